# /help: a page each, and the buttons that lead to them.
button-help-start = Inicio
button-help-table = En la mesa
button-help-play = Cómo se juega
button-help-points = Puntos
button-help-strategy = Estrategia
button-help-moon = La luna
button-help-rules = Reglas de la casa
button-help-tables = Comandos: mesas
button-help-turns = Comandos: tu turno
button-help-commands = Comandos: otros
button-help-managers = Comandos: servidor

help-start-title = ## ♥️ Corazones en Discord
help-start-begin = **Con amigos**: `{ command-hearts-new }` abre una mesa en este canal. Los jugadores virtuales pueden ocupar los puestos libres.
help-start-games = ### Otras formas de jugar
more-help = Reglas, consejos y más…

help-table-title = ## En la mesa
help-table-hand = **Tu mano.** Pulsa **Ver mi mano** en la mesa: solo tú la ves. Elige las cartas que vas a pasar y luego juega con los botones. Las cartas grises no se pueden jugar; una línea arriba o abajo dice por qué. **💡** aconseja una carta y dice por qué.
help-table-away = **¿No tienes tiempo?** Si te retrasas dos veces seguidas, un jugador virtual juega por ti. **Estoy de vuelta** te devuelve tu puesto.
help-table-computers = -# Los jugadores virtuales solo ven lo que vería una persona en su puesto. Cada reparto queda decidido antes de la ronda: el código junto a 🔒 lo demuestra, y `{ command-hearts-verify }` lo comprueba.

help-play-title = ## Cómo se juega
help-play-aim = **El objetivo** es tener menos puntos que nadie: cada corazón vale uno, la dama de picas vale trece. La partida termina cuando alguien llega a 100, y gana quien tenga menos.
help-play-pass = **Pase.** Cada jugador recibe 13 cartas y pasa tres que podrían traerle puntos: a la izquierda en la primera ronda, a la derecha en la segunda y al frente en la tercera. En la cuarta no se pasa.
help-play-trick = **Bazas.** Un jugador sale, es decir, juega la primera carta, y cada uno de los demás pone otra. { $trick }: el rey es el trébol más alto. Quien lo jugó se lleva las cuatro cartas y sale en la baza siguiente.
help-play-follow = **Debes asistir al palo.** Si se sale de tréboles, juega un trébol si tienes. Si no, juega lo que quieras. { $off } sobre un trébol nunca gana: así te libras de las cartas malas.
help-play-first = **La primera baza** empieza con { $first }, y nadie puede echar en ella un corazón ni { $queen }. No se puede salir de corazones hasta que estén **abiertos**: hasta que alguien haya echado uno sobre otro palo.

help-points-title = ## Puntos
help-points-hearts = **Cada corazón** que te llevas es 1 punto, sea cual sea su valor: { $hearts } son 3 en total.
help-points-queen = **La dama de picas** { $queen } son 13 puntos. Con { $queens } en la mano corres peligro: la dama puede caerles encima.
help-points-count = **Ejemplo.** Una baza con { $count } cuesta 15 puntos. Los 26 puntos de cada ronda siempre van a parar a alguien.
help-points-moon = **Alcanzar la luna.** Si te llevas todos los corazones *y* la dama, tú no sumas nada y los demás suman 26. Es peligroso, y maravilloso.

help-strategy-title = ## Estrategia
example-table = En la mesa: { $lying }
example-hand = Tu mano: { $hand }
help-strategy-passing = **Qué pasar.** Primero el as y el rey de picas, si tienes pocas picas por debajo: la dama podría caerles encima. Luego, cartas altas de un palo del que tengas pocas.
    { example-hand }
    Pasa { $advice }.
help-strategy-cover = **Guarda la dama.** Con otras cuatro picas, la dama de picas está segura contigo, y eliges quién se la lleva.
    Guarda { $hand }, y pasa { $advice }.
help-strategy-queen = **Mientras no se haya jugado la dama**, no juegues un as o rey de picas al que pueda caerle encima.
    { example-table }
    { example-hand }
    Juega { $advice }.
help-strategy-void = **Si no puedes asistir**, tira tu carta más peligrosa.
    { example-table }
    { example-hand }
    Tira { $advice }.
help-strategy-leader = **Contra quien va ganando.** Dale tus puntos a quien va primero en la partida.
    { example-table }
    { example-hand }
    Si el rey es suyo, tira { $advice }.

help-moon-title = ## La luna
help-moon-what = Llévate todos los corazones y { $queen } en una ronda, y sumas 0 puntos, y los demás, 26. Eso es **alcanzar la luna**.
help-moon-shoot = **Inténtalo** con una mano que no pierda ninguna baza.
    { example-hand }
    Empieza con { $advice }: te llevas todo lo que queda.
help-moon-stop = **Frenar la luna.** Cuando una persona tiene todos los puntos, llévate una baza con un corazón. Así ya no hay luna.
    { example-table }
    { example-hand }
    Llévate la baza con { $advice }.

help-rules-title = ## Reglas de la casa

help-tables-title = ## Comandos de las mesas
help-tables-table = Solo necesitas el primero: en la mesa, los botones hacen el resto.
help-turns-title = ## Comandos para tu turno
help-turns-turn = -# Todo esto se hace con botones. También puedes escribirlo.
help-turns-special = **Solo en algunas variantes**

help-commands-title = ## Otros comandos
help-commands-look = ### Partidas y resultados
help-commands-you = ### Ajustes y privacidad
help-managers-title = ## Comandos para gestionar el servidor
help-managers-people = -# Necesitas el permiso de Discord “Gestionar servidor”.

# A command and what it does.
listed-command = `{ $command }` – { $what }

listed-rest = Escribe `{ command-hearts }` para ver los demás: Discord dice qué hace cada uno.
# /about
about-title = ## ♥️ Corazones en Discord
about-what = Reparto, llevo la cuenta y guardo los secretos. Aquí no se vende nada y nadie juega por dinero.
about-version = **Versión** { $version }
about-started = **Iniciado** { $when }
about-latency = { $known ->
    [yes] **Tiempo de respuesta** { $latency } ms de ida y vuelta a Discord
   *[no] **Tiempo de respuesta** sin medir todavía
}
about-tables = **Mesas abiertas** { $tables }
about-servers = **Servidores** { $servers }
button-about-privacy = Privacidad

# Its commands.
command-help = /ayuda
    .description = Cómo se juega a Corazones aquí
command-about = /info
    .description = Sobre este bot: su versión y su estado
option-page = página
    .description = Sobre qué
choice-page = { $value ->
    [table] { button-help-table }
    [play] { button-help-play }
    [points] { button-help-points }
    [strategy] { button-help-strategy }
    [moon] { button-help-moon }
    [rules] { button-help-rules }
    [tables] { button-help-tables }
    [turns] { button-help-turns }
    [commands] { button-help-commands }
    [managers] { button-help-managers }
   *[start] { button-help-start }
}
