# Genial : ce que lisent les gens. $one et $other nomment des couleurs, $points et $more leurs points.

tagline = Posez des tuiles en lignes de couleur ; c’est votre couleur la plus faible qui compte.

-r = rouge
-g = vert
-b = bleu
-o = orange
-y = jaune
-p = violet

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
    [one] {" "}Génial ! Un coup supplémentaire.
   *[other] {" "}Génial ! { $extra } coups supplémentaires.
}

do-place = { tile } sur { $cell } et { $next } : { colour } +{ $points }, { second } +{ $more }.{ genial }
do-double = { colour }–{ colour } sur { $cell } et { $next } : { colour } +{ $points }.{ genial }
do-stop = { $count ->
    [one] Renoncer au coup supplémentaire
   *[other] Renoncer aux { $count } coups supplémentaires
}
do-renew = Montrer vos tuiles et en piocher six nouvelles
do-keep = Garder vos tuiles

did-draw = { $you ->
    [yes] Vous piochez { tile }.
   *[no] { $who } pioche { tile }.
}
did-place = { $you ->
    [yes] Vous posez
   *[no] { $who } pose
} { tile } sur { $cell } et { $next } : { colour } +{ $points }, { second } +{ $more }.{ genial }
did-double = { $you ->
    [yes] Vous posez
   *[no] { $who } pose
} { colour }–{ colour } sur { $cell } et { $next } : { colour } +{ $points }.{ genial }
did-stop = { $you ->
    [yes] { $count ->
        [one] Vous renoncez au coup supplémentaire.
       *[other] Vous renoncez aux { $count } coups supplémentaires.
    }
   *[no] { $count ->
        [one] { $who } renonce au coup supplémentaire.
       *[other] { $who } renonce aux { $count } coups supplémentaires.
    }
}
did-renew = { $you ->
    [yes] Vous montrez vos tuiles et en piochez d’autres.
   *[no] { $who } montre ses tuiles et en pioche d’autres.
}
did-shows = { $who } a montré : { $tiles }
did-keep = { $you ->
    [yes] Vous gardez vos tuiles.
   *[no] { $who } garde ses tuiles.
}

game-over = { $why ->
   *[full] Plus aucune tuile ne peut être posée.
    [top] { $you ->
        [yes] Tous vos marqueurs sont au bout !
       *[no] { $who } a tous ses marqueurs au bout !
    }
}

bag = Tuiles dans le sac : { $bag }
rack = Vos tuiles : { $tiles }
extra = { $count ->
    [one] Génial ! Un coup supplémentaire.
   *[other] Génial ! { $count } coups supplémentaires.
}
plain-player = { $who } : { $markers } ; le plus bas : { $points }.
plain-row = { $count ->
    [0] Rangée { $first } à { $last } : vide.
   *[other] Rangée { $first } à { $last } : { $cells }.
}
aim-keys = Flèches déplacer · Espace tourner · Tab autre tuile · F échanger les couleurs · Entrée poser · Échap retour

reason-lowest = La couleur la plus basse, { colour }, passe de { $from } à { $to }.
reason-others = La couleur la plus basse est { colour }, à { $from } ; { $good } des { $unseen } tuiles non vues la portent.

refused-no-cell = { $cell } n’est pas une case de ce plateau.
refused-taken = { $cell } est occupée.
refused-no-neighbours = { $cell } et { $other } ne sont pas voisines.
refused-not-held = Vous n’avez pas { $tile }.
refused-first-round = Au premier tour, touchez un symbole imprimé que personne d’autre n’a touché.
refused-not-now = Aucune tuile n’est à poser maintenant.

option-teams = équipes de deux, partenaires face à face (4 joueurs ; pas dans notre livret, pas plus que le jeu en solitaire)

now-turn = Choisissez une tuile.
now-extra = Génial ! Posez une autre tuile ou renoncez-y.
now-choice = Échangez vos tuiles ou gardez-les : aucune ne porte votre couleur la plus basse.
now-aim = Choisissez sa place.
now-place = Posez-la ou tournez-la d’abord.
board = Plateau
board-keys = Les flèches déplacent la tuile, R la tourne, F échange ses couleurs, Entrée la pose, Échap la reprend.
your-tiles = Vos tuiles
turn-tile = Tourner
swap-tile = Échanger les couleurs
place-tile = Poser
stop-sure = Oui, renoncer

seat-teams-yes = { $seat ->
    [0] Équipe A
    [2] Équipe A
   *[other] Équipe B
}

own-level-strong = Essaie des dizaines de fois ce qui paraît le meilleur, jusqu’à la fin de la partie.
own-level-expert = Réfléchit jusqu’à une seconde à chaque décision et calcule exactement les derniers coups.
