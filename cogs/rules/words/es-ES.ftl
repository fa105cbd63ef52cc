# The editor. Titles and labels: at most 45 characters; hints: at most 100.
house-title = ## Nuevas reglas de la casa
house-title-named = ## Reglas de la casa: { $name }
house-hint = -# Sin guardar todavía.
house-unsaved = -# 🆕 Sin guardar todavía. Las mesas abiertas conservan sus reglas.
house-back = 🆕 **De vuelta al estándar:** { $changes }
house-change = **¿Qué quieres cambiar?**
house-wrong = ⚠️ **Estas reglas aún no encajan entre sí:**
house-button-save = Guardar
house-button-save-as = Guardar como…
house-button-both = Guardar las mías aparte…
house-button-default = Hacer habituales
house-button-reset = Descartar
house-button-edit = Editar
house-start = **Variante**
house-from = Elegir…
house-from-more = Más variantes…
field-also = Además
field-name = Nombre
hint-name = Aparece en la lista de { command-hearts-new }. Como mucho 40 caracteres.
house-name-title = Guardar las reglas de la casa como
house-typed = { $field }: { $reason }
table-rules-title = ## 📝 Reglas de esta mesa
table-rules-hint = -# 🆕 Todavía no se aplica. Toda la mesa verá el cambio.
table-rules-button = Usar en esta mesa
table-rules-set = ✅ Esta mesa juega ahora con estas reglas, y todos en ella ven el cambio.
note-house-import-read = ✅ Estas son las reglas del código.
note-house-import-known = Estas reglas ya tienen un nombre aquí: **{ $name }**.
note-house-import-same = Estas ya son las reglas habituales de este servidor.
house-overtaken = ## Otra persona acaba de guardar “{ $name }”
table-overtaken = ## Otra persona acaba de cambiar las reglas de esta mesa
house-theirs = **Sus cambios:** { $changes }
house-yours = **Tus cambios:** { $changes }
house-changed-nothing = nada
house-button-mine = Usar las mías
house-button-drop = Usar las suyas

# Screens of the commands.
presets-title = ## Variantes de Corazones
presets-page = -# Página { $page } de { $pages }
presets-menu = Ver las reglas o jugar…
presets-line = **{ $name }**
    { $about }
presets-house = -# De este servidor
presets-built-in = -# Incluidas
presets-default = **{ $name }** · las reglas habituales de este servidor
    { $about }
house-default-set = **{ $name }** es lo que `{ command-hearts-new }` abre ahora en este servidor.
house-default-standard = `{ command-hearts-new }` vuelve a abrir Corazones estándar en este servidor.
house-renamed = **{ $old }** se llama ahora **{ $new }**.
house-sure-delete = ### ¿Borrar las reglas **{ $name }**?
    Las mesas que juegan así continúan. { $built_in ->
        [yes] La variante incluida con este nombre se queda.
       *[no] Las mesas nuevas ya no podrán elegirlas.
    }
house-button-delete = Sí, borrar
house-button-keep = Conservar
house-kept = **{ $name }** se conserva.
house-deleted = Has borrado **{ $name }**.
rules-title-named = ### Reglas: { $name }
button-games = Todas las variantes
share-title = ## { $name }
share-default = Esto es lo que `{ command-hearts-new }` abre en este servidor. Para compartir otras reglas, indica su nombre.
share-code = **Código** `{ $code }`
share-hint = Al escanear la imagen sale el mismo código. En otro servidor, introdúcelo con
    `{ command-rules-import }`
button-poster = Mostrar a todos
button-poster-qr = QR
poster-code = -# Para otro servidor:
    -# `{ command-rules-import } { option-code }:{ $code }`
poster-title = ## 🃏 { $name }
poster-scan = Imprímelo o muéstralo en una pantalla. Quien lo escanee llega en Discord al mensaje con **{ button-open-table }**.
poster-picture = Código QR que lleva al mensaje para abrir una mesa de { $name }
share-picture = Código QR de las reglas { $code }
share-picture-long = El código de arriba como código QR

# What the bot will not do about rules.
refusal-rules-refused = Estas reglas no encajan entre sí. { $reasons }
refusal-no-rules-to-edit = Aquí no hay reglas llamadas “{ $name }”. Elige unas de la lista que aparece mientras escribes, o deja el nombre vacío para crear otras: **{ house-button-save-as }** les da un nombre.
refusal-rules-too-long = No cabe todo en el editor: pon menos cartas o pases.
refusal-not-a-number = “{ $text }” no vale: escribe un número entero de { $least } a { $most }.
refusal-not-penalties = “{ $text }” no es una lista de cartas con puntos, como KS 10, AS 7.
refusal-code-nonsense = Eso no es un código de reglas. Un código tiene cifras y letras; { command-rules-share } te da uno.
refusal-code-typo = Un carácter de ese código está mal o falta. Compáralo con el original.
refusal-code-newer = Ese código viene de una versión más nueva de este bot e incluye una regla que aún no conozco.
refusal-code-refused = Las reglas de ese código no encajan entre sí.

# In the help.
help-rules-standard = **Qué se juega.** En una mesa se juega a Corazones estándar, a 100 puntos, salvo que quien la abra elija otras reglas.
help-rules-presets = **Otras variantes.** De tres a dieciséis jugadores, con dos barajas, con comodines, con la jota de diamantes y muchas más.
help-rules-house = **Tus propias reglas**

# Its commands.
command-rules = /reglas
    .description = A qué se juega en una mesa
command-rules-show = /reglas mostrar
    .description = Explica las reglas de una mesa, de una variante o de este servidor
    .name = Una variante o unas reglas de este servidor; vacío: las de una mesa
command-rules-presets = /reglas variantes
    .description = Las variantes de Corazones, primero las de este servidor
command-rules-share = /reglas compartir
    .description = Un código y una imagen de unas reglas, para otro servidor
    .name = Una variante o unas reglas de este servidor; vacío: las habituales
command-rules-edit = /reglas editar
    .description = Cambia las reglas de este servidor o crea otras
    .name = Unas reglas de este servidor o una variante de partida; vacío: las habituales
command-rules-import = /reglas importar
    .description = Lee un código de { command-rules-share }; no se guarda nada hasta que tú lo digas
    .name = Guardarlo en el acto con este nombre
command-rules-default = /reglas habituales
    .description = Lo que { command-hearts-new } abre en este servidor
    .name = Unas reglas de este servidor o una variante
command-rules-rename = /reglas renombrar
    .description = Da otro nombre a unas reglas de este servidor
command-rules-delete = /reglas borrar
    .description = Borra unas reglas de este servidor
option-name = nombre
    .description = Unas reglas de este servidor
option-new = nuevo
    .description = Su nuevo nombre
option-code = código
    .description = El código
