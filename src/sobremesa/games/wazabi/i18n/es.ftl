# Wazabi: lo que lee la gente. $card y $other nombran cartas; $you y $to_you dicen quién lee.

tagline = Sé quien antes se quede sin dados: tira, regala y juega cartas picantes.

-remove1 = Quita un dado
-rotate = Todos pasan sus dados
-remove2 = Quita dos dados
-give = Da un dado
-steal = Toma una carta
-strip = Otro guarda una carta
-draw3 = Roba tres cartas
-purge = Dos cartas cada uno
-skip = Otro pierde un turno
-again = Otro turno, al revés

card = { $card ->
    [remove1] { -remove1 }
    [rotate] { -rotate }
    [remove2] { -remove2 }
    [give] { -give }
    [steal] { -steal }
    [strip] { -strip }
    [draw3] { -draw3 }
    [purge] { -purge }
    [skip] { -skip }
   *[again] { -again }
}
second = { $other ->
    [remove1] { -remove1 }
    [rotate] { -rotate }
    [remove2] { -remove2 }
    [give] { -give }
    [steal] { -steal }
    [strip] { -strip }
    [draw3] { -draw3 }
    [purge] { -purge }
    [skip] { -skip }
   *[again] { -again }
}
rolled = { $w ->
    [0] { rolled-no-w }
   *[other] { $w } × W{ rolled-cards }{ rolled-gives }
}
rolled-no-w = { $cards ->
    [0] { $gives } × entrega
   *[other] { $cards } × carta{ rolled-gives }
}
rolled-cards = { $cards ->
    [0] { "" }
   *[other] , { $cards } × carta
}
rolled-gives = { $gives ->
    [0] { "" }
   *[other] , { $gives } × entrega
}

do-play = Jugar «{ card }»
do-pass = No jugar ninguna carta
do-left = Todos los dados a la izquierda
do-right = Todos los dados a la derecha
do-miss = Perder este turno
do-give = Dar { $count ->
    [one] un dado
   *[other] { $count } dados
} a { $whom }
do-beg = Nada que robar: tomar una carta de { $whom }
do-steal-from = Tomar una carta de { $whom }
do-strip = Dejar a { $whom } con una carta
do-make-miss = Hacer perder un turno a { $whom }
do-keep-one = Conservar «{ card }»
do-keep-two = Conservar «{ card }» y «{ second }»

did-start = { $you ->
    [yes] Tiras para empezar: { $count } W.
   *[no] { $who } tira para empezar: { $count } W.
}
did-roll = { $you ->
    [yes] Sacas { rolled }.
   *[no] { $who } saca { rolled }.
}
did-draw = { $you ->
    [yes] Robas «{ card }».
   *[no] { $who } roba «{ card }».
}
did-take = { $to_you ->
    [yes] { $who } te quita «{ card }».
   *[no] { $you ->
        [yes] Le quitas «{ card }» a { $whom }.
       *[no] { $who } le quita «{ card }» a { $whom }.
    }
}
did-play = { $you ->
    [yes] Juegas «{ card }».
   *[no] { $who } juega «{ card }».
}
did-pass = { $you ->
    [yes] No juegas ninguna carta.
   *[no] { $who } no juega ninguna carta.
}
did-left = { $you ->
    [yes] Haces pasar todos los dados a la izquierda.
   *[no] { $who } hace pasar todos los dados a la izquierda.
}
did-right = { $you ->
    [yes] Haces pasar todos los dados a la derecha.
   *[no] { $who } hace pasar todos los dados a la derecha.
}
did-miss = { $you ->
    [yes] Pierdes un turno.
   *[no] { $who } pierde un turno.
}
did-give = { $to_you ->
    [yes] { $who } te da { $count ->
    [one] un dado
   *[other] { $count } dados
}.
   *[no] { $you ->
        [yes] Das { $count ->
    [one] un dado
   *[other] { $count } dados
} a { $whom }.
       *[no] { $who } da { $count ->
    [one] un dado
   *[other] { $count } dados
} a { $whom }.
    }
}
did-beg = { $to_you ->
    [yes] No hay nada que robar: { $who } toma una carta tuya.
   *[no] { $you ->
        [yes] No hay nada que robar: tomas una carta de { $whom }.
       *[no] No hay nada que robar: { $who } toma una carta de { $whom }.
    }
}
did-steal-from = { $to_you ->
    [yes] { $who } toma una carta tuya.
   *[no] { $you ->
        [yes] Tomas una carta de { $whom }.
       *[no] { $who } toma una carta de { $whom }.
    }
}
did-strip = { $to_you ->
    [yes] { $who } te deja con una carta.
   *[no] { $you ->
        [yes] Dejas a { $whom } con una carta.
       *[no] { $who } deja a { $whom } con una carta.
    }
}
did-make-miss = { $to_you ->
    [yes] { $who } te hace perder un turno.
   *[no] { $you ->
        [yes] Haces perder un turno a { $whom }.
       *[no] { $who } hace perder un turno a { $whom }.
    }
}
did-keep-one = { $you ->
    [yes] Conservas «{ card }».
   *[no] { $who } conserva «{ card }».
}
did-keep-two = { $you ->
    [yes] Conservas «{ card }» y «{ second }».
   *[no] { $who } conserva «{ card }» y «{ second }».
}
did-keep-unseen = { $who } elige qué conservar y descarta el resto.

