lobby-title = ## ♥️ Mesa de Corazones
lobby-seat = { $number }\. { $who }
lobby-seat-host = { $number }\. { $who } · anfitrión
lobby-hint = { $free ->
    [0] La mesa está completa: { $host } puede pulsar **Empezar**, y desde las { $others } cualquiera de esta mesa, si nada cambia hasta entonces.
   *[other] Pulsa **Unirme** para jugar. { $rematch ->
        [yes] La partida empieza sola cuando se ocupan todos los puestos; { $host } puede pulsar **Empezar** antes:
       *[no] { $host } puede pulsar **Empezar** cuando quiera:
    } los jugadores virtuales ocupan los puestos libres.
}
lobby-kept = { $kept ->
    [one] El último puesto está reservado para quien figura arriba, que pulsa **Unirme**
   *[other] Los últimos puestos están reservados para quienes figuran arriba, que pulsan **Unirme**
}
lobby-hint-reserved = { lobby-kept }. { $rematch ->
    [yes] La partida empieza sola cuando se ocupan todos los puestos; { $host } puede pulsar **Empezar** antes:
   *[no] { $host } puede pulsar **Empezar** cuando quiera:
} los jugadores virtuales ocupan los puestos que queden.
lobby-note = -# Mesa { $code } · Se cierra { $closes }
lobby-note-reserved = -# Mesa { $code } · Los puestos reservados se liberan { $closes }
lobby-note-announced = -# Mesa { $code } · Abierta hasta que empiece
lobby-starts = 🕗 Empieza: { $at }, { $left }. Quien pulsa **Unirme** dice que sí y recibirá un aviso entonces.
lobby-starting = 🕗 Es la hora: { $host } puede pulsar **Empezar**, y desde las { $others } cualquiera de esta mesa.{ $seats ->
    [free] {" "}**Unirme** ocupa un puesto libre; los demás son para jugadores virtuales.
    [kept] {" "}{ lobby-kept }; los que queden son para jugadores virtuales.
   *[none] {""}
}
start-choice = { $at } · en { $hours ->
    [0] { "" }
   *[other] { $hours } h{ " " }
}{ $minutes } min
start-where = ¿{ $text } en qué zona horaria? Elige también { option-time_zone }
lobby-unnamed = 📝 { $rules }
lobby-altered = 📝 Cambiadas por el anfitrión: { $rules }
lobby-call = 🔁 A { $host } le gustaría jugar otra vez: ¡{ $who }!
lobby-no-hints = sin consejos
lobby-closed-seats = Nadie se une una vez empezada
lobby-thread = con hilo propio
lobby-no-thread = sin hilo
lobby-local = reglas y ritmo de este canal
lobby-cut = se corta la baraja
lobby-started-title = ## ♥️ La partida de Corazones ha empezado
lobby-started-hint = -# La mesa está más abajo. Para jugar, pulsa **Ver mi mano**.
lobby-thread-hint = -# La mesa está en { $where }. Para jugar, pulsa **Ver mi mano**.
lobby-over-hint = -# La partida se jugó en { $where }.
thread-name = Corazones · { $game } · mesa { $code }
closed-title = ## Mesa cerrada
closed-lobby = Abre otra con `{ command-hearts-new }`.
paused-title = ## ⏸️ La partida está en pausa
paused-by = La ha pausado { $who }.
paused-round = Ronda { $round } · { $game }
paused-hint = Espera a sus jugadores: cualquiera que juegue aquí puede pulsar **Continuar** o usar `{ command-hearts-back }`.
paused-note = -# Mesa { $code } · Termina { $closes }, si nadie continúa; entonces no se puede ganar nada, solo perder
moved-title = ## ➡️ La partida sigue en otro sitio
moved-hint = Ahora está en { $where }.

# How well computer players play, and what each level is like.
level-name = { $value ->
    [beginner] Principiante
    [casual] Casual
    [club] De club
    [expert] Experto
   *[other] { $value }
}
level-character = { $value ->
    [beginner] conoce las reglas y no siempre piensa
    [casual] sigue consejos sencillos, como casi todo el mundo
    [club] ha aprendido de millones de rondas
    [expert] piensa cada carta en todos los repartos posibles
   *[other] { $value }
}
seat-level = { $who } ({ $level })
