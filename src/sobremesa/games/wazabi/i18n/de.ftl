# Wazabi: was Menschen lesen. $card und $other nennen Karten; $you und $to_you sagen, wer liest.

tagline = Wer zuerst keine Würfel hat: würfeln, verschenken, scharfe Karten spielen.

-remove1 = Ein Würfel weg
-rotate = Alle Würfel weiter
-remove2 = Zwei Würfel weg
-give = Würfel verschenken
-steal = Karte nehmen
-strip = Jemand behält eine Karte
-draw3 = Drei Karten ziehen
-purge = Zwei Karten für jeden
-skip = Jemand setzt aus
-again = Noch einmal, andersrum

card = { $card ->
    [remove1] { -remove1 }
    [rotate] { -rotate }
    [remove2] { -remove2 }
    [give] { -give }
    [steal] { -steal }
    [strip] { -strip }
    [draw3] { -draw3 }
    [purge] { -purge }
    [skip] { -skip }
   *[again] { -again }
}
second = { $other ->
    [remove1] { -remove1 }
    [rotate] { -rotate }
    [remove2] { -remove2 }
    [give] { -give }
    [steal] { -steal }
    [strip] { -strip }
    [draw3] { -draw3 }
    [purge] { -purge }
    [skip] { -skip }
   *[again] { -again }
}
rolled = { $w ->
    [0] { rolled-no-w }
   *[other] { $w } × W{ rolled-cards }{ rolled-gives }
}
rolled-no-w = { $cards ->
    [0] { $gives } × Weitergeben
   *[other] { $cards } × Karte{ rolled-gives }
}
rolled-cards = { $cards ->
    [0] { "" }
   *[other] , { $cards } × Karte
}
rolled-gives = { $gives ->
    [0] { "" }
   *[other] , { $gives } × Weitergeben
}

do-play = „{ card }“ spielen
do-pass = Keine Karte spielen
do-left = Alle Würfel nach links
do-right = Alle Würfel nach rechts
do-miss = Diesmal aussetzen
do-give = { $count ->
    [one] Einen Würfel
   *[other] { $count } Würfel
} an { $whom } geben
do-beg = Nichts zu ziehen: eine Karte von { $whom } nehmen
do-steal-from = Eine Karte von { $whom } nehmen
do-strip = { $whom } eine einzige Karte lassen
do-make-miss = { $whom } aussetzen lassen
do-keep-one = „{ card }“ behalten
do-keep-two = „{ card }“ und „{ second }“ behalten

did-start = { $you ->
    [yes] Du würfelst aus, wer anfängt: { $count } W.
   *[no] { $who } würfelt aus, wer anfängt: { $count } W.
}
did-roll = { $you ->
    [yes] Du würfelst { rolled }.
   *[no] { $who } würfelt { rolled }.
}
did-draw = { $you ->
    [yes] Du ziehst „{ card }“.
   *[no] { $who } zieht „{ card }“.
}
did-take = { $to_you ->
    [yes] { $who } nimmt „{ card }“ von dir.
   *[no] { $you ->
        [yes] Du nimmst „{ card }“ von { $whom }.
       *[no] { $who } nimmt „{ card }“ von { $whom }.
    }
}
did-play = { $you ->
    [yes] Du spielst „{ card }“.
   *[no] { $who } spielt „{ card }“.
}
did-pass = { $you ->
    [yes] Du spielst keine Karte.
   *[no] { $who } spielt keine Karte.
}
did-left = { $you ->
    [yes] Du lässt alle Würfel nach links weitergeben.
   *[no] { $who } lässt alle Würfel nach links weitergeben.
}
did-right = { $you ->
    [yes] Du lässt alle Würfel nach rechts weitergeben.
   *[no] { $who } lässt alle Würfel nach rechts weitergeben.
}
did-miss = { $you ->
    [yes] Du setzt aus.
   *[no] { $who } setzt aus.
}
did-give = { $to_you ->
    [yes] { $who } gibt dir { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
}.
   *[no] { $you ->
        [yes] Du gibst { $whom } { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
}.
       *[no] { $who } gibt { $whom } { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
}.
    }
}
did-beg = { $to_you ->
    [yes] Es gibt nichts zu ziehen: { $who } nimmt eine Karte von dir.
   *[no] { $you ->
        [yes] Es gibt nichts zu ziehen: Du nimmst eine Karte von { $whom }.
       *[no] Es gibt nichts zu ziehen: { $who } nimmt eine Karte von { $whom }.
    }
}
did-steal-from = { $to_you ->
    [yes] { $who } nimmt eine Karte von dir.
   *[no] { $you ->
        [yes] Du nimmst eine Karte von { $whom }.
       *[no] { $who } nimmt eine Karte von { $whom }.
    }
}
did-strip = { $to_you ->
    [yes] { $who } lässt dir eine einzige Karte.
   *[no] { $you ->
        [yes] Du lässt { $whom } eine einzige Karte.
       *[no] { $who } lässt { $whom } eine einzige Karte.
    }
}
did-make-miss = { $to_you ->
    [yes] { $who } lässt dich aussetzen.
   *[no] { $you ->
        [yes] Du lässt { $whom } aussetzen.
       *[no] { $who } lässt { $whom } aussetzen.
    }
}
did-keep-one = { $you ->
    [yes] Du behältst „{ card }“.
   *[no] { $who } behält „{ card }“.
}
did-keep-two = { $you ->
    [yes] Du behältst „{ card }“ und „{ second }“.
   *[no] { $who } behält „{ card }“ und „{ second }“.
}
did-keep-unseen = { $who } wählt aus und legt den Rest ab.

