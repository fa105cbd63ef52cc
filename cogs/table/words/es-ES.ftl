button-pause = Pausa
button-ask-to-end = Proponer terminar
button-stay = Quedarme
button-yes-leave = Sí, salir
button-yes-close = Sí, cerrarla
button-keep-table = Dejarla abierta
button-let-play = Dejar que sigan
button-yes-end = Sí, terminar
button-yes-ask-end = Sí, proponer
button-yes-block = Sí, vetar
button-no-block = No vetar
command-hearts = /hearts
    .description = Juega a Corazones en este canal
command-hearts-new = /hearts nueva
    .description = Abre una mesa en este canal
    .time_zone = Tu zona horaria, como Sevilla o Colombia; la recordaré
command-hearts-join = /hearts unirme
    .description = Ocupa un puesto en una mesa de este canal
command-hearts-leave = /hearts salir
    .description = Deja tu mesa; si la partida ha empezado, un jugador virtual juega por ti
command-hearts-seats = /hearts puestos
    .description = Antes de empezar, elige cuántos jugadores virtuales hay y su nivel
    .computers = Puestos para jugadores virtuales; los demás quedan libres
    .seat = De quién es el nivel; vacío: de todos
command-hearts-start = /hearts empezar
    .description = Empieza la partida; los jugadores virtuales ocupan los puestos libres
command-hearts-pause = /hearts pausa
    .description = Deja la partida en pausa hasta que uno de sus jugadores la retome
command-hearts-hand = /hearts mano
    .description = Mira tu mano; solo tú la ves
command-hearts-play = /hearts jugar
    .description = Juega una carta, como QS
command-hearts-claim = /hearts concluir
    .description = Termina la ronda antes cuando el resultado ya no puede cambiar
command-hearts-pass = /hearts pasar
    .description = Pasa cartas, como QS AH KH (dama de picas, as y rey de corazones)
command-hearts-call = /hearts decidir
    .description = Decide el pase si repartes tú, como 3L (tres a la izquierda)
command-hearts-moon = /hearts luna
    .description = Después de una luna, elige a quién van los puntos
command-hearts-ready = /hearts listo
    .description = Empieza la ronda siguiente sin esperar
command-hearts-back = /hearts volver
    .description = Recupera tu puesto o reanuda una partida en pausa
command-hearts-status = /hearts estado
    .description = Tus mesas y las de este canal
command-hearts-end = /hearts terminar
    .description = Cierra una mesa, o pide a todos los que juegan en ella que terminen la partida
command-hearts-rematch = /hearts revancha
    .description = Juega otra vez la misma partida, en una mesa nueva
    .table = Qué partida; vacío: la última que terminó en este canal
command-hearts-remove = /hearts quitar
    .description = Saca a alguien de su puesto
    .member = De quién es el puesto
    .table = En qué mesa; vacío: en todas las de este servidor
command-hearts-block = /hearts vetar
    .description = Veta a alguien en las mesas
    .member = Quién ya no puede unirse a mesas de este servidor
command-hearts-unblock = /hearts readmitir
    .description = Deja que alguien vuelva a unirse a mesas
    .member = Quién puede volver a unirse a mesas
command-hearts-scores = /hearts puntos
    .description = Los puntos de cada cual, ronda a ronda
    .table = Qué partida; vacío: la tuya o la última de este canal
command-hearts-replay = /hearts repetición
    .description = Mira otra vez una ronda terminada
    .table = Qué partida; vacío: la última de este canal
    .file = Un archivo de partida de “Descargar”; se muestra en lugar de una mesa
command-hearts-verify = /hearts verificar
    .description = Comprueba que el reparto fue limpio
    .table = Qué partida; vacío: la última de este canal
verify-title = ### { $holds ->
    [yes] ✅ El reparto fue limpio
    [no] ❌ El reparto no coincide con su código
   *[open] ¿Fue limpio el reparto?
}
    -# Mesa { $code } · ronda { $round }
