# Take That: was Menschen lesen. $card und $mirror sind Zahlen; $you sagt, ob der Leser dran war.

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
did-take = { $you ->
    [yes] Du nimmst die Reihe, { $cost } Minuspunkte.
   *[no] { $who } nimmt die Reihe, { $cost } Minuspunkte.
}
did-draw = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $who } zieht { $card }.
}
did-under = { $you ->
    [yes] Du bekommst ungesehen eine Karte vom Stapel.
   *[no] { $who } bekommt ungesehen eine Karte vom Stapel.
}

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
