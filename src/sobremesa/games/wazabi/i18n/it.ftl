# Wazabi: ciò che leggono le persone. $card e $other nominano carte; $you e $to_you dicono chi legge.

tagline = Resta per primo senza dadi: tira, regala, gioca carte piccanti.

-remove1 = Togli un dado
-rotate = Tutti passano i dadi
-remove2 = Togli due dadi
-give = Dai un dado
-steal = Prendi una carta
-strip = Un altro tiene una carta
-draw3 = Pesca tre carte
-purge = Due carte a testa
-skip = Un altro salta un turno
-again = Ancora, al contrario

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
    [0] { $gives } × cedi
   *[other] { $cards } × carta{ rolled-gives }
}
rolled-cards = { $cards ->
    [0] { "" }
   *[other] , { $cards } × carta
}
rolled-gives = { $gives ->
    [0] { "" }
   *[other] , { $gives } × cedi
}

do-play = Gioca «{ card }»
do-pass = Non giocare nessuna carta
do-left = Tutti i dadi a sinistra
do-right = Tutti i dadi a destra
do-miss = Salta questo turno
do-give = Dai { $count ->
    [one] un dado
   *[other] { $count } dadi
} a { $whom }
do-beg = Niente da pescare: prendi una carta a { $whom }
do-steal-from = Prendi una carta a { $whom }
do-strip = Lascia a { $whom } una sola carta
do-make-miss = Fai saltare un turno a { $whom }
do-keep-one = Tieni «{ card }»
do-keep-two = Tieni «{ card }» e «{ second }»

did-start = { $you ->
    [yes] Tiri per cominciare: { $count } W.
   *[no] { $who } tira per cominciare: { $count } W.
}
did-roll = { $you ->
    [yes] Tiri { rolled }.
   *[no] { $who } tira { rolled }.
}
did-draw = { $you ->
    [yes] Peschi «{ card }».
   *[no] { $who } pesca «{ card }».
}
did-take = { $to_you ->
    [yes] { $who } ti prende «{ card }».
   *[no] { $you ->
        [yes] Prendi «{ card }» a { $whom }.
       *[no] { $who } prende «{ card }» a { $whom }.
    }
}
did-play = { $you ->
    [yes] Giochi «{ card }».
   *[no] { $who } gioca «{ card }».
}
did-pass = { $you ->
    [yes] Non giochi carte.
   *[no] { $who } non gioca carte.
}
did-left = { $you ->
    [yes] Fai passare tutti i dadi a sinistra.
   *[no] { $who } fa passare tutti i dadi a sinistra.
}
did-right = { $you ->
    [yes] Fai passare tutti i dadi a destra.
   *[no] { $who } fa passare tutti i dadi a destra.
}
did-miss = { $you ->
    [yes] Salti un turno.
   *[no] { $who } salta un turno.
}
did-give = { $to_you ->
    [yes] { $who } ti dà { $count ->
    [one] un dado
   *[other] { $count } dadi
}.
   *[no] { $you ->
        [yes] Dai { $count ->
    [one] un dado
   *[other] { $count } dadi
} a { $whom }.
       *[no] { $who } dà { $count ->
    [one] un dado
   *[other] { $count } dadi
} a { $whom }.
    }
}
did-beg = { $to_you ->
    [yes] Niente da pescare: { $who } ti prende una carta.
   *[no] { $you ->
        [yes] Niente da pescare: prendi una carta a { $whom }.
       *[no] Niente da pescare: { $who } prende una carta a { $whom }.
    }
}
did-steal-from = { $to_you ->
    [yes] { $who } ti prende una carta.
   *[no] { $you ->
        [yes] Prendi una carta a { $whom }.
       *[no] { $who } prende una carta a { $whom }.
    }
}
did-strip = { $to_you ->
    [yes] { $who } ti lascia una sola carta.
   *[no] { $you ->
        [yes] Lasci a { $whom } una sola carta.
       *[no] { $who } lascia a { $whom } una sola carta.
    }
}
did-make-miss = { $to_you ->
    [yes] { $who } ti fa saltare un turno.
   *[no] { $you ->
        [yes] Fai saltare un turno a { $whom }.
       *[no] { $who } fa saltare un turno a { $whom }.
    }
}
did-keep-one = { $you ->
    [yes] Tieni «{ card }».
   *[no] { $who } tiene «{ card }».
}
did-keep-two = { $you ->
    [yes] Tieni «{ card }» e «{ second }».
   *[no] { $who } tiene «{ card }» e «{ second }».
}
did-keep-unseen = { $who } sceglie che cosa tenere e scarta il resto.

why-keep = «{ -remove1 }» vale di più per l’ultimo dado.
why-win = È il tuo ultimo dado: vinci.
why-dice = Avrai { dice }.
why-cards = Avrai { cards }.
why-again = Hai subito un altro turno.
why-rival = { $whom } ha { dice } e { cards }.
why-pay = Con { dice }, { $percent } lanci su 100 bastano per { $kept ->
    [one] pagarla
   *[other] pagarne una
}.
why-miss = Non si può fare altro.

dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}
cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
skips = { $skips ->
    [0] { "" }
    [one] {", "}1 turno da saltare
   *[other] {", "}{ $skips } turni da saltare
}
mate = { $mate ->
    [yes] {", "}della tua squadra
   *[no] { "" }
}
scored = { $counts ->
    [yes] {", "}{ points }
   *[no] { "" }
}
player = { $who }{ mate }: { dice }, { cards }{ scored }{ skips }
player-out = { $who }{ mate }: senza dadi, posto { $place }{ scored }
game-of = Partita { $game } di { $games }.
middle = Mazzo: { $pile }. Si gioca verso { $side ->
    [right] destra
   *[left] sinistra
}.
discards = { $count ->
    [0] Nessuno scarto.
   *[other] Scarti ({ $count }): { $cards }.
}
the-roll = Il tiro: { rolled }.
plain-hand = Le tue carte: { $cards }.
game-over = La partita { $game } è finita.
out = { $you ->
    [yes] Sei senza dadi: posto { $place }.
   *[no] { $who } è senza dadi: posto { $place }.
}
discarded = { $you ->
    [yes] Scarti{ lost }
   *[no] { $who } scarta{ lost }
}
lost = { $remove1 ->
    [0] { "" }
   *[other] {" · "}{ $remove1 } × «{ -remove1 }»
}{ $rotate ->
    [0] { "" }
   *[other] {" · "}{ $rotate } × «{ -rotate }»
}{ $remove2 ->
    [0] { "" }
   *[other] {" · "}{ $remove2 } × «{ -remove2 }»
}{ $give ->
    [0] { "" }
   *[other] {" · "}{ $give } × «{ -give }»
}{ $steal ->
    [0] { "" }
   *[other] {" · "}{ $steal } × «{ -steal }»
}{ $strip ->
    [0] { "" }
   *[other] {" · "}{ $strip } × «{ -strip }»
}{ $draw3 ->
    [0] { "" }
   *[other] {" · "}{ $draw3 } × «{ -draw3 }»
}{ $purge ->
    [0] { "" }
   *[other] {" · "}{ $purge } × «{ -purge }»
}{ $skip ->
    [0] { "" }
   *[other] {" · "}{ $skip } × «{ -skip }»
}{ $again ->
    [0] { "" }
   *[other] {" · "}{ $again } × «{ -again }»
}
reshuffled = Gli scarti vengono mescolati e sono il nuovo mazzo.

option-dice = con quanti dadi comincia ciascuno
option-games = quante partite formano l’incontro
option-play_on = gli altri continuano finché ne resta uno solo
option-teams = squadre di due, i compagni uno di fronte all’altro (4 o 6 giocatori)
option-gives = dadi dati in un turno
option-spare_self = chi gioca «Due carte a testa» tiene tutte le sue

card-costs = { card } ({ $cost ->
    [0] gratis
   *[other] { $cost } W
})
pile = Mazzo
discards-pile = Scarti
look-discards = { $count ->
    [0] Nessuno scarto
    [one] Guarda la carta scartata
   *[other] Guarda le { $count } carte scartate
}
play-here = Gioca qui la carta
your-hand = Le tue carte
die-to-give = Dado da cedere
roll-of = { $you ->
    [yes] Il tuo tiro
   *[no] Tiro di { $who }
}
no-roll = In questo turno non si tira
is-out = fuori: posto { $place }
team = Squadra { $team }
seat-teams-yes = { $players ->
    [6] { $seat ->
        [0] Squadra A
        [3] Squadra A
        [1] Squadra B
        [4] Squadra B
       *[other] Squadra C
    }
   *[other] { $seat ->
        [0] Squadra A
        [2] Squadra A
       *[other] Squadra B
    }
}
to-miss = { $skips ->
    [one] salta un turno
   *[other] salta { $skips } turni
}
is-next = poi
turns = Si gioca verso { $side ->
    [right] destra
   *[left] sinistra
}
read-a-card = Indica una carta per leggere che cosa fa.
too-dear = Servono { $cost } W, ne hai { $w }.
effect-remove1 = Uno dei tuoi dadi esce dal gioco. Non si può dopo un tiro con due o più facce «cedi».
effect-rotate = Tutti, anche tu, passano tutti i dadi dalla stessa parte: a sinistra o a destra, lo dici tu.
effect-remove2 = Due dei tuoi dadi escono dal gioco.
effect-give = Uno dei tuoi dadi va a chi vuoi tu.
effect-steal = Prendi una carta, senza vederla, dalla mano di chi vuoi tu.
effect-strip = Chi vuoi tu tiene una carta e scarta le altre.
effect-draw3 = Pesca tre carte dal mazzo.
effect-purge = Chi ha più di due carte ne tiene due e scarta le altre.
effect-skip = Chi vuoi tu salta il prossimo turno.
effect-again = Giochi subito un altro turno intero, e da ora si gioca nell’altro senso.
must-give = { $count ->
    [one] Cedi un dado: a chi?
   *[other] Cedi { $count } dadi: a chi va il primo?
}
must-beg = { $count ->
    [one] Non c’è niente da pescare: a chi prendi una carta?
   *[other] Non c’è niente da pescare: a chi prendi una delle { $count } carte?
}
now-aim-give = Chi riceve un dado?
now-aim-steal = A chi prendi una carta?
now-aim-strip = Chi tiene una sola carta?
now-aim-skip = Chi salta un turno?
must-keep = { $count ->
    [one] Scegli la carta che tieni.
   *[other] Scegli le { $count } carte che tieni.
}
now-play = Gioca una carta, o nessuna.
now-no-card = Nessuna tua carta va con questo tiro: non giocarne.
now-side = Da che parte vanno tutti i dadi?
now-miss = Una carta ti fa saltare questo turno.
value-gives-apart = ogni dado a chi si vuole
value-gives-together = tutti alla stessa persona

own-level-strong = Prova ogni mossa centinaia di volte, fino alla fine della partita.
own-level-expert = Pensa fino a un secondo a ogni decisione e si scosta dal gioco collaudato solo per ciò che è di sicuro migliore.
