panel-lobby =
    { $host ->
        [yes] La partida no ha empezado. Pulsa **{ button-start }** en el mensaje de la mesa y tu mano aparecerá aquí.
       *[no] La partida no ha empezado. Tu mano aparecerá aquí cuando empiece.
    }
panel-suspended = La partida está en pausa. **Reanudar** la retoma para todos.
panel-dealing = Repartiendo las cartas…
panel-won = ## 🏆 ¡Has ganado!
panel-place = { $shared ->
    [yes] Compartes el { $place }.º puesto
   *[no] Quedas en el { $place }.º puesto
}, a { $behind } { $behind ->
    [one] punto
   *[other] puntos
} de la victoria.
panel-own-round = ### Ronda { $round }: { $points } para ti
    Tu total: **{ $total }**
own-points = { $chips ->
    [yes] Tus corazones
   *[no] Tus puntos
}: { $parts }
own-haul = { $card ->
    [none] { $points } del sobrante
   *[other] { $card } se llevó { $points }
}{ $queen ->
    [yes] {" "}con { $it }
   *[no] {""}
}
closed-alone = ### Esta partida ha terminado
panel-void = { $void ->
    [C] Sin tréboles
    [D] Sin diamantes
    [S] Sin picas
   *[H] Sin corazones
}
panel-your-turn = ### { $void ->
    [no] Tu turno
   *[other] { panel-void }: cualquier carta
}
panel-waits = ### Le toca a { $who }
panel-you-lead-trick = ### { $trick ->
    [1] Sales tú
   *[other] Baza { $trick }: sales tú
}{ $hearts ->
    [no] , sin corazones
   *[yes] {""}
}
panel-leads-trick = ### { $who } sale en la baza { $trick }
panel-trick = Baza { $trick }
trick-over = Baza { $trick }: { $taken }
trick-taker = { $taken ->
    [me] te la llevas tú
    [no] no se la lleva nadie: todas las cartas se anulan
   *[yes] se la lleva { $who }
}{ $points ->
    [none] {""}
   *[other] {" "}· { $points }
}
trick-you = tú
trick-line = Última:{" "}{ $cards } → { $who ->
    [none] nadie
   *[other] { $who }{ $points ->
        [none] {""}
       *[other] {" "}{ $points }
    }
}
panel-round = Ronda { $round }
panel-deal = 🃏 Reparto { $deal }/{ $deals }
panel-away = ### Un jugador virtual juega por ti
panel-by-itself = { $why ->
    [premove] Tu elección, { $card }, se juega enseguida.
   *[only] Solo vale { $card }: se juega sola.
}
panel-premove = ⏩ Luego: { $card }. Repítela para retirarla.
panel-premove-asked = ⏩ No va { $card }: { $why }.
panel-ahead = ⏩ Ya puedes elegir tu próxima carta.
premove-blocked = ahora no se puede
premove-lead = te toca salir
premove-card = ha salido una carta cara
premove-hearts = corazones abiertos
premove-void = alguien no ha asistido
premove-takes = se llevaría puntos
premove-placeholder = Elegir de antemano
premove-take-back = Retirar: { $card }
panel-claim = { $left ->
    [moon] 🏁 El resto es tuyo, ¡y la luna!
    [points] 🏁 Los puntos que quedan son tuyos.
   *[no] 🏁 Esta ronda ya está decidida.
}
panel-time-was-up = ⏱️ Se acabó el tiempo: he jugado { $card } por ti.
panel-time-was-up-else = ⏱️ Se acabó el tiempo: un jugador virtual ha elegido por ti.
panel-time-was-up-moon = ⏱️ Se acabó el tiempo. Se ha elegido por ti: **{ $choice }**.
panel-stood-in = 💤 Un jugador virtual juega por ti desde { $trick ->
    [0] la ronda { $round }
   *[other] la ronda { $round }, baza { $trick }
}. Pulsa **Estoy de vuelta** para jugar.
panel-passed = Recibes: { $received } · Pasas: { $gone }
panel-no-cards = Ya has jugado todas tus cartas.
panel-out = Has quedado fuera: no te quedan fichas suficientes. Los demás siguen jugando.
panel-kitty = Solo tú ves esto: en el sobrante había { $cards }.
panel-waits-call = { $who } decide cómo pasan todos. Tu mano:
panel-asks-call = ### Tú decides cómo pasan todos
    Reparte hasta { $most } cartas antes de ver las tuyas. Si pasas una a tu izquierda, todos pasan una a su izquierda.
