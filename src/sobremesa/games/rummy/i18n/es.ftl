# Rummy: lo que leen las personas. $tiles son fichas como r4; $you dice si fue quien lee.

tagline = Forma escaleras y series, y recoloca toda la mesa.

do-draw = Robar una ficha
do-pass = Pasar: no quedan fichas
do-back = Recoger lo que no encaja y terminar el turno
do-end = Terminar el turno ({ $count ->
    [one] una ficha bajada
   *[other] { $count } fichas bajadas
})
do-time = Se acabó el tiempo
do-take = Levantar { $tiles }
do-lay = Bajar { $tiles }

did-starts = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $who }.
}
did-drawn = { $you ->
    [yes] Robas { $tile }.
   *[no] { $who } roba { $tile }.
}
did-draw = { $you ->
    [yes] No bajas nada y robas.
   *[no] { $who } no baja nada y roba.
}
did-pass = { $you ->
    [yes] Pasas.
   *[no] { $who } pasa.
}
did-back = { $you ->
    [yes] Recoges lo que no encajaba.
   *[no] { $who } recoge lo que no encajaba.
}
did-end = { $you ->
    [yes] Has
   *[no] { $who } ha
} bajado { $count ->
    [one] una ficha
   *[other] { $count } fichas
}; quedan { $left }.
did-time = { $you ->
    [yes] Se acabó tu tiempo.
   *[no] Se acabó el tiempo de { $who }.
}
did-take = { $you ->
    [yes] Levantas { $tiles }.
   *[no] { $who } levanta { $tiles }.
}
did-lay = { $you ->
    [yes] Bajas { $tiles }.
   *[no] { $who } baja { $tiles }.
}

player = { $who }: { $count ->
    [one] una ficha
   *[other] { $count } fichas
}, { $opened ->
    [yes] ya ha bajado
   *[no] aún no ha bajado
}, { points }
middle = Reserva: { $pool }. Ronda { $round } de { $rounds }.
empty-table = La mesa está vacía.
loose = Sueltas: { $tiles }
rack = Tus fichas: { $tiles }
typing = Escribe: lay r4 r5 r6 · add b8 to 3 · swap r4 in 3 · take 3 · table … | … · end
plain-table = Combinación { $place }: { $tiles }.
plain-joker = { $tiles } (el comodín vale por { $stands })
round-over = Termina la ronda { $round }.
round-blocked = Termina la ronda { $round }: nadie podía bajar más.

no-hint = No hay nada que bajar.
hint-count = Se { $count ->
    [one] puede bajar una ficha
   *[other] pueden bajar hasta { $count } fichas
}:
step-break = Levanta { $where }.
step-dissolve = Levanta lo que era { $where }.
step-take = Quita { $tiles } de { $where }.
step-swap = Pon { $tiles } en el lugar del comodín de { $where }.
step-add = Añade { $tiles } a { $where }.
step-lay = Baja { $where }.

