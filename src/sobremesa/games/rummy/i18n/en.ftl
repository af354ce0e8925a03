# Rummy: what people read. $tiles are tiles such as r4; $you says whether the reader acted.

tagline = Build runs and sets, and rearrange the whole table.

do-draw = Draw a tile
do-pass = Pass: the pool is empty
do-back = Take back what does not fit, and end the turn
do-end = End the turn ({ $count ->
    [one] one tile
   *[other] { $count } tiles
} laid)
do-time = The time is up
do-take = Take up { $tiles }
do-lay = Lay { $tiles }

did-starts = { $you ->
    [yes] You start.
   *[no] { $who } starts.
}
did-drawn = { $you ->
    [yes] You draw { $tile }.
   *[no] { $who } draws { $tile }.
}
did-draw = { $you ->
    [yes] You lay nothing and draw.
   *[no] { $who } lays nothing and draws.
}
did-pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
did-back = { $you ->
    [yes] You take back what did not fit.
   *[no] { $who } takes back what did not fit.
}
did-end = { $you ->
    [yes] You have
   *[no] { $who } has
} laid { $count ->
    [one] one tile
   *[other] { $count } tiles
}, { $left } left.
did-time = { $you ->
    [yes] Your time is up.
   *[no] The time of { $who } is up.
}
did-take = { $you ->
    [yes] You take up { $tiles }.
   *[no] { $who } takes up { $tiles }.
}
did-lay = { $you ->
    [yes] You lay { $tiles }.
   *[no] { $who } lays { $tiles }.
}

player = { $who }: { $count ->
    [one] one tile
   *[other] { $count } tiles
}, { $opened ->
    [yes] on the table
   *[no] not yet on the table
}, { points }
middle = Pool: { $pool }. Round { $round } of { $rounds }.
empty-table = The table is empty.
loose = Loose: { $tiles }
rack = Your tiles: { $tiles }
typing = Type: lay r4 r5 r6 · add b8 to 3 · swap r4 in 3 · take 3 · table … | … · end
plain-table = Combination { $place }: { $tiles }.
plain-joker = { $tiles } (the joker stands for { $stands })
round-over = Round { $round } is over.
round-blocked = Round { $round } is over: nobody could lay any more.

no-hint = There is nothing to lay.
hint-count = { $count ->
    [one] One tile
   *[other] Up to { $count } tiles
} can be laid:
step-break = Take up { $where }.
step-dissolve = Take up what was { $where }.
step-take = Take { $tiles } from { $where }.
step-swap = Put { $tiles } in the place of the joker in { $where }.
step-add = Add { $tiles } to { $where }.
step-lay = Lay { $where }.

why-out = You go out.
why-lay = Lays { $count ->
    [one] one tile
   *[other] { $count } tiles
} and leaves { $left ->
    [one] one point
   *[other] { $left } points
}.
why-pass = If all pass, the lowest rack wins; yours has { $points ->
    [one] one point
   *[other] { $points } points
}.
why-open = With { $tiles } of { $unseen } unseen tiles you could then lay your first combinations.
why-draw = Drawing helps with { $tiles } of { $unseen } unseen tiles.
why-finish = With { $tiles } of { $unseen } unseen tiles you could then go out.
why-loose = Whatever you take up must lie on the table again when your turn ends.
why-back = You could still take it back and draw.
why-need = A first lay-down must count { $need } points, and with this it would not.
outs = { $tiles } of { $unseen } unseen tiles would help.
out-of-kind = { $tile } ({ $unseen }): { $count ->
    [one] one tile could be laid
   *[other] { $count } tiles could be laid
}{ $does ->
    [out] {","} that is all
    [opens] {","} for the first time
   *[lays] { "" }
}

refused-no-combination = { $tiles } is no combination.
refused-no-such-place = There is no combination { $place }; there are { $count }.
refused-does-not-fit = { $tiles } cannot be added to { $where }.
refused-no-joker = There is no joker in { $where }.
refused-wrong-swap = { $tiles } is not what the joker stands for; that is { $stands }.
refused-not-held = You do not have { $tiles }.
refused-not-opened = Before your first { $need } points you cannot use what lies on the table.
refused-fresh = What was laid in this turn cannot be taken up: undo it instead.
refused-left-alone = { $tiles } { $count ->
    [one] is left alone: it
   *[other] are left alone: they
} must lie in a combination.
refused-nothing-laid = You have laid nothing from your rack: lay something, or draw.
refused-too-few = Your combinations count { $points }; the first time { $need } are needed.
refused-joker-moved = The joker in { $where } stands for { $stands }: replace it first.

# The board in the browser.
now-lay = Lay tiles or { $skip ->
    [draw] draw one
    [back] end your turn
   *[pass] pass
}.
now-opening = Lay { $need } points or { $skip ->
    [draw] draw a tile
    [back] end your turn
   *[pass] pass
}.
now-ready = You can lay this.
tile = { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} { $number }
run-of = { $colour ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} { $low }–{ $high }
joker = joker
joker-stands = joker as { $stands }
or = or
pool = Pool: { $count }
round-of = Round { $round } of { $rounds }
by-round = Points by round
tiles-held = { $count ->
    [one] tile
   *[other] tiles
}
has-opened = has laid
not-opened = not laid yet
opening-points = { $points } of { $need } points
the-table = The table
your-rack = Your rack
left-over = Tiles that were left
new-combination = New combination
how-to = Tap tiles, then where they go.
put-first = Put at the beginning
put-last = Put at the end
to-rack = Back to the rack
step-back = One step back
reset-turn = Put everything back
by-colour = Sort by colour
by-number = Sort by number
lay-turn = { $count ->
    [0] Lay
   *[other] Lay { $count }
}
skip-sure = Yes, lay nothing
may-lay = This can be laid.
may-lay-later = This could be laid when it is your turn.
unfinished = { $count ->
    [one] One combination is not right yet.
   *[other] { $count } combinations are not right yet.
}
put-back = The table has changed; what no longer fitted was put back.
read-as = Read it as { $tiles }
do-several = { $count ->
    [one] Lay one tile
   *[other] Lay { $count } tiles
}
wrong-few = { $count ->
    [one] One tile is missing.
   *[other] { $count } tiles are missing.
}
wrong-twice = A set has no colour twice.
wrong-many = A set has at most four tiles.
wrong-again = A run has no number twice.
wrong-gap = Missing in between: { $tiles }.
wrong-end = A run does not go beyond 1 and 13.
wrong-mixed = Neither one number nor one colour.

option-rounds = how many rounds make a match
option-opening = points that a first lay-down needs
option-at_once = the table may be used in the turn of the first lay-down
option-jokers = jokers on the table
option-swap_from = where the tile that replaces a joker may come from
option-hand_rummy = whoever lays all at once needs no points and counts double
option-blocked = what counts when nobody can lay any more
option-clock = seconds for a turn, 0 for no clock
option-overtime = when the time is up
value-jokers-replaced = must be replaced first
value-jokers-free = free like any tile
value-swap_from-anywhere = from the rack or the table
value-swap_from-rack = from the rack only
value-blocked-difference = the difference of the racks
value-blocked-nothing = nothing
value-overtime-keep = what is right stays
value-overtime-three = take all back, draw three tiles

own-level-easy = Lays what its rack gives and adds to what lies there, but rearranges nothing.
own-level-casual = Lays all that it sees, but leaves most combinations on the table alone.
own-level-steady = Rearranges about half of the table, and overlooks a tile now and then.
own-level-strong = Saves up to lay all at once, and seldom overlooks a tile.
own-level-expert = Overlooks nothing, saves up to lay all at once, and reckons the end out.
