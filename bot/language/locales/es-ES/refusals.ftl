# What the bot will not do, and what to do instead.
refusal-no-such-table = Esa mesa no existe.
refusal-table-closed = Esa mesa está cerrada.
refusal-not-seated = No juegas en esta mesa.
refusal-already-seated = Ya juegas en esta mesa. Pulsa **{ button-hand }** o usa { command-hearts-hand }.
refusal-seat-taken-over = { $name } tiene ahora tu puesto y tú has visto sus cartas, así que solo puedes mirar hasta que acabe la partida.
refusal-table-full = Los { $seats } puestos los ocupan personas.
refusal-no-free-seat = Los { $seats } puestos están ocupados.
refusal-seats-reserved = Los puestos libres están reservados para otros ahora mismo. Inténtalo en unos minutos, o abre tu propia mesa.
refusal-rematch-of-others = Esa partida no tenía puestos libres: solo sus jugadores pueden pedir la revancha.
refusal-closed-table = El anfitrión no deja entrar a nadie más en esta partida.
refusal-already-started = La partida ya ha empezado. Usa { command-hearts-hand } para ver tus cartas.
refusal-not-started = La partida no ha empezado. El anfitrión la empieza con **{ button-start }** o con { command-hearts-start }.
refusal-start-nonsense = “{ $text }” no es una hora de las próximas 24 horas. Prueba con 20:30, o +45 para dentro de 45 minutos.
refusal-start-no-zone = No conozco tu zona horaria, así que no sé cuándo es “{ $text }”. Elígela con la opción “{ option-time_zone }” (la recordaré), o escribe +45 para dentro de 45 minutos.
refusal-host-only = Solo pueden hacerlo el anfitrión, { $host }, y quienes gestionan el servidor.
refusal-no-computer = No hay ningún jugador virtual que quitar.
refusal-no-computer-there = En el puesto { $seat } no hay ningún jugador virtual.
refusal-too-many-computers = Con { $seats } puestos puede haber como mucho { $most } jugadores virtuales: un puesto es tuyo.
refusal-too-many-tables = Ya juegas en { $most } mesas. Termina o deja una primero: { command-hearts-status } las muestra.
refusal-not-away = No estás ausente: tu puesto sigue siendo tuyo. Usa { command-hearts-hand } para ver tus cartas.
refusal-no-table-here = En este canal no hay ninguna mesa.
refusal-no-table-of-yours = No juegas en ninguna mesa.
refusal-which-table = Aquí hay varias mesas. Indica cuál con la opción “{ option-table }”:
    { $tables }
