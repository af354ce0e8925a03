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
hint-share = { $choice }: gana el { $share } % de las veces (± { $error }).
hint-close = Entre las dos primeras no hay diferencia segura.
level-easy = Se le escapa buena parte de lo que podría hacer y apenas piensa por adelantado.
level-casual = De vez en cuando se le escapa algo y piensa un poco por adelantado.
level-steady = Ve todo lo que podría hacer y lo prueba unas cuantas veces en la cabeza.
level-strong = Prueba cada jugada cientos de veces y saca conclusiones de lo que hacen los demás.
level-expert = Piensa hasta un segundo cada decisión y saca conclusiones de lo que hacen los demás.
