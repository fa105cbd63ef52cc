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
# Games that are over: how fair their deals were, and their replays.
