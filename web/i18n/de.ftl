# Die Seiten: was rund um die Tische zu lesen ist.

# Startseite und Einstellungen.
pages = Seiten
to-home = Startseite
settings = Einstellungen
language = Sprache
colours = Farben
colours-auto = Wie auf dem Gerät
colours-light = Hell
colours-dark = Dunkel
text-size = Schriftgröße
speed = Animationen
speed-none = Keine
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
speed-still = Auf diesem Gerät ist wenig Bewegung eingestellt, darum bewegt sich nichts.
sound = Ein Ton, wenn ich dran bin
notify = Benachrichtigen, wenn ich dran bin und gerade woanders hinschaue
notify-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.
your-name = Dein Name
keep-name = Speichern
pick-game = Was spielen wir?
players = Spieler
bots-play = Wie gut die Bots spielen
level-name-easy = leicht
level-name-casual = locker
level-name-steady = solide
level-name-strong = stark
level-name-expert = Experte
play-now = Jetzt spielen
with-friends = Mit Freunden spielen
back-to-bots = Lieber gegen Bots spielen
rules = Regeln
clock = Uhr
clock-none = Ohne Uhr
clock-quick = 30 Sekunden pro Zug
clock-calm = 2 Minuten pro Zug
clock-match = 10 Minuten für jeden, dazu 10 Sekunden pro Zug
clock-days = 3 Tage pro Zug
who-may-come = Wer kommen darf
by-link = Nur wer den Link hat
public = Alle: Der Tisch steht in der Liste der offenen Tische
house-rules = Hausregeln
value-yes = ja
value-no = nein
open-table = Tisch eröffnen
own-tables = Deine Tische
open-tables = Offene Tische
running-tables = Hier wird gespielt
go-on = Weiter
join = Mitspielen
friends-link = Link zum Tisch von Freunden
watch = Zuschauen
seats-taken = { $taken } von { $all } Plätzen besetzt
no-open-tables = Gerade wartet kein Tisch auf Mitspieler. Eröffne einen!
fewer = Weniger
more = Mehr
close = Schließen
loading = Einen Moment …
not-loaded = Diese Seite konnte nicht geladen werden.
reload = Noch einmal versuchen
offline = Der Tisch ist gerade nicht zu erreichen
offline-more = Im Moment gibt es keine Verbindung zum Server. Deine Partien sind sicher: Sobald er wieder da ist, geht es weiter, wo du warst.
nowhere = Hier ist nichts.
no-connection = Der Server ist gerade nicht zu erreichen.
no-rules-yet = Die Regeln dieses Spiels stehen noch nicht hier.
search = Suchen

# Vor der Partie.
who-are-you = Willkommen! Wie heißt du?
come-in = Eintreten
invited-waiting = { $count ->
    [one] { $names } wartet auf dich.
   *[other] { $names } warten auf dich.
}
invited-full = Alle Plätze sind besetzt, aber du kannst zuschauen.
invited-playing = { $count ->
    [one] { $names } spielt schon. Du kannst zuschauen.
   *[other] { $names } spielen schon. Du kannst zuschauen.
}
invited-over = Diese Partie ist zu Ende. Du kannst sehen, wie sie ausgegangen ist.
waiting-for = { $count ->
    [one] Es fehlt noch ein Mitspieler.
   *[other] Es fehlen noch { $count } Mitspieler.
}
ready = Alle sind da: Du kannst anfangen.
host-starts = Alle sind da: Wer den Tisch eröffnet hat, startet.
free-seat = Freier Platz
kept-for = Frei gehalten für { $name }
sit-down = Hinsetzen
get-up = Aufstehen
invite-bot = Bot
send-away = Wegschicken
fill-with-bots = Mit Bots auffüllen
start = Anfangen
agreed = Für diesen Tisch vereinbart
invite-link = Wer diesen Link hat, kann mitspielen
copy = Kopieren
copied = Kopiert
share = Teilen