why-keep = «{ -remove1 }» vale más para tu último dado.
why-win = Es tu último dado: ganas.
why-dice = Tendrás { dice }.
why-cards = Tendrás { cards }.
why-again = Tienes otro turno enseguida.
why-rival = { $whom } tiene { dice } y { cards }.
why-pay = Con { dice }, { $percent } de cada 100 tiradas bastan para { $kept ->
    [one] pagarla
   *[other] pagar una de ellas
}.
why-miss = No se puede hacer otra cosa.

dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}
cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
skips = { $skips ->
    [0] { "" }
    [one] {", "}1 turno que perder
   *[other] {", "}{ $skips } turnos que perder
}
mate = { $mate ->
    [yes] {", "}de tu equipo
   *[no] { "" }
}
scored = { $counts ->
    [yes] {", "}{ points }
   *[no] { "" }
}
player = { $who }{ mate }: { dice }, { cards }{ scored }{ skips }
player-out = { $who }{ mate }: sin dados, puesto { $place }{ scored }
game-of = Partida { $game } de { $games }.
middle = Mazo: { $pile }. Se juega hacia la { $side ->
    [right] derecha
   *[left] izquierda
}.
discards = { $count ->
    [0] Sin descartes.
   *[other] Descartes ({ $count }): { $cards }.
}
the-roll = La tirada: { rolled }.
plain-hand = Tus cartas: { $cards }.
game-over = Termina la partida { $game }.
out = { $you ->
    [yes] Te has quedado sin dados: puesto { $place }.
   *[no] { $who } se ha quedado sin dados: puesto { $place }.
}
discarded = { $you ->
    [yes] Descartas{ lost }
   *[no] { $who } descarta{ lost }
}
lost = { $remove1 ->
    [0] { "" }
   *[other] {" · "}{ $remove1 } × «{ -remove1 }»
}{ $rotate ->
    [0] { "" }
   *[other] {" · "}{ $rotate } × «{ -rotate }»
}{ $remove2 ->
    [0] { "" }
   *[other] {" · "}{ $remove2 } × «{ -remove2 }»
}{ $give ->
    [0] { "" }
   *[other] {" · "}{ $give } × «{ -give }»
}{ $steal ->
    [0] { "" }
   *[other] {" · "}{ $steal } × «{ -steal }»
}{ $strip ->
    [0] { "" }
   *[other] {" · "}{ $strip } × «{ -strip }»
}{ $draw3 ->
    [0] { "" }
   *[other] {" · "}{ $draw3 } × «{ -draw3 }»
}{ $purge ->
    [0] { "" }
   *[other] {" · "}{ $purge } × «{ -purge }»
}{ $skip ->
    [0] { "" }
   *[other] {" · "}{ $skip } × «{ -skip }»
}{ $again ->
    [0] { "" }
   *[other] {" · "}{ $again } × «{ -again }»
}
reshuffled = Los descartes se barajan y forman el nuevo mazo.

