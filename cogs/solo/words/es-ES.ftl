button-new-game = Partida nueva
button-yes-new-game = Sí, partida nueva
button-play-now = Jugar ahora
button-solo-back = Volver a la partida
command-solo = /solo
    .description = Juega ya, a solas contra jugadores virtuales; solo tú lo ves
    .restart = Empezar una partida nueva aunque haya una en curso
option-speed = velocidad
    .description = A qué velocidad juegan los jugadores virtuales
option-restart = reiniciar
    .description = Empezar de nuevo
solo-title = ## ⚙️ Tu propia partida: { $preset }
solo-waits = Solo tú la ves, y te espera todo el tiempo que quieras.
solo-sure = ### ¿Empezar una partida nueva?
    Tu partida actual termina y no cuenta.
study-sure = ### ¿Terminar tu otra partida de práctica?
    Si juegas desde aquí, termina.
solo-goes-on = -# Tu partida sigue. Para empezar otra, elige { option-restart }.
solo-waited = -# Esta es tu propia partida, que te esperaba. Para empezar otra, pulsa de nuevo **{ button-new-game }**.
help-start-solo = **Jugar ahora**: `{ command-solo }`, tú contra jugadores virtuales. Solo tú lo ves.
solo-to-continue = Tu partida en solitario sigue con { command-solo }.
refusal-solo-only-alone = No juegas en ninguna mesa de este servidor. { solo-to-continue }
button-next-round = Siguiente
study-about = Práctica: no cuenta
study-taken-back = -# Jugada deshecha. Esta partida ya no cuenta.
refusal-nothing-to-take-back = En esta ronda aún no hay nada que deshacer.
study-to-continue = { solo-to-continue }
refusal-study-only-alone = { refusal-solo-only-alone }
