# /settings server
settings-title = ## ⚙️ Ajustes de este servidor
settings-hint = Cada elección se guarda al momento. Las reglas de una mesa se eligen con { command-rules-default }.
settings-boards-title = ## ⚙️ Tablas y reparto del día
settings-saved = ✅ Guardado.
settings-language = **Idioma** de todo lo que ven todos
choice-language = { $value ->
    [server] El idioma del servidor en Discord
    [en] English
    [de] Deutsch
    [fr] Français
    [es-ES] Español
    [pt-BR] Português (Brasil)
   *[other] { $value }
}
settings-pace = **Ritmo** de una mesa si el anfitrión no elige uno
choice-pace = { $value ->
    [blitz] Relámpago: 20 segundos por carta
    [live] En vivo: 1 minuto por carta
    [relaxed] Tranquilo: 5 minutos por carta
    [slow] Lento: 1 día por carta
    [none] Sin reloj: cada cual se toma su tiempo
   *[other] { $value }
}
settings-level = **Jugadores virtuales** en las mesas nuevas
choice-level = { level-name }: { level-character }
choice-speed = { $value ->
    [at-once] Al instante
    [brisk] Con rapidez
   *[people] Como las personas
}
settings-season = **Una temporada** de las tablas de líderes dura
choice-season = { $value ->
    [quarter] Tres meses
    [half] Medio año
    [year] Un año
   *[other] { $value }
}
settings-announce = **Anuncios**: el canal en el que digo quién quedó mejor cuando termina una temporada
settings-announce-nowhere = En ninguno
settings-channels = **Canales**, con sus hilos, donde se pueden abrir mesas
settings-channels-all = En todas partes
settings-daily = **Reparto del día**: dónde lo anuncia un mensaje al día, sin avisar a nadie
button-settings-boards = Más ajustes
settings-daily-none = En ninguna parte
settings-daily_age = **La tabla del día de este servidor** muestra cuentas
choice-daily_age = { $value ->
    [0] de cualquier edad
   *[other] de { $value } días o más
}
settings-role = **Quién puede cambiar las reglas**, además de quienes gestionan el servidor
settings-role-none = Nadie más
settings-nudges = **Avisos**: quien tarda en su turno recibe un aviso en un mensaje.
settings-spectators = **Espectadores**: quien no juega en la mesa ve cómo va la partida.
settings-hints = **Consejos**: quien juega puede preguntar qué carta le conviene.
settings-threads = **Hilos**: cada partida en un canal de texto tiene su propio hilo, y el canal queda tranquilo.
settings-cut = **Corte**: antes de cada reparto, cuyo secreto ya está sellado, la persona a la derecha de quien reparte puede cortar.
settings-codes = **Códigos**: cualquiera puede abrir una mesa con sus propias reglas, con un código de { command-rules-share }.
settings-digest = **Resumen semanal**: en el canal de los anuncios, cada semana en pocas líneas.
button-switch-digest = { $on ->
    [yes] Resumen semanal: sí
   *[no] Resumen semanal: no
}
button-switch-nudges = { $on ->
    [yes] Avisos: sí
   *[no] Avisos: no
}
button-switch-spectators = { $on ->
    [yes] Espectadores: sí
   *[no] Espectadores: no
}
button-switch-hints = { $on ->
    [yes] Consejos: sí
   *[no] Consejos: no
}
button-switch-threads = { $on ->
    [yes] Hilos: sí
   *[no] Hilos: no
}
button-switch-cut = { $on ->
    [yes] Corte: sí
   *[no] Corte: no
}
button-switch-codes = { $on ->
    [yes] Códigos: sí
   *[no] Códigos: no
}
button-settings-bars = Personas vetadas
button-settings-audit = Registro
button-settings-home = Volver
button-settings-reset = Reiniciar tablas…
button-reset-sure = Reiniciar las tablas
button-reset-yes = Sí, empezar de cero
reset-sure =
    ## ¿Reiniciar las tablas de líderes de este servidor?
    Todos empiezan de nuevo, sin victorias ni rating. Las partidas jugadas siguen en el historial.
reset-sure-again =
    ## ¿De verdad?
    Esto no se puede deshacer.
reset-done = ✅ Las tablas de líderes están vacías. Cuentan las partidas que terminen desde ahora.

