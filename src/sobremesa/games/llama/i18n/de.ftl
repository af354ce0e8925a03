# L.L.A.M.A.: was Menschen lesen. $card ist 1 bis 6 oder L; $you sagt, ob der Leser dran war.

tagline = Werde deine Karten los oder steige rechtzeitig aus.

card = { $card ->
    [L] Lama
   *[other] { $card }
}
a-card = { $card ->
    [L] ein Lama
   *[other] eine { $card }
}

do-play = { card } ausspielen
do-draw = Eine Karte nachziehen
do-quit = Aus der Runde aussteigen
do-keep = Alle Chips behalten
do-return-1 = Einen weißen Chip abgeben (1)
do-return-10 = Einen schwarzen Chip abgeben (10)

did-play = { $you ->
    [yes] Du spielst { card }.
   *[no] { $who } spielt { card }.
}
did-draw = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] { $who } zieht eine Karte.
}
did-quit = { $you ->
    [yes] Du steigst aus.
   *[no] { $who } steigt aus.
}
did-keep = { $you ->
    [yes] Du behältst deine Chips.
   *[no] { $who } behält alle Chips.
}
did-return-1 = { $you ->
    [yes] Du gibst einen weißen Chip ab.
   *[no] { $who } gibt einen weißen Chip ab.
}
did-return-10 = { $you ->
    [yes] Du gibst einen schwarzen Chip ab.
   *[no] { $who } gibt einen schwarzen Chip ab.
}
did-receive = { $you ->
    [yes] Es ist { a-card }.
   *[no] { $who } bekommt { card }.
}
did-turn-up = Der Ablagestapel beginnt mit { card }.

pile = Nachziehstapel
discards = Ablage
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
has-quit = ist ausgestiegen
plain-middle = Ablage: { card }. Nachziehstapel: { cards }.
plain-hand = Deine Karten: { $hand }.
plain-player = { $who }: { cards }, { points }.
round-over = Runde { $round } ist zu Ende.

option-stop = Punkte, bei denen die Partie endet
option-starter = wer eine Runde beginnt
option-unplayed = wer nach einer Runde beginnt, in der niemand eine Karte gespielt hat
reason-play = Deine übrigen Karten kosten dann { points }.
reason-last = Das ist deine letzte Karte.
reason-draw = { $good } von { $unseen } ungesehenen Karten könnten sofort gespielt werden.
reason-quit = Das kostet jetzt { points }.
reason-chips = Du hast dann { points }.

plain-top = Auf der Ablage: { card }
your-hand = Deine Karten
now-turn = Spiele eine passende Karte, ziehe eine oder steige aus.
now-last = Nur du bist noch dabei: Spiele weiter oder steige aus.
now-stuck = Keine Karte passt: Ziehe eine oder steige aus.
now-stuck-last = Keine Karte passt, und wer allein übrig ist, zieht nicht: Steige aus.
now-return = Du hast keine Karten mehr: Gib einen Chip ab.
quit-sure = Für { points } aussteigen
value-starter-played = wer zuletzt eine Karte gespielt hat
value-starter-acted = wer zuletzt am Zug war
value-unplayed-same = derselbe Spieler
value-unplayed-left = der linke Nachbar
