# Games that are over: how fair their deals were, their replays, lists of them, and what they say about a person.
refusal-replay-players-only = La partida aún se está jugando: hasta que termine, solo sus jugadores ven sus rondas terminadas.
refusal-no-finished-round = Aún no ha terminado ninguna ronda de esa partida. Las manos se abren cuando termina la ronda.
refusal-no-such-round = Esa ronda no se puede ver. La última es la número { $last }.
refusal-nothing-dealt = En esa mesa aún no se ha repartido nada.
refusal-no-past-game = Aquí aún no se ha jugado ninguna partida hasta el final. Una que terminó antes tiene sus botones debajo; { command-hearts-new } abre una mesa.
button-replay = Repetición
button-share = Compartir
button-deciding-trick = Baza decisiva
deciding-withdrawn = Aquí se mostraba la baza decisiva de la mesa { $code }. Alguien que jugaba en ella hizo borrar sus datos.
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
chart-game = partida
chart-rating = Gráfico del rating ({ division-name }) tras cada una de las últimas { $games } partidas con rating: de { $first } a { $last }, entre { $low } y { $high }.
chart-beaten = Gráfico de las últimas { $games } partidas: el porcentaje de los demás que no lo hicieron mejor, de { NUMBER($first, maximumFractionDigits: 0) } a { NUMBER($last, maximumFractionDigits: 0) }, entre { NUMBER($low, maximumFractionDigits: 0) } y { NUMBER($high, maximumFractionDigits: 0) }.
history-title = ### Partidas de este servidor
history-title-of = ### Partidas de { $who }
history-none = { $page ->
    [0] Aún no ha terminado ninguna partida. Abre una mesa con **{ command-hearts-new }**.
   *[other] No hay más partidas.
}
history-game = -# { $date } · { $preset } · mesa { $code }
history-early = { " " }· terminada antes de tiempo
history-standing = { $won ->
    [yes] 🏆{" "}
   *[no] {""}
}{ $bold ->
    [yes] **{ $who }**
   *[no] { $who }
}{ $departed ->
    [yes] {" "}(se fue)
   *[no] {" "}{ $total }
}
history-more = y { $count } más
history-replay = Ver una repetición
history-choice = Mesa { $code }, { $preset }
button-history = Historial
refusal-profile-hidden = Esta persona no muestra cómo juega.
