# Lo que haría un jugador casual, y por qué. Cada frase va detrás de una o varias cartas.
hint-line = 💡 { $cards }: { $why }
hint-none = -# Ahora no te toca elegir ninguna carta, así que no hay nada que aconsejar.
hint-sure = ### ¿Pedir un consejo?
    En esta partida tu rating puede bajar, pero no subir, y una victoria no cuenta.
hint-only-card = es la única carta que puedes jugar.
hint-shoot-the-moon = con tu mano puedes ganar todas las bazas que quedan. ¡Intenta alcanzar la luna!
hint-all-the-same = aquí casi da igual qué carta juegues.
hint-stay-below = se queda por debajo de lo que hay en la mesa, así que esta baza no es tuya.
hint-take-little = de lo que puedes jugar, es lo que menos puede costarte en esta baza.
hint-take-the-bonus = esta baza vale la pena, por la carta de bonificación.
hint-hope-for-the-bonus = quizá te lleves con ella la carta de bonificación.
hint-get-rid-of-danger = más tarde podría costarte puntos, y ahora es buen momento para soltarla.
hint-get-rid-of-danger-chips = más tarde podría costarte fichas, y ahora es buen momento para soltarla.
hint-keep-cover = así conservas las cartas que te protegerán más tarde.
hint-give-to-others = así los puntos van a otra persona, que seguramente se llevará esta baza.
hint-give-to-others-chips = así el corazón va a otra persona, que seguramente se llevará esta baza.
hint-keep-from-others = así no regalas la carta de bonificación.
hint-flush-the-queen = las picas bajas hacen salir a la dama, y no tienes nada sobre lo que pueda caer.
hint-stay-without-a-trick = quien no gana ninguna baza tiene premio, y aún no tienes ninguna.
hint-stop-the-moon = alguien tiene todos los puntos hasta ahora, y esto ayuda a impedir la luna.
hint-pass-spades = la dama de picas, y las cartas sobre las que puede caer, son un peligro con tan pocas picas al lado.
hint-pass-suit = te libras de un palo entero y podrás echar lo que quieras cuando otros salgan de él.
hint-pass-danger = con esto es con lo que más fácilmente ganarías bazas que cuestan puntos.
hint-pass-danger-chips = con esto es con lo que más fácilmente ganarías bazas que cuestan fichas.
refusal-hints-off = Los consejos están desactivados aquí.

# Lo que espera el entrenador, de muchos repartos que encajan con lo que se sabe: puntos de la ronda, con error estándar.
coach-best = 💡 { $cards }: unos **{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $chips ->
    [yes] fichas
   *[no] puntos
}** en esta ronda (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
coach-worse = { $cards } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } peor)
coach-alike = Aquí nada es claramente mejor que lo demás.
coach-moons = -# *Peor* no cuenta solo tus puntos: también la mitad de lo que las lunas suponen para los demás.
coach-queen = La dama de picas te toca en el { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de los repartos que he probado; con { $cards }, en el { NUMBER($instead, style: "percent", maximumFractionDigits: 0) }.
coach-own-moon = Alcanzas la luna en el { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de los repartos que he probado; con { $cards }, en el { NUMBER($instead, style: "percent", maximumFractionDigits: 0) }.
coach-other-moon = Otra persona alcanza la luna en el { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de los repartos que he probado; con { $cards }, en el { NUMBER($instead, style: "percent", maximumFractionDigits: 0) }.
coach-trick = Te llevas esta baza en el { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de los repartos que he probado; con { $cards }, en el { NUMBER($instead, style: "percent", maximumFractionDigits: 0) }.
coach-points = Te cuesta menos { $chips ->
    [yes] fichas
   *[no] puntos
} en lo que queda de ronda que { $cards }.
coach-others = { $chips ->
    [yes] Los demás pierden más fichas que con { $cards }.
   *[no] Los demás se llevan más puntos que con { $cards }.
}
coach-close = -# { $cards } puede ser igual de bueno: la diferencia es demasiado pequeña para estar seguro.
coach-thin = -# No te fíes: solo unos { $worlds } repartos encajan con lo que se ha jugado.
