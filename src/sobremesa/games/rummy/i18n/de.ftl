# Rummy: was Menschen lesen. $tiles sind Steine wie r4; $you sagt, ob es der Leser selbst war.

tagline = Bilde Reihen und Sätze und ordne den ganzen Tisch neu.

do-draw = Einen Stein ziehen
do-pass = Passen: Der Vorrat ist leer
do-back = Zurücknehmen, was nicht passt, und den Zug beenden
do-end = Den Zug beenden ({ $count ->
    [one] ein Stein
   *[other] { $count } Steine
} gelegt)
do-time = Die Zeit ist um
do-take = { $tiles } aufnehmen
do-lay = { $tiles } auslegen

did-starts = { $you ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
}
did-drawn = { $you ->
    [yes] Du ziehst { $tile }.
   *[no] { $who } zieht { $tile }.
}
did-draw = { $you ->
    [yes] Du legst nichts und ziehst.
   *[no] { $who } legt nichts und zieht.
}
did-pass = { $you ->
    [yes] Du passt.
   *[no] { $who } passt.
}
did-back = { $you ->
    [yes] Du nimmst zurück, was nicht passte.
   *[no] { $who } nimmt zurück, was nicht passte.
}
did-end = { $you ->
    [yes] Du hast
   *[no] { $who } hat
} { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} gelegt, es bleiben { $left }.
did-time = { $you ->
    [yes] Deine Zeit ist um.
   *[no] Die Zeit von { $who } ist um.
}
did-take = { $you ->
    [yes] Du nimmst { $tiles } auf.
   *[no] { $who } nimmt { $tiles } auf.
}
did-lay = { $you ->
    [yes] Du legst { $tiles } aus.
   *[no] { $who } legt { $tiles } aus.
}

player = { $who }: { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}, { $opened ->
    [yes] hat ausgelegt
   *[no] hat noch nicht ausgelegt
}, { points }
middle = Vorrat: { $pool }. Runde { $round } von { $rounds }.
empty-table = Der Tisch ist leer.
loose = Lose: { $tiles }
rack = Deine Steine: { $tiles }
typing = Tippe: lay r4 r5 r6 · add b8 to 3 · swap r4 in 3 · take 3 · table … | … · end
plain-table = Kombination { $place }: { $tiles }.
plain-joker = { $tiles } (der Joker steht für { $stands })
round-over = Runde { $round } ist zu Ende.
round-blocked = Runde { $round } ist zu Ende: Niemand konnte mehr legen.

no-hint = Es gibt nichts zu legen.
hint-count = { $count ->
    [one] Ein Stein lässt
   *[other] Bis zu { $count } Steine lassen
} sich legen:
step-break = Nimm { $where } auf.
step-dissolve = Nimm auf, was { $where } war.
step-take = Nimm { $tiles } von { $where } weg.
step-swap = Leg { $tiles } an die Stelle des Jokers in { $where }.
step-add = Leg { $tiles } an { $where } an.
step-lay = Leg { $where } aus.

