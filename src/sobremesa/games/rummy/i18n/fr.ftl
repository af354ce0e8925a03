# Rummy : ce que lisent les gens. $tiles sont des pièces comme r4 ; $you dit si c’était le lecteur.

tagline = Formez séquences et séries, et réorganisez toute la table.

do-draw = Piocher une pièce
do-pass = Passer : la pioche est vide
do-back = Reprendre ce qui ne va pas et finir le tour
do-end = Finir le tour ({ $count ->
    [one] une pièce posée
   *[other] { $count } pièces posées
})
do-time = Le temps est écoulé
do-take = Reprendre { $tiles }
do-lay = Poser { $tiles }

did-starts = { $you ->
    [yes] Vous commencez.
   *[no] { $who } commence.
}
did-drawn = { $you ->
    [yes] Vous piochez { $tile }.
   *[no] { $who } pioche { $tile }.
}
did-draw = { $you ->
    [yes] Vous ne posez rien et piochez.
   *[no] { $who } ne pose rien et pioche.
}
did-pass = { $you ->
    [yes] Vous passez.
   *[no] { $who } passe.
}
did-back = { $you ->
    [yes] Vous reprenez ce qui n’allait pas.
   *[no] { $who } reprend ce qui n’allait pas.
}
did-end = { $you ->
    [yes] Vous avez
   *[no] { $who } a
} posé { $count ->
    [one] une pièce
   *[other] { $count } pièces
}, il en reste { $left }.
did-time = { $you ->
    [yes] Votre temps est écoulé.
   *[no] Le temps de { $who } est écoulé.
}
did-take = { $you ->
    [yes] Vous reprenez { $tiles }.
   *[no] { $who } reprend { $tiles }.
}
did-lay = { $you ->
    [yes] Vous posez { $tiles }.
   *[no] { $who } pose { $tiles }.
}

player = { $who } : { $count ->
    [one] une pièce
   *[other] { $count } pièces
}, { $opened ->
    [yes] a déjà posé
   *[no] n’a pas encore posé
}, { points }
middle = Pioche : { $pool }. Manche { $round } sur { $rounds }.
empty-table = La table est vide.
loose = Libres : { $tiles }
rack = Vos pièces : { $tiles }
typing = Écrivez : lay r4 r5 r6 · add b8 to 3 · swap r4 in 3 · take 3 · table … | … · end
plain-table = Combinaison { $place } : { $tiles }.
plain-joker = { $tiles } (le joker remplace { $stands })
round-over = La manche { $round } est finie.
round-blocked = La manche { $round } est finie : plus personne ne pouvait poser.

no-hint = Il n’y a rien à poser.
hint-count = On peut poser { $count ->
    [one] une pièce
   *[other] jusqu’à { $count } pièces
} :
step-break = Reprenez { $where }.
step-dissolve = Reprenez ce qui était { $where }.
step-take = Enlevez { $tiles } de { $where }.
step-swap = Mettez { $tiles } à la place du joker dans { $where }.
step-add = Ajoutez { $tiles } à { $where }.
step-lay = Posez { $where }.

why-out = Vous posez tout et gagnez la manche.
why-lay = Pose { $count ->
    [one] une pièce
   *[other] { $count } pièces
} et laisse { $left ->
    [one] un point
   *[other] { $left } points
}.
why-pass = Si tous passent, la banquette la plus basse gagne ; la vôtre compte { $points ->
    [one] un point
   *[other] { $points } points
}.
why-open = Avec { $tiles } pièces sur { $unseen } non vues, vous pourriez ensuite poser pour la première fois.
why-draw = Piocher aide avec { $tiles } pièces sur { $unseen } non vues.
why-finish = Avec { $tiles } pièces sur { $unseen } non vues, vous pourriez ensuite tout poser.
why-loose = Ce que vous reprenez doit être de nouveau sur la table à la fin de votre tour.
why-back = Vous pourriez encore le reprendre et piocher.
why-need = La première pose doit valoir { $need } points, et ainsi elle ne les vaudrait pas.
outs = { $tiles } pièces sur { $unseen } non vues aideraient.
out-of-kind = { $tile } ({ $unseen }) : { $count ->
    [one] on pourrait poser une pièce
   *[other] on pourrait poser { $count } pièces
}{ $does ->
    [out] {","} c’est-à-dire toutes
    [opens] {","} pour la première fois
   *[lays] { "" }
}