why-keep = „{ -remove1 }“ hilft am meisten beim letzten Würfel.
why-win = Das ist dein letzter Würfel: Du gewinnst.
why-dice = Du hast danach { dice }.
why-cards = Du hast danach { cards }.
why-again = Du bist gleich noch einmal dran.
why-rival = { $whom } hat { dice } und { cards }.
why-pay = Für { $kept ->
    [one] diese Karte
   *[other] eine dieser Karten
} reichen { $percent } von 100 Würfen; du wirfst { dice }.
why-miss = Etwas anderes ist nicht möglich.

dice = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
}
cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
skips = { $skips ->
    [0] { "" }
    [one] {", "}1 × Aussetzen
   *[other] {", "}{ $skips } × Aussetzen
}
mate = { $mate ->
    [yes] {", "}in deinem Team
   *[no] { "" }
}
scored = { $counts ->
    [yes] {", "}{ points }
   *[no] { "" }
}
player = { $who }{ mate }: { dice }, { cards }{ scored }{ skips }
player-out = { $who }{ mate }: ohne Würfel, Platz { $place }{ scored }
game-of = Spiel { $game } von { $games }.
middle = Stapel: { $pile }. Gespielt wird nach { $side ->
    [right] rechts
   *[left] links
}.
discards = { $count ->
    [0] Nichts ist abgelegt.
   *[other] Abgelegt ({ $count }): { $cards }.
}
the-roll = Der Wurf: { rolled }.
plain-hand = Deine Karten: { $cards }.
game-over = Spiel { $game } ist zu Ende.
out = { $you ->
    [yes] Du hast keine Würfel mehr: Platz { $place }.
   *[no] { $who } hat keine Würfel mehr: Platz { $place }.
}
discarded = { $you ->
    [yes] Du legst ab{ lost }
   *[no] { $who } legt ab{ lost }
}
lost = { $remove1 ->
    [0] { "" }
   *[other] {" · "}{ $remove1 } × „{ -remove1 }“
}{ $rotate ->
    [0] { "" }
   *[other] {" · "}{ $rotate } × „{ -rotate }“
}{ $remove2 ->
    [0] { "" }
   *[other] {" · "}{ $remove2 } × „{ -remove2 }“
}{ $give ->
    [0] { "" }
   *[other] {" · "}{ $give } × „{ -give }“
}{ $steal ->
    [0] { "" }
   *[other] {" · "}{ $steal } × „{ -steal }“
}{ $strip ->
    [0] { "" }
   *[other] {" · "}{ $strip } × „{ -strip }“
}{ $draw3 ->
    [0] { "" }
   *[other] {" · "}{ $draw3 } × „{ -draw3 }“
}{ $purge ->
    [0] { "" }
   *[other] {" · "}{ $purge } × „{ -purge }“
}{ $skip ->
    [0] { "" }
   *[other] {" · "}{ $skip } × „{ -skip }“
}{ $again ->
    [0] { "" }
   *[other] {" · "}{ $again } × „{ -again }“
}
reshuffled = Die abgelegten Karten werden gemischt und sind der neue Stapel.