option-dice = con cuántos dados empieza cada uno
option-games = cuántas partidas forman el encuentro
option-play_on = los demás siguen hasta que solo quede uno
option-teams = equipos de dos, los compañeros frente a frente (4 o 6 jugadores)
option-gives = dados que se dan en un turno
option-spare_self = quien juega «Dos cartas cada uno» conserva todas las suyas

card-costs = { card } ({ $cost ->
    [0] gratis
   *[other] { $cost } W
})
pile = Mazo
discards-pile = Descartes
look-discards = { $count ->
    [0] No hay descartes
    [one] Ver el descarte
   *[other] Ver los { $count } descartes
}
play-here = Jugar la carta aquí
your-hand = Tus cartas
die-to-give = Dado para entregar
roll-of = { $you ->
    [yes] Tu tirada
   *[no] Tirada de { $who }
}
no-roll = Este turno no se tira
is-out = fuera: puesto { $place }
team = Equipo { $team }
seat-teams-yes = { $players ->
    [6] { $seat ->
        [0] Equipo A
        [3] Equipo A
        [1] Equipo B
        [4] Equipo B
       *[other] Equipo C
    }
   *[other] { $seat ->
        [0] Equipo A
        [2] Equipo A
       *[other] Equipo B
    }
}
to-miss = { $skips ->
    [one] pierde un turno
   *[other] pierde { $skips } turnos
}
is-next = siguiente
turns = Se juega hacia la { $side ->
    [right] derecha
   *[left] izquierda
}
read-a-card = Señala una carta para leer lo que hace.
too-dear = Necesitas { $cost } W y has sacado { $w }.
effect-remove1 = Uno de tus dados sale del juego. No vale si has sacado dos o más caras de entrega.
effect-rotate = Todos, tú también, pasan todos sus dados al vecino de un lado: tú dices cuál.
effect-remove2 = Dos de tus dados salen del juego.
effect-give = Uno de tus dados va a quien tú elijas.
effect-steal = Toma una carta, sin verla, de la mano de quien elijas.
effect-strip = Quien tú elijas conserva una carta y descarta las demás.
effect-draw3 = Roba tres cartas del mazo.
effect-purge = Quien tenga más de dos cartas conserva dos y descarta las demás.
effect-skip = Quien tú elijas pierde su próximo turno.
effect-again = Juegas enseguida otro turno completo, y desde ahora se juega en el otro sentido.
must-give = { $count ->
    [one] Entrega un dado: elige a quién.
   *[other] Entrega { $count } dados: elige a quién va uno.
}
must-beg = { $count ->
    [one] No hay nada que robar: elige a quién le quitas una carta.
   *[other] No hay nada que robar: elige a quién le quitas una de { $count } cartas.
}
now-aim-give = Elige quién recibe un dado.
now-aim-steal = Elige a quién le quitas una carta.
now-aim-strip = Elige quién se queda con una sola carta.
now-aim-skip = Elige quién pierde un turno.
must-keep = { $count ->
    [one] Elige la carta que conservas.
   *[other] Elige las { $count } cartas que conservas.
}
now-play = Juega una carta o ninguna.
now-no-card = No tienes carta para esta tirada: no juegues ninguna.
now-side = ¿Hacia qué lado van todos los dados?
now-miss = Una carta te hace perder este turno.
value-gives-apart = cada dado a quien se quiera
value-gives-together = todos a la misma persona

own-level-strong = Prueba cada jugada cientos de veces, hasta el final de la partida.
own-level-expert = Piensa hasta un segundo cada decisión y solo se aparta de lo probado por algo que seguro es mejor.
