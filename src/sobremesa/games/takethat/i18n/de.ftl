# Take That: was Menschen lesen. $card und $mirror sind Zahlen; $you sagt, ob der Leser dran war.

tagline = Lass die Reihe wachsen, oder nimm, was sie kostet.

do-play = { $card } ans Ende der Reihe legen
do-pair = { $card } mit { $mirror } zum Paar legen
do-take = Die Reihe nehmen ({ $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, { $cost } Minus)

did-play = { $you ->
    [yes] Du legst { $card }.
   *[no] { $who } legt { $card }.
}
did-pair = { $you ->
    [yes] Du legst { $card } und { $mirror } als Paar ab.
   *[no] { $who } legt { $card } und { $mirror } als Paar ab.
}
minus = { $cost ->
    [one] ein Minuspunkt
   *[other] { $cost } Minuspunkte
}
did-take = { $you ->
    [yes] Du nimmst die Reihe, { minus }.
   *[no] { $who } nimmt die Reihe, { minus }.
}
did-draw = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $who } zieht { $card }.
}
did-under = { $you ->
    [yes] Du bekommst ungesehen eine Karte vom Stapel.
   *[no] { $who } bekommt ungesehen eine Karte vom Stapel.
}

why-take = Die Reihe zu nehmen kostet { $cost ->
    [one] einen Punkt
   *[other] { $cost } Punkte
}.
why-pair = Ein Paar bringt zwei Punkte, und die Reihe wird kürzer.
why-toad = Eine Kröte kann niemand zum Paar legen, und sie kostet fünf Punkte.
why-held = Du hast die { $mirror } und kannst mit der { $card } später ein Paar legen.
why-open = Das Gegenstück zur { $card }, die { $mirror }, ist noch im Stapel oder auf einer Hand.
why-gone = Mit der { $card } kann niemand mehr ein Paar legen: die { $mirror } ist weg.
why-twin = Die { $mirror } liegt schon in der Reihe: liegt auch die { $card } dort, kann niemand mehr mit ihnen ein Paar legen.

player = { $who }: { $count } auf der Hand, +{ $plus } −{ $minus }{ $unseen ->
    [0] { "" }
   *[other] {" "}und { $unseen } ungesehen
}, { points }
middle = Stapel: { $pile }. Reihe: { $count }, wert −{ $cost }.
plain-row = Die Reihe: { $row }.
plain-hand = Deine Karten: { $hand }.
game-over = Spiel { $game } ist zu Ende.

option-games = wie viele Spiele eine Partie hat
option-advanced = wer eine einzelne Karte nimmt, bekommt ungesehen eine vom Stapel dazu

card-pairs = { $card }, Spiegelzahl der { $mirror } in der Reihe
pile = Stapel
the-row = Die Reihe
row-empty = Es gibt keine Reihe: Jemand beginnt eine.
row-costs = { $count ->
    [one] Eine Karte: Wer sie nimmt
   *[other] { $count } Karten: Wer sie nimmt
}, verliert { $cost ->
    [one] einen Punkt
   *[other] { $cost } Punkte
}.
start-here = Hier die Reihe beginnen
lay-here = Das Ende der Reihe: { $low } bis { $high }
your-hand = Deine Karten
game-of = Spiel { $game } von { $games }
pile-empty = Der Stapel ist leer: Das Spiel endet, sobald jemand die Reihe nimmt oder ihre letzte Karte zum Paar legt.
pair-of = Paar: { $who }
in-hand = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
look-piles = { $who }: { $plus } Punkte für Paare, { $minus } Minus{ $unseen ->
    [0] { "" }
   *[other] {", "}{ $unseen } ungesehen
}. Die Karten ansehen
pairs = Paare: { $plus } Punkte
taken = Genommen: −{ $minus }{ $unseen ->
    [0] { "" }
   *[other] {" "}und { $unseen } ungesehen
}
must-take = Keine Karte passt: Nimm die Reihe.
take-sure = Für −{ $cost } nehmen
now-turn = Leg eine Karte an, leg ein Paar ab oder nimm die Reihe.
now-lay = Leg eine Karte an oder nimm die Reihe.
now-pair = Leg ein Paar ab oder nimm die Reihe.
now-start = Beginn mit einer beliebigen Karte eine neue Reihe.
