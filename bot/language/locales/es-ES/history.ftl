# Games that are over: how fair their deals were, and their replays.
verify-title = ### Ronda { $round } en la mesa { $code }: ¿fue justo el reparto?
verify-hash = **Publicado antes de la ronda** (SHA-256 de un secreto):
    `{ $hash }`
verify-secret = **Abierto después**, el secreto:
    `{ $secret }`
verify-playing = La ronda aún se está jugando. Su secreto se abre al terminar; entonces este comando comprueba el reparto.
verify-ended = La partida se cerró antes de acabar esta ronda, así que su secreto nunca se abrió.
verify-sealed = ✅ Sí: el SHA-256 del secreto es el hash publicado, así que el secreto estaba fijado antes de la ronda.
verify-not-sealed = ❌ No: el SHA-256 del secreto no es el hash publicado.
verify-fair = ✅ Sí: al barajar con el secreto sale el reparto que se jugó.
verify-not-fair = ❌ No: al barajar con el secreto sale un reparto distinto del que se jugó.
verify-match = **El secreto del reparto** es el comienzo de HMAC-SHA256 de `{ $text }` con ese secreto, y detrás la versión:
    `{ $secret }`
verify-drawn = ✅ Sí: el secreto del reparto se deduce de él y de lo que cada cual cortó.
verify-not-drawn = ❌ No: el secreto del reparto no se deduce de él y de lo que cada cual cortó.
verify-deal = **El reparto que da el secreto**
verify-kitty = Sobrante: { $cards }
verify-dealer = Reparte: puesto { $seat }
verify-cut = **Corte**: { $cut ->
    [0] nadie cortó la baraja
   *[other] { $cut }, después de publicarse el hash
}
verify-yourself = **Compruébalo sin mí.** `echo { $secret } | xxd -r -p | sha256sum` da el hash. Para el reparto, SHA-256(secreto + contador) da los números aleatorios de una mezcla Fisher-Yates de la baraja ordenada: `docs/deal-vector.md`, que viene con mi código fuente, tiene la receta completa y un ejemplo para probarla.
verify-yourself-cut = Detrás del secreto va el texto `cut { $cut }` antes de barajar; la receta lo explica en el paso *Cut*.
refusal-replay-players-only = La partida aún se está jugando: hasta que termine, solo sus jugadores ven sus rondas terminadas.
refusal-no-finished-round = Aún no ha terminado ninguna ronda de esa partida. Las manos se abren cuando termina la ronda.
refusal-no-such-round = Esa ronda no se puede ver. La última es la número { $last }.
refusal-nothing-dealt = En esa mesa aún no se ha repartido nada.
refusal-no-past-game = Aquí aún no se ha jugado ninguna partida hasta el final. Una que terminó antes tiene sus botones debajo; { command-hearts-new } abre una mesa.
button-replay = Repetición
button-hide-hands = Ocultar manos
button-show-hands = Mostrar manos
replay-deal = ### Mesa { $code } · ronda { $round } de { $rounds } · el reparto{ $passes ->
    [yes] {" "}y los pases
   *[no] , sin pase
}
replay-trick = ### Mesa { $code } · ronda { $round } de { $rounds } · baza { $trick } de { $tricks }
replay-seat = **{ $who }**{ $points ->
    [0] {""}
    [one] {" "}· 1 punto
   *[other] {" "}· { $points } puntos
}
replay-passed = ➡️ { $to }: { $cards }
replay-kitty = Sobrante: { $cards }
replay-taker = → la gana **{ $who }**{ $points ->
    [0] {""}
    [one] , 1 punto
   *[other] , { $points } puntos
}
replay-nobody = → no la gana nadie: todas las cartas se anulan
replay-score = { $who } { $points } ({ $total })
replay-result = La ronda: { $scores }
replay-round = Ronda { $round }
button-share = Compartir
button-deciding-trick = Baza decisiva
button-share-public = Mostrar a todos
deciding-heading = ### Mesa { $code } · la baza decisiva
deciding-shared = ### { $who } comparte la baza decisiva de la mesa { $code }
deciding-title = Ronda { $round }, baza { $trick } de { $tricks }
deciding-play = { $who } juega: { $card }
deciding-nobody = No la gana nadie: todas las cartas se anulan
deciding-moon = { $who } completa la luna con ella
deciding-taker = { $who } la gana: { $points ->
    [0] ningún punto
    [one] 1 punto
   *[other] { $points } puntos
}
deciding-taker-chips = { $who } la gana: { $hearts ->
    [0] ningún corazón
    [one] 1 corazón
   *[other] { $hearts } corazones
}
deciding-withdrawn = Aquí se mostraba la baza decisiva de la mesa { $code }. Alguien que jugaba en ella hizo borrar sus datos.
refusal-share-unfinished = Eso es para partidas terminadas: ninguna baza ha decidido esta todavía.
refusal-share-elsewhere = Muéstrala donde se jugó la partida: { $where }.
chart-round = ronda
chart-seat = Puesto { $seat }
chart-scores = Gráfico de los totales a lo largo de { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
}. Al final: { $finals }. En cabeza: { $leads }.
chart-lead = { $who } ({ $rounds ->
    [1] ronda { $first }
   *[other] rondas { $first } a { $last }
})
