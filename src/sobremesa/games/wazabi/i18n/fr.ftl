# Wazabi : ce que lisent les gens. $card et $other nomment des cartes ; $you et $to_you disent qui lit.

tagline = Soyez le premier sans dés : lancez, donnez, jouez des cartes piquantes.

-remove1 = Retirez un dé
-rotate = Tous passent leurs dés
-remove2 = Retirez deux dés
-give = Donnez un dé
-steal = Prenez une carte
-strip = Un autre garde une carte
-draw3 = Piochez trois cartes
-purge = Deux cartes chacun
-skip = Un autre passe son tour
-again = Rejouez, autre sens

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
rolled = { $w } × W, { $cards } × carte, { $gives } × donner

do-play = Jouer « { card } »
do-pass = Ne jouer aucune carte
do-left = Tous les dés vers la gauche
do-right = Tous les dés vers la droite
do-miss = Passer votre tour
do-give = Donner { $count ->
    [one] un dé
   *[other] { $count } dés
} à { $whom }
do-beg = Rien à piocher : prendre une carte à { $whom }
do-steal-from = Prendre une carte à { $whom }
do-strip = Ne laisser qu’une carte à { $whom }
do-make-miss = Faire passer son tour à { $whom }
do-keep-one = Garder « { card } »
do-keep-two = Garder « { card } » et « { second } »

did-start = { $you ->
    [yes] Vous lancez pour savoir qui commence : { $count } W.
   *[no] { $who } lance pour savoir qui commence : { $count } W.
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
    [yes] Vous passez votre tour.
   *[no] { $who } passe son tour.
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
did-steal-from = { $to_you ->
    [yes] { $who } vous prend une carte.
   *[no] { $you ->
        [yes] Vous prenez une carte à { $whom }.
       *[no] { $who } prend une carte à { $whom }.
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
    [yes] { $who } vous fait passer votre tour.
   *[no] { $you ->
        [yes] Vous faites passer son tour à { $whom }.
       *[no] { $who } fait passer son tour à { $whom }.
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
did-keep-unseen = { $who } choisit les cartes à garder et défausse le reste.

why-keep = « { -remove1 } » vaut le plus pour votre dernier dé.
why-win = C’est votre dernier dé : vous gagnez.
why-dice = Vous aurez { dice }.
why-rival = { $whom } a { dice } et { cards }.

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
    [one] {", "}1 tour à passer
   *[other] {", "}{ $skips } tours à passer
}
mate = { $mate ->
    [yes] {", "}votre partenaire
   *[no] { "" }
}
scored = { $counts ->
    [yes] {", "}{ points }
   *[no] { "" }
}
player = { $who }{ mate } : { dice }, { cards }{ scored }{ skips }
player-out = { $who }{ mate } : plus de dés, place { $place }{ scored }
game-of = Partie { $game } sur { $games }.
middle = Pioche : { $pile }. On joue vers la { $side ->
    [right] droite
   *[left] gauche
}.
discards = { $count ->
    [0] Défausse vide.
   *[other] Défausse ({ $count }) : { $cards }.
}
the-roll = Le lancer : { rolled }.
plain-hand = Vos cartes : { $cards }.
game-over = Fin de la partie { $game }.
out = { $you ->
    [yes] Vous n’avez plus de dés : place { $place }.
   *[no] { $who } n’a plus de dés : place { $place }.
}
discarded = { $you ->
    [yes] Vous défaussez :{ lost }
   *[no] { $who } défausse :{ lost }
}
lost = { $remove1 ->
    [0] { "" }
   *[other] {" "}{ $remove1 } × « { -remove1 } »
}{ $rotate ->
    [0] { "" }
   *[other] {" "}{ $rotate } × « { -rotate } »
}{ $remove2 ->
    [0] { "" }
   *[other] {" "}{ $remove2 } × « { -remove2 } »
}{ $give ->
    [0] { "" }
   *[other] {" "}{ $give } × « { -give } »
}{ $steal ->
    [0] { "" }
   *[other] {" "}{ $steal } × « { -steal } »
}{ $strip ->
    [0] { "" }
   *[other] {" "}{ $strip } × « { -strip } »
}{ $draw3 ->
    [0] { "" }
   *[other] {" "}{ $draw3 } × « { -draw3 } »
}{ $purge ->
    [0] { "" }
   *[other] {" "}{ $purge } × « { -purge } »
}{ $skip ->
    [0] { "" }
   *[other] {" "}{ $skip } × « { -skip } »
}{ $again ->
    [0] { "" }
   *[other] {" "}{ $again } × « { -again } »
}
reshuffled = La défausse est mélangée et devient la nouvelle pioche.

option-dice = avec combien de dés chacun commence
option-games = combien de parties forment la rencontre
option-play_on = les autres continuent jusqu’à ce qu’il n’en reste qu’un
option-teams = équipes de deux, les partenaires face à face (4 ou 6 joueurs)
option-gives = si les dés d’un tour peuvent être répartis (apart) ou vont tous au même joueur (together)
option-spare_self = qui joue « Deux cartes chacun » garde toutes ses cartes
