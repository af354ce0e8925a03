# Rummy: ciò che leggono le persone. $tiles sono pezzi come r4; $you dice se è stato chi legge.

tagline = Forma scale e serie e riordina tutto il tavolo.

do-draw = Pesca un pezzo
do-pass = Passa: la riserva è vuota
do-back = Riprendi ciò che non va e finisci il turno
do-end = Finisci il turno ({ $count ->
    [one] un pezzo calato
   *[other] { $count } pezzi calati
})
do-time = Il tempo è scaduto
do-take = Riprendi { $tiles }
do-lay = Cala { $tiles }

did-starts = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $who }.
}
did-drawn = { $you ->
    [yes] Peschi { $tile }.
   *[no] { $who } pesca { $tile }.
}
did-draw = { $you ->
    [yes] Non cali niente e peschi.
   *[no] { $who } non cala niente e pesca.
}
did-pass = { $you ->
    [yes] Passi.
   *[no] { $who } passa.
}
did-back = { $you ->
    [yes] Riprendi ciò che non andava.
   *[no] { $who } riprende ciò che non andava.
}
did-end = { $you ->
    [yes] Hai
   *[no] { $who } ha
} calato { $count ->
    [one] un pezzo
   *[other] { $count } pezzi
}, ne restano { $left }.
did-time = { $you ->
    [yes] Il tuo tempo è scaduto.
   *[no] Il tempo di { $who } è scaduto.
}
did-take = { $you ->
    [yes] Riprendi { $tiles }.
   *[no] { $who } riprende { $tiles }.
}
did-lay = { $you ->
    [yes] Cali { $tiles }.
   *[no] { $who } cala { $tiles }.
}

player = { $who }: { $count ->
    [one] un pezzo
   *[other] { $count } pezzi
}, { $opened ->
    [yes] ha già calato
   *[no] non ha ancora calato
}, { points }
middle = Riserva: { $pool }. Partita { $round } di { $rounds }.
empty-table = Il tavolo è vuoto.
loose = Sciolti: { $tiles }
rack = I tuoi pezzi: { $tiles }
typing = Scrivi: lay r4 r5 r6 · add b8 to 3 · swap r4 in 3 · take 3 · table … | … · end
plain-table = Combinazione { $place }: { $tiles }.
plain-joker = { $tiles } (il jolly vale per { $stands })
round-over = La partita { $round } è finita.
round-blocked = La partita { $round } è finita: nessuno poteva più calare.

no-hint = Non c’è niente da calare.
hint-count = Si { $count ->
    [one] può calare un pezzo
   *[other] possono calare fino a { $count } pezzi
}:
step-break = Riprendi { $where }.
step-dissolve = Riprendi ciò che era { $where }.
step-take = Togli { $tiles } da { $where }.
step-swap = Metti { $tiles } al posto del jolly in { $where }.
step-add = Aggiungi { $tiles } a { $where }.
step-lay = Cala { $where }.

why-out = Così finisci i pezzi e vinci la partita.
why-lay = Cala { $count ->
    [one] un pezzo
   *[other] { $count } pezzi
} e lascia { $left ->
    [one] un punto
   *[other] { $left } punti
}.
why-pass = Se passano tutti, vince chi ha meno punti; tu ne hai { $points }.
why-open = Con { $tiles } di { $unseen } pezzi non visti potresti poi calare per la prima volta.
why-draw = Pescare aiuta con { $tiles } di { $unseen } pezzi non visti.
why-finish = Con { $tiles } di { $unseen } pezzi non visti potresti poi chiudere.
why-loose = Ciò che sollevi deve tornare sul tavolo entro la fine del turno.
why-back = Potresti ancora riprenderlo e pescare.
why-need = La prima calata deve valere { $need } punti, e così non li varrebbe.
outs = { $tiles } di { $unseen } pezzi non visti aiuterebbero.
out-of-kind = { $tile } ({ $unseen }): { $count ->
    [one] si potrebbe calare un pezzo
   *[other] si potrebbero calare { $count } pezzi
}{ $does ->
    [out] {","} cioè tutti
    [opens] {","} per la prima volta
   *[lays] { "" }
}

