# L.L.A.M.A. : ce que lisent les gens. $card va de 1 à 6 ou vaut L ; $you dit si le lecteur a joué.

tagline = Débarrassez-vous de vos cartes, ou arrêtez-vous à temps.

card = { $card ->
    [L] lama
   *[other] { $card }
}
a-card = { $card ->
    [L] un lama
   *[other] un { $card }
}

do-play = Jouer { card }
do-draw = Piocher une carte
do-quit = Quitter la manche
do-keep = Garder tous ses jetons
do-return-1 = Rendre un jeton blanc (1)
do-return-10 = Rendre un jeton noir (10)

did-play = { $you ->
    [yes] Vous jouez { card }.
   *[no] { $who } joue { card }.
}
did-draw = { $you ->
    [yes] Vous piochez une carte.
   *[no] { $who } pioche une carte.
}
did-quit = { $you ->
    [yes] Vous quittez la manche.
   *[no] { $who } quitte la manche.
}
did-keep = { $you ->
    [yes] Vous gardez vos jetons.
   *[no] { $who } garde tous ses jetons.
}
did-return-1 = { $you ->
    [yes] Vous rendez un jeton blanc.
   *[no] { $who } rend un jeton blanc.
}
did-return-10 = { $you ->
    [yes] Vous rendez un jeton noir.
   *[no] { $who } rend un jeton noir.
}
did-receive = { $you ->
    [yes] C’est { a-card }.
   *[no] { $who } reçoit { card }.
}
did-turn-up = La défausse commence par { card }.

pile = Pioche
discards = Défausse
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
has-quit = a quitté la manche
plain-middle = Défausse : { card }. Pioche : { cards }.
plain-hand = Vos cartes : { $hand }.
plain-player = { $who } : { cards }, { points }.
round-over = Fin de la manche { $round }.

option-stop = points qui mettent fin à la partie
option-starter = qui commence une manche
option-unplayed = qui commence après une manche où personne n’a joué de carte
reason-play = Vos autres cartes coûteraient alors { points }.
reason-last = C’est votre dernière carte.
reason-draw = { $good } des { $unseen } cartes non vues pourraient être jouées aussitôt.
reason-quit = Cela coûte { points } maintenant.
reason-chips = Vous aurez alors { points }.

plain-top = Sur la défausse : { card }
your-hand = Vos cartes
now-turn = Jouez une carte qui convient, piochez ou quittez la manche.
now-last = Il ne reste que vous : continuez ou quittez la manche.
now-stuck = Aucune carte ne convient : piochez ou quittez la manche.
now-stuck-last = Aucune carte ne convient, et le dernier en jeu ne pioche pas : quittez la manche.
now-return = Vous n’avez plus de cartes : rendez un jeton.
quit-sure = Quitter pour { points }
value-starter-played = qui a joué la dernière carte
value-starter-acted = qui a eu le dernier tour
value-unplayed-same = le même joueur
value-unplayed-left = son voisin de gauche
