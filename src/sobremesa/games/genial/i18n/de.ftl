# Genial: was Menschen lesen. $one und $other nennen Farben, $points und $more deren Punkte.

tagline = Lege Teile in Farbreihen; es zählt deine schwächste Farbe.

-r = Rot
-g = Grün
-b = Blau
-o = Orange
-y = Gelb
-p = Violett

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
    [one] {" "}Genial! Ein Extrazug.
   *[other] {" "}Genial! { $extra } Extrazüge.
}

do-place = { tile } auf { $cell } und { $next }: { colour } +{ $points }, { second } +{ $more }.{ genial }
do-double = { colour }–{ colour } auf { $cell } und { $next }: { colour } +{ $points }.{ genial }
do-stop = { $count ->
    [one] Auf den Extrazug verzichten
   *[other] Auf die { $count } Extrazüge verzichten
}
do-renew = Die Teile zeigen und sechs neue ziehen
do-keep = Die Teile behalten

did-draw = { $you ->
    [yes] Du ziehst { tile }.
   *[no] { $who } zieht { tile }.
}
did-place = { $you ->
    [yes] Du legst
   *[no] { $who } legt
} { tile } auf { $cell } und { $next }: { colour } +{ $points }, { second } +{ $more }.{ genial }
did-double = { $you ->
    [yes] Du legst
   *[no] { $who } legt
} { colour }–{ colour } auf { $cell } und { $next }: { colour } +{ $points }.{ genial }
did-stop = { $you ->
    [yes] { $count ->
        [one] Du verzichtest auf den Extrazug.
       *[other] Du verzichtest auf die { $count } Extrazüge.
    }
   *[no] { $count ->
        [one] { $who } verzichtet auf den Extrazug.
       *[other] { $who } verzichtet auf die { $count } Extrazüge.
    }
}
did-renew = { $you ->
    [yes] Du zeigst deine Teile und ziehst neue.
   *[no] { $who } zeigt die Teile und zieht neue.
}
did-shows = { $who } hat gezeigt: { $tiles }
did-keep = { $you ->
    [yes] Du behältst deine Teile.
   *[no] { $who } behält die Teile.
}

game-over = { $why ->
   *[full] Kein Teil passt mehr.
    [top] { $you ->
        [yes] Alle deine Steine sind am Ziel!
       *[no] Bei { $who } sind alle Steine am Ziel!
    }
}

bag = Teile im Beutel: { $bag }
rack = Deine Teile: { $tiles }
extra = { $count ->
    [one] Genial! Ein Extrazug.
   *[other] Genial! { $count } Extrazüge.
}
plain-player = { $who }: { $markers }; niedrigster Wert { $points }.
plain-row = { $count ->
    [0] Reihe { $first } bis { $last }: leer.
   *[other] Reihe { $first } bis { $last }: { $cells }.
}
aim-keys = Pfeile bewegen · Leertaste dreht · Tab nächstes Teil · F tauscht die Farben · Enter legt · Esc zurück

reason-lowest = { colour } liegt am weitesten zurück und rückt von { $from } auf { $to }.
reason-others = { colour } liegt mit { $from } am weitesten zurück; { $good } von { $unseen } ungesehenen Teilen zeigen diese Farbe.

refused-no-cell = { $cell } ist kein Feld dieses Plans.
refused-taken = { $cell } ist belegt.
refused-no-neighbours = { $cell } und { $other } sind keine Nachbarn.
refused-not-held = Du hast { $tile } nicht.
refused-first-round = In der ersten Runde muss dein Teil ein gedrucktes Symbol berühren, an dem noch keines liegt.
refused-not-now = Jetzt ist kein Teil zu legen.

option-teams = Zweierteams, Partner gegenüber (4 Spieler; steht ebenso wenig in unserer Anleitung wie das Spiel allein)

now-turn = Wähle ein Teil.
now-extra = Genial! Lege noch ein Teil oder verzichte.
now-choice = Tausche deine Teile oder behalte sie: Keins zeigt deine niedrigste Farbe.
now-aim = Wähle einen Platz dafür.
now-place = Lege es ab oder dreh es vorher.
board = Spielplan
board-keys = Pfeiltasten bewegen das Teil, R dreht es, F tauscht seine Farben, Enter legt es, Escape nimmt es zurück.
your-tiles = Deine Teile
turn-tile = Drehen
swap-tile = Farben tauschen
place-tile = Legen
stop-sure = Ja, verzichten

seat-teams-yes = { $seat ->
    [0] Team A
    [2] Team A
   *[other] Team B
}

own-level-strong = Probiert, was am besten aussieht, dutzendfach bis zum Ende der Partie aus.
own-level-expert = Denkt über jede Entscheidung bis zu einer Sekunde nach und rechnet die letzten Züge genau aus.
