# /help: a page each, and the buttons that lead to them.
button-help-start = Inicio
button-help-play = Cómo se juega
button-help-points = Puntos
button-help-rules = Reglas de la casa
button-help-commands = Comandos

help-start-title = ## ♥️ Corazones en Discord
help-start-begin = **Abre una mesa.** `{ command-hearts-new }` pone una en este canal. Los demás pulsan **Unirme**; los jugadores virtuales pueden ocupar los puestos. El anfitrión pulsa **Empezar**.
help-start-hand = **Tu mano.** Pulsa **Ver mi mano** en la mesa: solo tú la ves. Elige las cartas que vas a pasar y luego juega con los botones. Una carta gris no se puede jugar; la línea de abajo dice por qué. **Consejo** dice qué haría un jugador corriente, y por qué.
help-start-away = **¿No tienes tiempo?** Un jugador virtual te reemplaza si te retrasas dos veces. **Ya volví** te devuelve tu puesto.
help-start-computers = -# Los jugadores virtuales solo ven lo que vería una persona en su puesto. Los repartos se sellan antes de cada ronda y se abren después.

help-play-title = ## Cómo se juega
help-play-aim = **El objetivo** es tener la menor cantidad de puntos. Los puntos son malos: cada corazón vale uno, la dama de picas vale trece. La partida termina cuando alguien llega a 100.
help-play-pass = **Pase.** Cada jugador recibe 13 cartas. Antes de jugar das tres: a la izquierda en la primera ronda, luego a la derecha, luego al frente; en la cuarta ronda nadie pasa. Da las que podrían traerte puntos.
help-play-trick = **Bazas.** Un jugador sale con una carta y cada uno de los demás pone otra. { $trick }: el rey es el trébol más alto, así que quien lo jugó gana las cuatro cartas y sale en la siguiente baza.
help-play-follow = **Debes asistir al palo**: si se sale de tréboles, juega un trébol si lo tienes. Si no tienes, juega lo que quieras. { $off } sobre un trébol nunca gana, por alta que sea. Así te descartas de las cartas malas.
help-play-first = **La primera baza** empieza con { $first }, y nadie puede echar puntos en ella. No se puede salir de corazones hasta que alguien haya descartado uno en otro palo.

help-points-title = ## Puntos
help-points-hearts = **Cada corazón** que te llevas es 1 punto, sea cual sea su valor: { $hearts } son 3 en total.
help-points-queen = **La dama de picas** { $queen } son 13 puntos. Con { $queens } en la mano corres peligro: la dama puede caerles encima.
help-points-count = **Cuenta.** Quien gana una baza con { $count } suma 15 puntos. Los 26 de cada ronda siempre son de alguien.
help-points-moon = **Lograr la luna.** Si te llevas todos los corazones *y* la dama, tú no sumas nada y los demás suman 26. Peligroso y maravilloso.

help-rules-title = ## Reglas de la casa
help-rules-standard = **Qué se juega.** Sin otras reglas, una mesa juega Corazones estándar a 100 puntos. **Reglas**, en cada mesa, las explica todas, y también `{ command-rules-show }`.
help-rules-presets = **Otras variantes.** `{ command-rules-presets }` muestra las que conozco: de tres a dieciséis jugadores, con dos barajas, con comodines, con la jota de diamantes y muchas más. Elige una con `{ command-hearts-new }`.
help-rules-house = **Las tuyas.** `{ command-rules-edit }` cambia cualquier regla, `{ command-rules-default }` hace de una variante la habitual de este servidor, `{ command-rules-share }` la lleva a otro.

help-commands-title = ## Comandos
help-commands-table = **En una mesa**: { $commands }.
help-commands-turn = **Tu turno**: { $commands }. Todo funciona también sin botones.
help-commands-look = **Mirar atrás**: `{ command-leaderboard }`, `{ command-profile }`, `{ command-history }`, { $commands }.
help-commands-yours = **Sobre ti**: `{ command-settings-me }` elige cómo se ven tus cartas, menús o botones, y cómo te aviso. `{ command-privacy }` muestra, exporta o borra lo que guardo.
help-commands-managers = **Para quienes gestionan el servidor**: `{ command-settings-server }`, { $commands }. `{ command-about }` dice cómo estoy.

# /about
about-title = ## ♥️ Corazones en Discord
about-what = Reparto, cuento y guardo los secretos. No se venden cartas y nadie juega por dinero.
about-version = **Versión** { $version }
about-started = **Iniciado** { $when }
about-latency = { $known ->
    [yes] **Tiempo de respuesta** { $latency } ms de ida y vuelta a Discord
   *[no] **Tiempo de respuesta** sin medir todavía
}
about-tables = { $tables ->
    [one] **Mesas** 1 abierta ahora
   *[other] **Mesas** { $tables } abiertas ahora
}
about-servers = { $servers ->
    [one] **Servidores** 1
   *[other] **Servidores** { $servers }
}
button-about-help = Ayuda
button-about-privacy = Privacidad

status-title = ## Mesas
status-line = **[Mesa { $code }]({ $where })** · { $state }{ $turn ->
    [yes] {" "}· ▶️ **tu turno**
   *[no] {""}
}
status-none = No juegas en ninguna mesa, y en este canal no hay ninguna. Abre una con { command-hearts-new }.
state-lobby = esperando jugadores
state-playing = ronda { $round }
state-suspended = en pausa
state-over = terminada
state-cancelled = cerrada
