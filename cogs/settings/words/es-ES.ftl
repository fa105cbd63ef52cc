settings-title = ## ⚙️ Ajustes de este servidor
settings-hint = Cada elección se guarda al momento.
settings-boards-title = ## ⚙️ Tablas y reparto del día
settings-language = **Idioma** de los mensajes públicos
settings-pace = **Ritmo** de una mesa si el anfitrión no elige uno
settings-level = **Jugadores virtuales** en las mesas nuevas
settings-season = **Una temporada** de las tablas de líderes dura
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
settings-codes = **Códigos**: cualquiera puede abrir una mesa con sus propias reglas, con el código de estas.
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
bars-hint = No pueden sentarse en las mesas de este servidor. Usa { command-hearts-bar } para vetar a alguien.
bars-none = No hay nadie vetado.
bars-lift = Levantar un veto
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
    [usual] Nivel predeterminado del servidor
   *[other] { choice-level }
}
settings-speed = … y juegan
settings-row = **Botones por fila**: con menos, son más grandes en el teléfono
choice-row = { $value } cartas
preferences-words = **En palabras**: tu mano aparece también como texto debajo de sus botones.
preferences-coached = **Entrenador**: en la primera ronda de una partida en solitario, una frase antes de cada carta.
preferences-forced = **Cartas obligadas**: en una mesa con otros, la única carta que puedes jugar se juega sola tras un momento.
preferences-silent = **Sin sonido**: si es tu turno y tardas, escribo tu nombre y no te notifico.
preferences-direct = **MD**: si es tu turno y tardas, te escribo en privado y no en el canal. Si Discord no me deja, te aviso en el canal.
preferences-listed = **Tablas**: si apareces en las tablas de líderes de tus servidores.
preferences-invited = **Invitaciones**: otros pueden invitarte a una mesa.
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
help-commands-settings = **Sobre ti**: `{ command-settings-me }` elige cómo se ven tus cartas, menús o botones, y cómo te aviso.

# Its commands.
command-settings = /ajustes
    .description = Cómo me comporto
command-settings-server = /ajustes servidor
    .description = Cómo me comporto en este servidor, si lo gestionas
command-settings-me = /ajustes personales
    .description = Cómo te gustan tus cartas, los avisos y las tablas de líderes
