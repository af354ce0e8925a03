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
did-take = { $you ->
    [yes] Vous prenez la rangée et { $cost } points négatifs.
   *[no] { $who } prend la rangée et { $cost } points négatifs.
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
why-held = Vous avez le { $mirror } : vous pourrez l’associer au { $card } plus tard.
why-open = Le miroir du { $card }, le { $mirror }, est encore dans la pioche ou dans une main.
why-gone = Personne ne peut plus associer le { $card } : le { $mirror } est sorti.

player = { $who } : { $count } en main, +{ $plus } −{ $minus }{ $unseen ->
    [0] { "" }
   *[other] {" "}et { $unseen } non vues
}, { points }
middle = Pioche : { $pile }. Rangée : { $count }, valant −{ $cost }.
plain-row = La rangée : { $row }.
plain-hand = Vos cartes : { $hand }.
game-over = Fin de la partie { $game }.

option-games = combien de parties forment la rencontre
option-advanced = qui prend une seule carte en reçoit une de la pioche sans la voir
