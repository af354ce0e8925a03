# La mesa en el terminal.

points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
guest = Invitado
you = Tú
bot = { $name } ({ $bot })
and = { $some } y { $last }
welcome = { $title }: tú y { $rivals }. Escribe ? para ver las reglas.
welcome-alone = { $title }, sin rivales. Escribe ? para ver las reglas.
commitment = La suerte de esta partida está fijada por una clave; su huella es { $hash }.
ask-game = ¿Qué juego?
ask-players = ¿Cuántos jugadores, contigo ({ $few } a { $many })?
your-turn = Te toca.
prompt = Número, o palabras como «{ $example }»; ? reglas, u deshacer, q salir
prompt-hint = h muestra lo mejor
prompt-show = «{ $example }», lo que da
prompt-point = p para señalar con las flechas
time-left = Quedan { $seconds } segundos.
not-possible = { $asked } no es posible ahora.
undone = Tu última acción queda deshecha.
cannot-undo = Eso no se puede deshacer: alguien ha jugado después o se ha visto algo oculto.
standing = Puntuación
won = { $winners ->
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
} con { points }.
you-won = Ganas con { points }.
you-share = { $names } compartís la victoria con { points }.
done = Has conseguido { points }.
left = La partida queda guardada. Sigue con: sobremesa resume { $path }
kept = El registro queda guardado en { $path }
check = Cualquiera puede comprobar su suerte: sobremesa verify { $path }
nobody-acts = Nadie tiene que jugar: la partida ha terminado.
verified = Cada carta o tirada de este registro de { $title } sigue la clave comprometida: { $draws } sorteos, { $actions } acciones. La huella de la clave es { $hash }: debe ser la que se mostró antes de la partida.
rules-language = El texto de las reglas está en inglés.
hint-share = { $choice }: gana el { $share } % de las veces (± { $error }).
hint-close = Las dos primeras están demasiado igualadas para decidir.
level-easy = Se le escapa buena parte de lo que podría hacer y apenas piensa por adelantado.
level-casual = De vez en cuando se le escapa algo y piensa un poco por adelantado.
level-steady = Ve todo lo que podría hacer y lo prueba unas cuantas veces en la cabeza.
level-strong = Prueba cada jugada cientos de veces y saca conclusiones de lo que hacen los demás.
level-expert = Piensa hasta un segundo cada decisión y saca conclusiones de lo que hacen los demás.

# Por qué algo no se hace en la mesa. El servidor envía el código y sus datos.

refused-not-understood = El servidor no lo ha entendido. Vuelve a cargar la página.
refused-not-possible = Eso no es posible aquí.
refused-too-busy = Ahora mismo hay demasiado ajetreo. Inténtalo dentro de un momento.
refused-too-fast = Despacio, por favor: dentro de un momento podrás volver a decir algo.
refused-too-many = Llegan demasiadas peticiones desde tu dirección. Inténtalo dentro de un momento.
refused-seat-taken = Ese sitio ya está ocupado.
refused-seat-reserved = Ese sitio está reservado para otra persona.
refused-no-such-seat = Ese sitio no existe en esta mesa.
refused-no-such-level = No hay ningún bot llamado «{ $level }».
refused-seats-empty = { $count ->
    [one] Todavía queda un sitio libre.
   *[other] Todavía quedan { $count } sitios libres.
}
refused-nobody-plays = Al menos una persona tiene que sentarse a la mesa.
refused-match-has-begun = La partida ya ha empezado.
refused-match-goes-on = La partida no ha terminado todavía.
refused-no-match = En esta mesa no se está jugando ninguna partida.
refused-only-the-host = Solo puede hacerlo quien abrió la mesa.
refused-not-seated = No tienes sitio en esta mesa.
refused-not-your-turn = No te toca.
refused-bot-plays = Un bot juega por ti. Recupera antes tu sitio.
refused-seat-is-yours = El sitio ya es tuyo.
refused-stale = Alguien se ha adelantado: la mesa ha cambiado entretanto.
refused-time-is-up = Se te ha acabado el tiempo.
refused-not-legal = Las reglas no lo permiten.
refused-cannot-undo = { cannot-undo }
refused-nothing-said = Ahí no hay nada que leer.
refused-no-such-phrase = Esa frase no existe.
refused-hands-stay-hidden = En esta mesa, quien mira no ve las manos.
refused-no-hint = Esta vez no se ha encontrado ninguna pista.

# Por qué no se responde a una petición.

refused-foreign = Eso ha llegado de otro sitio web.
refused-not-json = El servidor no entiende ese formato.
refused-too-long = Es demasiado largo.
refused-no-name = Elige antes un nombre.
refused-no-such-game = Ese juego no existe.
refused-no-such-table = Esa mesa no existe.
refused-no-such-player = Ese jugador no existe, o no hay ninguna partida que contar.
refused-bad-option = Estas reglas de la casa no encajan entre sí o con el número de jugadores.
refused-bad-clock = Un reloj corre como mucho catorce días.
refused-bad-watching = Esta mesa no se puede mirar de esa manera.
refused-no-passkeys-here = En esta dirección no funcionan las llaves de acceso: necesitan https y un nombre, no un número.
refused-no-challenge = Ha tardado demasiado o ya estaba hecho. Inténtalo otra vez.
refused-passkey-refused = No se ha podido comprobar esta llave de acceso.
refused-passkey-known = Esta llave de acceso ya es conocida.
refused-no-such-passkey = Esta llave de acceso no se conoce aquí, o ya no.
refused-too-many-passkeys = Tienes { $count } llaves de acceso: quita antes una.

# Por qué se ha cortado una conexión: el número con el que se cerró.

refused-4001 = A la mesa solo entra quien viene de su propia página y tiene un nombre.
refused-4003 = Esta partida es solo para quienes la juegan.
refused-4004 = Esa mesa no existe.
refused-4008 = Tu conexión es demasiado lenta para seguir el ritmo.
refused-4029 = Demasiados mensajes a la vez.
refused-1012 = La mesa se ha trasladado. Te conectarás de nuevo enseguida.

# Frases que cada cual lee en su idioma.

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-think = Déjame pensar…
phrase-again = ¿Otra?
phrase-bye = ¡Hasta pronto!
