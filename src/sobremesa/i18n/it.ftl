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
welcome-alone = { $title }, in solitario. Scrivi ? per le regole.
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
verified = Ogni estrazione di questa registrazione di { $title } segue la chiave annunciata: { $draws } estrazioni, { $actions } azioni. L’impronta della chiave è { $hash }: dev’essere quella mostrata prima della partita.
rules-language = Il testo delle regole è in inglese.
hint-share = { $choice }: vince il { $share }% delle volte (± { $error }).
hint-close = Le prime due sono troppo vicine per dire quale sia migliore.
level-easy = Gli sfugge buona parte di ciò che si potrebbe fare e quasi non guarda avanti.
level-casual = Ogni tanto gli sfugge qualcosa e guarda un po’ avanti.
level-steady = Vede tutto ciò che si può fare e lo prova qualche volta a mente.
level-strong = Prova ogni mossa centinaia di volte e trae conclusioni da ciò che fanno gli altri.
level-expert = Pensa fino a un secondo a ogni decisione e trae conclusioni da ciò che fanno gli altri.

# Perché qualcosa non si fa al tavolo. Il server manda il codice e i suoi dati.

refused-not-understood = Il server non ha capito. Ricarica la pagina.
refused-not-possible = Qui non è possibile.
refused-too-busy = In questo momento succedono troppe cose. Riprova tra un attimo.
refused-too-fast = Piano, per favore: tra un attimo potrai dire di nuovo qualcosa.
refused-too-many = Arrivano troppe richieste dal tuo indirizzo. Riprova tra un attimo.
refused-seat-taken = Quel posto è già occupato.
refused-seat-reserved = Quel posto è riservato a qualcun altro.
refused-no-such-seat = Quel posto non c’è a questo tavolo.
refused-no-such-level = Non c’è nessun bot di nome «{ $level }».
refused-seats-empty = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
refused-nobody-plays = Al tavolo deve sedere almeno una persona.
refused-match-has-begun = La partita è già cominciata.
refused-match-goes-on = La partita non è ancora finita.
refused-no-match = A questo tavolo non si sta giocando nessuna partita.
refused-only-the-host = Può farlo solo chi ha aperto il tavolo.
refused-not-seated = Non siedi a questo tavolo.
refused-not-your-turn = Non tocca a te.
refused-bot-plays = Un bot gioca per te. Prima riprendi il tuo posto.
refused-seat-is-yours = Il posto è già tuo.
refused-stale = Qualcuno è stato più veloce: intanto il tavolo è cambiato.
refused-time-is-up = Il tuo tempo è scaduto.
refused-not-legal = Le regole non lo permettono.
refused-cannot-undo = { cannot-undo }
refused-nothing-said = Non c’è niente da leggere.
refused-no-such-phrase = Questa frase non c’è.
refused-hands-stay-hidden = A questo tavolo le mani restano nascoste a chi guarda.
refused-no-hint = Questa volta non si è trovato nessun consiglio.

# Perché una richiesta resta senza risposta.

refused-foreign = Veniva da un altro sito.
refused-not-json = Il server non capisce questo formato.
refused-too-long = È troppo lungo.
refused-no-name = Prima scegli un nome.
refused-no-such-game = Questo gioco non c’è.
refused-no-such-table = Questo tavolo non c’è.
refused-no-such-player = Questo giocatore non c’è, o non ci sono partite da raccontare.
refused-bad-option = Queste regole della casa non stanno insieme, o non con questo numero di giocatori.
refused-bad-clock = Un orologio corre al massimo quattordici giorni.
refused-bad-watching = Questo tavolo non si può guardare in quel modo.
refused-no-passkeys-here = A questo indirizzo le passkey non funzionano: servono https e un nome, non un numero.
refused-no-challenge = Ci è voluto troppo, o era già fatto. Riprova.
refused-passkey-refused = Non è stato possibile verificare questa passkey.
refused-passkey-known = Questa passkey è già conosciuta.
refused-no-such-passkey = Questa passkey qui non è conosciuta, o non lo è più.
refused-too-many-passkeys = Hai { $count } passkey: prima togline una.

# Perché una connessione è finita: il numero con cui è stata chiusa.

refused-4001 = Al tavolo entra solo chi viene dalla sua pagina e ha un nome.
refused-4003 = Questa partita è solo per chi la gioca.
refused-4004 = Questo tavolo non c’è.
refused-4008 = La tua connessione è troppo lenta per stare al passo.
refused-4029 = Troppi messaggi in una volta.
refused-1012 = Il tavolo si è spostato. Ci tornerai subito.

# Frasi che ognuno legge nella sua lingua.

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusate!
phrase-think = Fammi pensare…
phrase-again = Un’altra?
phrase-bye = A presto!