call-placeholder = { $left ->
    [0] Ya están decididas todas las cartas
    [one] ¿Para quién la última?
   *[other] ¿Para quién? (quedan { $left })
}
call-nothing = Todavía nadie recibe cartas.
call-share = { $count } { $count ->
    [one] carta
   *[other] cartas
} para **{ $to }**
panel-waits-moon = { $sun ->
    [yes] { $who } ha alcanzado el sol y decide qué efecto tiene.
   *[no] { $who } ha alcanzado la luna y decide qué efecto tiene.
}
panel-asks-moon = { $sun ->
    [yes] ### ☀️ ¡Has alcanzado el sol! ¿Quién recibe los puntos?
   *[no] ### 🌙 ¡Has alcanzado la luna! ¿Quién recibe los puntos?
}
panel-moon-when-late = -# Si se acaba el tiempo: **{ $choice }**
pass-title = ### Pasa { $count } { $count ->
    [one] carta
   *[other] cartas
} a { $to }
time-left = { $due ->
    [none] {""}
   *[other] -# ⏱️ El tiempo acaba { $due }
}
pass-placeholder = Elige { $count } { $count ->
    [one] carta
   *[other] cartas
} para { $to }
pass-choose = Elegir…
pass-copies = { $chosen } de { $copies }
pass-none = { $count ->
    [one] Pulsa la carta que quieres pasar.
   *[other] Pulsa las cartas que quieres pasar.
}
pass-more = Elegidas: { $cards } · { $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
}
pass-ready = Elegidas: { $cards }
pass-share = Para **{ $to }**: { $cards }
pass-missing = { $missing ->
    [0] Ahora pulsa **{ button-pass-these }**.
   *[other] Elige { $missing } más.
}
pass-chosen = ### ✅ Tu pase está listo
pass-chosen-for-you = ### ✅ Un jugador virtual ha elegido tu pase
pass-waits = Puedes cambiar tus cartas hasta que todos terminen.
play-placeholder = Elige la carta que juegas…
spectator-title = ### 👀 Estás mirando
spectator-hint = No ves la mano de nadie.
spectator-off = En este servidor no se permite mirar.
spectator-lobby = La partida aún no ha empezado.
spectator-seat = Si ocupas un puesto, sustituyes a { $who }, con { $points } { $chips ->
    [yes] { $points ->
        [one] ficha
       *[other] fichas
    }
   *[no] { $points ->
        [one] punto
       *[other] puntos
    }
}.
spectator-paused = ⏸️ La partida está en pausa y espera a sus jugadores.
note-outdated = -# Ese botón ya no valía. Así está la partida ahora.
note-removed = 🚪 Un moderador te ha sacado de esta mesa.
note-seated = -# Ya tienes puesto.
sure-leave-kept = ### ¿Dejar la partida?
    Un jugador virtual juega por ti hasta que vuelvas. El reparto cuenta igual para ti.
left-game = Has dejado la mesa.
ended-game = La mesa está cerrada.
note-seated-back =
    -# Has vuelto a tu puesto, con estos puntos: { $score }.{ $passed ->
        [yes] {" "}Las cartas que se pasan ya están elegidas. Con **{ button-change }** eliges otras.
       *[no] {""}
    }{ $late ->
        [yes] {" "}Habías dejado la partida, así que para ti puede contar como derrota, pero no como victoria.
       *[no] {""}
    }
note-seated-late =
    -# Ocupas el puesto de { $who }, con estos puntos: { $score }.{ $passed ->
        [yes] {" "}Las cartas que se pasan ya están elegidas. Con **{ button-change }** eliges otras.
       *[no] {""}
    }{ $late ->
        [yes] {" "}La partida ya ha empezado, así que para ti puede contar como derrota, pero no como victoria.
       *[no] {""}
    }
getting-ready = ⏳ Los jugadores virtuales se preparan para este reparto. Pasa una vez tras cada actualización y tarda medio minuto, más o menos; después la partida sigue aquí.
getting-ready-failed = Los jugadores virtuales no pueden prepararse para este reparto. No se pierde nada; el motivo está en el registro del bot.
panel-learn = -# ¿No conoces Corazones? Siete preguntas breves te lo enseñan en dos minutos.
panel-coach-ends = 💡 A partir de ahora juegas sin consejos. **{ button-hint }** te da uno cuando quieras.
