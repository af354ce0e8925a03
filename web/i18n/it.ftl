# Le pagine: ciò che si legge intorno ai tavoli.

# Inizio e impostazioni.
pages = Pagine
to-home = Inizio
settings = Impostazioni
language = Lingua
colours = Colori
colours-auto = Come sul dispositivo
colours-light = Chiari
colours-dark = Scuri
text-size = Dimensione del testo
speed = Animazioni
speed-none = Nessuna
speed-fast = Veloci
speed-normal = Normali
speed-slow = Lente
speed-still = Il dispositivo chiede di ridurre il movimento, quindi nulla si muove.
sound = Un suono quando tocca a me
notify = Avvisami quando tocca a me e sto guardando altrove
notify-denied = Il tuo browser non permette a questa pagina di avvisarti. Puoi cambiarlo nelle sue impostazioni.
your-name = Il tuo nome
keep-name = Salva
pick-game = A che cosa giochiamo?
players = Giocatori
bots-play = Livello dei bot
level-name-easy = facile
level-name-casual = tranquillo
level-name-steady = solido
level-name-strong = forte
level-name-expert = esperto
play-now = Gioca subito
with-friends = Gioca con gli amici
back-to-bots = Meglio contro i bot
rules = Regole
clock = Orologio
clock-none = Senza orologio
clock-quick = 30 secondi a turno
clock-calm = 2 minuti a turno
clock-match = 10 minuti a testa, più 10 secondi a turno
clock-days = 3 giorni a turno
who-may-come = Chi può venire
by-link = Solo chi ha il link
public = Tutti: il tavolo compare tra quelli aperti
house-rules = Regole della casa
value-yes = sì
value-no = no
open-table = Apri il tavolo
own-tables = I tuoi tavoli
open-tables = Tavoli aperti
running-tables = Partite in corso
go-on = Continua
join = Unisciti
friends-link = Link al tavolo di un amico
watch = Guarda
seats-taken = { $taken ->
    [one] { $taken } posto occupato su { $all }
   *[other] { $taken } posti occupati su { $all }
}
no-open-tables = In questo momento nessun tavolo aspetta giocatori. Aprine uno!
fewer = Meno
more = Più
close = Chiudi
loading = Un momento…
not-loaded = Non è stato possibile caricare questa pagina.
reload = Riprova
offline = Il tavolo è irraggiungibile
offline-more = In questo momento non c’è collegamento con il server. Le tue partite sono al sicuro: appena torna, riprendi da dove eri.
nowhere = Qui non c’è nulla.
no-connection = In questo momento il server non è raggiungibile.
no-rules-yet = Le regole di questo gioco non sono ancora qui.
search = Cerca

# Prima della partita.
who-are-you = Ciao! Come ti chiami?
come-in = Entra
invited-waiting = { $count ->
    [one] { $names } ti aspetta.
   *[other] { $names } ti aspettano.
}
invited-full = Tutti i posti sono occupati, ma puoi guardare.
invited-playing = { $count ->
    [one] { $names } sta già giocando. Puoi guardare.
   *[other] { $names } stanno già giocando. Puoi guardare.
}
invited-over = Questa partita è finita. Puoi vedere com’è andata.
waiting-for = { $count ->
    [one] Manca un giocatore.
   *[other] Mancano { $count } giocatori.
}
ready = Ci siete tutti: puoi cominciare.
host-starts = Ci siete tutti: comincia chi ha aperto il tavolo.
free-seat = Posto libero
kept-for = Riservato a { $name }
sit-down = Siediti
get-up = Alzati
invite-bot = Bot
send-away = Manda via
fill-with-bots = Riempi con bot
start = Comincia
agreed = Concordato per questo tavolo
invite-link = Chi ha questo link può unirsi
copy = Copia
copied = Copiato
share = Condividi

# Al tavolo.
reconnecting = Riconnessione…
turn-of = Tocca a { $who }.
thinks = { $who } sta pensando…
is-to-act = { $you ->
    [yes] sei di turno
   *[no] è di turno
}
bot-plays = gioca un bot
bot-plays-for-you = Un bot sta giocando per te.
take-back = Riprendo il mio posto
away = assente
are-away = { $count ->
    [one] { $names } non c’è.
   *[other] { $names } non ci sono.
}
you-watch = Stai guardando.
days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
undo = Annulla
was-undone = L’ultima mossa è stata annullata.
hint = Consiglio
hint-comes = Sto pensando…
hint-steps = Passo passo
hint-take = Metti così
leave = Esci
leave-sure = Un bot continua a giocare per te. Puoi tornare e riprendere il tuo posto.
leave-yes = Lascia giocare un bot
beside = Accanto al tavolo
log = Che cosa è successo
log-empty = Quello che succederà si leggerà qui.
chat = Chat
chat-empty = Nessuno ha ancora detto nulla.
unread = { $count ->
    [one] Un nuovo messaggio
   *[other] { $count } nuovi messaggi
}
say-something = Di’ qualcosa
send = Invia
mute = Chi silenziare
result = Risultato
rematch = Un’altra partita
to-rematch = Alla prossima partita
rematch-waits = { $seated ->
    [yes] La prossima partita ti aspetta: il tuo posto è riservato.
   *[no] Giocano un’altra partita.
}
record = Registrazione
refused = Non ha funzionato ({ $code }).
picked = { $what }: scelta. Premi ancora per giocare, Esc per rimetterla.
sort = Ordina
not-now = non ora
not-yet = No, non ancora

# A finished match, step by step.
replay = Rivedi la partita
to-table = Al tavolo
to-first = All’inizio
one-back = Un passo indietro
play = Riproduci
pause = Pausa
one-on = Un passo avanti
to-last = Alla fine
step-of = Passo { $step } su { $all }
step = Passo
replay-speed = Velocità
seen-by = Visto da
all-open = Mani scoperte
match-begins = La partita comincia.
copy-moment = Copia il link a questo momento

# Chi è qualcuno.
profile = Profilo
ratings = Punteggi
rating = punteggio
rating-why = Tutti cominciano da 1000. Persone e bot contano allo stesso modo, e il punteggio è prudente: cresce con ogni partita che lo conferma.
rating-over-time = Punteggio a { $game }, partita per partita
as-table = Come tabella
match-ended = Fine della partita
matches = partite
wins = vinte
mean-rank = posto medio
last-matches = Ultime partite
no-matches-yet = Nessuna partita è ancora finita.
place-of = Posto { $rank } su { $players }
alone = In solitario
with = con
left-to-bot = un bot ha giocato fino alla fine
bot-of-level = Bot ({ $level })
passkeys = Passkey
passkey-why = Una passkey ti riporta al tuo nome, ai tuoi tavoli e ai tuoi punteggi su un altro dispositivo, senza password. La custodisce il tuo dispositivo.
passkey-add = Crea una passkey
passkey-use = Ne ho una: usala
passkey-made = Creata il { $date }
passkey-used = Ultimo uso: { $date }
passkey-never-used = Non ancora usata
passkey-synced = anche sugli altri tuoi dispositivi
passkey-remove = Rimuovi
passkey-remove-sure = Rimuovi per sempre
passkey-removed = La passkey è stata rimossa. Puoi cancellarla anche dal tuo dispositivo.
passkey-added = La tua passkey è pronta.
passkey-welcome = Ciao di nuovo, { $name }!
passkey-missing = Questo browser non ha passkey, o non funzionano a questo indirizzo.
passkey-cancelled = Nessuna passkey: annullata, o ci è voluto troppo tempo.
