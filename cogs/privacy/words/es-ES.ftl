privacy-title = ## 🔒 Lo que guardo sobre ti
privacy-intro = Solo lo que necesitan tus partidas. Nunca se vende y no se usa para hacer perfiles.
privacy-person = **Tú**: tu número en Discord, tu nombre allí y el que usas en cada servidor, tu idioma, cuándo me usaste por última vez y tus ajustes. Así puedo nombrarte y responderte como te gusta.
privacy-seats = **Tus puestos**: en qué mesas juegas o dejaste un puesto, y cuáles abriste. Así tus partidas continúan.
privacy-threads = **Hilos privados**: en cuáles estabas cuando se abrió allí una mesa. Así la partida no se muestra a nadie más.
privacy-results = **Tus partidas**: puntos, lugares, bazas y ratings, sumados para las tablas de líderes de cada servidor. Así tienes un historial.
privacy-rules = **Reglas de la casa** que guardaste para un servidor: consta que fuiste tú.
privacy-moderation = **Moderación**: a quién sacaron de una mesa o vetaron los moderadores de un servidor, y quién lo hizo. Las anotaciones se borran a los 180 días. Un veto se mantiene, sin tu número ni tu nombre, cuando borras tus datos. De un intento con el reparto del día queda una huella hasta que acabe el día.
privacy-cards = **Cartas**: las partidas se guardan jugada a jugada, por puestos. No te nombran.
privacy-not = **No se guarda**: mensajes, mensajes directos, miembros que nunca me usaron (salvo en hilos privados con una mesa), direcciones de correo. No se registra lo que pulsas.
privacy-exported = **Tus datos**, en un archivo que solo tú puedes ver. En `data.json` cada parte es una tabla de mi base de datos.{ $games ->
    [0] {""}
    [one] {" "}Tu última partida está en la carpeta `games`; `{ command-hearts-replay }` la abre.
   *[other] {" "}Tus últimas { $games } partidas están en la carpeta `games`; `{ command-hearts-replay }` abre cada una.
}
privacy-sure =
    ## ¿Borrar tus datos?
    Dejas tus mesas: las partidas con otras personas siguen con jugadores virtuales; las demás terminan. Tu nombre, tus preferencias, tus ratings y tus lugares en las tablas se borran en todos los servidores. En las partidas de los demás pasas a ser “{ former-player }”; sus resultados se mantienen. Lo que quede en copias de seguridad desaparece con ellas.
privacy-sure-again =
    ## ¿De verdad?
    Esto no se puede deshacer. Nadie puede devolverte tu historial.
privacy-deleted = ✅ Tus datos están borrados. Si me usas otra vez, empiezo a conocerte de nuevo.
button-privacy-export = Exportar mis datos
button-privacy-delete = Borrar mis datos…
button-privacy-sure = Borrar mis datos
button-privacy-gone = Sí, borrar todo
button-privacy-keep = Conservarlos

# In the help.
help-commands-privacy = **Tus datos**: `{ command-privacy }` muestra, exporta o borra lo que guardo.

# Its commands.
command-privacy = /privacidad
    .description = Lo que sé de ti
command-privacy-show = /privacidad mostrar
    .description = Lo que guardo sobre ti, y por qué
command-privacy-export = /privacidad exportar
    .description = Todo lo que guardo sobre ti, en un archivo solo para ti
command-privacy-delete = /privacidad borrar
    .description = Borra todo lo que guardo sobre ti; lo pregunto dos veces