refusal-preset-seats = { $preset } no se juega con { $seats } jugadores. Sin la opción “{ option-players }” es para { $usual }.
refusal-unknown-card = { $text } no es una carta. Escribe el valor y la letra inglesa del palo (C tréboles, D diamantes, S picas, H corazones), como QS para la dama de picas.
refusal-unreadable = Esta pantalla ya no vale y no puedo leer sus botones. Pulsa **{ button-hand }** o repite el comando.
refusal-guild-only = Las mesas solo existen en servidores: usa este comando en uno de sus canales.
refusal-no-member = No soy miembro de este servidor, así que aquí no puedo llevar mesas. Quien gestiona el servidor puede añadirme: { $where } A solas también puedes jugar aquí.
refusal-not-over = La partida no ha terminado todavía.
refusal-paused = La partida está en pausa. Reanúdala con { command-hearts-back }.
refusal-no-room-for-computers = Hay personas en { $people } de los { $seats } puestos, así que caben como mucho { $most } { $most ->
    [one] jugador virtual
   *[other] jugadores virtuales
}.
refusal-form-too-late = Ha tardado demasiado y Discord ya no abre el formulario. Pulsa otra vez.
refusal-deal-version = Los jugadores virtuales se han actualizado desde que se selló este reparto: ya no se puede seguir jugando. Lo que tienes cuenta tal como está.
refusal-deal-not-ready = Los jugadores virtuales aún no están listos para este reparto. No se pierde nada: inténtalo en un minuto, más o menos.
refusal-deal-too-long = Los jugadores virtuales tardan demasiado con este reparto. No se pierde nada: les pregunto de nuevo en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
refusal-no-such-zone = No conozco la zona horaria “{ $zone }”. Escribe un lugar, por ejemplo Sevilla o Colombia, y elige de la lista.
refusal-several-zones = “{ $zone }” puede ser más de una zona horaria: { $places }. Elige una de la lista o escribe una ciudad.
error-storage = Ahora mismo no llego a mi base de datos, así que no ha cambiado nada. Inténtalo de nuevo en un minuto.
error-conflict = Alguien ha cambiado esto a la vez que tú, así que tu cambio no se ha hecho. Inténtalo de nuevo.
error-taken-over = Estoy haciendo un relevo en este servidor. Inténtalo de nuevo en un minuto.
error-unconfirmed = Mi base de datos no responde, así que todavía no sé si eso ha quedado guardado. Tu panel lo mostrará en cuanto lo sepa.
error-command = Este comando ha cambiado con una actualización y tu Discord aún tiene el anterior. Inténtalo de nuevo en un minuto; si no basta, reinicia Discord.
error-answer = Discord no ha aceptado mi respuesta. Antes de intentarlo de nuevo, comprueba si ha funcionado; en una mesa, { command-hearts-hand } muestra cómo está. Si vuelve a pasar, da este número a quienes me administran: { $reference }
error-forbidden = Discord no me deja escribir aquí. Quizá me falta un permiso, estoy aislado temporalmente, o el hilo está archivado o bloqueado: pregunta a quien gestione este canal. Antes de intentarlo de nuevo, comprueba si ha funcionado; en una mesa, { command-hearts-hand } muestra cómo está.
error-unexpected = Algo ha fallado por mi parte. Antes de intentarlo de nuevo, comprueba si ha funcionado. Da este número a quienes me administran: { $reference }
error-unreadable = No he podido leer la respuesta de Discord, así que no ha cambiado nada. Inténtalo más tarde.
refusal-hints-off = Los consejos están desactivados aquí.
refusal-rules-too-few-seats = Estas reglas son para { $seats } jugadores, pero ya hay { $people } personas sentadas o con puesto reservado. Cambia el número de jugadores.
refusal-preset-seats-because = Esa variante no se puede jugar con { $seats } jugadores. { $reasons }
refusal-no-such-rules = Aquí no hay reglas llamadas “{ $name }”. Elige unas de la lista que aparece mientras escribes.
refusal-not-house-rules = { $name } no está entre las reglas propias de este servidor. La lista que aparece mientras escribes las muestra.
refusal-rules-locked = Solo quienes gestionan el servidor pueden cambiar estas reglas. Cualquiera puede verlas y compartirlas.
refusal-too-many-rules = Este servidor ya tiene { $most } conjuntos de reglas. Borra uno primero.
refusal-name-taken = Ya hay reglas llamadas “{ $name }”. Elige otro nombre, o edita esas.
refusal-name-empty = Un nombre tiene de 1 a { $most } caracteres.
refusal-rules-gone = Alguien ha borrado estas reglas mientras las editabas. Guarda las tuyas con un nombre para conservarlas.
refusal-proposal-gone = Estas reglas han caducado. Edítalas o compártelas otra vez.
refusal-not-a-pass = “{ $text }” no es un pase. Escribe el número de cartas y L (izquierda), R (derecha) o A (al frente, con un número par de jugadores), como 3L o 1L+1A+1R, o bien hold (sin pase).
refusal-reset-unfinished = Ahora mismo no llego a mi base de datos, y puede que parte de las tablas de líderes ya esté vacía. Reinícialas otra vez en un minuto.
refusal-shared = Hoy ya has compartido esto aquí.
