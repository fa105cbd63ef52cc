# At most 30 characters each: longer labels are cut on phones.
button-join = Unirme
button-leave = Salir
button-decline-seat = Rechazar invitación
button-start = Empezar
# These two stand beside each other, each behind a 🤖.
button-add-computer = Añadir jugador
button-remove-computer = Quitar jugador
button-table-settings = Ajustes
button-rules = Reglas
button-all-rules = Todas las reglas
button-cancel = Cancelar mesa
button-hand = Ver mi mano
button-to-hand = Volver a mi mano
button-to-result = Ver el resultado
button-close = Cerrar
button-page-back = Anterior
button-page-next = Siguiente
button-table = Ir a la mesa
button-scores = Puntos
button-more = Más…
button-back = Estoy de vuelta
button-go-on = Reanudar
button-next-trick = Continuar
button-claim = Terminar la ronda
button-ready = Todo listo
button-rematch = Revancha
button-take-seat = Ocupar un puesto
button-confirm = Listo
button-pass-advised = { $count ->
    [one] Pasar esta carta
   *[other] Pasar estas { $count }
}
button-clear = Borrar
button-change = Cambiar
button-refresh = Actualizar
button-call = Decidir
button-call-hold = Sin pase
button-moon-up = Los demás +{ $points }
button-moon-down = Yo −{ $points }
button-end-game = Terminar la partida
button-agree-to-end = Terminar también
button-keep-playing = Seguir jugando
button-review = Repaso
button-play-on = Jugar desde aquí
button-take-back = Deshacer
button-hint = Consejo
button-why = ¿Por qué?
button-leaderboard = Líderes
button-learn = Aprender
button-puzzle = Problema
button-puzzle-next = Siguiente problema
button-knows = Ya sé jugar
button-alone = Seguir sin entrenador
