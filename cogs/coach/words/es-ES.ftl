# Consejos durante una partida.
hint-none = -# Ahora no te toca elegir ninguna carta, así que no hay nada que aconsejar.
hint-coming = 💡 Estoy pensando…
hint-only = 💡 Es la única carta que puedes jugar.
hint-sure = ### ¿Pedir un consejo?
    En esta partida, una victoria no contará, y tu rating podrá bajar, pero no subir.
hint-unsure = -# No estoy seguro: otras cartas quizá sean mejores.
hint-thumb = -# Un consejo sencillo: suele acertar.
help-table-checks = **Revisar mis cartas.** Cuando juegas a solas, el entrenador puede decirte después de cada elección si está claro que te ha costado puntos: en **{ button-more }**.
check-cost = ❌ { $cards }: te ha costado alrededor de { $amount }.
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
coach-better = { $named ->
    [yes] Eso
   *[no] { $cards }
} costaría alrededor de { $amount } más{ $rest ->
    [yes] , y cualquier otra opción también
   *[no] {""}
}.
coach-alike = { $cards } puede ser igual de bueno.
coach-all-alike = Cualquier otra opción es más o menos igual de buena.
coach-queen = Con { $cards } te llevarías más veces la dama de picas.
coach-own-moon = Con { $cards } alcanzarías la luna menos veces.
coach-other-moon = Con { $cards } otra persona alcanzaría la luna más veces.
coach-trick = Con { $cards } te llevarías esta baza más veces.
coach-others = Con { $cards } les costaría menos a los demás.

# The review of a game that is over: what one's moves have cost. Only that person sees it.
review-title = ## 🎓 Tu repaso
    -# { $game }
review-progress = Estoy pensando: { $done } de { $rounds } rondas listas.
review-wait = -# Pruebo cada jugada. No hace falta esperar: pulsa **{ button-refresh }** más tarde.
review-stopped = He tenido que parar: { $done } de { $rounds } rondas listas. Pulsa **{ button-refresh }** para que siga.
review-unknown = No sé juzgar jugadas con las reglas de esta partida.
review-points = { $chips ->
    [yes] { $points ->
        [one] 1 ficha
       *[other] { $points } fichas
    }
   *[no] { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
}
review-scored = { $chips ->
    [won] Ganaste **{ $scored }**.
    [lost] Perdiste **{ $scored }**.
   *[no] Te llevaste **{ $scored }**, { $apart ->
        [0] justo la media de la mesa
       *[other] { $apart } { $more ->
            [yes] más
           *[no] menos
        } que la media de la mesa ({ $average })
    }.
}
review-by-play = Tus errores te costaron alrededor de **{ $amount }**.
review-by-cards = { $luck ->
    [good] Las cartas y los demás te ahorraron alrededor de **{ $amount }**.
    [bad] Las cartas y los demás te costaron alrededor de **{ $amount }**.
   *[none] Las cartas no te ayudaron ni te perjudicaron.
}
review-round = **Ronda { $round }** · { $points } · { $mistakes ->
    [0] ningún error
    [1] 1 error
   *[other] { $mistakes } errores
}
review-mistake = -# { $step ->
    [none] {""}
    [0] Pase:{" "}
   *[other] Baza { $step }:{" "}
}{ $cards }, alrededor de { $amount } · mejor: ||{ $best }||
review-about = -# Solo cuento los errores claros.{ $mistakes ->
    [0] {""}
   *[other] {" "}Toca las cartas ocultas para verlas.
}
review-no-mistakes = Ninguna jugada tuya fue claramente un error. ¡Bien jugado!
review-question = ## 🎓 Pregunta { $number } de { $of }
review-asks-pass = **Ronda { $round }: pasas { $direction }. ¿Qué cartas?**
review-trick = Ronda { $round }{ $taken ->
    [yes] : te llevaste la baza { $trick }
   *[no] , baza { $trick }
}
review-asks-play = **{ $leads ->
    [yes] Sales tú en la baza { $trick }: ¿qué jugarías?
   *[no] { $void ->
        [no] ¿Qué jugarías?
       *[other] { panel-void }: ¿qué jugarías?
    }
}**
review-choose = { $count ->
    [one] Elige una carta
   *[other] Elige { $count } cartas
}
review-picked = ### { $answer ->
    [right] ✅ ¡Correcto!
    [alike] ✅ ¡Igual de bueno!
   *[wrong] ❌ Casi
}
review-some = { $right ->
    [1] Has acertado 1 de { $count }.
   *[other] Has acertado { $right } de { $count }.
}
review-in-game = en la partida
review-from = -# De tu partida · { $game }
review-yours = En la partida { $passes ->
    [yes] pasaste
   *[no] jugaste
} { $cards }.
button-review-answer = Responder
button-review-ask = { $number ->
    [1] Buscar mejores jugadas
   *[other] Siguiente pregunta
}
button-review-keep = Guardar como problemas
button-review-puzzle = Resolver un problema
review-kept = ✅ **¡Guardado!** { $count ->
    [1] Tu jugada más cara te saldrá como problema hasta que lo resuelvas.
   *[other] { $count } de tus jugadas más caras te saldrán como problemas hasta que los resuelvas.
}
own-puzzle-title = ## 🧩 Problema de tu partida
own-puzzle-again = Mañana te lo vuelvo a preguntar.
own-puzzle-solved = Problema resuelto.
refusal-review-nothing = La partida de la mesa { $code } terminó antes de acabar su primera ronda: no hay nada que analizar.
refusal-review-off = Este bot funciona sin su entrenador, así que no hay repaso.
refusal-review-not-ready = El entrenador se está preparando. Inténtalo dentro de un minuto.

# Its commands.
command-hearts-hint = /hearts consejo
    .description = Pregunta qué carta jugar o pasar, y por qué
command-hearts-review = /hearts repaso
    .description = Mira lo que te costaron tus jugadas en una partida terminada
    .table = Qué partida; vacío: la última de este canal
