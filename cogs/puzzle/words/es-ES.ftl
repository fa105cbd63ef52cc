# /puzzle: una posición, una carta y la respuesta.
command-puzzle = /problema
    .description = Encuentra la mejor carta; solo tú lo ves
option-theme = tema
    .description = De qué trata el problema
choice-theme = { $value ->
    [queen] La dama de picas
    [moon] Alcanzar la luna
    [voids] Palos agotados
    [passing] Pasar cartas
    [endings] Las últimas bazas
   *[ducking] Quedarse por debajo
}
help-start-puzzle = `{ command-puzzle }` – Encuentra la mejor carta, cada día en otra mano
privacy-puzzle = **Problemas**: cuáles viste, qué elegiste, tu rating y tu racha
button-puzzle-all = Otros problemas
button-puzzle-share = Compartir
button-puzzle-try = Probar
puzzle-any-theme = Todos los temas
puzzle-choose-theme = Elegir un tema
puzzle-title = { $today ->
    [yes] ## 🧩 El problema del día
   *[no] ## 🧩 Problema
}
puzzle-title-over = ## 🧩 El problema del { DATETIME($day, dateStyle: "long") }
puzzle-unrated = { $missing ->
    [one] 1 problema más y tendrás rating
   *[other] { $missing } problemas más y tendrás rating
}
puzzle-rating = Tu rating: { $rating }{ $change ->
    [none] {""}
   *[other] {" "}({ $change })
}
puzzle-streak = 🔥 { $streak } seguidos
puzzle-best-streak = mejor racha: { $best }
puzzle-asks-pass = ### Pasas { $direction }. ¿Qué cartas conviene pasar?
puzzle-asks-play = ### { $leads ->
    [yes] Sales tú en la baza { $trick }
   *[no] { $void ->
        [no] Tu turno
       *[other] { panel-void }
    }
}: ¿qué carta te cuesta menos puntos?
puzzle-trick = { $taken ->
    [yes] Te llevaste la baza { $trick }
   *[no] Baza { $trick }
}
puzzle-hand = -# Tu mano:
puzzle-judged = ### { $right ->
    [yes] ✅ ¡Muy bien!
   *[no] ❌ Esta vez no
}
puzzle-share = { $percent } %
puzzle-people = % = de { $people } personas
puzzle-rest = Cualquier otra: { $least }{ $same ->
    [yes] {""}
   *[no] {" "}a { $most }
}
puzzle-first = -# Este aún no lo has respondido, así que va primero.
puzzle-answered = -# Este ya lo has respondido. Cuenta tu primera respuesta.
puzzle-all-seen = ### 🎉 ¡Has respondido a todos los problemas!
    Las actualizaciones traen más. Mientras tanto, ¿una partida?
puzzle-theme-seen = ### 🎉 ¡Has respondido a todos los problemas de “{ $theme }”!
puzzle-shared = Cómo le fue a **{ $who }** (toca para verlo): ||{ $right ->
    [yes] ✅ bien
   *[no] ❌ mal
}||
puzzle-not-rated = -# { $age ->
    [0] No cuenta para el rating: quizá ya se haya hablado de este.
   *[other] 🌱 De práctica: los problemas cuentan para el rating cuando tu cuenta de Discord tenga { $age } días.
}
puzzle-day = -# Tu respuesta solo la ves tú.
puzzle-day-over = La mejor opción (toca para verla): ||{ $cards }||
refusal-puzzle-gone = Ese problema ya no existe. `{ command-puzzle }` tiene otros.