verify-hash = -# Código mostrado antes de la ronda: { $hash }
verify-playing = La ronda aún está en juego. Su secreto se abre al terminar; entonces este comando puede comprobar el reparto.
verify-ended = La partida se cerró antes de acabar esta ronda, así que su secreto nunca se abrió.
verify-sealed = ✅ La mezcla estaba decidida antes de la ronda: coincide con el código 🔒 que se mostró.
verify-not-sealed = ❌ El secreto no encaja con el código que se mostró antes de la ronda.
verify-fair = ✅ Las cartas que se repartieron salen justo de esa mezcla.
verify-not-fair = ❌ Al barajar con este secreto no salen las cartas que se repartieron.
verify-drawn = ✅ El secreto del reparto se deduce de él y de lo que cada cual cortó.
verify-not-drawn = ❌ El secreto del reparto no se deduce de él y de lo que cada cual cortó.
verify-cut = **Corte**: { $cut ->
    [0] nadie cortó la baraja
   *[other] { $cut }, después de publicarse el código
}
verify-yourself = -# El archivo tiene todo para que lo compruebes por tu cuenta.
button-download = Descargar
game-downloaded = **Esta partida en un archivo**, con todas las rondas terminadas y sin nombres. `{ command-hearts-replay }` lo abre.
refusal-file-closed = Este archivo ya no está abierto. Ábrelo otra vez con `{ command-hearts-replay }`.
refusal-file-type = Eso no es un archivo de partida. Usa uno que te haya dado **{ button-download }**; su nombre acaba en `.toml`.
refusal-file-long = Ese archivo es demasiado grande: { $most } kB como mucho.
refusal-file-lost = Discord no me ha dado el archivo. Inténtalo otra vez.
refusal-file-line = No puedo leer la línea { $line } de ese archivo.
refusal-file-version = Eso no es un archivo de partida de Corazones, o es de una versión mía más nueva. Sé leer la versión { $version }.
refusal-file-part = En ese archivo falta algo o hay algo mal: { $place }.
refusal-file-rounds = Esa partida tiene más de { $most } rondas.
refusal-file-move = Esa partida incumple las reglas: { $place }.
refusal-file-points = Los puntos de la ronda { $round } de ese archivo están mal. Según las cartas son { $points }.
refusal-file-seal = En la ronda { $round } de ese archivo, el secreto no corresponde al hash ni al reparto.
replay-file = Tu archivo
replay-deal = ### { $game } · ronda { $round } de { $rounds } · el reparto{ $passes ->
    [yes] {" "}y los pases
   *[no] , sin pase
}
replay-trick = -# { $game } · ronda { $round } de { $rounds } · baza { $trick } de { $tricks }
replay-seat = **{ $who }**{ $points ->
    [0] {""}
    [one] {" "}· 1 punto
   *[other] {" "}· { $points } puntos
}
replay-passed = ➡️ { $to }: { $cards }
replay-kitty = Sobrante: { $cards }
replay-taker = ### { $who } se lleva la baza{ replay-gained }
replay-taker-you = ### Te llevas la baza{ replay-gained }
replay-gained = { $points ->
    [0] {""}
    [one] , 1 punto
   *[other] , { $points } puntos
}
replay-nobody = ### No se lleva la baza nadie: todas las cartas se anulan
replay-score = { $who } { $points } ({ $total })
replay-result = La ronda: { $scores }
button-replay-back = Anterior
button-replay-next = Siguiente
replay-menu = Ir a una ronda y más…
replay-last = Última baza
replay-hands = { $hidden ->
    [yes] Mostrar manos
   *[no] Ocultar manos
}
replay-round = Ronda { $round }
button-share-public = Mostrar a todos
deciding-shared = ### { $who } comparte la baza decisiva de la mesa { $code }
deciding-title = La baza decisiva · ronda { $round }, baza { $trick }
deciding-play = { $who } juega: { $card }
deciding-nobody = No se la lleva nadie: todas las cartas se anulan
deciding-moon = { $who } se lleva los últimos puntos
deciding-taker = { $who } se la lleva: { $points ->
    [0] ningún punto
    [one] 1 punto
   *[other] { $points } puntos
}
deciding-taker-chips = { $who } se la lleva: { $hearts ->
    [0] ningún corazón
    [one] 1 corazón
   *[other] { $hearts } corazones
}
refusal-share-unfinished = Podrás compartirla cuando termine la partida.
refusal-share-elsewhere = Compártela donde se jugó la partida: { $where }.
menu-invite = Invitar a Corazones
invitation-accepted = -# ✅ { $who } se apunta.
invitation-declined = -# { $who } no puede venir.
invited = { $count ->
    [one] Hay un puesto reservado para { $who }.
   *[other] Hay puestos reservados para { $who }.
} Esta vez no he podido avisar a nadie: avisa tú.
note-declined = Tu puesto en esa mesa queda libre para otros.
refusal-invite-nobody = Solo puedo invitar a gente de este servidor.
refusal-invite-self = Ya estás en esta mesa: invita a otra persona.
refusal-invite-bot = { $name } es un bot. Para jugadores virtuales, pulsa **{ button-add-computer } 🤖**.
refusal-invite-hidden = { $name } no puede ver este canal. Abre la mesa donde pueda.
refusal-invite-blocked = { $name } no puede unirse a mesas de este servidor.
refusal-invite-unwanted = { $name } no quiere recibir invitaciones.
refusal-invite-often = Acabas de invitar a { $name } varias veces. Espera un poco.
regulars-call = 📣 { $regulars }: ¡{ $who } busca gente para una partida de Corazones!
refusal-regulars-no-seat = No queda ningún puesto libre. Quita antes un jugador virtual o abre una mesa más grande con la opción “{ option-players }”.
refusal-regulars-off = En este servidor no aviso a nadie: quienes lo gestionan han desactivado los avisos.
refusal-regulars-late = Ha tardado demasiado y no se ha avisado a nadie. Pulsa otra vez.
refusal-regulars-unknown = Discord no me dice ahora quién está en este servidor, así que no se ha avisado a nadie. Vuelve a intentarlo dentro de un minuto.
button-table-rules = Cambiar reglas…
levels-title = ## ⚙️ Ajustes de la mesa
levels-pace = **Ritmo** de la partida
levels-more = -# Para los jugadores sin menú aquí, usa { command-hearts-seats }.
levels-all = **Jugadores virtuales**: qué nivel tienen
levels-seat = { $number }\. { $who }
levels-mixed = Niveles distintos
note-computers = { $count ->
    [one] -# Hay 1 jugador virtual en tu mesa.
   *[other] -# Hay { $count } jugadores virtuales en tu mesa.
}
note-seated-elsewhere = -# Tienes puesto en la mesa nueva, en { $where }.
more-title = ### Mesa { $code }
more-regulars = -# Avisa a quienes quieren jugar aquí{ $role ->
        [yes] {" "}y a un rol
       *[no] {""}
    }.
