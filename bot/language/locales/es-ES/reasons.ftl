# A move that the rules do not allow. reason-*: said after a try; why-*: under the grey cards of a hand.
reason-game-over = La partida ha terminado.
reason-wrong-phase = Ahora no toca eso; tu mano muestra qué hacer.
reason-not-your-turn = Todavía no es tu turno.
reason-not-settled = Por lo que puedes ver, las cartas que quedan aún pueden cambiar la puntuación.
reason-not-held = No tienes esa carta.
reason-deal-does-not-fit = Ese reparto no encaja con las reglas de esta mesa.
reason-deal-wrong-dealer = En ese reparto no reparte quien debe repartir.

# Lo que habla a favor de una carta. Cada frase va detrás de una o varias cartas.
hint-line = 💡 { $cards }: { $why }
hint-suit = { $suit ->
    [C] tréboles
    [D] diamantes
    [S] picas
   *[H] corazones
}
hint-only-card = es la única carta que puedes jugar.
hint-go-for-the-moon = tienes buenas cartas y nadie tiene puntos todavía. Intenta llevártelos todos: ¡eso es alcanzar la luna!
hint-on-the-way-to-the-moon = sigue llevándote todos los puntos: ¡{ $points ->
    [one] uno más
   *[other] { $points } más
} y alcanzas la luna!
hint-sure-for-the-moon = nadie puede superarla. Para alcanzar la luna no se te puede escapar ni un punto.
hint-modest = seguramente es lo que menos te cuesta.
hint-stay-below = se queda por debajo de { $other }, que está en la mesa, así que esta baza no es tuya.
hint-highest-below = es tu carta más alta por debajo de { $other }. Esta baza no es tuya, y conservas las más bajas.
hint-second-of-two = ya hay una carta igual en la mesa, y cuenta la primera. Así que esta baza no es tuya.
hint-queen-below = { $other } está en la mesa y te quita la dama de encima. Esta baza no es tuya.
hint-joker = un comodín solo gana la baza si se sale con él.
hint-give-queen = la dama será para quien se lleve esta baza, y no puedes ser tú.
hint-give-points = nadie quiere esta carta: será para quien se lleve esta baza, y no puedes ser tú.
hint-give-to-stop-the-moon = alguien tiene todos los puntos hasta ahora. Con esta carta otra persona se lleva alguno, y ya nadie puede alcanzar la luna.
hint-give-far-from-a-moon = nadie quiere esta carta. Será para quien tiene todos los puntos hasta ahora, pero para la luna { $points ->
    [one] aún le falta uno
   *[other] aún le faltan { $points }
}.
hint-queen-can-wait = tu dama puede esperar: otras { $points } picas la protegen.
hint-save-from-the-queen = la dama de picas podría caer sobre ella más tarde. Ahora puedes soltarla sin peligro.
hint-throw-high = las cartas altas ganan bazas que no quieres. Esta baza no la puede ganar: suéltala ahora.
hint-keep-the-guard = así conservas tus picas, que protegen a tu dama.
hint-not-yours = esta baza no puede ser tuya, y seguramente es la carta que menos necesitas.
hint-take-the-bonus = juegas en último lugar y superas { $other }: la baza es tuya.
hint-take-to-stop-the-moon = alguien tiene todos los puntos hasta ahora. Ahora te llevas alguno, y nadie más puede alcanzar la luna.
hint-first-trick = en la primera baza no se pueden jugar { $chips ->
    [yes] corazones
   *[no] puntos
}, así que puedes soltar una carta alta sin peligro.
hint-no-points-here = nadie juega después de ti y aquí no hay { $chips ->
    [yes] corazones
   *[no] puntos
}, así que esta baza no te cuesta nada.
hint-no-points-high = nadie juega después de ti y aquí no hay { $chips ->
    [yes] corazones
   *[no] puntos
}: buen momento para soltar una carta alta.
hint-must-take = juegues lo que juegues, esta baza es tuya.
hint-must-take-highest = juegues lo que juegues, esta baza es tuya. Así que suelta tu carta más alta.
hint-lowest-above = no puedes quedarte por debajo. Tu carta más baja es la más fácil de superar, y aún quedan { $suit } por encima.
hint-higher-out = de momento es la más alta, pero aún quedan { $suit } por encima, y otros juegan después de ti.
hint-gone = nadie puede superarla, así que te llevas esta baza. Pero ya no la tienes, y no se lleva otra peor.
hint-keep-lower = conservas { $other } para quedarte por debajo más tarde.
hint-keep-to-stop-the-moon = alguien tiene todos los puntos hasta ahora. Conservas { $other }, que podría frenarlo más tarde.
hint-draw-the-queen = las picas por debajo de la dama la hacen salir, y no tienes nada sobre lo que pueda caer.
hint-lead-lowest = todas las cartas de { $suit } que quedan son más altas: quien asista al palo te quita esta baza.
hint-lead-low = la mayoría de las cartas de { $suit } que quedan son más altas, así que seguramente otra persona se lleva esta baza.
hint-may-be-beaten = { $points ->
    [one] queda una carta más alta de su palo
   *[other] quedan { $points } cartas más altas de su palo
}, así que quizá alguien la supere.
hint-fresh-suit = nadie ha salido todavía de { $suit }: seguramente los demás pueden asistir al palo y no echan { $chips ->
    [yes] corazones
   *[no] puntos
}.
hint-last-of-suit = después no te quedan { $suit }: cuando salgan, podrás echar lo que quieras.
hint-pass-queen = con tan pocas picas más, la dama es peligrosa.
hint-pass-high-spade = la dama de picas podría caer sobre ella.
hint-pass-suit = sin { $suit }, podrás echar lo que quieras cuando salgan.
hint-pass-high-heart = los corazones altos ganan bazas llenas de corazones.
hint-pass-high = las cartas altas ganan bazas que no quieres.
hint-pass-shorten = con menos { $suit }, pronto podrás echar lo que quieras.
hint-pass-for-the-moon = ¡conserva tus cartas fuertes e intenta alcanzar la luna!

# Lo que habla en contra de una carta elegida, junto a la mejor.
drawback-line = Has elegido { $cards }. { $why }
drawback-takes = Nadie puede superarla, así que te llevas esta baza{ $points ->
    [0] .
    [one] {" "}y un punto con ella.
   *[other] {" "}y { $points } puntos con ella.
}
drawback-highest-so-far = Si nadie la supera, te llevas esta baza.
drawback-under-the-queen = La dama de picas sigue en juego y podría caer sobre ella.
drawback-lead-high = La mayoría de las cartas de { $suit } que quedan son más bajas, así que es fácil que te lleves esta baza.
drawback-keeps = Te quedas con { $other }. Nadie puede superarla, así que más tarde podría llevarse una baza peor.
drawback-others-void = { $points ->
    [0] A alguien no le quedan { $suit }: no puede superarla y echa lo que quiera.
    [one] A un jugador no le quedan { $suit }: no puede superarla y echa lo que quiera.
   *[other] A { $points } jugadores no les quedan { $suit }: no pueden superarla y echan lo que quieran.
}
drawback-leaves-alone = Deja sola a { $other }. La mayoría de las cartas de { $suit } que quedan son más bajas, así que es fácil que se lleve una baza.

# Below the answer to a question about a hand: its cards, and what stands beside each choice.
your-hand = Tu mano: { $cards }
choices-key = + = { $chips ->
    [yes] fichas
   *[no] puntos
} más que la mejor opción
