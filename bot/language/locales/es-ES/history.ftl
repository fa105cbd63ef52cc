refusal-replay-players-only = La partida sigue en juego: hasta el final, solo sus jugadores ven las rondas terminadas.
refusal-no-finished-round = Aún no ha terminado ninguna ronda de esa partida. Las manos se ven al terminar la ronda.
refusal-no-such-round = Esa ronda no existe. La última es la ronda { $last }.
refusal-nothing-dealt = En esa mesa aún no se ha repartido nada.
refusal-no-seal = Este reparto viene de un archivo. No se selló aquí, así que no hay nada que comprobar.
refusal-no-past-game = Aquí aún no se ha terminado ninguna partida. Las que acabaron antes tienen sus botones bajo su mensaje; { command-hearts-new } abre una mesa.
button-replay = Ver repetición
button-share = Compartir
button-deciding-trick = Baza decisiva
deciding-withdrawn = Aquí estaba la baza decisiva de la mesa { $code }. Alguien de esa partida ha borrado sus datos.
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
