# Wazabi : ce que lisent les gens. $card et $other nomment des cartes ; $you et $to_you disent qui lit.

tagline = Soyez le premier sans dés : lancez, donnez, jouez des cartes piquantes.

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
rolled = { $w ->
    [0] { rolled-no-w }
   *[other] { $w } × W{ rolled-cards }{ rolled-gives }
}
rolled-no-w = { $cards ->
    [0] { $gives } × donner
   *[other] { $cards } × carte{ rolled-gives }
}
rolled-cards = { $cards ->
    [0] { "" }
   *[other] , { $cards } × carte
}
rolled-gives = { $gives ->
    [0] { "" }
   *[other] , { $gives } × donner
}

do-play = Jouer « { card } »
do-pass = Ne jouer aucune carte
do-left = Tous les dés vers la gauche
do-right = Tous les dés vers la droite
do-miss = Passer votre tour
do-give = Donner { $count ->
    [one] un dé
   *[other] { $count } dés
} à { $whom }
do-beg = Rien à piocher : prendre une carte à { $whom }
do-steal-from = Prendre une carte à { $whom }
do-strip = Ne laisser qu’une carte à { $whom }
do-make-miss = Faire passer son tour à { $whom }
do-keep-one = Garder « { card } »
do-keep-two = Garder « { card } » et « { second } »