refused-no-combination = { $tiles } non è una combinazione.
refused-no-such-place = Non c’è una combinazione { $place }; ce ne sono { $count }.
refused-does-not-fit = { $tiles } non si può aggiungere a { $where }.
refused-no-joker = In { $where } non c’è un jolly.
refused-wrong-swap = Il jolly non vale per { $tiles }, ma per { $stands }.
refused-not-held = Non hai { $tiles }.
refused-not-opened = Prima dei tuoi primi { $need } punti non puoi usare ciò che è sul tavolo.
refused-fresh = Ciò che è stato calato in questo turno non si riprende: annullalo.
refused-left-alone = { $tiles } { $count ->
    [one] resta da solo: deve
   *[other] restano da soli: devono
} stare in una combinazione.
refused-nothing-laid = Non hai calato niente dal tuo poggiapezzi: cala qualcosa, o pesca.
refused-too-few = Le tue combinazioni valgono { $points }; la prima volta ne servono { $need }.
refused-joker-moved = Il jolly in { $where } vale per { $stands }: prima sostituiscilo.

# Il tavolo nel browser.
now-lay = Cala dei pezzi o { $skip ->
    [draw] pescane uno
    [back] finisci il turno
   *[pass] passa
}.
now-opening = Cala { $need } punti o { $skip ->
    [draw] pesca un pezzo
    [back] finisci il turno
   *[pass] passa
}.
now-ready = Puoi calare così.
tile = { $number } { $colour ->
    [r] rosso
    [b] blu
    [g] verde
   *[y] giallo
}
run-of = { $low }–{ $high } { $colour ->
    [r] rosso
    [b] blu
    [g] verde
   *[y] giallo
}
joker = jolly
joker-stands = jolly come { $stands }
or = o
pool = Riserva: { $count }
round-of = Partita { $round } di { $rounds }
by-round = Punti per partita
tiles-held = { $count ->
    [one] pezzo
   *[other] pezzi
}
has-opened = ha calato
not-opened = non ha calato
opening-points = { $points } punti su { $need }
the-table = Il tavolo
your-rack = Il tuo poggiapezzi
left-over = Pezzi rimasti
new-combination = Nuova combinazione
how-to = Tocca i pezzi, poi dove vanno.
put-first = Metti all’inizio
put-last = Metti alla fine
to-rack = Riprendi
step-back = Un passo indietro
reset-turn = Rimetti tutto a posto
by-colour = Ordina per colore
by-number = Ordina per numero
lay-turn = { $count ->
    [0] Cala
   *[other] Cala { $count }
}
skip-sure = Sì, non calo niente
may-lay = Così si può calare.
may-lay-later = Così potrai calare al tuo turno.
unfinished = { $count ->
    [one] Una combinazione non va ancora bene.
   *[other] { $count } combinazioni non vanno ancora bene.
}
put-back = Il tavolo è cambiato: ciò che non andava più è tornato al suo posto.
read-as = Leggi come { $tiles }
do-several = { $count ->
    [one] Cala un pezzo
   *[other] Cala { $count } pezzi
}
wrong-few = { $count ->
    [one] Manca un pezzo.
   *[other] Mancano { $count } pezzi.
}
wrong-twice = In una serie nessun colore si ripete.
wrong-many = Una serie ha al massimo quattro pezzi.
wrong-again = In una scala nessun numero si ripete.
wrong-gap = In mezzo manca: { $tiles }.
wrong-end = Una scala va da 1 a 13, non oltre.
wrong-mixed = Né un solo numero né un solo colore.

option-rounds = quante partite si giocano
option-opening = punti che servono per calare la prima volta
option-at_once = il tavolo si può usare già nel turno in cui si cala la prima volta
option-jokers = jolly sul tavolo
option-swap_from = da dove può venire il pezzo che sostituisce un jolly
option-hand_rummy = chi cala tutto in una volta non ha bisogno di punti e conta doppio
option-blocked = che cosa conta quando nessuno può più calare
option-clock = secondi per turno, 0 senza orologio
option-overtime = quando scade il tempo
value-jokers-replaced = vanno prima sostituiti
value-jokers-free = liberi come ogni pezzo
value-swap_from-anywhere = dal poggiapezzi o dal tavolo
value-swap_from-rack = solo dal poggiapezzi
value-blocked-difference = la differenza fra i poggiapezzi
value-blocked-nothing = niente
value-overtime-keep = ciò che va bene resta
value-overtime-three = riprendere tutto, pescare tre

own-level-easy = Cala ciò che offre il poggiapezzi e aggiunge a ciò che c’è, ma non ricompone nulla.
own-level-casual = Cala tutto ciò che vede, ma lascia stare quasi tutte le combinazioni sul tavolo.
own-level-steady = Ricompone circa metà del tavolo e ogni tanto si lascia sfuggire un pezzo.
own-level-strong = Risparmia per calare tutto in una volta e raramente gli sfugge un pezzo.
own-level-expert = Non gli sfugge nulla, risparmia per calare tutto in una volta e calcola il finale.
