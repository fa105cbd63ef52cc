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
button-yes-hint = Sí, un consejo

# The review of a game that is over: what one's moves have cost. Only that person sees it.
review-title = ## 🎓 Repaso de la mesa { $code }
review-progress = Estoy pensando: { $done } de { $rounds } rondas están listas.
review-wait = -# Cada jugada se compara con las demás en muchos repartos. No hace falta esperar: pulsa otra vez más tarde.
review-stopped = He tenido que parar: { $done } de { $rounds } rondas están listas. Pulsa **{ button-refresh }** para que siga.
review-unknown = No sé juzgar jugadas con las reglas de esta partida.
review-summary = Comparado con un puesto medio, tus errores te costaron **{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }** { $chips ->
    [yes] fichas
   *[no] puntos
}, y { $luck ->
    [good] las cartas te ahorraron **{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }**.
   *[bad] las cartas **{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }**.
}
review-round = **{ $round }.** { $points } { $points ->
    [one] punto
   *[other] puntos
}: { $mistakes ->
    [0] ningún error
    [one] 1 error +{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { $mistakes } errores +{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}, cartas { $luck ->
    [good] −{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[bad] +{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
review-round-chips = **{ $round }.** { $points } fichas: { $mistakes ->
    [0] ningún error
    [one] 1 error −{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[other] { $mistakes } errores −{ NUMBER($play, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}, cartas { $luck ->
    [good] +{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[bad] −{ NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
review-about = -# Un error es peor que la mejor jugada por más de { $chips ->
    [yes] media ficha
   *[no] medio punto
}, y con demasiada claridad para ser casualidad. Cartas: todo lo demás, la suerte del reparto y el juego de los otros.
review-questions = ¿Qué habrías jugado? Tus jugadas más caras, como preguntas:
review-no-mistakes = Ninguna jugada tuya fue claramente un error. ¡Bien jugado!
review-question = ## 🎓 Pregunta { $number } de { $of } · ronda { $round }
review-asks-pass = ¿Qué pasarías? { $direction }
review-asks-play = Baza { $trick }: ¿qué jugarías?
review-you-lead = Sales tú.
review-taken = -# { $chips ->
    [yes] Corazones
   *[no] Puntos
} hasta ahora: { $taken }
review-yours = Elegiste { $cards }.
review-better = 💡 Mejor: { $cards }, por **{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $chips ->
    [yes] fichas
   *[no] puntos
}** (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
button-review-ask = Pregunta { $number }
button-review-answer = Ver la respuesta
button-review-back = Volver al repaso
refusal-review-off = Este bot funciona sin su entrenador, así que no hay repaso.
refusal-review-not-ready = El entrenador se está preparando. Inténtalo dentro de un minuto.

# Its commands.
command-hearts-hint = /hearts consejo
    .description = Pregunta qué puedes esperar de cada una de tus cartas, y por qué
command-hearts-review = /hearts repaso
    .description = Lo que te costaron tus jugadas en una partida terminada; solo lo ves tú
    .table = Qué partida; si no, la última de este canal
