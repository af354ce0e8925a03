# Wazabi: what people read. $card and $other name cards; $you and $to_you say who is the reader.

tagline = Be the first without dice: roll, give away, play spicy cards.

-remove1 = Remove one die
-rotate = All dice move on
-remove2 = Remove two dice
-give = Give one die
-steal = Take a card
-strip = Somebody keeps one card
-draw3 = Draw three cards
-purge = Two cards each
-skip = Somebody misses a turn
-again = Again, other way

card = { $card ->
    [remove1] { -remove1 }
    [rotate] { -rotate }
    [remove2] { -remove2 }
    [give] { -give }
    [steal] { -steal }
    [strip] { -strip }
    [draw3] { -draw3 }
    [purge] { -purge }
    [skip] { -skip }
   *[again] { -again }
}
second = { $other ->
    [remove1] { -remove1 }
    [rotate] { -rotate }
    [remove2] { -remove2 }
    [give] { -give }
    [steal] { -steal }
    [strip] { -strip }
    [draw3] { -draw3 }
    [purge] { -purge }
    [skip] { -skip }
   *[again] { -again }
}
rolled = { $w ->
    [0] { rolled-no-w }
   *[other] { $w } × W{ rolled-cards }{ rolled-gives }
}
rolled-no-w = { $cards ->
    [0] { $gives } × give
   *[other] { $cards } × card{ rolled-gives }
}
rolled-cards = { $cards ->
    [0] { "" }
   *[other] , { $cards } × card
}
rolled-gives = { $gives ->
    [0] { "" }
   *[other] , { $gives } × give
}

do-play = Play “{ card }”
do-pass = Play no card
do-left = All dice to the left
do-right = All dice to the right
do-miss = Miss this turn
do-give = Give { $count ->
    [one] a die
   *[other] { $count } dice
} to { $whom }
do-beg = Nothing to draw: take a card from { $whom }
do-steal-from = Take a card from { $whom }
do-strip = Leave { $whom } one card
do-make-miss = Let { $whom } miss a turn
do-keep-one = Keep “{ card }”
do-keep-two = Keep “{ card }” and “{ second }”

did-start = { $you ->
    [yes] You roll for the start: { $count } W.
   *[no] { $who } rolls for the start: { $count } W.
}
did-roll = { $you ->
    [yes] You roll { rolled }.
   *[no] { $who } rolls { rolled }.
}
did-draw = { $you ->
    [yes] You draw “{ card }”.
   *[no] { $who } draws “{ card }”.
}
did-take = { $to_you ->
    [yes] { $who } takes “{ card }” from you.
   *[no] { $you ->
        [yes] You take “{ card }” from { $whom }.
       *[no] { $who } takes “{ card }” from { $whom }.
    }
}
did-play = { $you ->
    [yes] You play “{ card }”.
   *[no] { $who } plays “{ card }”.
}
did-pass = { $you ->
    [yes] You play no card.
   *[no] { $who } plays no card.
}
did-left = { $you ->
    [yes] You let all dice go to the left.
   *[no] { $who } lets all dice go to the left.
}
did-right = { $you ->
    [yes] You let all dice go to the right.
   *[no] { $who } lets all dice go to the right.
}
did-miss = { $you ->
    [yes] You miss a turn.
   *[no] { $who } misses a turn.
}
did-give = { $to_you ->
    [yes] { $who } gives you { $count ->
    [one] a die
   *[other] { $count } dice
}.
   *[no] { $you ->
        [yes] You give { $whom } { $count ->
    [one] a die
   *[other] { $count } dice
}.
       *[no] { $who } gives { $whom } { $count ->
    [one] a die
   *[other] { $count } dice
}.
    }
}
did-beg = { $to_you ->
    [yes] There is nothing to draw: { $who } takes a card from you.
   *[no] { $you ->
        [yes] There is nothing to draw: you take a card from { $whom }.
       *[no] There is nothing to draw: { $who } takes a card from { $whom }.
    }
}
did-steal-from = { $to_you ->
    [yes] { $who } takes a card from you.
   *[no] { $you ->
        [yes] You take a card from { $whom }.
       *[no] { $who } takes a card from { $whom }.
    }
}
did-strip = { $to_you ->
    [yes] { $who } leaves you one card.
   *[no] { $you ->
        [yes] You leave { $whom } one card.
       *[no] { $who } leaves { $whom } one card.
    }
}
did-make-miss = { $to_you ->
    [yes] { $who } makes you miss a turn.
   *[no] { $you ->
        [yes] You make { $whom } miss a turn.
       *[no] { $who } makes { $whom } miss a turn.
    }
}
did-keep-one = { $you ->
    [yes] You keep “{ card }”.
   *[no] { $who } keeps “{ card }”.
}
did-keep-two = { $you ->
    [yes] You keep “{ card }” and “{ second }”.
   *[no] { $who } keeps “{ card }” and “{ second }”.
}
did-keep-unseen = { $who } chooses what to keep and discards the rest.

why-keep = “{ -remove1 }” is worth most for your last die.
why-win = That is your last die: you win.
why-dice = You will have { dice }.
why-cards = You will have { cards }.
why-again = You have another turn at once.
why-rival = { $whom } has { dice } and { cards }.
why-pay = With { dice }, { $percent } of 100 rolls pay for { $kept ->
    [one] it
   *[other] one of them
}.
why-miss = There is nothing else to do.

dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
skips = { $skips ->
    [0] { "" }
    [one] {", "}1 turn to miss
   *[other] {", "}{ $skips } turns to miss
}
mate = { $mate ->
    [yes] {", "}your partner
   *[no] { "" }
}
scored = { $counts ->
    [yes] {", "}{ points }
   *[no] { "" }
}
player = { $who }{ mate }: { dice }, { cards }{ scored }{ skips }
player-out = { $who }{ mate }: out of dice, place { $place }{ scored }
game-of = Game { $game } of { $games }.
middle = Pile: { $pile }. Turns go to the { $side ->
    [right] right
   *[left] left
}.
discards = { $count ->
    [0] No discards.
   *[other] Discards ({ $count }): { $cards }.
}
the-roll = The roll: { rolled }.
plain-hand = Your cards: { $cards }.
game-over = Game { $game } is over.
out = { $you ->
    [yes] You are out of dice: place { $place }.
   *[no] { $who } is out of dice: place { $place }.
}
discarded = { $you ->
    [yes] You discard{ lost }
   *[no] { $who } discards{ lost }
}
lost = { $remove1 ->
    [0] { "" }
   *[other] {" · "}{ $remove1 } × “{ -remove1 }”
}{ $rotate ->
    [0] { "" }
   *[other] {" · "}{ $rotate } × “{ -rotate }”
}{ $remove2 ->
    [0] { "" }
   *[other] {" · "}{ $remove2 } × “{ -remove2 }”
}{ $give ->
    [0] { "" }
   *[other] {" · "}{ $give } × “{ -give }”
}{ $steal ->
    [0] { "" }
   *[other] {" · "}{ $steal } × “{ -steal }”
}{ $strip ->
    [0] { "" }
   *[other] {" · "}{ $strip } × “{ -strip }”
}{ $draw3 ->
    [0] { "" }
   *[other] {" · "}{ $draw3 } × “{ -draw3 }”
}{ $purge ->
    [0] { "" }
   *[other] {" · "}{ $purge } × “{ -purge }”
}{ $skip ->
    [0] { "" }
   *[other] {" · "}{ $skip } × “{ -skip }”
}{ $again ->
    [0] { "" }
   *[other] {" · "}{ $again } × “{ -again }”
}
reshuffled = The discards are shuffled and are the new pile.

option-dice = how many dice each player starts with
option-games = how many games make a match
option-play_on = the others play on until one is left
option-teams = teams of two, partners opposite (4 or 6 players)
option-gives = dice given in a turn
option-spare_self = who plays “Two cards each” keeps all cards

card-costs = { card } ({ $cost ->
    [0] free
   *[other] { $cost } W
})
pile = Pile
discards-pile = Discards
look-discards = { $count ->
    [0] No discards
   *[other] Look at the { $count } discards
}
play-here = Play the card here
your-hand = Your cards
die-to-give = Die to give away
roll-of = { $you ->
    [yes] Your roll
   *[no] { $who }’s roll
}
no-roll = No roll this turn
is-out = out: place { $place }
team = Team { $team }
seat-teams-yes = { $players ->
    [6] { $seat ->
        [0] Team A
        [3] Team A
        [1] Team B
        [4] Team B
       *[other] Team C
    }
   *[other] { $seat ->
        [0] Team A
        [2] Team A
       *[other] Team B
    }
}
to-miss = { $skips ->
    [one] misses a turn
   *[other] misses { $skips } turns
}
is-next = next
turns = Turns go to the { $side ->
    [right] right
   *[left] left
}
read-a-card = Point at a card to read what it does.
too-dear = You need { $cost } W and rolled { $w }.
effect-remove1 = One of your dice leaves the game. Not after a roll with two or more give faces.
effect-rotate = Everybody, you included, passes all dice to one side: left or right, as you say.
effect-remove2 = Two of your dice leave the game.
effect-give = One of your dice goes to a player of your choice.
effect-steal = Take a card, unseen, from the hand of a player of your choice.
effect-strip = A player of your choice keeps one card and discards the rest.
effect-draw3 = Draw three cards from the pile.
effect-purge = Everybody with more than two cards keeps two of them and discards the rest.
effect-skip = A player of your choice misses the next turn.
effect-again = You have another whole turn at once, and turns go the other way from now on.
must-give = { $count ->
    [one] Give a die away: choose who gets it.
   *[other] Give { $count } dice away: choose who gets one.
}
must-beg = { $count ->
    [one] There is nothing to draw: choose from whom to take a card.
   *[other] There is nothing to draw: choose from whom to take one of { $count } cards.
}
now-aim-give = Choose who gets a die.
now-aim-steal = Choose from whom to take a card.
now-aim-strip = Choose who keeps only one card.
now-aim-skip = Choose who misses a turn.
must-keep = { $count ->
    [one] Choose the card that you keep.
   *[other] Choose the { $count } cards that you keep.
}
now-play = Play a card, or none.
now-no-card = You have no card for this roll: play none.
now-side = To which side do all dice go?
now-miss = A card makes you miss this turn.
value-gives-apart = each die to whomever you like
value-gives-together = all to one player

own-level-strong = Tries out everything hundreds of times, to the end of the game.
own-level-expert = Thinks for up to a second about each decision, and leaves tried and tested play only for what is surely better.
