button-solo-new = Partida nueva
button-solo-new-yes = Sí, partida nueva
button-study-new = Dejar la práctica
button-study-new-yes = Sí, dejarla
button-play-now = Jugar ya
command-solo = /solo
    .description = Juega ya, a solas contra jugadores virtuales; solo tú lo ves
    .restart = Empezar una partida nueva aunque haya una en curso
option-speed = velocidad
    .description = A qué velocidad juegan los jugadores virtuales
option-restart = reiniciar
    .description = Empezar de nuevo
solo-title = ## ⚙️ En solitario: { $preset }
solo-waits = Solo tú la ves, y te espera todo el tiempo que quieras.
solo-sure-new = ### ¿Empezar una partida nueva?
    Tu partida actual termina y no cuenta.
study-sure-new = ### ¿Dejar la práctica?
    Termina aquí y empieza una partida nueva.
study-sure = ### ¿Terminar tu otra partida de práctica?
    Si juegas desde aquí, se termina la partida de práctica que tienes abierta.
solo-goes-on = -# Tu partida sigue. Para empezar otra, elige { option-restart }.
solo-waited = -# Esta es tu propia partida, que te esperaba.
help-start-solo = **Jugar ya**: `{ command-solo }`, tú contra jugadores virtuales. Solo tú lo ves.
solo-to-continue = Para seguir con tu partida en solitario, usa { command-solo }.
refusal-solo-only-alone = No juegas en ninguna mesa de este servidor. { solo-to-continue }
button-study-keep = Conservarla
button-study-yes = Terminar y jugar
button-next-round = Siguiente
solo-about = En solitario
study-experts = -# Desde aquí, los demás juegan como expertos.
study-about = Práctica: no cuenta
solo-sure-back = ### ¿Deshacer tu última jugada?
    Esta partida pasa a ser de práctica: no contará.
refusal-nothing-to-take-back = En esta ronda aún no hay nada que deshacer.
study-to-continue = { solo-to-continue }
refusal-study-only-alone = { refusal-solo-only-alone }
solo-round-over = ### Fin de la ronda { $round }