option-dice = mit wie vielen Würfeln jeder beginnt
option-games = wie viele Spiele eine Partie hat
option-play_on = die anderen spielen weiter, bis einer übrig ist
option-teams = Zweierteams, Partner sitzen gegenüber (zu viert oder zu sechst)
option-gives = Würfel, die man in einem Zug weitergibt
option-spare_self = wer „Zwei Karten für jeden“ spielt, behält alle Karten

card-costs = { card } ({ $cost ->
    [0] kostenlos
   *[other] { $cost } W
})
pile = Stapel
discards-pile = Ablage
look-discards = { $count ->
    [0] Nichts ist abgelegt
    [one] Die abgelegte Karte ansehen
   *[other] Die { $count } abgelegten Karten ansehen
}
play-here = Die Karte hier ausspielen
your-hand = Deine Karten
die-to-give = Würfel zum Weitergeben
roll-of = { $you ->
    [yes] Dein Wurf
   *[no] Wurf von { $who }
}
no-roll = Kein Wurf in diesem Zug
is-out = fertig: Platz { $place }
team = Team { $team }
seat-teams-yes = { $players ->
    [6] { $seat ->
        [0] Team A
        [3] Team A
        [1] Team B
        [4] Team B
       *[other] Team C
    }
   *[other] { $seat ->
        [0] Team A
        [2] Team A
       *[other] Team B
    }
}
to-miss = { $skips ->
    [one] setzt aus
   *[other] setzt { $skips }-mal aus
}
is-next = danach
turns = Es geht nach { $side ->
    [right] rechts
   *[left] links
} weiter
read-a-card = Zeig auf eine Karte, um zu lesen, was sie bewirkt.
too-dear = Du brauchst { $cost } W und hast { $w } gewürfelt.
effect-remove1 = Einer deiner Würfel kommt aus dem Spiel. Nicht erlaubt nach einem Wurf mit zwei oder mehr Weitergeben-Seiten.
effect-rotate = Alle, auch du, geben sämtliche Würfel nach einer Seite weiter: links oder rechts, wie du willst.
effect-remove2 = Zwei deiner Würfel kommen aus dem Spiel.
effect-give = Einer deiner Würfel geht an jemanden, den du auswählst.
effect-steal = Nimm jemandem deiner Wahl verdeckt eine Karte aus der Hand.
effect-strip = Jemand deiner Wahl behält eine Karte und legt den Rest ab.
effect-draw3 = Zieh drei Karten vom Stapel.
effect-purge = Wer mehr als zwei Karten hat, behält zwei und legt den Rest ab.
effect-skip = Jemand deiner Wahl setzt im nächsten Zug aus.
effect-again = Du hast sofort noch einen ganzen Zug, und von nun an geht es andersherum.
must-give = { $count ->
    [one] Gib einen Würfel weiter: Wer bekommt ihn?
   *[other] Gib { $count } Würfel weiter: Wer bekommt einen?
}
must-beg = { $count ->
    [one] Es gibt nichts zu ziehen: Von wem nimmst du eine Karte?
   *[other] Es gibt nichts zu ziehen: Von wem nimmst du eine von { $count } Karten?
}
now-aim-give = Wer bekommt einen Würfel?
now-aim-steal = Von wem nimmst du eine Karte?
now-aim-strip = Wer behält nur eine Karte?
now-aim-skip = Wer setzt einmal aus?
must-keep = { $count ->
    [one] Wähl die Karte, die du behältst.
   *[other] Wähl die { $count } Karten, die du behältst.
}
now-play = Spiel eine Karte oder keine.
now-no-card = Zu diesem Wurf hast du keine Karte: Spiel keine.
now-side = Nach welcher Seite gehen alle Würfel?
now-miss = Eine Karte lässt dich aussetzen.
value-gives-apart = jeder Würfel, an wen man will
value-gives-together = alle an eine Person

own-level-strong = Probiert alles hundertfach aus, bis zum Ende der Partie.
own-level-expert = Denkt über jede Entscheidung bis zu einer Sekunde nach und weicht vom Bewährten nur ab, wenn etwas anderes sicher besser ist.
