# Genial: lo que lee la gente. $one y $other nombran colores, $points y $more lo que puntúan.

tagline = Coloca fichas en filas de color; cuenta tu color más débil.

-r = rojo
-g = verde
-b = azul
-o = naranja
-y = amarillo
-p = violeta

colour = { $one ->
    [r] { -r }
    [g] { -g }
    [b] { -b }
    [o] { -o }
    [y] { -y }
   *[p] { -p }
}
second = { $other ->
    [r] { -r }
    [g] { -g }
    [b] { -b }
    [o] { -o }
    [y] { -y }
   *[p] { -p }
}
tile = { colour }–{ second }
genial = { $extra ->
    [0] { "" }
    [one] {" "}¡Genial! Una jugada extra.
   *[other] {" "}¡Genial! { $extra } jugadas extra.
}

do-place = { tile } en { $cell } y { $next }: { colour } +{ $points }, { second } +{ $more }.{ genial }
do-double = { colour }–{ colour } en { $cell } y { $next }: { colour } +{ $points }.{ genial }
do-stop = { $count ->
    [one] Renunciar a la jugada extra
   *[other] Renunciar a las { $count } jugadas extra
}
do-renew = Mostrar tus fichas y robar seis nuevas
do-keep = Conservar tus fichas

did-draw = { $you ->
    [yes] Robas { tile }.
   *[no] { $who } roba { tile }.
}
did-place = { $you ->
    [yes] Colocas
   *[no] { $who } coloca
} { tile } en { $cell } y { $next }: { colour } +{ $points }, { second } +{ $more }.{ genial }
did-double = { $you ->
    [yes] Colocas
   *[no] { $who } coloca
} { colour }–{ colour } en { $cell } y { $next }: { colour } +{ $points }.{ genial }
did-stop = { $you ->
    [yes] { $count ->
        [one] Renuncias a la jugada extra.
       *[other] Renuncias a las { $count } jugadas extra.
    }
   *[no] { $count ->
        [one] { $who } renuncia a la jugada extra.
       *[other] { $who } renuncia a las { $count } jugadas extra.
    }
}
did-renew = { $you ->
    [yes] Muestras tus fichas y robas otras.
   *[no] { $who } muestra sus fichas y roba otras.
}
did-shows = { $who } ha mostrado: { $tiles }
did-keep = { $you ->
    [yes] Conservas tus fichas.
   *[no] { $who } conserva sus fichas.
}

game-over = { $why ->
   *[full] Ya no cabe ninguna ficha.
    [top] { $you ->
        [yes] ¡Todos tus indicadores están al final!
       *[no] ¡{ $who } tiene todos los indicadores al final!
    }
}

bag = Fichas en la bolsa: { $bag }
rack = Tus fichas: { $tiles }
extra = { $count ->
    [one] ¡Genial! Una jugada extra.
   *[other] ¡Genial! { $count } jugadas extra.
}
plain-player = { $who }: { $markers }; el más bajo, { $points }.
plain-row = { $count ->
    [0] Fila de { $first } a { $last }: vacía.
   *[other] Fila de { $first } a { $last }: { $cells }.
}
aim-keys = Flechas mover · Espacio girar · Tab otra ficha · F cambiar los colores · Intro colocar · Esc volver

reason-lowest = El color más bajo, { colour }, pasa de { $from } a { $to }.
reason-others = El color más bajo es { colour }, con { $from }; lo llevan { $good } de las { $unseen } fichas no vistas.

refused-no-cell = { $cell } no es una casilla de este tablero.
refused-taken = { $cell } está ocupada.
refused-no-neighbours = { $cell } y { $other } no son vecinas.
refused-not-held = No tienes { $tile }.
refused-first-round = En la primera ronda tu ficha tiene que tocar un símbolo impreso que nadie haya tocado aún.
refused-not-now = Ahora no se coloca ninguna ficha.

option-teams = equipos de dos, compañeros enfrente (4 jugadores; no está en nuestro reglamento, como tampoco jugar en solitario)

now-turn = Elige una ficha.
now-extra = ¡Genial! Coloca otra ficha o renuncia a ella.
now-choice = Cambia tus fichas o quédatelas: ninguna lleva tu color más bajo.
now-aim = Elige dónde colocarla.
now-place = Colócala o gírala antes.
board = Tablero
board-keys = Las flechas mueven la ficha, R la gira, F cambia sus colores, Intro la coloca y Escape la devuelve.
your-tiles = Tus fichas
turn-tile = Girar
swap-tile = Cambiar los colores
place-tile = Colocar
stop-sure = Sí, renunciar

seat-teams-yes = { $seat ->
    [0] Equipo A
    [2] Equipo A
   *[other] Equipo B
}

own-level-strong = Prueba decenas de veces lo que mejor parece, hasta el final de la partida.
own-level-expert = Piensa hasta un segundo cada decisión y calcula con exactitud las últimas jugadas.
