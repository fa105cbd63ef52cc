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
button-review = Repaso
button-review-ask = Pregunta { $number }
button-review-answer = Ver la respuesta
button-review-back = Volver al repaso
refusal-review-off = Este bot funciona sin su entrenador, así que no hay repaso.
refusal-review-not-ready = El entrenador se está preparando. Inténtalo dentro de un minuto.
