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
hint-share = { $choice }: gewinnt in { $share } % der Fälle (± { $error }).
hint-close = Zwischen den ersten beiden ist kein sicherer Unterschied.
level-easy = Übersieht vieles von dem, was möglich wäre, und denkt kaum voraus.
level-casual = Übersieht hin und wieder etwas und denkt ein wenig voraus.
level-steady = Sieht alles, was möglich ist, und probiert es ein paar Mal im Kopf aus.
level-strong = Probiert alles hundertfach aus und zieht Schlüsse aus dem, was die anderen tun.
level-expert = Denkt über jede Entscheidung bis zu einer Sekunde nach und zieht Schlüsse aus dem, was die anderen tun.