why-out = Damit wirst du alle Steine los und gewinnst die Runde.
why-lay = Legt { $count ->
    [one] einen Stein
   *[other] { $count } Steine
} und lässt { $left ->
    [one] einen Punkt
   *[other] { $left } Punkte
} übrig.
why-pass = Passen alle, gewinnt, wer die wenigsten Punkte auf der Bank hat; bei dir ist es { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
why-open = Mit { $tiles } von { $unseen } ungesehenen Steinen könntest du danach zum ersten Mal auslegen.
why-draw = Ziehen hilft bei { $tiles } von { $unseen } ungesehenen Steinen.
why-finish = Mit { $tiles } von { $unseen } ungesehenen Steinen könntest du danach deine letzten Steine legen.
why-loose = Was du aufnimmst, muss am Ende deines Zuges wieder auf dem Tisch liegen.
why-back = Du könntest es noch zurücknehmen und ziehen.
why-need = Die erste Auslage muss { $need } Punkte zählen, und so täte sie es nicht.
outs = { $tiles } von { $unseen } ungesehenen Steinen würden helfen.
out-of-kind = { $tile } ({ $unseen }): { $count ->
    [one] ein Stein ließe sich legen
   *[other] { $count } Steine ließen sich legen
}{ $does ->
    [out] {","} das sind alle
    [opens] {","} zum ersten Mal
   *[lays] { "" }
}

refused-no-combination = { $tiles } ist keine Kombination.
refused-no-such-place = Es gibt keine Kombination { $place }, nur { $count }.
refused-does-not-fit = { $tiles } passt nicht an { $where }.
refused-no-joker = In { $where } liegt kein Joker.
refused-wrong-swap = Der Joker steht nicht für { $tiles }, sondern für { $stands }.
refused-not-held = Du hast { $tiles } nicht.
refused-not-opened = Vor deinen ersten { $need } Punkten darfst du nicht nutzen, was auf dem Tisch liegt.
refused-fresh = Was in diesem Zug gelegt wurde, wird nicht wieder aufgenommen: Mach es rückgängig.
refused-left-alone = { $tiles } { $count ->
    [one] bleibt allein: Der Stein muss
   *[other] bleiben allein: Die Steine müssen
} in einer Kombination liegen.
refused-nothing-laid = Du hast nichts von der Bank gelegt: Leg etwas oder zieh.
refused-too-few = Deine Kombinationen zählen { $points }; beim ersten Mal braucht es { $need }.
refused-joker-moved = Der Joker in { $where } steht für { $stands }: Ersetze ihn zuerst.

# Das Spielbrett im Browser.
now-lay = Leg Steine aus oder { $skip ->
    [draw] zieh einen
    [back] beende den Zug
   *[pass] passe
}.
now-opening = Leg { $need } Punkte aus oder { $skip ->
    [draw] zieh einen Stein
    [back] beende den Zug
   *[pass] passe
}.
now-ready = So kannst du auslegen.
tile = { $colour ->
    [r] Rot
    [b] Blau
    [g] Grün
   *[y] Gelb
} { $number }
run-of = { $colour ->
    [r] Rot
    [b] Blau
    [g] Grün
   *[y] Gelb
} { $low }–{ $high }
joker = Joker
joker-stands = Joker als { $stands }
or = oder
pool = Vorrat: { $count }
round-of = Runde { $round } von { $rounds }
by-round = Punkte je Runde
tiles-held = { $count ->
    [one] Stein
   *[other] Steine
}
has-opened = hat ausgelegt
not-opened = noch nicht ausgelegt
opening-points = { $points } von { $need } Punkten
the-table = Der Tisch
your-rack = Deine Bank
left-over = Steine, die übrig sind
new-combination = Neue Kombination
how-to = Tipp Steine an, dann ihr Ziel.
put-first = An den Anfang legen
put-last = Ans Ende legen
to-rack = Zurück auf die Bank
step-back = Einen Schritt zurück
reset-turn = Alles zurücklegen
by-colour = Nach Farbe sortieren
by-number = Nach Zahl sortieren
lay-turn = { $count ->
    [0] Auslegen
   *[other] { $count } auslegen
}
skip-sure = Ja, nichts auslegen
may-lay = So geht es.
may-lay-later = So geht es, wenn du dran bist.
unfinished = { $count ->
    [one] Eine Kombination stimmt noch nicht.
   *[other] { $count } Kombinationen stimmen noch nicht.
}
put-back = Der Tisch hat sich verändert; was nicht mehr passte, liegt wieder an seinem Platz.
read-as = Als { $tiles } lesen
do-several = { $count ->
    [one] Einen Stein legen
   *[other] { $count } Steine legen
}
wrong-few = { $count ->
    [one] Ein Stein fehlt noch.
   *[other] { $count } Steine fehlen noch.
}
wrong-twice = In einem Satz kommt keine Farbe zweimal vor.
wrong-many = Ein Satz hat höchstens vier Steine.
wrong-again = In einer Reihe kommt keine Zahl zweimal vor.
wrong-gap = Dazwischen fehlt: { $tiles }.
wrong-end = Eine Reihe geht nur von 1 bis 13.
wrong-mixed = Weder eine Zahl noch eine Farbe.

option-rounds = wie viele Runden eine Partie hat
option-opening = Punkte, die das erste Auslegen braucht
option-at_once = schon im Zug des ersten Auslegens darf der Tisch genutzt werden
option-jokers = Joker auf dem Tisch
option-swap_from = woher der Stein kommen darf, der einen Joker ersetzt
option-hand_rummy = wer alles auf einmal legt, braucht keine Punkte und zählt doppelt
option-blocked = was zählt, wenn niemand mehr legen kann
option-clock = Sekunden für einen Zug, 0 für keine Uhr
option-overtime = wenn die Zeit um ist
value-jokers-replaced = müssen erst ersetzt werden
value-jokers-free = frei wie jeder Stein
value-swap_from-anywhere = von der Bank oder vom Tisch
value-swap_from-rack = nur von der Bank
value-blocked-difference = der Unterschied der Bänke
value-blocked-nothing = nichts
value-overtime-keep = was stimmt, bleibt liegen
value-overtime-three = alles zurück, drei Steine ziehen

own-level-easy = Legt aus, was die Bank hergibt, und legt an, baut aber nichts um.
own-level-casual = Legt alles aus, was er sieht, lässt aber die meisten Kombinationen auf dem Tisch in Ruhe.
own-level-steady = Baut etwa die Hälfte des Tisches um und übersieht ab und zu einen Stein.
own-level-strong = Spart, um alles auf einmal auszulegen, und übersieht selten einen Stein.
own-level-expert = Übersieht nichts, spart, um alles auf einmal auszulegen, und rechnet das Ende durch.
