# Take That: lo que lee la gente. $card y $mirror son números; $you dice si actuó quien lee.

tagline = Haz crecer la hilera o carga con lo que cuesta.

do-play = Poner { $card } al final de la hilera
do-pair = Emparejar { $card } con { $mirror }
do-take = Llevarse la hilera ({ $count ->
    [one] una carta
   *[other] { $count } cartas
}, { $cost ->
    [one] { $cost } negativo
   *[other] { $cost } negativos
})

did-play = { $you ->
    [yes] Pones { $card }.
   *[no] { $who } pone { $card }.
}
did-pair = { $you ->
    [yes] Emparejas { $card } con { $mirror }.
   *[no] { $who } empareja { $card } con { $mirror }.
}
minus = { $cost ->
    [one] un punto negativo
   *[other] { $cost } puntos negativos
}
did-take = { $you ->
    [yes] Te llevas la hilera y { minus }.
   *[no] { $who } se lleva la hilera y { minus }.
}
did-draw = { $you ->
    [yes] Robas { $card }.
   *[no] { $who } roba { $card }.
}
did-under = { $you ->
    [yes] Recibes una carta del mazo sin verla.
   *[no] { $who } recibe una carta del mazo sin verla.
}

why-take = Llevarse la hilera cuesta { $cost ->
    [one] un punto
   *[other] { $cost } puntos
}.
why-pair = Una pareja vale dos puntos, y la hilera se acorta.
why-toad = Nadie puede emparejar un sapo, y cuesta cinco puntos.
why-held = Tienes el { $mirror }: más tarde podrás emparejar el { $card }.
why-open = La pareja del { $card }, el { $mirror }, sigue en el mazo o en una mano.
why-gone = Ya nadie puede emparejar el { $card }: el { $mirror } está fuera.
why-twin = El { $mirror } ya está en la hilera: si el { $card } queda también allí, nadie podrá emparejarlos.

player = { $who }: { $count } en la mano, +{ $plus } −{ $minus }{ $unseen ->
    [0] { "" }
   *[other] {" "}y { $unseen } sin ver
}, { points }
middle = Mazo: { $pile }. Hilera: { $count }, vale −{ $cost }.
plain-row = La hilera: { $row }.
plain-hand = Tus cartas: { $hand }.
game-over = Termina la partida { $game }.

option-games = cuántas partidas forman el encuentro
option-advanced = quien se lleva una sola carta recibe además una del mazo sin verla

card-pairs = { $card }, invertida del { $mirror } de la hilera
pile = Mazo
the-row = La hilera
row-empty = No hay hilera: alguien empieza una.
row-costs = { $count ->
    [one] Una carta: quien se la lleve
   *[other] { $count } cartas: quien se las lleve
} pierde { $cost ->
    [one] un punto
   *[other] { $cost } puntos
}.
start-here = Empezar la hilera aquí
lay-here = El final de la hilera: de { $low } a { $high }
your-hand = Tus cartas
game-of = Partida { $game } de { $games }
pile-empty = El mazo se ha acabado: la partida termina cuando alguien se lleve la hilera o empareje su última carta.
pair-of = Pareja: { $who }
in-hand = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
look-piles = { $who }: { $plus } puntos por parejas, { $minus } menos{ $unseen ->
    [0] { "" }
   *[other] {", "}{ $unseen } sin ver
}. Ver las cartas
pairs = Parejas: { $plus } puntos
taken = Recogidas: −{ $minus }{ $unseen ->
    [0] { "" }
   *[other] {" "}y { $unseen } sin ver
}
must-take = Ninguna carta sirve: llévate la hilera.
take-sure = Llevármela por −{ $cost }
now-turn = Pon una carta, haz una pareja o llévate la hilera.
now-lay = Pon una carta o llévate la hilera.
now-pair = Haz una pareja o llévate la hilera.
now-start = Empieza una hilera nueva con la carta que quieras.
