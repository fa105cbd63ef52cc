# /puzzle: una posición, una carta y la respuesta.
command-puzzle = /problema
    .description = Una posición, un toque y cuál era la mejor carta; solo tú lo ves
option-theme = tema
    .description = De qué trata el problema
choice-theme = { $value ->
    [queen] La dama de picas
    [moon] La luna
    [voids] Palos agotados
    [passing] Pasar cartas
    [endings] Las últimas bazas
   *[ducking] Quedarse por debajo
}
help-commands-puzzle = **Problemas**: `{ command-puzzle }`, una posición y un toque; cada día hay uno para todos.
privacy-puzzle = **Problemas**: cuáles viste, qué elegiste, tu rating y tu racha. Así ninguno te sale dos veces.
button-puzzle-next = Siguiente problema
button-puzzle-all = Todos los temas
button-puzzle-share = Compartir sin respuesta
button-puzzle-try = Probar
puzzle-title = { $today ->
    [yes] ## 🧩 El problema del día
   *[no] ## 🧩 Problema
}
puzzle-unrated = { $missing ->
    [one] Tendrás rating en 1 problema
   *[other] Tendrás rating en { $missing } problemas
}
puzzle-rating = Tu rating: { $rating }{ $change ->
    [none] {""}
   *[other] {" "}({ $change })
}
puzzle-streak = 🔥 { $streak } seguidos
puzzle-best-streak = mejor racha: { $best }
puzzle-asks = ### ▶️ ¿Qué carta juegas?
puzzle-asks-pass = ### ▶️ ¿Qué pasas? { $direction }
puzzle-gone = Ya jugadas: { $cards }
puzzle-void = { $who } no tiene { $suits }
puzzle-passed = { $cards } para { $to }
puzzle-right = ✅ **¡Muy bien!**
puzzle-wrong = ❌ **Esta vez no.** { $cards } te cuesta { $points ->
    [one] un punto más
   *[other] unos { $points } puntos más
}.
puzzle-costs = -# El número de una carta es lo que te cuesta de más que la mejor.
puzzle-share = { $cards } { $percent } %
puzzle-people = { $people } personas eligieron: { $shares }
puzzle-computers = 🤖 { $moves }
puzzle-first = -# Este sigue abierto, así que va primero.
puzzle-answered = -# Este ya lo respondiste. Cuenta tu primera respuesta.
puzzle-all-seen = ### 🎉 ¡Has resuelto todos los problemas!
    Las actualizaciones traen más. Mientras tanto, ¿una partida?
puzzle-theme-seen = ### 🎉 Aquí no quedan problemas: { $theme }
    Ya los has respondido todos. En otros temas aún hay.
puzzle-shared = **{ $who }** ha respondido: ||{ $right ->
    [yes] ✅ bien
   *[no] ❌ mal
}||
refusal-puzzle-gone = Ese problema ya no existe. `{ command-puzzle }` tiene otros.
