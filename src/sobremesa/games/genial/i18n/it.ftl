# Genial: ciò che la gente legge. $one e $other nominano colori, $points e $more i loro punti.

tagline = Disponi tessere in file di colore; conta il tuo colore più debole.

-r = rosso
-g = verde
-b = blu
-o = arancione
-y = giallo
-p = viola

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
    [one] {" "}Geniale! Una giocata extra.
   *[other] {" "}Geniale! { $extra } giocate extra.
}

do-place = { tile } su { $cell } e { $next }: { colour } +{ $points }, { second } +{ $more }.{ genial }
do-double = { colour }–{ colour } su { $cell } e { $next }: { colour } +{ $points }.{ genial }
do-stop = { $count ->
    [one] Rinuncia alla giocata extra
   *[other] Rinuncia alle { $count } giocate extra
}
do-renew = Mostra le tue tessere e pescane sei nuove
do-keep = Tieni le tue tessere

did-draw = { $you ->
    [yes] Peschi { tile }.
   *[no] { $who } pesca { tile }.
}
did-place = { $you ->
    [yes] Metti
   *[no] { $who } mette
} { tile } su { $cell } e { $next }: { colour } +{ $points }, { second } +{ $more }.{ genial }
did-double = { $you ->
    [yes] Metti
   *[no] { $who } mette
} { colour }–{ colour } su { $cell } e { $next }: { colour } +{ $points }.{ genial }
did-stop = { $you ->
    [yes] { $count ->
        [one] Rinunci alla giocata extra.
       *[other] Rinunci alle { $count } giocate extra.
    }
   *[no] { $count ->
        [one] { $who } rinuncia alla giocata extra.
       *[other] { $who } rinuncia alle { $count } giocate extra.
    }
}
did-renew = { $you ->
    [yes] Mostri le tue tessere e ne peschi altre.
   *[no] { $who } mostra le sue tessere e ne pesca altre.
}
did-shows = { $who } ha mostrato: { $tiles }
did-keep = { $you ->
    [yes] Tieni le tue tessere.
   *[no] { $who } tiene le sue tessere.
}

game-over = { $why ->
   *[full] Non si può più mettere nessuna tessera.
    [top] { $you ->
        [yes] Tutti i tuoi segnalini sono alla fine!
       *[no] { $who } ha tutti i segnalini alla fine!
    }
}

bag = Tessere nel sacchetto: { $bag }
rack = Le tue tessere: { $tiles }
extra = { $count ->
    [one] Geniale! Una giocata extra.
   *[other] Geniale! { $count } giocate extra.
}
plain-player = { $who }: { $markers }; il più basso, { $points }.
plain-row = { $count ->
    [0] Fila da { $first } a { $last }: vuota.
   *[other] Fila da { $first } a { $last }: { $cells }.
}
aim-keys = Frecce muovere · Spazio girare · Tab altra tessera · F scambiare i colori · Invio mettere · Esc tornare

reason-lowest = Il colore più basso, { colour }, passa da { $from } a { $to }.
reason-others = Il colore più basso è { colour }, a { $from }; lo mostrano { $good } delle { $unseen } tessere non viste.

refused-no-cell = { $cell } non è una casella di questo tabellone.
refused-taken = { $cell } è occupata.
refused-no-neighbours = { $cell } e { $other } non sono vicine.
refused-not-held = Non hai { $tile }.
refused-first-round = Nel primo giro, tocca un simbolo stampato che nessun altro ha toccato.
refused-not-now = Adesso non si mette nessuna tessera.

option-teams = squadre di due, compagni di fronte (4 giocatori; non nel nostro regolamento, come il gioco in solitario)

now-turn = Scegli una tessera.
now-extra = Geniale! Metti un’altra tessera o rinuncia.
now-choice = Cambia le tessere o tienile: nessuna mostra il tuo colore più basso.
now-aim = Scegli dove metterla.
now-place = Mettila, o girala prima.
board = Tabellone
board-keys = Le frecce muovono la tessera, R la gira, F ne scambia i colori, Invio la mette, Esc la rimette a posto.
your-tiles = Le tue tessere
turn-tile = Gira
swap-tile = Scambia i colori
place-tile = Metti
stop-sure = Sì, rinuncio

seat-teams-yes = { $seat ->
    [0] Squadra A
    [2] Squadra A
   *[other] Squadra B
}

own-level-strong = Prova decine di volte ciò che sembra migliore, fino alla fine della partita.
own-level-expert = Pensa fino a un secondo a ogni decisione e calcola con esattezza le ultime mosse.
