privacy-title = ## 🔒 Tus datos
privacy-intro = Solo guardo lo que necesitan tus partidas, y nunca lo vendo.
privacy-what = **¿Qué guardo sobre ti?**
privacy-person = **Tú**: ID de Discord, nombres, idioma, ajustes y cuándo me usaste por última vez
privacy-seats = **Mesas** que abriste, en las que tienes un puesto o que dejaste, y las cartas que pasaste y jugaste en ellas
privacy-threads = **Hilos privados** con una mesa en los que estabas
privacy-results = **Resultados**: puntos, puestos, bazas y ratings
privacy-rules = **Reglas de la casa** que guardaste para un servidor
privacy-moderation = **Moderación**: expulsiones de mesas y vetos, también los que pusiste, durante 180 días
privacy-after = **Lo que queda**
    • Tus partidas, con “{ former-player }” en tu lugar
    • Un veto en las mesas de un servidor, sin nombre ni ID
    • Que ya usaste tu intento en el reparto del día, hasta que acabe el día
    • Las copias de seguridad, hasta que otras más nuevas las sustituyan
privacy-not = **¿Qué no guardo?** Tus mensajes y tu dirección de correo.
privacy-long = **¿Cuánto tiempo?** Hasta que lo borres. Así se borra en todos los servidores a la vez.
privacy-exported = **Tus datos**, en un archivo que solo tú puedes ver. En `data.json` cada parte es una tabla de mi base de datos.{ $games ->
    [0] {""}
    [one] {" "}Tu última partida está en la carpeta `games`; `{ command-hearts-replay }` la abre.
   *[other] {" "}Tus últimas { $games } partidas están en la carpeta `games`; `{ command-hearts-replay }` las abre.
}
privacy-sure =
    ## ¿Borrar tus datos?
    {""}**Esto no se puede deshacer.**
    • Dejas todas las mesas. Las partidas con otras personas siguen con un jugador virtual.
    • Tu nombre, tus ajustes, tus ratings y tus puestos en las tablas se borran en todas partes.
privacy-sure-again =
    ## ¿De verdad?
    Nadie puede devolverte tu historial.
privacy-deleted = ✅ Tus datos están borrados. Si me usas otra vez, empezamos de cero.
button-privacy-export = Descargar mis datos
button-privacy-delete = Borrar mis datos…
button-privacy-sure = Borrar mis datos
button-privacy-gone = Sí, borrar todo
button-privacy-keep = Conservar mis datos

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
