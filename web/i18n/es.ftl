# Las páginas: lo que se lee alrededor de las mesas.

# Inicio y ajustes.
pages = Páginas
to-home = Inicio
settings = Ajustes
language = Idioma
colours = Colores
colours-auto = Como en el dispositivo
colours-light = Claros
colours-dark = Oscuros
text-size = Tamaño del texto
speed = Animaciones
speed-none = Ninguna
speed-fast = Rápidas
speed-normal = Normales
speed-slow = Lentas
speed-still = El dispositivo pide reducir el movimiento, así que nada se mueve.
sound = Un sonido cuando me toque
notify = Avisarme cuando me toque y esté mirando otra cosa
notify-denied = Tu navegador no permite que esta página te avise. Eso se cambia en sus ajustes.
your-name = Tu nombre
keep-name = Guardar
pick-game = ¿A qué jugamos?
players = Jugadores
bots-play = Nivel de los bots
level-name-easy = fácil
level-name-casual = relajado
level-name-steady = sólido
level-name-strong = fuerte
level-name-expert = experto
play-now = Jugar ya
with-friends = Jugar con amigos
back-to-bots = Mejor contra bots
rules = Reglas
clock = Reloj
clock-none = Sin reloj
clock-quick = 30 segundos por turno
clock-calm = 2 minutos por turno
clock-match = 10 minutos cada uno, más 10 segundos por turno
clock-days = 3 días por turno
who-may-come = Quién puede venir
by-link = Solo quien tenga el enlace
public = Cualquiera: la mesa sale en la lista de mesas abiertas
house-rules = Reglas de la casa
value-yes = sí
value-no = no
open-table = Abrir la mesa
own-tables = Tus mesas
open-tables = Mesas abiertas
running-tables = En juego
go-on = Seguir
join = Unirse
friends-link = Enlace a la mesa de un amigo
watch = Mirar
seats-taken = { $taken } de { $all } sitios ocupados
no-open-tables = Ahora mismo ninguna mesa espera jugadores. ¡Abre una!
fewer = Menos
more = Más
close = Cerrar
loading = Un momento…
not-loaded = No se ha podido cargar esta página.
reload = Reintentar
offline = No llegamos a la mesa
offline-more = Ahora mismo no hay conexión con el servidor. Tus partidas están a salvo: en cuanto vuelva, sigues donde lo dejaste.
nowhere = Aquí no hay nada.
no-connection = Ahora mismo no hay conexión con el servidor.
no-rules-yet = Las reglas de este juego aún no están aquí.
search = Buscar

# Antes de la partida.
who-are-you = ¡Hola! ¿Cómo te llamas?
come-in = Entrar
invited-waiting = { $count ->
    [one] { $names } te espera.
   *[other] { $names } te esperan.
}
invited-full = Todos los sitios están ocupados, pero puedes mirar.
invited-playing = { $count ->
    [one] { $names } ya está jugando. Puedes mirar.
   *[other] { $names } ya están jugando. Puedes mirar.
}
invited-over = Esta partida ha terminado. Puedes ver cómo acabó.
waiting-for = { $count ->
    [one] Falta un jugador.
   *[other] Faltan { $count } jugadores.
}
ready = Ya estáis todos: puedes empezar.
host-starts = Ya estáis todos: empieza quien abrió la mesa.
free-seat = Sitio libre
kept-for = Reservado para { $name }
sit-down = Sentarse
get-up = Levantarse
invite-bot = Bot
send-away = Quitar
fill-with-bots = Llenar con bots
start = Empezar
agreed = Acordado para esta mesa
invite-link = Quien tenga este enlace puede unirse
copy = Copiar
copied = Copiado
share = Compartir

# En la mesa.
reconnecting = Reconectando…
turn-of = Le toca a { $who }.
thinks = { $who } está pensando…
is-to-act = { $you ->
    [yes] tienes el turno
   *[no] tiene el turno
}
bot-plays = juega un bot
bot-plays-for-you = Un bot está jugando por ti.
take-back = Recuperar mi sitio
away = ausente
are-away = { $count ->
    [one] { $names } no está.
   *[other] { $names } no están.
}
you-watch = Estás mirando.
days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
undo = Deshacer
was-undone = Se ha deshecho la última acción.
hint = Pista
hint-comes = Pensando…
hint-steps = Paso a paso
hint-take = Ponerlo así
leave = Salir
leave-sure = Un bot seguirá jugando por ti. Puedes volver y recuperar tu sitio.
leave-yes = Que juegue un bot
beside = Junto a la mesa
log = Qué ha pasado
log-empty = Aquí se irá contando lo que pase.
chat = Chat
chat-empty = Nadie ha dicho nada todavía.
unread = { $count ->
    [one] Un mensaje nuevo
   *[other] { $count } mensajes nuevos
}
say-something = Di algo
send = Enviar
mute = A quién silenciar
result = Resultado
rematch = Otra partida
to-rematch = A la siguiente partida
rematch-waits = { $seated ->
    [yes] La siguiente partida espera, con tu sitio reservado.
   *[no] Van a jugar otra partida.
}
record = Registro
refused = No ha funcionado ({ $code }).
picked = { $what }: elegida. Pulsa otra vez para jugarla, Escape para dejarla.
sort = Ordenar
not-now = ahora no
not-yet = No, todavía no

# A finished match, step by step.
replay = Repetición
to-table = A la mesa
to-first = Al principio
one-back = Un paso atrás
play = Reproducir
pause = Pausa
one-on = Un paso adelante
to-last = Al final
step-of = Paso { $step } de { $all }
step = Paso
replay-speed = Velocidad
seen-by = Visto por
all-open = Manos descubiertas
match-begins = Empieza la partida.
copy-moment = Copiar el enlace a este momento

# Quién es alguien.
profile = Perfil
ratings = Puntuaciones
rating = puntuación
rating-why = Todo el mundo empieza con 1000. Cuentan personas y bots por igual, y la puntuación es prudente: sube con cada partida que la confirma.
rating-over-time = Puntuación en { $game }, partida a partida
as-table = En una tabla
match-ended = Fin de la partida
matches = partidas
wins = ganadas
mean-rank = puesto medio
last-matches = Últimas partidas
no-matches-yet = Todavía no ha terminado ninguna partida.
place-of = Puesto { $rank } de { $players }
alone = En solitario
with = con
left-to-bot = un bot jugó hasta el final
bot-of-level = Bot ({ $level })
passkeys = Llaves de acceso
passkey-why = Una llave de acceso te devuelve a tu nombre, tus mesas y tus puntuaciones en otro dispositivo, sin contraseña. La guarda tu dispositivo.
passkey-add = Crear una llave de acceso
passkey-use = Ya tengo una: usarla
passkey-made = Creada el { $date }
passkey-used = Último uso: { $date }
passkey-never-used = Sin usar todavía
passkey-synced = también en tus otros dispositivos
passkey-remove = Quitar
passkey-remove-sure = Quitar para siempre
passkey-removed = La llave de acceso se ha quitado. Puedes borrarla también de tu dispositivo.
passkey-added = Tu llave de acceso está lista.
passkey-welcome = ¡Hola de nuevo, { $name }!
passkey-missing = Este navegador no tiene llaves de acceso, o en esta dirección no funcionan.
passkey-cancelled = No se dio ninguna llave de acceso: se canceló o tardó demasiado.
