lobby-title = ## ♥️ Mesa de Corazones
lobby-seat = { $number }\. { $who }
lobby-seat-host = { $number }\. { $who } · anfitrión
lobby-hint = { $free ->
    [0] { $host } ya puede pulsar **{ button-start }**; desde las { $others }, toda la mesa.{ $computers ->
        [yes] {"\u000A"}**{ button-join }** ocupa el puesto de un jugador virtual.
       *[no] {""}
    }
   *[other] Pulsa **Unirme** para jugar. { $rematch ->
        [yes] La partida empieza sola cuando se ocupan todos los puestos; { $host } puede pulsar **Empezar** antes:
       *[no] { $host } puede pulsar **Empezar** cuando quiera:
    } los jugadores virtuales ocupan los puestos libres.
}
lobby-kept = { $count ->
    [one] { $who }, pulsa **{ button-join }** o **{ button-decline-seat }**.
   *[other] ¿Hay un puesto reservado para ti? Pulsa **{ button-join }** o **{ button-decline-seat }**.
}
lobby-hint-reserved =
    { $kept }
    { $rematch ->
        [yes] La partida empieza sola cuando se ocupan todos los puestos; { $host } puede pulsar **Empezar** antes:
       *[no] { $host } puede pulsar **Empezar** sin esperar:
    } los jugadores virtuales ocupan los puestos vacíos.
lobby-note = -# Mesa { $code } · Se cierra { $closes }
lobby-note-reserved = -# Mesa { $code } · Las invitaciones caducan { $closes }
lobby-note-announced = -# Mesa { $code } · Abierta hasta que empiece
lobby-starts =
    🕗 Empieza { $left }
    -# { $at }
    Pulsa **Unirme** y te avisaré entonces.
    { $host } puede pulsar **Empezar** antes.
lobby-starting =
    🕗 ¡Es la hora!{ $seats ->
        [kept] {"\u000A"}{ $kept }
       *[none] {""}
    }
    { $host } ya puede pulsar **{ button-start }**; desde las { $others }, toda la mesa.{ $seats ->
        [free] {"\u000A"}Los puestos libres son para jugadores virtuales.
        [kept] {"\u000A"}Los jugadores virtuales ocupan los puestos vacíos, también los reservados.
       *[none] {""}
    }
start-choice = { $at } · en { $hours ->
    [0] { "" }
   *[other] { $hours } h{ " " }
}{ $minutes } min
start-where = ¿{ $text } en qué zona horaria? Elige también { option-time_zone }
lobby-call = 🔁 { $host } quiere la revancha: ¡{ $who }!
lobby-no-hints = sin consejos
lobby-closed-seats = Una vez empezada, nadie más se une
lobby-thread = con hilo propio
lobby-no-thread = sin hilo
lobby-local = reglas y ritmo de este canal
lobby-cut = se corta la baraja
settings-hints = **Consejos**: quien juega puede preguntar qué carta jugar.
settings-threads = **Hilos**: cada partida tiene el suyo, así el canal queda tranquilo.
settings-cut = **Corte**: antes de cada reparto puede cortar quien está a la derecha de quien reparte.
lobby-started-title = ## ♥️ ¡Empieza la partida!
lobby-started-hint = -# La mesa está más abajo.
lobby-ended-title = ## ♥️ La partida ha terminado
lobby-ended-hint = -# El resultado está más abajo.
lobby-thread-hint = -# La mesa está en { $where }.
lobby-over-hint = -# La partida se jugó en { $where }.
thread-name = Corazones · { $game } · mesa { $code }
closed-title = ## La mesa { $code } está cerrada
closed-why = { $why ->
    [players] La ha cerrado { $who }.
    [moderator] La ha cerrado un moderador.
    [left] No quedaba nadie en la mesa.
    [idle] Nadie empezó la partida a tiempo.
   *[channel] Se ha borrado su canal, o ya no tengo acceso.
}
paused-title = ## ⏸️ La partida está en pausa
paused-by = La ha pausado { $who }.
paused-round = Ronda { $round } · { $game }
paused-note = -# Mesa { $code } · Termina { $closes } si sigue en pausa
moved-title = ## ➡️ La partida se ha mudado
moved-hint = Sigue en { $where }.

# How well computer players play, and what each level is like.
level-name = { $value ->
    [beginner] Principiante
    [casual] Aficionado
    [club] Avanzado
    [expert] Experto
   *[other] { $value }
}
level-opponents = { $value ->
    [beginner] principiantes
    [casual] aficionados
    [club] jugadores avanzados
    [expert] expertos
   *[other] { $value }
}
level-character = { $value ->
    [beginner] conoce las reglas, pero no siempre piensa
    [casual] se guía por reglas sencillas, como casi todo el mundo
    [club] ha aprendido de millones de rondas
    [expert] piensa bien cada carta
   *[other] { $value }
}
seat-level = { $who } ({ $level })
