# Genial: what people read. $one and $other name colours, $points and $more what each scores.

tagline = Lay tiles in rows of colour; your weakest colour counts.

-r = red
-g = green
-b = blue
-o = orange
-y = yellow
-p = purple

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
    [one] {" "}Genial! One extra play.
   *[other] {" "}Genial! { $extra } extra plays.
}

do-place = { tile } on { $cell } and { $next }: { colour } +{ $points }, { second } +{ $more }.{ genial }
do-double = { colour }–{ colour } on { $cell } and { $next }: { colour } +{ $points }.{ genial }
do-stop = { $count ->
    [one] Forgo the extra play
   *[other] Forgo the { $count } extra plays
}
do-renew = Show your tiles and draw six new ones
do-keep = Keep your tiles

did-draw = { $you ->
    [yes] You draw { tile }.
   *[no] { $who } draws { tile }.
}
did-place = { $you ->
    [yes] You place
   *[no] { $who } places
} { tile } on { $cell } and { $next }: { colour } +{ $points }, { second } +{ $more }.{ genial }
did-double = { $you ->
    [yes] You place
   *[no] { $who } places
} { colour }–{ colour } on { $cell } and { $next }: { colour } +{ $points }.{ genial }
did-stop = { $you ->
    [yes] { $count ->
        [one] You forgo the extra play.
       *[other] You forgo the { $count } extra plays.
    }
   *[no] { $count ->
        [one] { $who } forgoes the extra play.
       *[other] { $who } forgoes the { $count } extra plays.
    }
}
did-renew = { $you ->
    [yes] You show your tiles and draw new ones.
   *[no] { $who } shows the tiles and draws new ones.
}
did-shows = { $who } has shown: { $tiles }
did-keep = { $you ->
    [yes] You keep your tiles.
   *[no] { $who } keeps the tiles.
}

game-over = { $why ->
   *[full] No tile can be placed any more.
    [top] { $you ->
        [yes] Your markers are all at the end!
       *[no] { $who } has all markers at the end!
    }
}

bag = Tiles in the bag: { $bag }
rack = Your tiles: { $tiles }
extra = { $count ->
    [one] Genial! One extra play.
   *[other] Genial! { $count } extra plays.
}
plain-player = { $who }: { $markers }; lowest { $points }.
plain-row = { $count ->
    [0] Row { $first } to { $last }: empty.
   *[other] Row { $first } to { $last }: { $cells }.
}
aim-keys = Arrows move · Space turns · Tab next tile · F swaps its colours · Enter places · Esc back

reason-lowest = Your lowest colour, { colour }, goes from { $from } to { $to }.
reason-others = Your lowest colour is { colour }, at { $from }; { $good } of { $unseen } tiles not seen show it.

refused-no-cell = { $cell } is no cell of this board.
refused-taken = { $cell } is taken.
refused-no-neighbours = { $cell } and { $other } are not neighbours.
refused-not-held = You do not hold { $tile }.
refused-first-round = In the first round, touch a printed symbol that nobody else has touched.
refused-not-now = No tile is to be placed now.

option-teams = teams of two, partners opposite (4 players; not in our rulebook, nor is playing alone)

now-turn = Choose a tile.
now-extra = Genial! Place another tile, or forgo it.
now-choice = Renew your tiles or keep them: none shows your lowest colour.
now-aim = Choose a place for it.
now-place = Place it, or turn it first.
board = Board
board-keys = Arrow keys move the tile, R turns it, F swaps its colours, Enter places it, Escape puts it back.
your-tiles = Your tiles
turn-tile = Turn
swap-tile = Swap colours
place-tile = Place
stop-sure = Yes, forgo

seat-teams-yes = { $seat ->
    [0] Team A
    [2] Team A
   *[other] Team B
}

own-level-strong = Tries out what looks best dozens of times, to the end of the game.
own-level-expert = Thinks for up to a second about each decision, and reckons the last placements out.
