pass-hold = sin pase en esta ronda
pass-way = { $count } { $count ->
    [one] carta
   *[other] cartas
} { $way ->
    [left] a la izquierda ⬅️
    [right] a la derecha ➡️
    [across] al frente ⬆️
    [far-left] al { $steps }.º puesto a la izquierda ⬅️
   *[far-right] al { $steps }.º puesto a la derecha ➡️
}
board-title-trick = ## Ronda { $round } · Baza { $trick }
board-title-pass = ## Ronda { $round } · Pase de cartas
board-title-moon = ## Ronda { $round } · 🌙 La luna
board-hint-pass = Pulsa **{ button-hand }** para elegir las tuyas.
board-asks-pass = Pase: { $way }
board-asks-call = { $who } reparte y decide cómo pasan todos
board-asks-moon = { $who } decide qué efecto tiene la luna
board-asks-lead = Sale { $who }
board-asks-next = { $who } se la lleva{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
} y sale en la baza { $trick }
board-asks-play = Le toca a { $who }
board-asks-away = 🤖 juega por { $who }
due = { $due ->
    [none] {""}
   *[other] · ⏱️ el tiempo acaba { $due }
}
board-level = 🤖 { $level }: { $who }
news-left = { $who } ha dejado la mesa; sigue jugando { $other }.
news-joined = { $who } juega ahora en lugar de { $other }.
news-away = { $who } se ha ausentado.
news-back = { $who } ha vuelto.
news-plays-on = No todos quieren terminar la partida, así que sigue.
end-agreed = 🏳️ { $me ->
    [yes] Quieres
   *[no] { $who } { $count ->
        [one] quiere
       *[other] quieren
    }
} terminar la partida.
end-missing = { $count ->
    [one] Falta que acepte
   *[other] Falta que acepten
} { $who }.
end-what = Si todos están de acuerdo, la partida termina y no cuenta. **{ button-keep-playing }** anula la petición.
end-yours = ¿Aceptas?
board-away = -# 💤 ¿Has vuelto? Pulsa **{ button-hand }** y luego **{ button-back }**.
seat-you = Tú
seat-leads = salida
seat-chooses = eligiendo
seat-card-of = carta de { $who }
trick-taken = Última baza → **{ $taker }**{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
trick-cancelled = Última baza → nadie: todas las cartas se anulan
note-table = Mesa { $code }
note-hearts-open = Corazones abiertos
note-hearts-closed = Corazones aún cerrados
note-queen-fallen = { $queen } ya jugada
note-queens-fallen = { $queen }: { $fallen } de { $dealt } ya jugadas
note-gone = Ya jugadas:
note-void = { $who } no tiene { $suits }
note-received = Recibidas: { $cards }
note-passed = Pasadas a { $to }: { $cards }
note-moon = 🌙 { $me ->
    [yes] Tienes
   *[no] { $who } tiene
} los { $points } puntos{ $kitty ->
    [yes] , sin contar el sobrante
   *[no] {""}
}
note-hold = Esta ronda, sin pase
note-brackets = Entre paréntesis: puntos de la ronda
note-sealed =
    -# 🔒 Prueba de cartas sin cambios:
    -# { $hash }
note-sealed-why =
    -# 🔒 Prueba de que las cartas estaban decididas antes de que nadie jugara:
    -# { $hash }
note-cut = -# ✂️ { $cut ->
    [0] Nadie cortó la baraja
    [one] Corte: 1 carta de arriba abajo
   *[other] Corte: { $cut } cartas de arriba abajo
}
cut-title = ## Ronda { $round } · El corte
cut-asks = ✂️ { $who } puede cortar la baraja; luego se reparten las cartas
cut-yours = ### ✂️ ¿Cortas?
    Es opcional: prueba que nadie ha preparado las cartas. ¿Cuántas pasan de arriba abajo?
