# Comandos: lo que se escribe, para qué (como mucho 100 caracteres) y para qué sirve una opción donde es algo especial.
# Un nombre es la última palabra: minúsculas, cifras, - y _, como mucho 32, y nunca dos iguales en un grupo.
command-hearts = /hearts
    .description = Juega a Corazones en este canal
command-hearts-new = /hearts nueva
    .description = Abre una mesa en este canal
    .time_zone = Dónde estás, como Sevilla o Colombia; lo recordaré
command-hearts-join = /hearts unirme
    .description = Ocupa un puesto en una mesa de este canal
command-hearts-leave = /hearts salir
    .description = Deja tu mesa; un jugador virtual te reemplaza en la partida en curso
command-hearts-seats = /hearts puestos
    .description = Elige cuántos jugadores virtuales hay en tu mesa y cómo juegan, antes de empezar
    .computers = Puestos para jugadores virtuales; los demás quedan libres
    .seat = De quién es el nivel; de todos, si no dices nada
command-hearts-start = /hearts empezar
    .description = Empieza la partida; los jugadores virtuales ocupan los puestos libres
command-hearts-pause = /hearts pausa
    .description = Deja la partida en pausa hasta que uno de sus jugadores la retome
command-hearts-hand = /hearts mano
    .description = Mira tu mano; solo tú la ves
command-hearts-play = /hearts jugar
    .description = Juega una carta, como QS (dama de picas) o 10D (10 de diamantes)
command-hearts-claim = /hearts concluir
    .description = Termina la ronda cuando ya está decidida
command-hearts-pass = /hearts pasar
    .description = Pasa cartas, como QS AH KH
command-hearts-call = /hearts decidir
    .description = Decide el pase si repartes tú, como 3L, 1L+1A+1R o hold (sin pase)
command-hearts-moon = /hearts luna
    .description = Elige qué efecto tiene la luna que alcanzaste
command-hearts-ready = /hearts listo
    .description = Empieza la ronda siguiente sin esperar
command-hearts-hint = /hearts consejo
    .description = Pregunta qué puedes esperar de cada una de tus cartas, y por qué
command-hearts-back = /hearts volver
    .description = Recupera tu puesto y vuelve a jugar
command-hearts-status = /hearts estado
    .description = Tus mesas y las de este canal
command-hearts-end = /hearts terminar
    .description = Cierra una mesa, o pide a todos los que juegan en ella que terminen la partida
command-hearts-rematch = /hearts revancha
    .description = Juega otra vez la misma partida, en una mesa nueva
    .table = Qué partida; si no, la última que terminó en este canal
command-hearts-remove = /hearts quitar
    .description = Quita su puesto a alguien, si gestionas el servidor
    .member = De quién es el puesto
    .table = En qué mesa; si no, en todas las de este servidor
command-hearts-bar = /hearts vetar
    .description = Veta a alguien en las mesas, si gestionas el servidor
    .member = Quién ya no puede sentarse en este servidor
command-hearts-unbar = /hearts readmitir
    .description = Deja que alguien vuelva a sentarse, si gestionas el servidor
    .member = Quién puede volver a sentarse
command-hearts-scores = /hearts puntos
    .description = Todas las rondas de una partida hasta ahora, en puntos
    .table = Qué partida; si no, la tuya o la última de este canal
command-hearts-replay = /hearts repetición
    .description = Mira una ronda terminada, baza por baza, con todas las manos a la vista
    .table = Qué partida; si no, la última de este canal
command-hearts-review = /hearts repaso
    .description = Lo que te costaron tus jugadas en una partida terminada; solo lo ves tú
    .table = Qué partida; si no, la última de este canal
command-match = /duplicado
    .description = Los mismos repartos para varios
command-match-new = /duplicado nuevo
    .description = Abrir un torneo: los mismos repartos para todos, a solas o en mesas
    .hours = A solas: cuántas horas tiene cada cual para jugar
command-match-show = /duplicado ver
    .description = El torneo de este canal: quién ha jugado, y después tu hoja
