# A move that the rules do not allow. reason-*: said after a try; why-*: under the grey cards of a hand.
reason-game-over = La partida ha terminado.
reason-wrong-phase = Ahora no toca eso. Pulsa **Ver mi mano** para saber qué toca.
reason-not-your-turn = Todavía no es tu turno.
reason-not-held = No tienes esa carta. Pulsa **Actualizar** para ver tu mano.
reason-lead-the-low-club = En la primera baza hay que salir con el trébol más bajo.
reason-lead-a-club = En la primera baza hay que salir de tréboles.
reason-open-without-hearts = En la primera baza no se puede salir de corazones.
reason-follow-suit = Debes asistir al palo mientras puedas.
reason-first-trick-points = En la primera baza no puedes jugar cartas de puntos si tienes otra.
reason-hearts-not-broken = Aún no se puede salir de corazones, salvo si no tienes otra carta.
reason-queen-locked = No se puede salir con la dama de picas hasta que se pueda salir de corazones.
reason-queen-must-go = Debes jugar la dama de picas si no puede ganar la baza.
reason-pass-count = { $count ->
    [one] Elige exactamente { $count } carta para pasar.
   *[other] Elige exactamente { $count } cartas para pasar.
}
reason-pass-forbidden = Las reglas de esta mesa no te dejan pasar esa carta.
reason-call-too-many = Asigna como mucho { $count } cartas en total, al menos una para cada puesto que nombres.
reason-call-unknown-seat = Nombra cada puesto ajeno una vez como mucho.
reason-no-such-choice = La luna suma puntos a los demás o te los resta a ti.
reason-deal-does-not-fit = Ese reparto no corresponde a las reglas de esta mesa.
reason-deal-wrong-dealer = En ese reparto no reparte quien debe repartir.
why-lead-the-low-club = En la primera baza se sale con { $card }.
why-lead-a-club = En la primera baza se sale de tréboles.
why-open-without-hearts = En la primera baza no se sale de corazones.
why-follow-suit = Tienes { $suit ->
    [C] tréboles
    [D] diamantes
    [S] picas
   *[other] corazones
}, así que debes asistir.
why-first-trick-points = Sin puntos en la primera baza.
why-hearts-not-broken = Aún no se puede salir de corazones.
why-queen-locked = La dama espera hasta que se pueda salir de corazones.
why-queen-must-go = Ahora debes jugar la dama de picas.