more-computer = -# Un jugador virtual ocupa un puesto libre.
more-no-computer = -# Un jugador virtual deja libre su puesto.
sure-leave = ### ¿Dejar la partida?
    Un jugador virtual ocupa tu puesto. Si vuelves, ya no puedes ganar; si no, quedas en último lugar.
sure-leave-alone = ### ¿Dejar la partida?
    Nadie más juega aquí: la partida termina y puede contar como derrota para ti.
sure-end = ### ¿Terminar la partida para todos?
    Después no se puede continuar.
sure-end-asks = ### { $agreed ->
    [no] ¿Proponer terminar esta partida?
   *[other] ¿Terminar esta partida?
}
    { $agreed ->
        [alone] No hay nadie más: termina enseguida y puede contar como derrota para ti.
        [all] Los demás ya están de acuerdo: termina enseguida y no cuenta.
       *[no] Si todos los presentes están de acuerdo, termina y no cuenta.
    }
sure-end-lobby = ### ¿Cerrar esta mesa?
    Ya no podrá unirse nadie.
sure-leave-lobby = ### ¿Dejar tu puesto?
    Otros podrán ocuparlo. Si no queda nadie, la mesa se cierra.
sure-block = ### ¿Vetar a { $name }?
    { $name } está jugando en { $count ->
        [one] la mesa { $codes }
       *[other] las mesas { $codes }
    }. Un jugador virtual ocupa su puesto, y { $name } pierde la partida.
end-asked-yours = Pregunto a los demás si terminar la partida. Termina cuando todos los presentes estén de acuerdo.
refusal-rematch-alone = Jugaste esa partida a solas: no hay a quién pedirle la revancha.
refusal-not-passing = Ahora no hay nada que pasar.
refusal-rematch-elsewhere = Esa partida se jugó en { $where }. Pide allí la revancha.
refusal-not-between-rounds = Ahora no hay ninguna ronda esperando para empezar. Usa { command-hearts-hand } para ver cómo va la partida.
block-set = 🚫 { $name } ya no puede unirse a mesas de este servidor. `{ command-hearts-unblock }` levanta el veto.
help-managers-moderation = `{ command-hearts-end }` – Cierra cualquier mesa o termina su partida
seat-taken-away = { $count ->
    [one] { $name } ya no está en la mesa { $codes }.
   *[other] { $name } ya no está en las mesas { $codes }.
}

# /hearts status
status-yours = ## Tus mesas
status-here = ## En este canal
status-line = **[Mesa { $code }]({ $where })** · { $state }{ $turn ->
    [yes] {" "}· ▶️ **tu turno**
   *[no] {""}
}
status-line-gone = **Mesa { $code }** · { $state } · su canal ya no existe: continúa en otro con { command-hearts-back }
status-none = No juegas en ninguna mesa, y en este canal no hay ninguna.
state-lobby = esperando jugadores
state-playing = ronda { $round }
state-suspended = en pausa
state-over = terminada
state-cancelled = cerrada
