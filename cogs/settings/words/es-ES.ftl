settings-title = ## ⚙️ Ajustes del servidor
settings-group = { $group ->
    [tables] Mesas
    [by_channel] Canales con ajustes propios
    [messages] Mensajes
    [people] Permisos
   *[other] Tablas de líderes
}
settings-usual = { $group ->
    [tables] Reglas, ritmo, jugadores virtuales, consejos
    [by_channel] Ninguno todavía
    [messages] Idioma, avisos, anuncios
    [people] Reglas, espectadores, bloqueados
   *[other] Temporadas, reparto del día
}
settings-by-channel = Elige un canal y luego sus reglas y su ritmo. Así empiezan las mesas nuevas de ese canal y de sus hilos.
settings-by-channel-where = Elige un canal
settings-as-server = Como en el servidor: { $value }
settings-own-rules = **Reglas**
settings-own-pace = **Ritmo**
settings-rules-gone = ⚠️ sus reglas se borraron: valen las del servidor
button-settings-change = Cambiar
settings-language = **Idioma** de los mensajes públicos
settings-rules = **Reglas** de las mesas nuevas
settings-pace = **Ritmo** de las mesas nuevas
settings-level = **Jugadores virtuales** en las mesas nuevas
settings-season = **Una temporada** dura
settings-announce = **Anuncios**: quién ganó la temporada
settings-channels = **Dónde se pueden abrir mesas**, hilos incluidos
settings-daily_channel = **Reparto del día**: un mensaje al día, sin avisar a nadie
settings-daily_age = **Reparto del día**: quién sale en los resultados del servidor
settings-call_role = **“{ button-regulars }” avisa a este rol**, como mucho cada media hora
settings-rules_role = **Quién puede cambiar las reglas, además de quienes gestionan el servidor**
choice-daily_age = { $value ->
    [0] todos
   *[other] cuentas de más de { $value } días
}
choice-season = { $value ->
    [quarter] Tres meses
    [half] Medio año
    [year] Un año
   *[other] { $value }
}
said-level = Jugadores virtuales: { $value }
said-daily_channel = Reparto del día: { $value }
said-call_role = “{ button-regulars }” avisa a: { $value }
said-season = Temporada: { $value }
said-daily_age = Reparto del día: resultados de { $value }
settings-nudges = **Notificaciones** para quien tarda en jugar y para “{ button-regulars }”
settings-spectators = **Espectadores**: cualquiera puede seguir una partida.
settings-codes = **Códigos de reglas**: cualquiera puede abrir una mesa con las reglas de un código, también de otro servidor.
settings-digest = **Resumen semanal** en el canal de anuncios
switch-digest = Resumen semanal
switch-codes = Códigos de reglas
switch-spectators = Espectadores
switch-nudges = Notificaciones
switch-hints = Consejos
switch-cut = Corte
switch-threads = Hilos
button-settings-bans = Vetados
button-settings-audit = Registro de moderación
button-settings-reset = Reiniciar tablas…
button-reset-sure = Reiniciar las tablas
button-reset-yes = Sí, empezar de cero
reset-sure =
    ## ¿Reiniciar las tablas de líderes de este servidor?
    {""}**Esto no se puede deshacer.** Todos empiezan de nuevo, sin victorias ni rating. Las partidas jugadas siguen en el historial.
reset-sure-again =
    ## ¿Reiniciar de verdad las tablas de líderes?
    Esto no se puede deshacer.
reset-done = ✅ Las tablas de líderes están vacías. Cuentan las partidas que terminen desde ahora.
blocked-title = ## 🚫 Personas vetadas
blocked-hint = No pueden unirse a mesas de este servidor. Usa `{ command-hearts-block }` para vetar a alguien.
blocked-none = No hay nadie vetado.
blocked-lift = Levantar un veto
audit-title = ## 📋 Registro de moderación
audit-hint = -# Vetos, expulsiones de una mesa, mesas terminadas y tablas reiniciadas. Los ajustes y las reglas no aparecen.
audit-none = Nada todavía.
audit-line = { $what ->
    [end] **{ $by }** cerró la mesa { $table }
    [remove] **{ $by }** sacó a **{ $about }** de la mesa { $table }
    [bar] **{ $by }** vetó a **{ $about }**
    [lift] **{ $by }** levantó el veto a **{ $about }**
    [reset] **{ $by }** reinició las tablas de líderes
   *[other] **{ $by }**: { $what }
}
preferences-title = ## ⚙️ Tus ajustes
preferences-hint = -# Valen en todos los servidores; solo las notificaciones de partidas se ajustan en cada uno.
prefer-group = { $group ->
    [cards] Tus cartas
    [alone] Jugar a solas
    [others] Jugar con otros
   *[other] Mensajes para ti
}
settings-panel = **Jugar con**
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
settings-solo_level = **Rivales**
choice-solo_level = { $value ->
    [usual] Como en el servidor
   *[other] { choice-level }
}
settings-speed = **Su ritmo**
settings-row = **Botones por fila**: con menos, son más grandes en el teléfono
choice-row = { $value } cartas
said-panel = Jugar con: { $value }
said-cards = Cartas: { $value }
said-row = Botones por fila: { $value }
said-solo_level = Rivales: { $value }
said-speed = Su ritmo: { $value }
preferences-words = **Mi mano también en palabras**, bajo los botones.
preferences-coached = **Entrenador**: te da un consejo antes de cada carta en la primera ronda de una partida en solitario.
preferences-forced = **Carta única automática**: si solo puedes jugar una carta, se juega sola tras un momento.
preferences-silent = **Avisos con notificación**, si tardas en tu turno.
preferences-direct = **Avisos por MD** en lugar de en el canal, si Discord lo permite.
preferences-listed = **Tablas**: te muestra en las tablas de líderes de tus servidores.
preferences-invited = **Invitaciones**: deja que otros te inviten a una mesa.
preferences-puzzles = **Problemas con mis partidas**: algunos momentos pueden servir de problemas, sin nombres, si toda la mesa lo permite.
switch-coached = Entrenador
switch-called = Avisarme de partidas en este servidor
switch-checked = Revisar mis cartas
switch-words = Mi mano también en palabras
switch-forced = Carta única automática
switch-silent = Avisos con notificación
switch-direct = Avisos por MD
switch-listed = Tablas
switch-invited = Invitaciones
switch-puzzles = Problemas con mis partidas

# In the help.
help-commands-settings = `{ command-settings-me }` – Tus cartas, tu ritmo, tus avisos
help-managers-settings = `{ command-settings-server }` – Reglas y ritmo de las mesas nuevas, mensajes, permisos, vetados y el registro de moderación

# Its commands.
command-settings = /ajustes
    .description = Cómo me comporto
command-settings-server = /ajustes servidor
    .description = Cómo me comporto en este servidor
command-settings-me = /ajustes personales
    .description = Tus ajustes: cartas, avisos y tablas de líderes