bars-title = ## 🚫 Personas vetadas
bars-hint = No pueden sentarse en las mesas de este servidor. Usa { command-hearts-bar } para vetar a alguien.
bars-none = No hay nadie vetado.
bars-lift = Levantar un veto
bar-set = 🚫 { $name } ya no puede sentarse en las mesas de este servidor. { command-hearts-unbar } levanta el veto.
bar-lifted = ✅ { $name } puede volver a sentarse.
seat-taken-away = { $count ->
    [one] { $name } ha perdido su puesto.
   *[other] { $name } ha perdido { $count } puestos.
}
audit-title = ## 📋 Lo que han hecho los moderadores
audit-none = Nada todavía.
audit-line = { $what ->
    [end] { $when } · **{ $by }** cerró la mesa `{ $table }`
    [remove] { $when } · **{ $by }** sacó a **{ $about }** de la mesa `{ $table }`
    [bar] { $when } · **{ $by }** vetó a **{ $about }**
    [lift] { $when } · **{ $by }** levantó el veto a **{ $about }**
    [reset] { $when } · **{ $by }** reinició las tablas de líderes
   *[other] { $when } · **{ $by }**: { $what }
}

# /settings me
preferences-title = ## ⚙️ Tus preferencias
preferences-hint = Valen en todos los servidores donde me encuentres. Cada elección se guarda al momento.
settings-panel = **Tus cartas** se eligen con
choice-panel = { $value ->
    [menus] Menús
   *[buttons] Botones
}
settings-cards = **Las cartas** se ven así:
    { $sample }
choice-cards = { $value ->
    [text] Texto en lugar de imágenes
    [two] Dos colores
   *[four] Cuatro colores
}
settings-solo_level = **Cuando juegas a solas**, los jugadores virtuales son
choice-solo_level = { $value ->
    [usual] Como los prefiera el servidor
   *[other] { choice-level }
}
settings-speed = … y juegan
settings-row = **Botones por fila**: con menos, son más grandes en el teléfono
choice-row = { $value } cartas
preferences-forced = **Cartas obligadas**: si solo se puede jugar una carta, se juega sola tras un momento.
preferences-silent = **Sin sonido**: si es tu turno y tardas, escribo tu nombre y no te notifico.
preferences-direct = **MD**: si es tu turno y tardas, te escribo en privado y no en el canal. Si Discord no me deja, te aviso en el canal.
preferences-listed = **Tablas**: si apareces en las tablas de líderes de tus servidores.
preferences-invited = **Invitaciones**: otros pueden invitarte a una mesa.
preferences-called = **Avisarme**, solo en este servidor: cuando alguien busca gente para jugar, un mensaje te avisa, como mucho una vez cada media hora.
button-switch-called = { $on ->
    [yes] Avisarme: sí
   *[no] Avisarme: no
}
button-switch-forced = { $on ->
    [yes] Obligadas: sí
   *[no] Obligadas: no
}
button-switch-silent = { $on ->
    [yes] Sin sonido: sí
   *[no] Sin sonido: no
}
button-switch-direct = { $on ->
    [yes] MD: sí
   *[no] MD: no
}
button-switch-listed = { $on ->
    [yes] Tablas: sí
   *[no] Tablas: no
}
button-switch-invited = { $on ->
    [yes] Invitaciones: sí
   *[no] Invitaciones: no
}

refusal-managers-only = Solo puede hacerlo alguien que pueda gestionar el servidor.
refusal-codes-off = En este servidor solo se juegan las variantes de la lista. Pide a alguien que pueda cambiar las reglas que añada la tuya con { command-rules-import }.
refusal-reset-unfinished = Ahora mismo no puedo usar mi base de datos, y puede que parte de las tablas de líderes ya esté vacía. Reinícialas otra vez en un minuto.
refusal-wrong-channel = En este servidor no se abren mesas aquí. Puedes abrirlas en { $where }.
refusal-may-not-write =
    Me falta un permiso en { $where }: “{ $what ->
        [view] Ver canal
        [open] Crear hilos públicos
        [threads] Enviar mensajes en hilos
        [history] Leer el historial de mensajes
       *[send] Enviar mensajes
    }”. Pídeselo a un moderador, o { $remedy ->
        [back] continúa en otro canal con `{ command-hearts-back }`
        [off] juega sin hilo
       *[choose] elige otro canal
    }.
refusal-timed-out = Un moderador me ha aislado temporalmente en este servidor, así que no puedo escribir aquí. Termina { $when }, o antes si un moderador lo retira.
refusal-no-threads-here = Una partida solo puede tener su propio hilo en un canal de texto, no en un hilo, una publicación de un foro o un canal de voz. Juega sin hilo o elige un canal de texto.
refusal-channel-gone = El canal de esta partida ya no existe. No se pierde nada: continúa en otro canal con `{ command-hearts-back }`.
refusal-barred = Un moderador te ha vetado en las mesas de este servidor. Aún puedes mirar.
refusal-bar-yourself = No puedes vetarte.
refusal-barred-already = { $name } ya tiene un veto.
refusal-several-barred = Hay varias personas vetadas que se llaman { $name }. Elige una de la lista.
refusal-not-barred = Esa persona no tiene ningún veto.
refusal-not-seated-there = Esa persona no juega en ninguna mesa de aquí.
