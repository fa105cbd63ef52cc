# Comandos: lo que se escribe, para qué (como mucho 100 caracteres) y para qué sirve una opción donde es algo especial.
# Un nombre es la última palabra: minúsculas, cifras, - y _, como mucho 32, y nunca dos iguales en un grupo.


# Las opciones, con un mismo nombre en todos los comandos.
option-table = mesa
    .description = Qué mesa, si hay varias
option-computers = virtuales
    .description = Cuántos puestos ocupan jugadores virtuales
option-level = nivel
    .description = Lo bien que juegan
option-time_zone = zona_horaria
    .description = Tu zona horaria, por ejemplo Sevilla o Colombia
option-seat = puesto
    .description = El número del puesto, como aparece antes de empezar
option-pace = ritmo
    .description = Cuánto tiempo tiene cada uno por jugada
option-preset = variante
    .description = Qué variante de Corazones
option-players = jugadores
    .description = Cuántos jugadores
option-invite = invitar
    .description = Alguien a quien reservar un puesto diez minutos
option-at = hora
    .description = Cuándo empieza: 20:30 de tu hora, o dentro de 45m o 1h30
option-hints = consejos
    .description = Permitir que se pidan consejos
option-thread = hilo
    .description = Dar a la partida su propio hilo
option-cut = cortar
    .description = Dejar que alguien corte antes de cada reparto
option-open_seats = puestos_abiertos
    .description = Dejar que otros ocupen puestos durante la partida
option-card = carta
    .description = La carta, como QS (dama de picas) o 10D (10 de diamantes)
option-cards = cartas
    .description = Las cartas, como QS AH KH
option-to = destino
    .description = Cuántas cartas y adónde: L izquierda, R derecha, A al frente, 2L2 dos al segundo a la izquierda
option-effect = efecto
    .description = Quién recibe los puntos
option-member = miembro
    .description = Quién
option-file = archivo
option-round = ronda
    .description = Qué ronda

# Lo que ofrece una opción; otro choice-… está donde se elige lo mismo en un menú.
choice-effect = { $value ->
    [shooter_down] Yo bajo
   *[others_up] Los demás suben
}
