# Take That : ce que lisent les gens. $card et $mirror sont des nombres ; $you dit si le lecteur a joué.

tagline = Faites grandir la rangée, ou ramassez ce qu’elle coûte.

do-play = Poser { $card } au bout de la rangée
do-pair = Associer { $card } et { $mirror }
do-take = Prendre la rangée ({ $count ->
    [one] une carte
   *[other] { $count } cartes
}, { $cost } en moins)

did-play = { $you ->
    [yes] Vous posez { $card }.
   *[no] { $who } pose { $card }.
}
did-pair = { $you ->
    [yes] Vous associez { $card } et { $mirror }.
   *[no] { $who } associe { $card } et { $mirror }.
}
minus = { $cost ->
    [one] un point négatif
   *[other] { $cost } points négatifs
}
did-take = { $you ->
    [yes] Vous prenez la rangée et { minus }.
   *[no] { $who } prend la rangée et { minus }.
}
did-draw = { $you ->
    [yes] Vous piochez { $card }.
   *[no] { $who } pioche { $card }.
}
did-under = { $you ->
    [yes] Vous recevez une carte de la pioche sans la voir.
   *[no] { $who } reçoit une carte de la pioche sans la voir.
}

why-take = Prendre la rangée coûte { $cost ->
    [one] un point
   *[other] { $cost } points
}.
why-pair = Une paire vaut deux points, et la rangée raccourcit.
why-toad = Personne ne peut associer un crapaud, et il coûte cinq points.
why-held = Vous avez le { $mirror } : vous pourrez l’associer au { $card } plus tard.
why-open = Le miroir du { $card }, le { $mirror }, est encore dans la pioche ou dans une main.
why-gone = Personne ne peut plus associer le { $card } : le { $mirror } est sorti.
why-twin = Le { $mirror } est déjà dans la rangée : si le { $card } y est aussi, plus personne ne pourra les associer.

player = { $who } : { $count } en main, +{ $plus } −{ $minus }{ $unseen ->
    [0] { "" }
   *[other] {" "}et { $unseen } non vues
}, { points }
middle = Pioche : { $pile }. Rangée : { $count }, valant −{ $cost }.
plain-row = La rangée : { $row }.
plain-hand = Vos cartes : { $hand }.
game-over = Fin de la partie { $game }.

option-games = combien de parties forment la rencontre
option-advanced = qui prend une seule carte en reçoit une de la pioche sans la voir

card-pairs = { $card }, miroir du { $mirror } de la rangée
pile = Pioche
the-row = La rangée
row-empty = Il n’y a pas de rangée : quelqu’un en commence une.
row-costs = { $count ->
    [one] Une carte : qui la prend
   *[other] { $count } cartes : qui les prend
} perd { $cost ->
    [one] un point
   *[other] { $cost } points
}.
start-here = Commencer la rangée ici
lay-here = Le bout de la rangée : de { $low } à { $high }
your-hand = Vos cartes
game-of = Partie { $game } sur { $games }
pile-empty = La pioche est vide : la partie finit dès que quelqu’un prend la rangée ou fait une paire avec sa dernière carte.
pair-of = Paire : { $who }
in-hand = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
}
look-piles = { $who } : { $plus } points de paires, { $minus } en moins{ $unseen ->
    [0] { "" }
   *[other] {", "}{ $unseen } non vues
}. Voir les cartes
pairs = Paires : { $plus } points
taken = Prises : −{ $minus }{ $unseen ->
    [0] { "" }
   *[other] {" "}et { $unseen } non vues
}
must-take = Aucune carte ne convient : prenez la rangée.
take-sure = La prendre pour −{ $cost }
now-turn = Posez une carte, faites une paire ou prenez la rangée.
now-lay = Posez une carte ou prenez la rangée.
now-pair = Faites une paire ou prenez la rangée.
now-start = Commencez une nouvelle rangée avec la carte de votre choix.
