# Wazabi: what people read. $card and $other name cards; $you and $to_you say who is the reader.

card = { $card ->
    [remove1] Remove one die
    [rotate] All dice move on
    [remove2] Remove two dice
    [give] Give one die
    [steal] Take a card
    [strip] Leave one card
    [draw3] Draw three cards
    [purge] Two cards each
    [skip] Miss a turn
   *[again] Again, other way
}
second = { $other ->
    [remove1] Remove one die
    [rotate] All dice move on
    [remove2] Remove two dice
    [give] Give one die
    [steal] Take a card
    [strip] Leave one card
    [draw3] Draw three cards
    [purge] Two cards each
    [skip] Miss a turn
   *[again] Again, other way
}
rolled = { $w } × W, { $cards } × card, { $gives } × give

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
do-hand-over = Give one of your dice to { $whom }
do-steal-from = Take a card from { $whom }
do-strip = Leave { $whom } one card
do-make-miss = Let { $whom } miss a turn
do-keep-one = Keep “{ card }”
do-keep-two = Keep “{ card }” and “{ second }”

did-start = { $you ->
    [yes] You roll for the start: { $count } W.
   *[no] { $who } rolls for the start: { $count } W.
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
did-hand-over = { $to_you ->
    [yes] { $who } gives you a die.
   *[no] { $you ->
        [yes] You give { $whom } a die.
       *[no] { $who } gives { $whom } a die.
    }
}
did-steal-from = { $to_you ->
    [yes] { $who } wants a card of yours.
   *[no] { $you ->
        [yes] You want a card of { $whom }.
       *[no] { $who } wants a card of { $whom }.
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
did-keep-unseen = { $you ->
    [yes] You choose what to keep.
   *[no] { $who } chooses what to keep and discards the rest.
}

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
    [one] {", "}misses a turn
   *[other] {", "}misses { $skips } turns
}
player = { $who }: { dice }, { cards }, { points }{ skips }
player-out = { $who }: out of dice, place { $place }, { points }
middle = Pile: { $pile }. Discards: { $discards }. Turns go to the { $side ->
    [right] right
   *[left] left
}.
plain-discards = Discards: { $cards }.
plain-roll = The roll: { rolled }.
plain-hand = Your cards: { $cards }.
game-over = Game { $game } is over.
out = { $you ->
    [yes] You are out of dice: place { $place }.
   *[no] { $who } is out of dice: place { $place }.
}

option-dice = how many dice each player starts with
option-games = how many games make a match
option-play_on = the others play on until one is left
option-teams = teams of two, partners opposite (4 or 6 players)
option-gives = whether dice given in a turn may go apart or go together to one player
option-spare_self = who plays “Two cards each” keeps all cards
