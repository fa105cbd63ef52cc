settings-title = ## ⚙️ Ajustes del servidor
settings-hint = Cada elección se guarda al momento.
settings-boards-title = ## ⚙️ Tablas y reparto del día
settings-language = **Idioma** de los mensajes públicos
settings-pace = **Ritmo** de una mesa, si el anfitrión no elige otro
settings-level = **Jugadores virtuales** en las mesas nuevas
settings-season = **Duración de una temporada** de las tablas de líderes
settings-announce = **Anuncios**: dónde digo quién quedó mejor cuando termina una temporada
settings-announce-nowhere = En ninguno
settings-channels = **Canales**, con sus hilos, donde se pueden abrir mesas
settings-channels-all = En todas partes
settings-daily = **Reparto del día**: dónde lo publico una vez al día, sin avisar a nadie
button-settings-boards = Más ajustes
settings-daily-none = En ninguna parte
settings-daily_age = **La tabla del día de este servidor** muestra cuentas
choice-daily_age = { $value ->
    [0] de cualquier antigüedad
   *[other] de al menos { $value } días
}
settings-role = **Quién puede cambiar las reglas**, además de quienes gestionan el servidor
settings-role-none = Nadie más
settings-nudges = **Avisos**: envío un mensaje cuando alguien tarda en jugar.
settings-spectators = **Espectadores**: quien no está en la mesa también puede seguir la partida.
settings-codes = **Códigos**: cualquiera puede abrir una mesa con reglas propias usando su código.
settings-digest = **Resumen semanal**: unas líneas cada semana en el canal de los anuncios.
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
button-settings-audit = Registro de moderación
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
bars-hint = No pueden unirse a mesas de este servidor. Usa { command-hearts-bar } para vetar a alguien.
bars-none = No hay nadie vetado.
bars-lift = Levantar un veto
audit-title = ## 📋 Registro de moderación
audit-none = Nada todavía.
audit-line = { $what ->
    [end] { $when } · **{ $by }** cerró la mesa `{ $table }`
    [remove] { $when } · **{ $by }** sacó a **{ $about }** de la mesa `{ $table }`
    [bar] { $when } · **{ $by }** vetó a **{ $about }**
    [lift] { $when } · **{ $by }** levantó el veto a **{ $about }**
    [reset] { $when } · **{ $by }** reinició las tablas de líderes
   *[other] { $when } · **{ $by }**: { $what }
}
preferences-title = ## ⚙️ Tus ajustes
preferences-hint = Valen en todos los servidores donde me uses. Cada elección se guarda al momento.
settings-panel = **Elegir tus cartas** con
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
    [usual] Nivel predeterminado del servidor
   *[other] { choice-level }
}
settings-speed = … y juegan
settings-row = **Botones por fila**: con menos, son más grandes en el teléfono
choice-row = { $value } cartas
preferences-words = **En palabras**: muestra tu mano también como texto bajo los botones.
preferences-coached = **Entrenador**: en la primera ronda de una partida en solitario, una frase antes de cada carta.
preferences-forced = **Cartas obligadas**: en una mesa con otros, la única carta que puedes jugar se juega sola tras un momento.
preferences-silent = **Sin sonido**: si tardas en tu turno, escribo tu nombre sin notificarte.
preferences-direct = **MD**: si tardas en tu turno, te escribo en privado. Si Discord no me deja, te aviso en el canal.
preferences-listed = **Tablas**: te muestra en las tablas de líderes de tus servidores.
preferences-invited = **Invitaciones**: deja que otros te inviten a una mesa.
button-switch-coached = { $on ->
    [yes] Entrenador: sí
   *[no] Entrenador: no
}
button-switch-words = { $on ->
    [yes] En palabras: sí
   *[no] En palabras: no
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

# In the help.
help-commands-settings = **Para ti**: `{ command-settings-me }` ajusta cómo se ven tus cartas, cómo juegas y cómo te aviso.

# Its commands.
command-settings = /ajustes
    .description = Cómo me comporto
command-settings-server = /ajustes servidor
    .description = Cómo me comporto en este servidor, si lo gestionas
command-settings-me = /ajustes personales
    .description = Tus ajustes: cartas, avisos y tablas de líderes