# Am Tisch.
reconnecting = Verbinde neu …
turn-of = { $who } ist dran.
thinks = { $who } überlegt …
is-to-act = { $you ->
    [yes] bist dran
   *[no] ist dran
}
bot-plays = ein Bot spielt
bot-plays-for-you = Ein Bot spielt für dich.
take-back = Meinen Platz wieder einnehmen
away = nicht da
are-away = { $count ->
    [one] { $names } ist nicht da.
   *[other] { $names } sind nicht da.
}
you-watch = Du schaust zu.
days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
undo = Zurücknehmen
was-undone = Der letzte Zug wurde zurückgenommen.
hint = Tipp
hint-comes = Ich überlege …
hint-steps = Schritt für Schritt
hint-take = So hinlegen
leave = Gehen
leave-sure = Ein Bot spielt für dich weiter. Du kannst zurückkommen und deinen Platz wieder einnehmen.
leave-yes = Bot spielen lassen
beside = Neben dem Tisch
log = Was geschah
log-empty = Was geschieht, steht dann hier.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
unread = { $count ->
    [one] Eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
say-something = Sag etwas
send = Senden
mute = Wen stummschalten
result = Ergebnis
rematch = Noch eine Partie
to-rematch = Zur nächsten Partie
rematch-waits = { $seated ->
    [yes] Die nächste Partie wartet, dein Platz ist frei gehalten.
   *[no] Sie spielen noch eine Partie.
}
record = Aufzeichnung
refused = Das ging nicht ({ $code }).
picked = { $what } gewählt. Noch einmal drücken spielt aus, Escape legt zurück.
sort = Sortieren
not-now = jetzt nicht
not-yet = Nein, noch nicht

# A finished match, step by step.
replay = Nachspielen
to-table = Zum Tisch
to-first = Zum Anfang
one-back = Ein Schritt zurück
play = Abspielen
pause = Pause
one-on = Ein Schritt weiter
to-last = Zum Ende
step-of = Schritt { $step } von { $all }
step = Schritt
replay-speed = Tempo
seen-by = Aus der Sicht von
all-open = Alles liegt offen
match-begins = Die Partie beginnt.
copy-moment = Link zu diesem Moment kopieren

# Wer jemand ist.
profile = Profil
ratings = Wertungen
rating = Wertung
rating-why = Alle fangen mit 1000 an. Menschen und Bots zählen gleich, und die Wertung ist vorsichtig: Sie steigt mit jeder Partie, die sie bestätigt.
rating-over-time = Wertung in { $game }, Partie für Partie
as-table = Als Tabelle
match-ended = Ende der Partie
matches = Partien
wins = gewonnen
mean-rank = mittlerer Platz
last-matches = Letzte Partien
no-matches-yet = Noch ist keine Partie zu Ende.
place-of = Platz { $rank } von { $players }
alone = Allein
with = mit
left-to-bot = ein Bot hat zu Ende gespielt
bot-of-level = Bot ({ $level })
passkeys = Passkeys
passkey-why = Mit einem Passkey findest du auf einem anderen Gerät zu deinem Namen, deinen Tischen und deinen Wertungen zurück, ohne Passwort. Dein Gerät bewahrt ihn auf.
passkey-add = Passkey anlegen
passkey-use = Ich habe einen: benutzen
passkey-made = Angelegt am { $date }
passkey-used = Zuletzt benutzt: { $date }
passkey-never-used = Noch nicht benutzt
passkey-synced = auch auf deinen anderen Geräten
passkey-remove = Entfernen
passkey-remove-sure = Endgültig entfernen
passkey-removed = Der Passkey ist entfernt. Du kannst ihn auch auf deinem Gerät löschen.
passkey-added = Dein Passkey ist bereit.
passkey-welcome = Willkommen zurück, { $name }!
passkey-missing = Dieser Browser kennt keine Passkeys, oder sie gehen unter dieser Adresse nicht.
passkey-cancelled = Es kam kein Passkey: abgebrochen, oder es hat zu lange gedauert.
