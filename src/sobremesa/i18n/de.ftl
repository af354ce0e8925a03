# Der Tisch im Terminal.

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
guest = Gast
you = Du
bot = { $name } ({ $bot })
and = { $some } und { $last }
welcome = { $title }: du und { $rivals }. ? zeigt die Regeln.
welcome-alone = { $title }, allein. ? zeigt die Regeln.
commitment = Das Glück dieser Partie liegt durch einen Schlüssel fest; sein Fingerabdruck ist { $hash }.
ask-game = Welches Spiel?
ask-players = Wie viele Spieler, dich mitgezählt ({ $few } bis { $many })?
your-turn = Du bist dran.
prompt = Nummer oder Worte wie „{ $example }“; ? Regeln, u zurücknehmen, q gehen
prompt-hint = h zeigt das Beste
prompt-show = „{ $example }“, was es bringt
prompt-point = p zum Zeigen mit Pfeilen
time-left = Noch { $seconds } Sekunden.
not-possible = { $asked } ist jetzt nicht möglich.
undone = Deine letzte Aktion ist zurückgenommen.
cannot-undo = Das lässt sich nicht zurücknehmen: Jemand war seitdem dran, oder Verdecktes wurde sichtbar.
standing = Punktestand
won = { $names } { $winners ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
you-won = Du gewinnst mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
you-share = { $names } teilt euch den Sieg mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
done = Du hast { points } erreicht.
left = Die Partie ist gespeichert. Weiter mit: sobremesa resume { $path }
kept = Die Aufzeichnung liegt in { $path }
check = Jeder kann ihr Glück prüfen: sobremesa verify { $path }
nobody-acts = Niemand ist dran: Die Partie ist zu Ende.
verified = Jede Ziehung dieser Aufzeichnung von { $title } folgt dem zugesagten Schlüssel: { $draws } Ziehungen, { $actions } Aktionen. Der Fingerabdruck des Schlüssels ist { $hash }: Er muss der vor der Partie gezeigte sein.
rules-language = Der Regeltext ist auf Englisch.
hint-share = { $choice }: gewinnt in { $share } % der Fälle (± { $error }).
hint-close = Die ersten beiden liegen zu dicht beieinander, um zu entscheiden.
level-easy = Übersieht vieles von dem, was möglich wäre, und denkt kaum voraus.
level-casual = Übersieht hin und wieder etwas und denkt ein wenig voraus.
level-steady = Sieht alles, was möglich ist, und probiert es ein paar Mal im Kopf aus.
level-strong = Probiert alles hundertfach aus und zieht Schlüsse aus dem, was die anderen tun.
level-expert = Denkt über jede Entscheidung bis zu einer Sekunde nach und zieht Schlüsse aus dem, was die anderen tun.

# Warum am Tisch etwas nicht geschieht. Der Server schickt den Code und seine Angaben.

refused-not-understood = Das hat der Server nicht verstanden. Lade die Seite neu.
refused-not-possible = Das ist hier nicht möglich.
refused-too-busy = Gerade ist zu viel los. Versuch es gleich noch einmal.
refused-too-fast = Langsam, bitte: In einem Moment kannst du wieder etwas sagen.
refused-too-many = Von deiner Adresse kommen zu viele Anfragen. Versuch es gleich noch einmal.
refused-seat-taken = Dort sitzt schon jemand.
refused-seat-reserved = Dieser Platz ist für jemand anderen frei gehalten.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-no-such-level = Einen Bot namens „{ $level }“ gibt es nicht.
refused-seats-empty = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
refused-nobody-plays = Mindestens ein Mensch muss am Tisch sitzen.
refused-match-has-begun = Die Partie hat schon begonnen.
refused-match-goes-on = Die Partie ist noch nicht zu Ende.
refused-no-match = An diesem Tisch läuft keine Partie.
refused-only-the-host = Das kann nur, wer den Tisch eröffnet hat.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-not-your-turn = Du bist nicht dran.
refused-bot-plays = Für dich spielt ein Bot. Nimm zuerst deinen Platz wieder ein.
refused-seat-is-yours = Der Platz gehört dir schon.
refused-stale = Jemand war schneller: Der Tisch sieht inzwischen anders aus.
refused-time-is-up = Deine Zeit ist um.
refused-not-legal = Das erlauben die Regeln nicht.
refused-cannot-undo = { cannot-undo }
refused-nothing-said = Darin gibt es nichts zu lesen.
refused-no-such-phrase = Diesen Spruch gibt es nicht.
refused-hands-stay-hidden = An diesem Tisch bleiben die Hände für Zuschauer verdeckt.
refused-no-hint = Diesmal ließ sich kein Tipp finden.

# Warum eine Anfrage nicht beantwortet wird.

refused-foreign = Das kam von einer anderen Seite.
refused-not-json = Dieses Format versteht der Server nicht.
refused-too-long = Das ist zu lang.
refused-no-name = Wähle zuerst einen Namen.
refused-no-such-game = Dieses Spiel gibt es nicht.
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-no-such-player = Diesen Spieler gibt es nicht, oder keine Partie, von der zu erzählen wäre.
refused-bad-option = Diese Hausregeln passen nicht zueinander oder nicht zur Zahl der Spieler.
refused-bad-clock = Eine Uhr läuft höchstens vierzehn Tage.
refused-bad-watching = So kann man an diesem Tisch nicht zuschauen.
refused-no-passkeys-here = Unter dieser Adresse gehen keine Passkeys: Sie brauchen https und einen Namen statt einer Nummer.
refused-no-challenge = Das hat zu lange gedauert oder war schon erledigt. Versuch es noch einmal.
refused-passkey-refused = Dieser Passkey ließ sich nicht prüfen.
refused-passkey-known = Dieser Passkey ist schon bekannt.
refused-no-such-passkey = Dieser Passkey ist hier nicht oder nicht mehr bekannt.
refused-too-many-passkeys = Du hast { $count } Passkeys: Entferne zuerst einen.

# Warum eine Verbindung endete: die Nummer, mit der sie geschlossen wurde.

refused-4001 = An den Tisch kommt nur, wer von seiner eigenen Seite kommt und einen Namen hat.
refused-4003 = Diese Partie ist nur für die, die mitspielen.
refused-4004 = Diesen Tisch gibt es nicht.
refused-4008 = Deine Verbindung ist zu langsam, um mitzukommen.
refused-4029 = Zu viele Nachrichten auf einmal.
refused-1012 = Der Tisch ist umgezogen. Du wirst gleich wieder verbunden.

# Sprüche, die jeder in seiner Sprache liest.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-think = Moment, ich überlege …
phrase-again = Noch eine Partie?
phrase-bye = Bis bald!
