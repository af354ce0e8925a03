# Take That: ciò che leggono le persone. $card e $mirror sono numeri; $you dice se ha agito chi legge.

tagline = Fai crescere la fila o prendi quello che costa.

do-play = Metti { $card } in fondo alla fila
do-pair = Abbina { $card } a { $mirror }
do-take = Prendi la fila ({ $count ->
    [one] una carta
   *[other] { $count } carte
}, { $cost } in meno)

did-play = { $you ->
    [yes] Metti { $card }.
   *[no] { $who } mette { $card }.
}
did-pair = { $you ->
    [yes] Abbini { $card } a { $mirror }.
   *[no] { $who } abbina { $card } a { $mirror }.
}
minus = { $cost ->
    [one] un punto negativo
   *[other] { $cost } punti negativi
}
did-take = { $you ->
    [yes] Prendi la fila e { minus }.
   *[no] { $who } prende la fila e { minus }.
}
did-draw = { $you ->
    [yes] Peschi { $card }.
   *[no] { $who } pesca { $card }.
}
did-under = { $you ->
    [yes] Ricevi una carta del mazzo senza vederla.
   *[no] { $who } riceve una carta del mazzo senza vederla.
}

why-take = Prendere la fila costa { $cost ->
    [one] un punto
   *[other] { $cost } punti
}.
why-pair = Una coppia vale due punti, e la fila si accorcia.
why-toad = Nessuno può abbinare un rospo, e costa cinque punti.
why-held = Hai il { $mirror }: potrai abbinarlo al { $card } più tardi.
why-open = Lo specchio del { $card }, il { $mirror }, è ancora nel mazzo o in una mano.
why-gone = Nessuno può più abbinare il { $card }: il { $mirror } è fuori gioco.
why-twin = Il { $mirror } è già nella fila: se ci finisce anche il { $card }, nessuno potrà più abbinarli.

player = { $who }: { $count } in mano, +{ $plus } −{ $minus }{ $unseen ->
    [0] { "" }
   *[other] {" "}e { $unseen } non viste
}, { points }
middle = Mazzo: { $pile }. Fila: { $count }, vale −{ $cost }.
plain-row = La fila: { $row }.
plain-hand = Le tue carte: { $hand }.
game-over = La partita { $game } è finita.

option-games = quante partite formano l’incontro
option-advanced = chi prende una carta sola ne riceve anche una del mazzo senza vederla

card-pairs = { $card }, specchio del { $mirror } della fila
pile = Mazzo
the-row = La fila
row-empty = Non c’è una fila: qualcuno ne comincia una.
row-costs = { $count ->
    [one] Una carta: chi la prende
   *[other] { $count } carte: chi le prende
} perde { $cost ->
    [one] un punto
   *[other] { $cost } punti
}.
start-here = Comincia qui la fila
lay-here = La fine della fila: da { $low } a { $high }
your-hand = Le tue carte
game-of = Partita { $game } di { $games }
pile-empty = Il mazzo è finito: la partita termina quando qualcuno prende la fila o ne abbina l’ultima carta.
pair-of = Coppia: { $who }
in-hand = { $count ->
    [one] una carta in mano
   *[other] { $count } carte in mano
}
look-piles = { $who }: { $plus } punti di coppie, { $minus } in meno{ $unseen ->
    [0] { "" }
   *[other] {", "}{ $unseen } non viste
}. Guarda le carte
pairs = Coppie: { $plus } punti
taken = Prese: −{ $minus }{ $unseen ->
    [0] { "" }
   *[other] {" "}e { $unseen } non viste
}
must-take = Nessuna carta va bene: prendi la fila.
take-sure = Prendila per −{ $cost }
now-turn = Metti una carta, fai una coppia o prendi la fila.
now-lay = Metti una carta o prendi la fila.
now-pair = Fai una coppia o prendi la fila.
now-start = Comincia una nuova fila con una carta qualsiasi.
