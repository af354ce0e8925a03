# Wazabi: ciò che leggono le persone. $card e $other nominano carte; $you e $to_you dicono chi legge.

card = { $card ->
    [remove1] Togli un dado
    [rotate] Tutti passano i dadi
    [remove2] Togli due dadi
    [give] Dai un dado
    [steal] Prendi una carta
    [strip] Lascia una carta
    [draw3] Pesca tre carte
    [purge] Due carte a testa
    [skip] Salta un turno
   *[again] Ancora, al contrario
}
second = { $other ->
    [remove1] Togli un dado
    [rotate] Tutti passano i dadi
    [remove2] Togli due dadi
    [give] Dai un dado
    [steal] Prendi una carta
    [strip] Lascia una carta
    [draw3] Pesca tre carte
    [purge] Due carte a testa
    [skip] Salta un turno
   *[again] Ancora, al contrario
}
rolled = { $w } × W, { $cards } × carta, { $gives } × dono

do-play = Giocare «{ card }»
do-pass = Non giocare carte
do-left = Tutti i dadi a sinistra
do-right = Tutti i dadi a destra
do-miss = Saltare questo turno
do-give = Dare { $count ->
    [one] un dado
   *[other] { $count } dadi
} a { $whom }
do-beg = Niente da pescare: prendere una carta a { $whom }
do-hand-over = Dare uno dei tuoi dadi a { $whom }
do-steal-from = Prendere una carta a { $whom }
do-strip = Lasciare a { $whom } una sola carta
do-make-miss = Far saltare un turno a { $whom }
do-keep-one = Tenere «{ card }»
do-keep-two = Tenere «{ card }» e «{ second }»

did-start = { $you ->
    [yes] Tiri per cominciare: { $count } W.
   *[no] { $who } tira per cominciare: { $count } W.
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
did-hand-over = { $to_you ->
    [yes] { $who } ti dà un dado.
   *[no] { $you ->
        [yes] Dai un dado a { $whom }.
       *[no] { $who } dà un dado a { $whom }.
    }
}
did-steal-from = { $to_you ->
    [yes] { $who } vuole una tua carta.
   *[no] { $you ->
        [yes] Vuoi una carta di { $whom }.
       *[no] { $who } vuole una carta di { $whom }.
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
did-keep-unseen = { $you ->
    [yes] Scegli che cosa tenere.
   *[no] { $who } sceglie che cosa tenere e scarta il resto.
}

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
    [one] {", "}salta un turno
   *[other] {", "}salta { $skips } turni
}
player = { $who }: { dice }, { cards }, { points }{ skips }
player-out = { $who }: senza dadi, posto { $place }, { points }
middle = Mazzo: { $pile }. Scarti: { $discards }. Si gioca verso { $side ->
    [right] destra
   *[left] sinistra
}.
plain-discards = Scarti: { $cards }.
plain-roll = Il tiro: { rolled }.
plain-hand = Le tue carte: { $cards }.
game-over = La partita { $game } è finita.
out = { $you ->
    [yes] Sei senza dadi: posto { $place }.
   *[no] { $who } è senza dadi: posto { $place }.
}

option-dice = con quanti dadi comincia ciascuno
option-games = quante partite formano l’incontro
option-play_on = gli altri continuano finché ne resta uno solo
option-teams = squadre di due, i compagni uno di fronte all’altro (4 o 6 giocatori)
option-gives = se i dadi di un turno possono dividersi (apart) o vanno tutti allo stesso giocatore (together)
option-spare_self = chi gioca «Due carte a testa» tiene tutte le sue
