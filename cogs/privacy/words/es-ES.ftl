privacy-title = ## 🔒 Lo que guardo sobre ti
privacy-intro = Solo lo que necesitan tus partidas. No lo vendo ni hago perfiles con ello. Abajo puedes descargar o borrar tus datos.
privacy-person = **Tú**: tu ID de Discord, tu nombre allí y en cada servidor, tu idioma, cuándo me usaste por última vez y tus ajustes. Así puedo llamarte por tu nombre y responderte como te gusta.
privacy-seats = **Tus puestos**: las mesas en las que tienes o dejaste un puesto y las que abriste. Así tus partidas continúan.
privacy-threads = **Hilos privados**: aquellos en los que estabas cuando se abrió allí una mesa. Así la partida sigue siendo privada.
privacy-results = **Tus partidas**: puntos, lugares, bazas y ratings, sumados para las tablas de líderes de cada servidor. Así tienes un historial.
privacy-rules = **Reglas de la casa** que guardaste para un servidor.
privacy-moderation = **Moderación**: a quién sacaron de una mesa o vetaron los moderadores de un servidor, y quién lo hizo. Borro estas anotaciones a los 180 días.
privacy-after = **Después de borrar**: un veto se mantiene, pero sin nombre ni ID. Si ya jugaste el reparto del día, solo recuerdo, hasta la medianoche UTC, que usaste tu intento.
privacy-cards = **Cartas**: guardo las partidas jugada a jugada, por puestos, sin tu nombre.
privacy-not = **No se guarda**: mensajes, mensajes directos, miembros que nunca me usaron (salvo en hilos privados con una mesa), direcciones de correo. No registro lo que pulsas.
privacy-exported = **Tus datos**, en un archivo que solo tú puedes ver. En `data.json` cada parte es una tabla de mi base de datos.{ $games ->
    [0] {""}
    [one] {" "}Tu última partida está en la carpeta `games`; `{ command-hearts-replay }` la abre.
   *[other] {" "}Tus últimas { $games } partidas están en la carpeta `games`; `{ command-hearts-replay }` las abre.
}
privacy-sure =
    ## ¿Borrar tus datos?
    Dejas tus mesas: las partidas con otras personas siguen con jugadores virtuales; las demás terminan. Tu nombre, tus preferencias, tus ratings y tus lugares en las tablas se borran en todos los servidores. En las partidas de los demás pasas a ser “{ former-player }”; sus resultados se mantienen. Lo que quede en copias de seguridad desaparece con ellas.
privacy-sure-again =
    ## ¿De verdad?
    Esto no se puede deshacer. Nadie puede devolverte tu historial.
privacy-deleted = ✅ Tus datos están borrados. Si me usas otra vez, empezamos de cero.
button-privacy-export = Exportar mis datos
button-privacy-delete = Borrar mis datos…
button-privacy-sure = Borrar mis datos
button-privacy-gone = Sí, borrar todo
button-privacy-keep = Conservarlos

# In the help.
help-commands-privacy = `{ command-privacy }` – Ver o borrar lo que guardo sobre ti

# Its commands.
command-privacy = /privacidad
    .description = Lo que sé de ti
command-privacy-show = /privacidad mostrar
    .description = Lo que guardo sobre ti, y por qué
command-privacy-export = /privacidad exportar
    .description = Todo lo que guardo sobre ti, en un archivo que solo ves tú
command-privacy-delete = /privacidad borrar
    .description = Borra todo lo que guardo sobre ti; lo pregunto dos veces