did-start = { $you ->
    [yes] Vous lancez pour savoir qui commence : { $count } W.
   *[no] { $who } lance pour savoir qui commence : { $count } W.
}
did-roll = { $you ->
    [yes] Vous lancez : { rolled }.
   *[no] { $who } lance : { rolled }.
}
did-draw = { $you ->
    [yes] Vous piochez « { card } ».
   *[no] { $who } pioche « { card } ».
}
did-take = { $to_you ->
    [yes] { $who } vous prend « { card } ».
   *[no] { $you ->
        [yes] Vous prenez « { card } » à { $whom }.
       *[no] { $who } prend « { card } » à { $whom }.
    }
}
did-play = { $you ->
    [yes] Vous jouez « { card } ».
   *[no] { $who } joue « { card } ».
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
    [yes] Rien à piocher : { $who } vous prend une carte.
   *[no] { $you ->
        [yes] Rien à piocher : vous prenez une carte à { $whom }.
       *[no] Rien à piocher : { $who } prend une carte à { $whom }.
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
    [yes] Vous gardez « { card } ».
   *[no] { $who } garde « { card } ».
}
did-keep-two = { $you ->
    [yes] Vous gardez « { card } » et « { second } ».
   *[no] { $who } garde « { card } » et « { second } ».
}
did-keep-unseen = { $who } choisit les cartes à garder et défausse le reste.

why-keep = « { -remove1 } » vaut le plus pour votre dernier dé.
why-win = C’est votre dernier dé : vous gagnez.
why-dice = Vous aurez { dice }.
why-cards = Vous aurez { cards }.
why-again = Vous rejouez aussitôt.
why-rival = { $whom } a { dice } et { cards }.
why-pay = Avec { dice }, { $percent } lancers sur 100 suffisent pour { $kept ->
    [one] la payer
   *[other] payer l’une d’elles
}.
why-miss = Il n’y a rien d’autre à faire.

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
player = { $who }{ mate } : { dice }, { cards }{ scored }{ skips }
player-out = { $who }{ mate } : plus de dés, place { $place }{ scored }
game-of = Partie { $game } sur { $games }.
middle = Pioche : { $pile }. On joue vers la { $side ->
    [right] droite
   *[left] gauche
}.
discards = { $count ->
    [0] Défausse vide.
   *[other] Défausse ({ $count }) : { $cards }.
}
the-roll = Le lancer : { rolled }.
plain-hand = Vos cartes : { $cards }.
game-over = Fin de la partie { $game }.
out = { $you ->
    [yes] Vous n’avez plus de dés : place { $place }.
   *[no] { $who } n’a plus de dés : place { $place }.
}
discarded = { $you ->
    [yes] Vous défaussez{ lost }
   *[no] { $who } défausse{ lost }
}
lost = { $remove1 ->
    [0] { "" }
   *[other] {" · "}{ $remove1 } × « { -remove1 } »
}{ $rotate ->
    [0] { "" }
   *[other] {" · "}{ $rotate } × « { -rotate } »
}{ $remove2 ->
    [0] { "" }
   *[other] {" · "}{ $remove2 } × « { -remove2 } »
}{ $give ->
    [0] { "" }
   *[other] {" · "}{ $give } × « { -give } »
}{ $steal ->
    [0] { "" }
   *[other] {" · "}{ $steal } × « { -steal } »
}{ $strip ->
    [0] { "" }
   *[other] {" · "}{ $strip } × « { -strip } »
}{ $draw3 ->
    [0] { "" }
   *[other] {" · "}{ $draw3 } × « { -draw3 } »
}{ $purge ->
    [0] { "" }
   *[other] {" · "}{ $purge } × « { -purge } »
}{ $skip ->
    [0] { "" }
   *[other] {" · "}{ $skip } × « { -skip } »
}{ $again ->
    [0] { "" }
   *[other] {" · "}{ $again } × « { -again } »
}
reshuffled = La défausse est mélangée et devient la nouvelle pioche.

option-dice = avec combien de dés chacun commence
option-games = combien de parties forment la rencontre
option-play_on = les autres continuent jusqu’à ce qu’il n’en reste qu’un
option-teams = équipes de deux, les partenaires face à face (4 ou 6 joueurs)
option-gives = dés donnés pendant un tour
option-spare_self = qui joue « Deux cartes chacun » garde toutes ses cartes

card-costs = { card } ({ $cost ->
    [0] gratuite
   *[other] { $cost } W
})
pile = Pioche
discards-pile = Défausse
look-discards = { $count ->
    [0] Défausse vide
    [one] Voir la carte défaussée
   *[other] Voir les { $count } cartes défaussées
}
play-here = Jouer la carte ici
your-hand = Vos cartes
die-to-give = Dé à donner
roll-of = { $you ->
    [yes] Votre lancer
   *[no] Lancer de { $who }
}
no-roll = Pas de lancer ce tour-ci
is-out = sorti : place { $place }
team = Équipe { $team }
seat-teams-yes = { $players ->
    [6] { $seat ->
        [0] Équipe A
        [3] Équipe A
        [1] Équipe B
        [4] Équipe B
       *[other] Équipe C
    }
   *[other] { $seat ->
        [0] Équipe A
        [2] Équipe A
       *[other] Équipe B
    }
}
to-miss = { $skips ->
    [one] passe un tour
   *[other] passe { $skips } tours
}
is-next = ensuite
turns = On joue vers la { $side ->
    [right] droite
   *[left] gauche
}
read-a-card = Désignez une carte pour lire son effet.
too-dear = Il faut { $cost } W, vous en avez { $w }.
effect-remove1 = Un de vos dés sort du jeu. Interdit si le lancer montre deux faces « donner » ou plus.
effect-rotate = Tout le monde, vous compris, passe tous ses dés au voisin du même côté : à gauche ou à droite, c’est vous qui le dites.
effect-remove2 = Deux de vos dés sortent du jeu.
effect-give = Un de vos dés va à la personne de votre choix.
effect-steal = Prenez une carte, sans la voir, dans la main de la personne de votre choix.
effect-strip = La personne de votre choix garde une carte et défausse les autres.
effect-draw3 = Piochez trois cartes.
effect-purge = Qui a plus de deux cartes en garde deux et défausse les autres.
effect-skip = La personne de votre choix passe son prochain tour.
effect-again = Vous jouez aussitôt un autre tour entier, et le sens du jeu change.
must-give = { $count ->
    [one] Donnez un dé : à qui ?
   *[other] Donnez { $count } dés : à qui va le premier ?
}
must-beg = { $count ->
    [one] Rien à piocher : à qui prenez-vous une carte ?
   *[other] Rien à piocher : à qui prenez-vous une des { $count } cartes ?
}
now-aim-give = Qui reçoit un dé ?
now-aim-steal = À qui prenez-vous une carte ?
now-aim-strip = Qui ne garde qu’une carte ?
now-aim-skip = Qui passe un tour ?
must-keep = { $count ->
    [one] Choisissez la carte que vous gardez.
   *[other] Choisissez les { $count } cartes que vous gardez.
}
now-play = Jouez une carte, ou aucune.
now-no-card = Aucune de vos cartes ne va avec ce lancer : n’en jouez pas.
now-side = De quel côté vont tous les dés ?
now-miss = Une carte vous fait passer ce tour.
value-gives-apart = chaque dé à qui on veut
value-gives-together = tous à la même personne

own-level-strong = Essaie chaque coup des centaines de fois, jusqu’à la fin de la partie.
own-level-expert = Réfléchit jusqu’à une seconde à chaque décision et ne s’écarte d’un jeu éprouvé que pour ce qui est sûrement meilleur.
