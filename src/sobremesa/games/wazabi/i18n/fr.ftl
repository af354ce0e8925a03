# Wazabi : ce que lisent les gens. $card et $other nomment des cartes ; $you et $to_you disent qui lit.

card = { $card ->
    [remove1] Retirez un dé
    [rotate] Tous passent leurs dés
    [remove2] Retirez deux dés
    [give] Donnez un dé
    [steal] Prenez une carte
    [strip] Laissez une carte
    [draw3] Piochez trois cartes
    [purge] Deux cartes chacun
    [skip] Passe son tour
   *[again] Rejouez, autre sens
}
second = { $other ->
    [remove1] Retirez un dé
    [rotate] Tous passent leurs dés
    [remove2] Retirez deux dés
    [give] Donnez un dé
    [steal] Prenez une carte
    [strip] Laissez une carte
    [draw3] Piochez trois cartes
    [purge] Deux cartes chacun
    [skip] Passe son tour
   *[again] Rejouez, autre sens
}
rolled = { $w } × W, { $cards } × carte, { $gives } × don

do-play = Jouer « { card } »
do-pass = Ne jouer aucune carte
do-left = Tous les dés vers la gauche
do-right = Tous les dés vers la droite
do-miss = Passer ce tour
do-give = Donner { $count ->
    [one] un dé
   *[other] { $count } dés
} à { $whom }
do-beg = Rien à piocher : prendre une carte à { $whom }
do-hand-over = Donner un de vos dés à { $whom }
do-steal-from = Prendre une carte à { $whom }
do-strip = Ne laisser qu’une carte à { $whom }
do-make-miss = Faire passer un tour à { $whom }
do-keep-one = Garder « { card } »
do-keep-two = Garder « { card } » et « { second } »

did-start = { $you ->
    [yes] Vous lancez pour commencer : { $count } W.
   *[no] { $who } lance pour commencer : { $count } W.
}
did-roll = { $you ->
    [yes] Vous lancez : { rolled }.
   *[no] { $who } lance : { rolled }.
}
did-draw = { $you ->
    [yes] Vous piochez « { card } ».
   *[no] { $who } pioche « { card } ».
}
did-take = { $to_you ->
    [yes] { $who } vous prend « { card } ».
   *[no] { $you ->
        [yes] Vous prenez « { card } » à { $whom }.
       *[no] { $who } prend « { card } » à { $whom }.
    }
}
did-play = { $you ->
    [yes] Vous jouez « { card } ».
   *[no] { $who } joue « { card } ».
}
did-pass = { $you ->
    [yes] Vous ne jouez aucune carte.
   *[no] { $who } ne joue aucune carte.
}
did-left = { $you ->
    [yes] Vous faites passer tous les dés à gauche.
   *[no] { $who } fait passer tous les dés à gauche.
}
did-right = { $you ->
    [yes] Vous faites passer tous les dés à droite.
   *[no] { $who } fait passer tous les dés à droite.
}
did-miss = { $you ->
    [yes] Vous passez un tour.
   *[no] { $who } passe un tour.
}
did-give = { $to_you ->
    [yes] { $who } vous donne { $count ->
    [one] un dé
   *[other] { $count } dés
}.
   *[no] { $you ->
        [yes] Vous donnez { $count ->
    [one] un dé
   *[other] { $count } dés
} à { $whom }.
       *[no] { $who } donne { $count ->
    [one] un dé
   *[other] { $count } dés
} à { $whom }.
    }
}
did-beg = { $to_you ->
    [yes] Rien à piocher : { $who } vous prend une carte.
   *[no] { $you ->
        [yes] Rien à piocher : vous prenez une carte à { $whom }.
       *[no] Rien à piocher : { $who } prend une carte à { $whom }.
    }
}
did-hand-over = { $to_you ->
    [yes] { $who } vous donne un dé.
   *[no] { $you ->
        [yes] Vous donnez un dé à { $whom }.
       *[no] { $who } donne un dé à { $whom }.
    }
}
did-steal-from = { $to_you ->
    [yes] { $who } veut une de vos cartes.
   *[no] { $you ->
        [yes] Vous voulez une carte de { $whom }.
       *[no] { $who } veut une carte de { $whom }.
    }
}
did-strip = { $to_you ->
    [yes] { $who } ne vous laisse qu’une carte.
   *[no] { $you ->
        [yes] Vous ne laissez qu’une carte à { $whom }.
       *[no] { $who } ne laisse qu’une carte à { $whom }.
    }
}
did-make-miss = { $to_you ->
    [yes] { $who } vous fait passer un tour.
   *[no] { $you ->
        [yes] Vous faites passer un tour à { $whom }.
       *[no] { $who } fait passer un tour à { $whom }.
    }
}
did-keep-one = { $you ->
    [yes] Vous gardez « { card } ».
   *[no] { $who } garde « { card } ».
}
did-keep-two = { $you ->
    [yes] Vous gardez « { card } » et « { second } ».
   *[no] { $who } garde « { card } » et « { second } ».
}
did-keep-unseen = { $you ->
    [yes] Vous choisissez quoi garder.
   *[no] { $who } choisit quoi garder et défausse le reste.
}

dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
skips = { $skips ->
    [0] { "" }
    [one] {", "}passera un tour
   *[other] {", "}passera { $skips } tours
}
player = { $who } : { dice }, { cards }, { points }{ skips }
player-out = { $who } : plus de dés, place { $place }, { points }
middle = Pioche : { $pile }. Défausse : { $discards }. On joue vers la { $side ->
    [right] droite
   *[left] gauche
}.
plain-discards = Défausse : { $cards }.
plain-roll = Le lancer : { rolled }.
plain-hand = Vos cartes : { $cards }.
game-over = Fin de la partie { $game }.
out = { $you ->
    [yes] Vous n’avez plus de dés : place { $place }.
   *[no] { $who } n’a plus de dés : place { $place }.
}

option-dice = avec combien de dés chacun commence
option-games = combien de parties forment la rencontre
option-play_on = les autres continuent jusqu’à ce qu’il n’en reste qu’un
option-teams = équipes de deux, les partenaires face à face (4 ou 6 joueurs)
option-gives = si les dés d’un tour peuvent être répartis (apart) ou vont tous au même joueur (together)
option-spare_self = qui joue « Deux cartes chacun » garde toutes ses cartes
