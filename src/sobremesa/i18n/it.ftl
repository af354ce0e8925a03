# Il tavolo nel terminale.

points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
guest = Ospite
you = Tu
bot = { $name } ({ $bot })
and = { $some } e { $last }
welcome = { $title }: tu e { $rivals }. Scrivi ? per le regole.
welcome-alone = { $title }, da soli. Scrivi ? per le regole.
commitment = La fortuna di questa partita è fissata da una chiave; la sua impronta è { $hash }.
ask-game = Quale gioco?
ask-players = Quanti giocatori, te compreso (da { $few } a { $many })?
your-turn = Tocca a te.
prompt = Numero, o parole come «{ $example }»; ? regole, u annulla, q esci
prompt-hint = h mostra la mossa migliore
prompt-show = «{ $example }» quanto rende
prompt-point = p per usare le frecce
time-left = Restano { $seconds } secondi.
not-possible = { $asked } non è possibile adesso.
undone = La tua ultima azione è annullata.
cannot-undo = Non si può annullare: qualcuno ha giocato dopo, o si è visto qualcosa di nascosto.
standing = Punteggio
won = { $winners ->
    [one] Vince { $names }
   *[other] { $names } condividono la vittoria
} con { points }.
you-won = Vinci con { points }.
you-share = { $names } condividete la vittoria con { points }.
done = Hai raggiunto { points }.
left = La partita è conservata. Per continuare: sobremesa resume { $path }
kept = La registrazione si trova in { $path }
check = Chiunque può verificarne la fortuna: sobremesa verify { $path }
nobody-acts = Nessuno deve giocare: la partita è finita.
verified = Ogni estrazione di questa registrazione di { $title } segue la chiave impegnata: { $draws } estrazioni, { $actions } azioni. L’impronta della chiave è { $hash }: dev’essere quella mostrata prima della partita.
rules-language = Il testo delle regole è in inglese.
hint-share = { $choice }: vince il { $share } % delle volte (± { $error }).
hint-close = Tra le prime due non c’è una differenza sicura.
level-easy = Gli sfugge buona parte di ciò che si potrebbe fare e quasi non guarda avanti.
level-casual = Ogni tanto gli sfugge qualcosa e guarda un po’ avanti.
level-steady = Vede tutto ciò che si può fare e lo prova qualche volta a mente.
level-strong = Prova ogni mossa centinaia di volte e trae conclusioni da ciò che fanno gli altri.
level-expert = Pensa fino a un secondo a ogni decisione e trae conclusioni da ciò che fanno gli altri.
