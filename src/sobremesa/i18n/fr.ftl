# La table dans le terminal.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
guest = Invité
you = Vous
bot = { $name } ({ $bot })
and = { $some } et { $last }
welcome = { $title } : vous et { $rivals }. Tapez ? pour les règles.
welcome-alone = { $title }, en solitaire. Tapez ? pour lire les règles.
commitment = Le hasard de cette partie est fixé par une clé ; son empreinte est { $hash }.
ask-game = Quel jeu ?
ask-players = Combien de joueurs, vous compris ({ $few } à { $many }) ?
your-turn = À vous de jouer.
prompt = Numéro, ou des mots comme « { $example } » ; ? règles, u annuler, q partir
prompt-hint = h montre le meilleur coup
prompt-show = « { $example } » ce qu’il rapporte
prompt-point = p pour les flèches
time-left = Il reste { $seconds } secondes.
not-possible = { $asked } n’est pas possible maintenant.
undone = Votre dernière action est annulée.
cannot-undo = Impossible d’annuler : quelqu’un a joué depuis, ou une chose cachée a été vue.
standing = Score
won = { $names } { $winners ->
    [one] gagne
   *[other] partagent la victoire
} avec { points }.
you-won = Vous gagnez avec { points }.
you-share = { $names } partagez la victoire avec { points }.
done = Vous avez atteint { points }.
left = La partie est conservée. Pour continuer : sobremesa resume { $path }
kept = L’enregistrement se trouve dans { $path }
check = Chacun peut en vérifier le hasard : sobremesa verify { $path }
nobody-acts = Personne n’a à jouer : la partie est terminée.
verified = Chaque tirage de cet enregistrement de { $title } suit la clé annoncée : { $draws } tirages, { $actions } actions. L’empreinte de la clé est { $hash } : ce doit être celle montrée avant la partie.
rules-language = Le texte des règles est en anglais.
hint-share = { $choice } : gagne { $share } fois sur 100 (± { $error }).
hint-close = Entre les deux premiers, l’écart n’est pas certain.
level-easy = Ne voit pas une bonne partie de ce qui est possible et n’anticipe guère.
level-casual = Oublie parfois quelque chose et anticipe un peu.
level-steady = Voit tout ce qui est possible et l’essaie quelques fois de tête.
level-strong = Essaie chaque coup des centaines de fois et tire des conclusions de ce que font les autres.
level-expert = Réfléchit jusqu’à une seconde à chaque décision et tire des conclusions de ce que font les autres.