cut-form-label = Cartas que pasan de arriba abajo
cut-form-hint = Un número de 1 a { $most }
button-cut = ✂️ Cortar
button-cut-elsewhere = Otro…
button-no-cut = No cortar
refusal-nothing-to-cut = Ahora no hay nada que cortar.
refusal-cut-of-another = Ahora solo puede cortar { $name }, a la derecha de quien reparte.
refusal-cut-range = Puedes cortar de 1 a { $most } cartas. Pulsa otra vez y escribe otro número.
result-title = ## Fin de la ronda { $round }
result-title-last = ## Fin de la partida tras la ronda { $round }
result-moon = ✨ { $who } se ha llevado { $sun ->
    [yes] todas las bazas
   *[no] todas las cartas de puntos
}, así que nadie anota.
result-next = Próxima ronda { $due }, o en cuanto todos pulsen **Todo listo**.
result-ready = -# Listos: { $ready }
sheet-step = -# { $step }: { $changes }
sheet-pot = -# { $chips } { $chips ->
    [one] ficha se queda
   *[other] fichas se quedan
} en el bote para la próxima ronda.
note-kitty = el sobrante es para { $who }
column-round = { $last ->
    [yes] última ronda
   *[no] ronda
}
column-total = total
column-chips = fichas
headline-moon-no-choice = -# Esta vez no hubo elección: hacían falta al menos { $from } puntos antes de la ronda.
headline-moon = 🌙 { $me ->
    [yes] ¡Has
   *[no] ¡**{ $who }** ha
} alcanzado la luna{ $effect ->
    [others_up] : { $points } para los demás!
    [shooter_down] : { $points }!
   *[none] !
}
headline-sun = ☀️ { $me ->
    [yes] ¡Has
   *[no] ¡**{ $who }** ha
} alcanzado el sol{ $effect ->
    [others_up] : { $points } para los demás!
    [shooter_down] : { $points }!
   *[none] !
}
headline-claimed = 🏁 { $me ->
    [yes] Has
   *[no] **{ $who }** ha
} terminado la ronda: ya nada podía cambiar la puntuación.
headline-level = ⚖️ **{ $who }** empatan en el primer puesto: decide otra ronda.
headline-queen = { $me ->
    [yes] Te has llevado
   *[no] **{ $who }** se ha llevado
} { $queen }.
game-title = ## 🏆 { $count ->
    [one] Victoria: { $winners }
   *[other] Victoria compartida: { $winners }
}
game-length = -# Después de { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
}
standing = { $place }\. { $who } · { $total } { $total ->
    [one] punto
   *[other] puntos
}
standing-chips = { $place }\. { $who } · { $total } { $total ->
    [one] ficha
   *[other] fichas
}
note-pot = bote: { $chips } 🪙
scores-title = ### Puntos
scores-none = Todavía no ha terminado ninguna ronda.
scores-cut = -# Las últimas { $rounds } rondas; el total las cuenta todas.
names-in-turn = { $last } (antes: { $before })
seat-before = -# Puesto de { $now }, antes: { $before }
seat-until = { $who } (hasta { $step ->
    [round] el final de la ronda { $round })
    [pass] el pase de la ronda { $round })
   *[trick] la baza { $trick } de la ronda { $round })
}
nudge = ⏰ { $who }, es tu turno en la mesa { $code } de Corazones.
nudge-pass = ⏰ { $who }: elige las cartas que vas a pasar en la mesa { $code } de Corazones.
nudge-start = 🕗 { $who }: la partida de Corazones está a punto de empezar. { $host } puede pulsar **Empezar**; a los tres minutos, cualquiera de la mesa.
nudge-direct-start = 🕗 Tu partida de Corazones en **{ $server }** está a punto de empezar.
nudge-direct = ⏰ Es tu turno en la mesa de Corazones de **{ $server }**.
nudge-direct-pass = ⏰ Elige las cartas que vas a pasar en la mesa de Corazones de **{ $server }**.
closed-game = ## La partida ha terminado antes de tiempo
ended-why = { $why ->
    [players] Terminada por { $who }.
    [moderator] La ha terminado un moderador.
    [left] No quedaba nadie en la mesa.
   *[idle] Estaba en pausa y nadie la reanudó a tiempo.
}
closed-length = { $ending ->
    [agreed] Todos quisieron terminarla
   *[other] Terminó
} { $rounds ->
    [0] en la primera ronda
    [one] tras { $rounds } ronda
   *[other] tras { $rounds } rondas
}, así que { $ending ->
    [unfinished] puede contar como derrota, pero no como victoria
   *[other] no cuenta
}.

former-player = Antiguo jugador
