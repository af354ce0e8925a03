# L.L.A.M.A.: what people read. $card is 1 to 6 or L; $you says whether the reader acted.

tagline = Get rid of your cards, or quit in time.

card = { $card ->
    [L] llama
   *[other] { $card }
}
a-card = { $card ->
    [L] a llama
   *[other] a { $card }
}

do-play = Play { card }
do-draw = Draw a card
do-quit = Quit the round
do-keep = Keep all chips
do-return-1 = Give back a white chip (1)
do-return-10 = Give back a black chip (10)

did-play = { $you ->
    [yes] You play { card }.
   *[no] { $who } plays { card }.
}
did-draw = { $you ->
    [yes] You draw a card.
   *[no] { $who } draws a card.
}
did-quit = { $you ->
    [yes] You quit the round.
   *[no] { $who } quits the round.
}
did-keep = { $you ->
    [yes] You keep your chips.
   *[no] { $who } keeps all chips.
}
did-return-1 = { $you ->
    [yes] You give back a white chip.
   *[no] { $who } gives back a white chip.
}
did-return-10 = { $you ->
    [yes] You give back a black chip.
   *[no] { $who } gives back a black chip.
}
did-receive = { $you ->
    [yes] It is { a-card }.
   *[no] { $who } gets { card }.
}
did-turn-up = The discards open with { card }.

pile = Pile
discards = Discards
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
has-quit = has quit
plain-middle = Discards: { card }. Pile: { cards }.
plain-hand = Your cards: { $hand }.
plain-player = { $who }: { cards }, { points }.
round-over = Round { $round } is over.

option-stop = points at which the match ends
option-starter = who starts a round
option-unplayed = who starts after a round in which nobody played a card
reason-play = Your other cards would then cost { points }.
reason-last = That is your last card.
reason-draw = { $good } of { $unseen } cards not seen could be played at once.
reason-quit = It costs { points } now.
reason-chips = You have { points } then.

plain-top = On the discards: { card }
your-hand = Your cards
now-turn = Play a card that fits, draw one, or quit.
now-last = You are the last one in: play on or quit.
now-stuck = No card fits: draw one or quit.
now-stuck-last = No card fits, and the last one in may not draw: quit.
now-return = You have no cards left: give back a chip.
quit-sure = Quit for { points }
value-starter-played = whoever played a card last
value-starter-acted = whoever took the last turn
value-unplayed-same = the same player
value-unplayed-left = the player to the left
