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
minus = { $cost ->
    [one] one minus point
   *[other] { $cost } minus points
}
did-take = { $you ->
    [yes] You take the row and { minus }.
   *[no] { $who } takes the row and { minus }.
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
why-twin = { $mirror } lies in the row already: once the { $card } lies there too, nobody can pair them.

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

card-pairs = { $card }, mirror of { $mirror } in the row
pile = Pile
the-row = The row
row-empty = There is no row: somebody starts one.
row-costs = { $count ->
    [one] One card: whoever takes it
   *[other] { $count } cards: whoever takes them
} loses { $cost ->
    [one] a point
   *[other] { $cost } points
}.
start-here = Start the row here
lay-here = The end of the row: { $low } to { $high }
your-hand = Your cards
game-of = Game { $game } of { $games }
pile-empty = The pile is used up: the game ends when the row is taken or its last card paired.
pair-of = Pair: { $who }
in-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
look-piles = { $who }: { $plus } points for pairs, { $minus } minus{ $unseen ->
    [0] { "" }
   *[other] {", "}{ $unseen } unseen
}. Look at the cards
pairs = Pairs: { $plus } points
taken = Taken: −{ $minus }{ $unseen ->
    [0] { "" }
   *[other] {" "}and { $unseen } unseen
}
must-take = No card fits: take the row.
take-sure = Take it for −{ $cost }
now-turn = Lay a card, pair one, or take the row.
now-lay = Lay a card, or take the row.
now-pair = Pair a card, or take the row.
now-start = Start a new row with any card.