why-out = Así te quedas sin fichas y ganas la ronda.
why-lay = Baja { $count ->
    [one] una ficha
   *[other] { $count } fichas
} y deja { $left ->
    [one] un punto
   *[other] { $left } puntos
}.
why-pass = Si pasan todos, gana quien tenga menos puntos; tú tienes { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
why-open = Con { $tiles } de { $unseen } fichas no vistas podrías bajar después por primera vez.
why-draw = Robar ayuda con { $tiles } de { $unseen } fichas no vistas.
why-finish = Con { $tiles } de { $unseen } fichas no vistas podrías terminar después.
why-loose = Lo que levantes debe volver a estar en la mesa cuando acabe tu turno.
why-back = Aún podrías retirarlo y robar.
why-need = La primera bajada debe sumar { $need } puntos, y así no llegaría.
outs = { $tiles } de { $unseen } fichas no vistas ayudarían.
out-of-kind = { $tile } ({ $unseen }): { $count ->
    [one] se podría bajar una ficha
   *[other] se podrían bajar { $count } fichas
}{ $does ->
    [out] {","} que son todas
    [opens] {","} por primera vez
   *[lays] { "" }
}

refused-no-combination = { $tiles } no es ninguna combinación.
refused-no-such-place = No hay ninguna combinación { $place }; solo hay { $count }.
refused-does-not-fit = { $tiles } no se puede añadir a { $where }.
refused-no-joker = En { $where } no hay comodín.
refused-wrong-swap = El comodín no vale por { $tiles }, sino por { $stands }.
refused-not-held = No tienes { $tiles }.
refused-not-opened = Antes de tus primeros { $need } puntos no puedes usar lo que hay en la mesa.
refused-fresh = Lo bajado en este turno no se levanta: deshazlo.
refused-left-alone = { $tiles } { $count ->
    [one] queda suelta: tiene que estar
   *[other] quedan sueltas: tienen que estar
} en una combinación.
refused-nothing-laid = No has bajado nada de tu soporte: baja algo o roba.
refused-too-few = Tus combinaciones suman { $points }; la primera vez hacen falta { $need }.
refused-joker-moved = El comodín de { $where } vale por { $stands }: sustitúyelo antes.

# El tablero en el navegador.
now-lay = Baja fichas o { $skip ->
    [draw] roba una
    [back] termina tu turno
   *[pass] pasa
}.
now-opening = Baja { $need } puntos o { $skip ->
    [draw] roba una ficha
    [back] termina tu turno
   *[pass] pasa
}.
now-ready = Ya puedes bajar tu jugada.
tile = { $number } { $colour ->
    [r] rojo
    [b] azul
    [g] verde
   *[y] amarillo
}
run-of = { $low }–{ $high } { $colour ->
    [r] rojo
    [b] azul
    [g] verde
   *[y] amarillo
}
joker = comodín
joker-stands = comodín como { $stands }
or = o
pool = Reserva: { $count }
round-of = Ronda { $round } de { $rounds }
by-round = Puntos por ronda
tiles-held = { $count ->
    [one] ficha
   *[other] fichas
}
has-opened = ha bajado
not-opened = sin bajar
opening-points = { $points } de { $need } puntos
the-table = La mesa
your-rack = Tu soporte
left-over = Fichas que sobraron
new-combination = Combinación nueva
how-to = Toca fichas y luego dónde van.
put-first = Poner al principio
put-last = Poner al final
to-rack = Volver al soporte
step-back = Un paso atrás
reset-turn = Dejarlo todo como estaba
by-colour = Ordenar por color
by-number = Ordenar por número
lay-turn = { $count ->
    [0] Bajar
   *[other] Bajar { $count }
}
skip-sure = Sí, no bajo nada
may-lay = Así se puede bajar.
may-lay-later = Así podrás bajar cuando te toque.
unfinished = { $count ->
    [one] Una combinación aún no está bien.
   *[other] { $count } combinaciones aún no están bien.
}
put-back = La mesa ha cambiado: lo que ya no encajaba ha vuelto a su sitio.
read-as = Leerlo como { $tiles }
do-several = { $count ->
    [one] Bajar una ficha
   *[other] Bajar { $count } fichas
}
wrong-few = { $count ->
    [one] Falta una ficha.
   *[other] Faltan { $count } fichas.
}
wrong-twice = En una serie no se repite color.
wrong-many = Una serie tiene como mucho cuatro fichas.
wrong-again = En una escalera no se repite número.
wrong-gap = Falta en medio: { $tiles }.
wrong-end = Una escalera va del 1 al 13, y no más.
wrong-mixed = Ni el mismo número ni el mismo color.

option-rounds = cuántas rondas tiene una partida
option-opening = puntos que hacen falta para bajar por primera vez
option-at_once = la mesa se puede usar ya en el turno en que se baja por primera vez
option-jokers = comodines de la mesa
option-swap_from = de dónde puede venir la ficha que sustituye a un comodín
option-hand_rummy = quien lo baja todo de una vez no necesita puntos y cuenta doble
option-blocked = qué cuenta cuando nadie puede bajar
option-clock = segundos por turno, 0 si no hay reloj
option-overtime = cuando se acaba el tiempo
value-jokers-replaced = antes hay que sustituirlos
value-jokers-free = libres como cualquier ficha
value-swap_from-anywhere = del soporte o de la mesa
value-swap_from-rack = solo del soporte
value-blocked-difference = la diferencia entre los soportes
value-blocked-nothing = nada
value-overtime-keep = lo correcto se queda
value-overtime-three = recoger todo y robar tres

own-level-easy = Baja lo que da su soporte y añade a lo que ya hay, pero no recoloca nada.
own-level-casual = Baja todo lo que ve, pero deja en paz la mayoría de las combinaciones de la mesa.
own-level-steady = Recoloca más o menos media mesa y de vez en cuando se le escapa una ficha.
own-level-strong = Ahorra para bajarlo todo de golpe y rara vez se le escapa una ficha.
own-level-expert = No se le escapa nada, ahorra para bajarlo todo de golpe y calcula el final.
