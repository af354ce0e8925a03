# Take That: what people read. $card and $mirror are numbers; $you says whether the reader acted.

tagline = Keep the row growing, or take what it costs.

do-play = Put { $card } at the end of the row
do-pair = Pair { $card } with { $mirror }
do-take = Take the row ({ $count ->
    [one] one card
   *[other] { $count } cards
}, { $cost } minus)

did-play = { $you ->
    [yes] You lay { $card }.
   *[no] { $who } lays { $card }.
}
did-pair = { $you ->
    [yes] You pair { $card } with { $mirror }.
   *[no] { $who } pairs { $card } with { $mirror }.
}
did-take = { $you ->
    [yes] You take the row and { $cost } minus points.
   *[no] { $who } takes the row and { $cost } minus points.
}
did-draw = { $you ->
    [yes] You draw { $card }.
   *[no] { $who } draws { $card }.
}
did-under = { $you ->
    [yes] You get a card of the pile, unseen.
   *[no] { $who } gets a card of the pile, unseen.
}

why-take = Taking the row costs { $cost ->
    [one] one point
   *[other] { $cost } points
}.
why-pair = A pair is worth two points, and the row gets shorter.
why-toad = Nobody can pair a toad, and it costs five points.
why-held = You hold { $mirror }, so you may pair the { $card } later.
why-open = The mirror of { $card } is { $mirror }, still in the pile or in a hand.
why-gone = Nobody can pair the { $card } any more: { $mirror } is gone.

player = { $who }: { $count } in hand, +{ $plus } −{ $minus }{ $unseen ->
    [0] { "" }
   *[other] {" "}and { $unseen } unseen
}, { points }
middle = Pile: { $pile }. Row: { $count }, worth −{ $cost }.
plain-row = The row: { $row }.
plain-hand = Your cards: { $hand }.
game-over = Game { $game } is over.

option-games = how many games make a match
option-advanced = whoever takes a single card also gets one of the pile, unseen