command-hearts-verify = /hearts verificar
    .description = Comprueba que el reparto de una ronda fue justo
    .table = Qué partida; si no, la última de este canal

command-rules = /reglas
    .description = A qué se juega en una mesa
command-rules-show = /reglas mostrar
    .description = Explica las reglas de una mesa, de una variante o de este servidor
    .name = Una variante o unas reglas de este servidor; si no, una mesa
command-rules-presets = /reglas variantes
    .description = Las variantes de Corazones, primero las de este servidor
command-rules-share = /reglas compartir
    .description = Un código y una imagen de unas reglas, para otro servidor
    .name = Una variante o unas reglas de este servidor; si no, las habituales
command-rules-edit = /reglas editar
    .description = Cambia las reglas de este servidor o crea otras
    .name = Unas reglas de este servidor o una variante para empezar; si no, las habituales
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

command-leaderboard = /líderes
    .description = Quién juega mejor a Corazones en este servidor
command-history = /historial
    .description = Las partidas que terminaron en este servidor, con sus repeticiones
    .member = Solo las partidas de esta persona

# Las opciones, con un mismo nombre en todos los comandos.
option-table = mesa
    .description = Qué mesa, si hay varias
option-computers = virtuales
    .description = Puestos para jugadores virtuales
option-level = nivel
    .description = Lo bien que juegan
option-deals = repartos
    .description = Cuántos repartos
option-hours = horas
    .description = Cuántas horas tiene cada cual para jugar
option-where = dónde
    .description = A solas contra jugadores virtuales, o en mesas de cuatro
option-time_zone = zona_horaria
    .description = Dónde cuenta los días tu racha, por ejemplo en Sevilla o Colombia
option-seat = puesto
    .description = El número de un puesto, como aparece antes de empezar
option-pace = ritmo
    .description = Cuánto tiempo tiene cada uno por jugada
option-preset = variante
    .description = Qué variante de Corazones
option-players = jugadores
    .description = Cuántos puestos
option-invite = invitar
    .description = Alguien cuyo puesto se reserva diez minutos
option-at = hora
    .description = Cuándo empieza: 20:30 en tu reloj, o dentro de 45m o 1h30
option-hints = consejos
    .description = Si se pueden pedir consejos
option-thread = hilo
    .description = Si la partida tiene un hilo propio
option-cut = cortar
    .description = Si alguien puede cortar la baraja antes de cada reparto
option-open_seats = puestos_abiertos
    .description = Si otros pueden ocupar puestos durante la partida
option-card = carta
    .description = La carta, como QS (dama de picas) o 10D (10 de diamantes)
option-cards = cartas
    .description = Las cartas, como QS AH KH
option-to = adónde
    .description = Cuántas cartas y adónde: L izquierda, R derecha, A al frente, 2L2 dos al segundo a la izquierda
option-effect = efecto
    .description = Quién recibe los puntos
option-member = miembro
    .description = Quién
option-round = ronda
    .description = Qué ronda
option-name = nombre
    .description = Unas reglas de este servidor
option-new = nuevo
    .description = Su nuevo nombre
option-code = código
    .description = El código
option-by = criterio
    .description = Qué cuenta
option-period = período
    .description = Desde cuándo
option-rules = reglas
    .description = Qué clase de partidas
option-public = público
    .description = Mostrarlo a todos en este canal

# Lo que ofrece una opción; otro choice-… está donde se elige lo mismo en un menú.
choice-where = { $value ->
    [tables] en mesas de cuatro
   *[alone] a solas, cuando quieran
}
choice-rules = { $value ->
    [standard] Reglas estándar
    [omnibus] Omnibus
    [spot] Corazones por valor
    [many-handed] Más de seis jugadores
    [chips] Con fichas
    [beginner] En solitario contra principiantes
    [casual] En solitario contra casuales
    [club] En solitario contra jugadores de club
    [expert] En solitario contra expertos
   *[everything] Todas las reglas
}
choice-effect = { $value ->
    [shooter_down] Yo bajo
   *[others_up] Los demás suben
}
