# L.L.A.M.A.: lo que lee la gente. $card va de 1 a 6 o es L; $you dice si actuó quien lee.

tagline = Quédate sin cartas o plántate a tiempo.

card = { $card ->
    [L] llama
   *[other] { $card }
}
a-card = { $card ->
    [L] una llama
   *[other] un { $card }
}

do-play = Jugar { card }
do-draw = Robar una carta
do-quit = Pasar y dejar la ronda
do-keep = Quedarse todas las fichas
do-return-1 = Devolver una ficha blanca (1)
do-return-10 = Devolver una ficha negra (10)

did-play = { $you ->
    [yes] Juegas { card }.
   *[no] { $who } juega { card }.
}
did-draw = { $you ->
    [yes] Robas una carta.
   *[no] { $who } roba una carta.
}
did-quit = { $you ->
    [yes] Pasas y dejas la ronda.
   *[no] { $who } pasa y deja la ronda.
}
did-keep = { $you ->
    [yes] Te quedas tus fichas.
   *[no] { $who } se queda todas sus fichas.
}
did-return-1 = { $you ->
    [yes] Devuelves una ficha blanca.
   *[no] { $who } devuelve una ficha blanca.
}
did-return-10 = { $you ->
    [yes] Devuelves una ficha negra.
   *[no] { $who } devuelve una ficha negra.
}
did-receive = { $you ->
    [yes] Es { a-card }.
   *[no] { $who } recibe { card }.
}
did-turn-up = La pila de descartes empieza con { card }.

pile = Mazo
discards = Descartes
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
has-quit = ha pasado
plain-middle = Descartes: { card }. Mazo: { cards }.
plain-hand = Tus cartas: { $hand }.
plain-player = { $who }: { cards }, { points }.
round-over = Termina la ronda { $round }.

option-stop = puntos con los que acaba la partida
option-starter = quién empieza una ronda
option-unplayed = quién empieza tras una ronda en la que nadie ha jugado una carta
reason-play = Tus otras cartas costarían entonces { points }.
reason-last = Es tu última carta.
reason-draw = { $good } de las { $unseen } cartas no vistas se podrían jugar enseguida.
reason-quit = Cuesta { points } ahora.
reason-chips = Tendrás entonces { points }.

plain-top = En los descartes: { card }
your-hand = Tus cartas
now-turn = Juega una carta que encaje, roba una o pasa.
now-last = Solo quedas tú: sigue jugando o pasa.
now-stuck = Ninguna carta encaja: roba una o pasa.
now-stuck-last = Ninguna carta encaja y quien queda solo no roba: pasa.
now-return = No te quedan cartas: devuelve una ficha.
quit-sure = Pasar por { points }
value-starter-played = quien jugó la última carta
value-starter-acted = quien tuvo el último turno
value-unplayed-same = el mismo jugador
value-unplayed-left = el jugador de su izquierda
