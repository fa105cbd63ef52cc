# Lo que habla a favor de una carta. Cada frase va detrás de una o varias cartas.
hint-line = 💡 { $cards }: { $why }
hint-none = -# Ahora no te toca elegir ninguna carta, así que no hay nada que aconsejar.
hint-sure = ### ¿Pedir un consejo?
    En esta partida tu rating puede bajar, pero no subir, y una victoria no cuenta.
hint-suit = { $suit ->
    [C] tréboles
    [D] diamantes
    [S] picas
   *[H] corazones
}
hint-only-card = es la única carta que puedes jugar.
hint-go-for-the-moon = nadie más tiene puntos todavía. ¡Intenta llevártelos todos y alcanzar la luna!
hint-modest = seguramente es lo que menos te cuesta.
hint-stay-below = se queda por debajo de { $other }, que está en la mesa, así que esta baza no es tuya.
hint-highest-below = es tu carta más alta por debajo de { $other }. Esta baza no es tuya, y conservas las más bajas.
hint-second-of-two = ya hay una carta igual en la mesa, y cuenta la primera. Así que esta baza no es tuya.
hint-queen-below = { $other } está en la mesa y te quita la dama de encima. Esta baza no es tuya.
hint-joker = un comodín solo gana la baza si se sale con él.
hint-give-queen = no puedes asistir al palo, así que la dama va a otra persona.
hint-give-points = no puedes asistir al palo, así que se la lleva otra persona.
hint-give-to-stop-the-moon = alguien tiene todos los puntos hasta ahora. Con esta carta otra persona se lleva alguno, y ya nadie puede alcanzar la luna.
hint-save-from-the-queen = la dama de picas podría caer sobre ella más tarde. Ahora puedes soltarla sin peligro.
hint-throw-high = no puedes asistir al palo: buen momento para soltar una carta alta.
hint-keep-the-guard = así conservas tus picas, que protegen a tu dama.
hint-not-yours = no puedes asistir al palo, así que esta baza no es tuya. Seguramente es la carta que menos echarás de menos.
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
hint-lowest-above = no puedes quedarte por debajo. Tu carta más baja es la más fácil de superar, y aún quedan { $suit } más altos.
hint-higher-out = de momento es la más alta, pero aún quedan { $suit } por encima, y otros juegan después de ti.
hint-draw-the-queen = las picas bajas hacen salir a la dama, y no tienes nada sobre lo que pueda caer.
hint-lead-lowest = todas las cartas de { $suit } que quedan son más altas: quien sirva el palo te quita esta baza.
hint-lead-low = la mayoría de las cartas de { $suit } que quedan son más altas, así que seguramente otra persona se lleva esta baza.
hint-fresh-suit = nadie ha salido todavía de { $suit }: seguramente los demás pueden asistir al palo y no echan { $chips ->
    [yes] corazones
   *[no] puntos
}.
hint-last-of-suit = después no te quedan { $suit }: cuando salgan, podrás echar lo que quieras.
hint-pass-queen = la dama de picas es peligrosa con tan pocas picas al lado.
hint-pass-high-spade = la dama de picas podría caer sobre ella.
hint-pass-suit = así no te quedan { $suit }: cuando salgan, podrás echar lo que quieras.
hint-pass-high-heart = los corazones altos ganan bazas llenas de corazones.
hint-pass-high = las cartas altas ganan bazas que no quieres.
hint-pass-shorten = cuantas menos cartas de { $suit } tengas, antes podrás echar lo que quieras.
hint-pass-for-the-moon = ¡conserva tus cartas fuertes e intenta alcanzar la luna!
hint-unsure = -# No lo sé seguro: se sabe muy poco de lo que tienen los demás.
button-yes-hint = Sí, un consejo

# Por qué el entrenador prefiere una jugada, para quien lo pregunta.
coach-amount = { $chips ->
    [yes] { $amount ->
        [0] media ficha
        [1] una ficha
       *[other] { $amount } fichas
    }
   *[no] { $amount ->
        [0] medio punto
        [1] un punto
       *[other] { $amount } puntos
    }
}
coach-better = Es mejor que { $cards } por alrededor de { $amount }{ $rest ->
    [alike] ; el resto es parecido
    [worse] ; el resto es peor
   *[none] {""}
}.
coach-alike = { $cards } puede ser igual de bueno.
coach-all-alike = Lo demás es más o menos igual de bueno.
coach-queen = La dama de picas te llega menos veces.
coach-own-moon = Alcanzas la luna más veces.
coach-other-moon = Otra persona alcanza la luna menos veces.
coach-trick = Te llevas esta baza menos veces.
coach-others = A los demás les cuesta más.

# The review of a game that is over: what one's moves have cost. Only that person sees it.
review-title = ## 🎓 Repaso de la mesa { $code }
review-progress = Estoy pensando: { $done } de { $rounds } rondas están listas.
review-wait = -# Cada jugada se compara con las demás en muchos repartos. No hace falta esperar: pulsa otra vez más tarde.
review-stopped = He tenido que parar: { $done } de { $rounds } rondas están listas. Pulsa **{ button-refresh }** para que siga.
review-unknown = No sé juzgar jugadas con las reglas de esta partida.
review-by-play = Tus errores te costaron alrededor de **{ $amount }**.
review-by-cards = { $luck ->
    [good] Las cartas y los demás te ahorraron alrededor de **{ $amount }**.
    [bad] Las cartas y los demás te costaron alrededor de **{ $amount }**.
   *[none] Las cartas no te ayudaron ni te perjudicaron.
}
review-round = **{ $round }.** { $chips ->
    [yes] { $points } fichas
   *[no] { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
}: { $mistakes ->
    [0] ningún error
    [1] 1 error, alrededor de { $amount }
   *[other] { $mistakes } errores, alrededor de { $amount }
}
review-about = -# Un error te costó claramente más de { $chips ->
    [yes] media ficha
   *[no] medio punto
}. No nombro ninguno donde nadie podía saber qué tenían los demás.
review-questions = ¿Qué habrías jugado? Prueba otra vez tus jugadas más caras:
review-no-mistakes = Ninguna jugada tuya fue claramente un error. ¡Bien jugado!
review-question = ## 🎓 Pregunta { $number } de { $of } · ronda { $round }
review-asks-pass = ¿Qué pasarías? { $direction }
review-asks-play = Baza { $trick }: ¿qué jugarías?
review-you-lead = Sales tú.
review-taken = -# { $chips ->
    [yes] Corazones
   *[no] Puntos
} hasta ahora: { $taken }
review-choose = { $count ->
    [one] Elige una carta
   *[other] Elige { $count } cartas
}
review-picked = { $answer ->
    [right] ✅ **¡Correcto!**
    [alike] ✅ **¡Igual de bueno!**
   *[wrong] ❌ **Casi.**
}
review-yours = En la partida elegiste { $cards }.
button-review-ask = N.º { $number }
refusal-review-off = Este bot funciona sin su entrenador, así que no hay repaso.
refusal-review-not-ready = El entrenador se está preparando. Inténtalo dentro de un minuto.

# Its commands.
command-hearts-hint = /hearts consejo
    .description = Pregunta qué carta jugar o pasar, y por qué
command-hearts-review = /hearts repaso
    .description = Lo que te costaron tus jugadas en una partida terminada; solo lo ves tú
    .table = Qué partida; vacío: la última de este canal
