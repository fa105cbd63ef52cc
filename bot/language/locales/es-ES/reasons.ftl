# A move that the rules do not allow. reason-*: said after a try; why-*: under the grey cards of a hand.
reason-game-over = La partida ha terminado.
reason-wrong-phase = Ahora no toca eso; tu mano muestra qué hacer.
reason-not-your-turn = Todavía no es tu turno.
reason-not-settled = Por lo que puedes ver, las cartas que quedan aún pueden cambiar la puntuación.
reason-not-held = No tienes esa carta.
reason-deal-does-not-fit = Ese reparto no encaja con las reglas de esta mesa.
reason-deal-wrong-dealer = En ese reparto no reparte quien debe repartir.
