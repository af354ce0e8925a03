# Les pages : ce qu’on lit autour des tables.

# Accueil et réglages.
pages = Pages
to-home = Accueil
settings = Réglages
language = Langue
colours = Couleurs
colours-auto = Comme sur l’appareil
colours-light = Claires
colours-dark = Sombres
text-size = Taille du texte
speed = Animations
speed-none = Aucune
speed-fast = Rapides
speed-normal = Normales
speed-slow = Lentes
speed-still = L’appareil demande de réduire les animations : rien ne bouge.
sound = Un son quand c’est à moi
notify = Me prévenir quand c’est à moi et que je regarde ailleurs
notify-denied = Votre navigateur ne permet pas à cette page de vous prévenir. Ses réglages peuvent changer cela.
your-name = Votre nom
keep-name = Valider
pick-game = À quoi joue-t-on ?
players = Joueurs
bots-play = Niveau des robots
level-name-easy = facile
level-name-casual = détendu
level-name-steady = solide
level-name-strong = fort
level-name-expert = expert
play-now = Jouer tout de suite
with-friends = Jouer entre amis
back-to-bots = Plutôt contre des robots
rules = Règles
clock = Pendule
clock-none = Sans pendule
clock-quick = 30 secondes par tour
clock-calm = 2 minutes par tour
clock-match = 10 minutes chacun, plus 10 secondes par tour
clock-days = 3 jours par tour
who-may-come = Qui peut venir
by-link = Seulement ceux qui ont le lien
public = Tout le monde : la table figure parmi les tables ouvertes
house-rules = Règles maison
value-yes = oui
value-no = non
open-table = Ouvrir la table
own-tables = Vos tables
open-tables = Tables ouvertes
running-tables = Parties en cours
go-on = Continuer
join = Rejoindre
friends-link = Lien vers la table d’un ami
watch = Regarder
seats-taken = { $taken ->
    [one] { $taken } place prise sur { $all }
   *[other] { $taken } places prises sur { $all }
}
no-open-tables = Aucune table n’attend de joueurs pour l’instant. Ouvrez-en une !
fewer = Moins
more = Plus
close = Fermer
loading = Un instant…
not-loaded = Cette page n’a pas pu être chargée.
reload = Réessayer
offline = La table est hors de portée
offline-more = Il n’y a pas de connexion au serveur en ce moment. Vos parties sont à l’abri : dès qu’il revient, vous reprendrez là où vous en étiez.
nowhere = Il n’y a rien ici.
no-connection = Le serveur est injoignable pour l’instant.
no-rules-yet = Les règles de ce jeu ne sont pas encore ici.
search = Chercher

# Avant la partie.
who-are-you = Bienvenue ! Quel est votre nom ?
come-in = Entrer
invited-waiting = { $count ->
    [one] { $names } vous attend.
   *[other] { $names } vous attendent.
}
invited-full = Toutes les places sont prises, mais vous pouvez regarder.
invited-playing = { $count ->
    [one] { $names } joue déjà. Vous pouvez regarder.
   *[other] { $names } jouent déjà. Vous pouvez regarder.
}
invited-over = Cette partie est terminée. Vous pouvez voir comment elle a fini.
waiting-for = { $count ->
    [one] Il manque un joueur.
   *[other] Il manque { $count } joueurs.
}
ready = Tout le monde est là : vous pouvez commencer.
host-starts = Tout le monde est là : la personne qui a ouvert la table lance la partie.
free-seat = Place libre
kept-for = Réservée à { $name }
sit-down = S’asseoir
get-up = Se lever
invite-bot = Robot
send-away = Retirer
fill-with-bots = Compléter avec des robots
start = Commencer
agreed = Convenu pour cette table
invite-link = Toute personne ayant ce lien peut rejoindre la table
copy = Copier
copied = Copié
share = Partager

# À la table.
reconnecting = Reconnexion…
turn-of = On attend { $who }.
thinks = { $who } réfléchit…
is-to-act = { $you ->
    [yes] devez jouer
   *[no] doit jouer
}
bot-plays = un robot joue
bot-plays-for-you = Un robot joue pour vous.
take-back = Reprendre ma place
away = pas là
are-away = { $count ->
    [one] { $names } n’est pas là.
   *[other] { $names } ne sont pas là.
}
you-watch = Vous regardez.
days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
undo = Annuler
was-undone = Le dernier coup a été repris.
hint = Conseil
hint-comes = Réflexion…
hint-steps = Étape par étape
hint-take = Poser ainsi
leave = Partir
leave-sure = Un robot continue pour vous. Vous pourrez revenir et reprendre votre place.
leave-yes = Laisser jouer un robot
beside = À côté de la table
log = Déroulement
log-empty = La suite sera racontée ici.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
unread = { $count ->
    [one] Un nouveau message
   *[other] { $count } nouveaux messages
}
say-something = Dites quelque chose
send = Envoyer
mute = Qui mettre en sourdine
result = Résultat
rematch = Rejouer
to-rematch = Vers la partie suivante
rematch-waits = { $seated ->
    [yes] La partie suivante vous attend : votre place est réservée.
   *[no] Ils font une autre partie.
}
record = Feuille de partie
refused = Cela n’a pas marché ({ $code }).
picked = { $what } : choisi. Appuyez encore pour jouer, Échap pour reposer.
sort = Trier
not-now = pas maintenant
not-yet = Non, pas encore

# A finished match, step by step.
replay = Revoir la partie
to-table = Retour à la table
to-first = Au début
one-back = Étape précédente
play = Lecture
pause = Pause
one-on = Étape suivante
to-last = À la fin
step-of = Étape { $step } sur { $all }
step = Étape
replay-speed = Vitesse
seen-by = Vu par
all-open = Toutes les mains visibles
match-begins = La partie commence.
copy-moment = Copier le lien vers ce moment

# Qui est quelqu’un.
profile = Profil
ratings = Cotes
rating = cote
rating-why = Tout le monde commence à 1000. Personnes et robots comptent de la même façon, et la cote est prudente : elle monte à chaque partie qui la confirme.
rating-over-time = Cote à { $game }, partie après partie
as-table = En tableau
match-ended = Fin de la partie
matches = parties
wins = gagnées
mean-rank = place moyenne
last-matches = Dernières parties
no-matches-yet = Aucune partie n’est encore terminée.
place-of = Place { $rank } sur { $players }
alone = En solo
with = avec
left-to-bot = un robot a fini la partie
bot-of-level = Robot ({ $level })
passkeys = Clés d’accès
passkey-why = Une clé d’accès vous ramène à votre nom, vos tables et vos cotes sur un autre appareil, sans mot de passe. Votre appareil la garde.
passkey-add = Créer une clé d’accès
passkey-use = J’en ai une : l’utiliser
passkey-made = Créée le { $date }
passkey-used = Dernière utilisation : { $date }
passkey-never-used = Pas encore utilisée
passkey-synced = aussi sur vos autres appareils
passkey-remove = Retirer
passkey-remove-sure = Retirer pour de bon
passkey-removed = La clé d’accès est retirée. Vous pouvez aussi l’effacer de votre appareil.
passkey-added = Votre clé d’accès est prête.
passkey-welcome = Bon retour, { $name } !
passkey-missing = Ce navigateur n’a pas de clés d’accès, ou elles ne marchent pas à cette adresse.
passkey-cancelled = Aucune clé d’accès : l’opération a été annulée, ou a pris trop de temps.
