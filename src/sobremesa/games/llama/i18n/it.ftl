# L.L.A.M.A.: ciò che leggono le persone. $card va da 1 a 6 o è L; $you dice se ha agito chi legge.

tagline = Liberati delle carte o fermati in tempo.

card = { $card ->
    [L] lama
   *[other] { $card }
}
a-card = { $card ->
    [L] un lama
   *[other] un { $card }
}

do-play = Gioca { card }
do-draw = Pesca una carta
do-quit = Lascia la mano
do-keep = Tieni tutti i gettoni
do-return-1 = Restituisci un gettone bianco (1)
do-return-10 = Restituisci un gettone nero (10)

did-play = { $you ->
    [yes] Giochi { card }.
   *[no] { $who } gioca { card }.
}
did-draw = { $you ->
    [yes] Peschi una carta.
   *[no] { $who } pesca una carta.
}
did-quit = { $you ->
    [yes] Lasci la mano.
   *[no] { $who } lascia la mano.
}
did-keep = { $you ->
    [yes] Tieni i tuoi gettoni.
   *[no] { $who } tiene tutti i gettoni.
}
did-return-1 = { $you ->
    [yes] Restituisci un gettone bianco.
   *[no] { $who } restituisce un gettone bianco.
}
did-return-10 = { $you ->
    [yes] Restituisci un gettone nero.
   *[no] { $who } restituisce un gettone nero.
}
did-receive = { $you ->
    [yes] È { a-card }.
   *[no] { $who } riceve { card }.
}
did-turn-up = Gli scarti si aprono con { card }.

pile = Mazzo
discards = Scarti
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
has-quit = ha lasciato
plain-middle = Scarti: { card }. Mazzo: { cards }.
plain-hand = Le tue carte: { $hand }.
plain-player = { $who }: { cards }, { points }.
round-over = La mano { $round } è finita.

option-stop = punti con cui finisce la partita
option-starter = chi inizia una mano
option-unplayed = chi inizia dopo una mano in cui nessuno ha giocato una carta
reason-play = Le altre carte costerebbero poi { points }.
reason-last = È la tua ultima carta.
reason-draw = { $good } delle { $unseen } carte non viste si potrebbero giocare subito.
reason-quit = Costa { points } adesso.
reason-chips = Avrai poi { points }.

plain-top = Sugli scarti: { card }
your-hand = Le tue carte
now-turn = Gioca una carta che va bene, pescane una o lascia.
now-last = Resti solo tu: continua o lascia.
now-stuck = Nessuna carta va bene: pescane una o lascia.
now-stuck-last = Nessuna carta va bene e chi è rimasto solo non pesca: lascia.
now-return = Non hai più carte: restituisci un gettone.
quit-sure = Lascia per { points }
value-starter-played = chi ha giocato l’ultima carta
value-starter-acted = chi ha avuto l’ultimo turno
value-unplayed-same = lo stesso giocatore
value-unplayed-left = il giocatore alla sua sinistra