refused-no-combination = { $tiles } n’est pas une combinaison.
refused-no-such-place = Il n’y a pas de combinaison { $place } ; il y en a { $count }.
refused-does-not-fit = { $tiles } ne peut pas s’ajouter à { $where }.
refused-no-joker = Il n’y a pas de joker dans { $where }.
refused-wrong-swap = Le joker ne remplace pas { $tiles }, mais { $stands }.
refused-not-held = Vous n’avez pas { $tiles }.
refused-not-opened = Avant vos { $need } premiers points, vous ne pouvez pas utiliser ce qui est sur la table.
refused-fresh = Ce qui a été posé pendant ce tour ne se reprend pas : annulez-le.
refused-left-alone = { $tiles } { $count ->
    [one] reste seule : elle doit
   *[other] restent seules : elles doivent
} être dans une combinaison.
refused-nothing-laid = Vous n’avez rien posé de votre banquette : posez quelque chose, ou piochez.
refused-too-few = Vos combinaisons valent { $points } ; la première fois il en faut { $need }.
refused-joker-moved = Le joker de { $where } remplace { $stands } : échangez-le d’abord.

# Le plateau dans le navigateur.
now-lay = Posez des pièces ou { $skip ->
    [draw] piochez
    [back] finissez votre tour
   *[pass] passez
}.
now-opening = Posez { $need } points ou { $skip ->
    [draw] piochez une pièce
    [back] finissez votre tour
   *[pass] passez
}.
now-ready = Vous pouvez poser ainsi.
tile = { $number } { $colour ->
    [r] rouge
    [b] bleu
    [g] vert
   *[y] jaune
}
run-of = { $low }–{ $high } { $colour ->
    [r] rouge
    [b] bleu
    [g] vert
   *[y] jaune
}
joker = joker
joker-stands = joker comme { $stands }
or = ou
pool = Pioche : { $count }
round-of = Manche { $round } sur { $rounds }
by-round = Points par manche
tiles-held = { $count ->
    [one] pièce
   *[other] pièces
}
has-opened = a posé
not-opened = pas encore posé
opening-points = { $points } points sur { $need }
the-table = La table
your-rack = Votre banquette
left-over = Pièces qui restent
new-combination = Nouvelle combinaison
how-to = Touchez des pièces, puis leur place.
put-first = Mettre au début
put-last = Mettre à la fin
to-rack = Reprendre
step-back = Un pas en arrière
reset-turn = Tout remettre en place
by-colour = Trier par couleur
by-number = Trier par nombre
lay-turn = { $count ->
    [0] Poser
   *[other] Poser { $count }
}
skip-sure = Oui, ne rien poser
may-lay = Cela peut se poser.
may-lay-later = Cela pourra se poser à votre tour.
unfinished = { $count ->
    [one] Une combinaison n’est pas encore bonne.
   *[other] { $count } combinaisons ne sont pas encore bonnes.
}
put-back = La table a changé : ce qui n’allait plus a été remis en place.
read-as = Lire comme { $tiles }
do-several = { $count ->
    [one] Poser une pièce
   *[other] Poser { $count } pièces
}
wrong-few = { $count ->
    [one] Il manque une pièce.
   *[other] Il manque { $count } pièces.
}
wrong-twice = Dans une série, pas deux fois la même couleur.
wrong-many = Une série a quatre pièces au plus.
wrong-again = Dans une séquence, pas deux fois le même nombre.
wrong-gap = Il manque entre les deux : { $tiles }.
wrong-end = Une séquence va de 1 à 13, pas plus loin.
wrong-mixed = Ni un seul nombre, ni une seule couleur.

option-rounds = nombre de manches d’une partie
option-opening = points qu’il faut pour poser la première fois
option-at_once = la table peut servir dès le tour où l’on pose pour la première fois
option-jokers = jokers de la table
option-swap_from = d’où peut venir la pièce qui remplace un joker
option-hand_rummy = qui pose tout d’un coup n’a pas besoin de points et compte double
option-blocked = ce qui compte quand plus personne ne peut poser
option-clock = secondes par tour, 0 sans horloge
option-overtime = quand le temps est écoulé
value-jokers-replaced = à remplacer d’abord
value-jokers-free = libres comme toute pièce
value-swap_from-anywhere = de la banquette ou de la table
value-swap_from-rack = de la banquette seulement
value-blocked-difference = la différence entre les banquettes
value-blocked-nothing = rien
value-overtime-keep = ce qui est juste reste
value-overtime-three = tout reprendre, piocher trois

own-level-easy = Pose ce que donne sa banquette et complète ce qui est posé, mais ne réarrange rien.
own-level-casual = Pose tout ce qu’il voit, mais ne touche guère aux combinaisons de la table.
own-level-steady = Réarrange à peu près la moitié de la table et oublie parfois une pièce.
own-level-strong = Économise pour tout poser d’un coup et oublie rarement une pièce.
own-level-expert = N’oublie rien, économise pour tout poser d’un coup et calcule la fin.
