panel-lobby =
    { $host ->
        [yes] La partida no ha empezado. Aquí verás tu mano cuando pulses **{ button-start }** en el mensaje de la mesa.
       *[no] La partida no ha empezado. Aquí verás tu mano cuando empiece.
    }
panel-suspended = La partida está en pausa. **Continuar** la reanuda para todos.
panel-dealing = Se están repartiendo las cartas.
panel-round-over = ### Fin de la ronda { $round }
closed-alone = ### Esta partida ha terminado
    Empieza otra cuando quieras.
panel-your-turn = ### ▶️ Tu turno
panel-waits = ### ⏳ Le toca a { $who }
panel-you-lead-trick = ### ▶️ Sales tú a la baza { $trick }
panel-leads-trick = ### ⏳ { $who } sale a la baza { $trick }
panel-trick = Baza { $trick }
trick-over = Baza { $trick }: { $taken }
trick-taker = { $taken ->
    [me] te la llevas tú
    [no] no se la lleva nadie, todas las cartas se anulan
   *[yes] se la lleva { $who }
}{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
}
trick-line = Última baza: { $cards } → { $who ->
    [none] nadie
   *[other] { $who }{ $points ->
        [none] {""}
       *[other] {" "}{ $points }
    }
}
panel-round = Ronda { $round }
panel-deal = Reparto { $deal }/{ $deals }
panel-any-card = Puedes jugar cualquier carta.
panel-by-itself = { $why ->
    [premove] { $card }, la que elegiste, se juega enseguida.
   *[only] Solo se puede jugar { $card }: se juega sola enseguida.
}
panel-premove = ⏩ { $card } se jugará en tu turno, salvo imprevisto. Elígela otra vez para retirarla.
panel-premove-asked = ⏩ Habías elegido { $card }, pero { $why }. ¿Qué juegas?
premove-blocked = ahora no se puede jugar
premove-lead = te toca salir
premove-card = ha caído una carta cara
premove-hearts = se han abierto los corazones
premove-void = alguien no pudo seguir el palo
premove-placeholder = Elegir de antemano
premove-take-back = Retirar: { $card }
panel-claim = 🏁 Esta ronda ya está decidida: **Terminar la ronda** la juega hasta el final.
panel-time-was-up = ⏱️ Se acabó el tiempo: se jugó { $card } por ti.
panel-time-was-up-else = ⏱️ Se acabó el tiempo: un jugador virtual eligió por ti.
panel-time-was-up-moon = ⏱️ Se acabó el tiempo. Se eligió por ti: **{ $choice }**.
panel-stood-in = 💤 Un jugador virtual juega por ti desde { $trick ->
    [0] la ronda { $round }
   *[other] la ronda { $round }, baza { $trick }
}: pulsa **Estoy de vuelta**.
panel-received = Recibidas: { $cards }
panel-gone = Pasadas: { $cards }
panel-no-cards = Ya jugaste todas tus cartas.
panel-out = Has quedado fuera: no te quedan fichas suficientes para seguir. Los demás siguen jugando.
panel-kitty = Solo tú ves esto: en el sobrante había { $cards }.
panel-waits-call = { $who } decide el pase. Tu mano:
panel-asks-call = ### Repartes tú: decide el pase
    Elige adónde van hasta { $most } cartas, antes de ver tu mano. Todos pasan igual, contando desde su propio puesto.
call-placeholder = { $left ->
    [0] Ya están decididas todas las cartas
    [one] Da una carta más a…
   *[other] Da una carta a… (quedan { $left })
}
call-nothing = Todavía no has elegido nada.
call-share = { $count } { $count ->
    [one] carta
   *[other] cartas
} para **{ $to }**
panel-waits-moon = { $sun ->
    [yes] { $who } alcanzó el sol y decide qué efecto tiene.
   *[no] { $who } alcanzó la luna y decide qué efecto tiene.
}
panel-asks-moon = { $sun ->
    [yes] ### ☀️ ¡Alcanzaste el sol! ¿Qué efecto tendrá?
   *[no] ### 🌙 ¡Alcanzaste la luna! ¿Qué efecto tendrá?
}
panel-moon-when-late = -# Si no eliges a tiempo: **{ $choice }**
pass-title = ### Pasa { $count } { $count ->
    [one] carta
   *[other] cartas
} a { $to }
time-left = { $due ->
    [none] {""}
   *[other] -# ⏱️ { $due }
}
pass-placeholder = { $count } { $count ->
    [one] carta
   *[other] cartas
} para { $to }
pass-copies = { $chosen } de { $copies }
pass-none = Elegidas: ninguna todavía
pass-take-back = -# Pulsa una carta para quitarla.
pass-last = -# { $count ->
    [one] Pulsar una carta la pasa.
   *[other] Se pasan en cuanto elijas las { $count }.
}
pass-more = Elegidas: { $cards } · { $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
}
pass-ready = Elegidas: { $cards } · **Listo**
pass-share = Para **{ $to }**: { $cards }
pass-missing = { $missing ->
    [0] Ahora pulsa **Listo**.
    [one] Falta { $missing } por elegir.
   *[other] Faltan { $missing } por elegir.
}
pass-chosen = ### ✅ Tu pase está listo
pass-chosen-for-you = ### ✅ Un jugador virtual ha elegido tu pase
pass-waits = Esperando a { $who }. Hasta entonces puedes cambiar de idea.
play-placeholder = Juega una carta
spectator-title = ### No juegas en esta mesa
spectator-hint = Las manos son privadas. Puedes seguir la partida en el mensaje de la mesa.
spectator-paused = ⏸️ La partida está en pausa y espera a sus jugadores.
note-outdated = -# Ese botón ya no valía. Así va la partida ahora.
note-removed = 🚪 La moderación te ha sacado de esta mesa.
note-seated = -# Ya tienes puesto.
more-hint-kept = Si te vas, un jugador virtual juega por ti hasta que vuelvas.
sure-leave-kept = ### ¿Dejar la partida en curso?
    Un jugador virtual juega por ti hasta que vuelvas. El reparto cuenta para ti de todos modos.
left-game = Has dejado la mesa.
left-kept = Ahora juega por ti un jugador virtual. Con **{ button-back }** o { command-hearts-back } sigues jugando.
ended-game = La mesa está cerrada.
note-seated-late = -# Ocupas el puesto de { $who }, con estos puntos: { $score }. La partida ya ha empezado, así que no puedes ganar nada con ella, solo perder.
getting-ready = ⏳ Los jugadores virtuales de este reparto se preparan, una vez tras cada actualización: medio minuto, más o menos. Aquí sigue solo.
getting-ready-failed = Los jugadores virtuales de este reparto no pueden prepararse aquí. No se pierde nada; el motivo está en el registro del bot.
panel-learn = -# ¿No conoces Hearts? Siete preguntas breves te lo enseñan en dos minutos.
