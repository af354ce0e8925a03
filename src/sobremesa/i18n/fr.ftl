# La table dans le terminal.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
guest = Invité
you = Vous
bot = { $name } ({ $bot })
and = { $some } et { $last }
welcome = { $title } : vous et { $rivals }. Tapez ? pour les règles.
welcome-alone = { $title }, en solitaire. Tapez ? pour lire les règles.
commitment = Le hasard de cette partie est fixé par une clé ; son empreinte est { $hash }.
ask-game = Quel jeu ?
ask-players = Combien de joueurs, vous compris ({ $few } à { $many }) ?
your-turn = À vous de jouer.
prompt = Numéro, ou des mots comme « { $example } » ; ? règles, u annuler, q partir
prompt-hint = h montre le meilleur coup
prompt-show = « { $example } » ce qu’il rapporte
prompt-point = p pour les flèches
time-left = Il reste { $seconds } secondes.
not-possible = { $asked } n’est pas possible maintenant.
undone = Votre dernière action est annulée.
cannot-undo = Impossible d’annuler : quelqu’un a joué depuis, ou une chose cachée a été vue.
standing = Score
won = { $names } { $winners ->
    [one] gagne
   *[other] partagent la victoire
} avec { points }.
you-won = Vous gagnez avec { points }.
you-share = { $names } partagez la victoire avec { points }.
done = Vous avez atteint { points }.
left = La partie est conservée. Pour continuer : sobremesa resume { $path }
kept = L’enregistrement se trouve dans { $path }
check = Chacun peut en vérifier le hasard : sobremesa verify { $path }
nobody-acts = Personne n’a à jouer : la partie est terminée.
verified = Chaque tirage de cet enregistrement de { $title } suit la clé annoncée : { $draws } tirages, { $actions } actions. L’empreinte de la clé est { $hash } : ce doit être celle montrée avant la partie.
rules-language = Le texte des règles est en anglais.
hint-share = { $choice } : gagne { $share } fois sur 100 (± { $error }).
hint-close = Les deux premiers sont trop proches pour trancher.
level-easy = Ne voit pas une bonne partie de ce qui est possible et n’anticipe guère.
level-casual = Oublie parfois quelque chose et anticipe un peu.
level-steady = Voit tout ce qui est possible et l’essaie quelques fois de tête.
level-strong = Essaie chaque coup des centaines de fois et tire des conclusions de ce que font les autres.
level-expert = Réfléchit jusqu’à une seconde à chaque décision et tire des conclusions de ce que font les autres.

# Pourquoi quelque chose ne se fait pas à la table. Le serveur envoie le code et ses données.

refused-not-understood = Le serveur n’a pas compris. Rechargez la page.
refused-not-possible = Ce n’est pas possible ici.
refused-too-busy = Il se passe trop de choses en ce moment. Réessayez dans un instant.
refused-too-fast = Doucement, s’il vous plaît : vous pourrez reparler dans un instant.
refused-too-many = Trop de demandes viennent de votre adresse. Réessayez dans un instant.
refused-seat-taken = Cette place est déjà prise.
refused-seat-reserved = Cette place est réservée à quelqu’un d’autre.
refused-no-such-seat = Cette place n’existe pas à cette table.
refused-no-such-level = Il n’y a pas de robot appelé « { $level } ».
refused-seats-empty = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
refused-nobody-plays = Il faut au moins une personne à la table.
refused-match-has-begun = La partie a déjà commencé.
refused-match-goes-on = La partie n’est pas encore terminée.
refused-no-match = Aucune partie ne se joue à cette table.
refused-only-the-host = Seule la personne qui a ouvert la table peut le faire.
refused-not-seated = Vous n’avez pas de place à cette table.
refused-not-your-turn = Ce n’est pas votre tour.
refused-bot-plays = Un robot joue pour vous. Reprenez d’abord votre place.
refused-seat-is-yours = La place est déjà à vous.
refused-stale = Quelqu’un a été plus rapide : la table a changé entre-temps.
refused-time-is-up = Votre temps est écoulé.
refused-not-legal = Les règles ne le permettent pas.
refused-cannot-undo = { cannot-undo }
refused-nothing-said = Il n’y a rien à lire là-dedans.
refused-no-such-phrase = Cette phrase n’existe pas.
refused-hands-stay-hidden = À cette table, les mains restent cachées à ceux qui regardent.
refused-no-hint = Aucun conseil n’a été trouvé cette fois.

# Pourquoi une demande reste sans réponse.

refused-foreign = Cela venait d’un autre site.
refused-not-json = Le serveur ne comprend pas ce format.
refused-too-long = C’est trop long.
refused-no-name = Choisissez d’abord un nom.
refused-no-such-game = Ce jeu n’existe pas.
refused-no-such-table = Cette table n’existe pas.
refused-no-such-player = Ce joueur n’existe pas, ou il n’y a aucune partie à raconter.
refused-bad-option = Ces règles maison ne vont pas ensemble, ou pas avec ce nombre de joueurs.
refused-bad-clock = Une pendule tourne quatorze jours au plus.
refused-bad-watching = On ne peut pas regarder cette table de cette façon.
refused-no-passkeys-here = Les clés d’accès ne fonctionnent pas à cette adresse : il leur faut https et un nom, pas un numéro.
refused-no-challenge = C’était trop long, ou déjà fait. Réessayez.
refused-passkey-refused = Cette clé d’accès n’a pas pu être vérifiée.
refused-passkey-known = Cette clé d’accès est déjà connue.
refused-no-such-passkey = Cette clé d’accès n’est pas connue ici, ou ne l’est plus.
refused-too-many-passkeys = Vous avez { $count } clés d’accès : retirez-en d’abord une.

# Pourquoi une connexion s’est terminée : le numéro avec lequel elle a été fermée.

refused-4001 = Pour entrer, il faut passer par la page de la table et avoir un nom.
refused-4003 = Cette partie est réservée à ceux qui la jouent.
refused-4004 = Cette table n’existe pas.
refused-4008 = Votre connexion est trop lente pour suivre.
refused-4029 = Trop de messages à la fois.
refused-1012 = La table a déménagé. Vous y revenez tout de suite.

# Des phrases que chacun lit dans sa langue.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-think = Je réfléchis…
phrase-again = On en refait une ?
phrase-bye = À bientôt !
