# At the end of a game.
division-name = { $value ->
    [standard] reglas estándar
    [other] otras reglas
    [omnibus] omnibus
    [spot] corazones por valor
    [many-handed] más de seis jugadores
    [chips] con fichas
    [everything] todas las reglas
   *[level] en solitario contra { level-opponents }
}
story-margin = { $who } acabó con { $points } { $chips ->
    [yes] { $points ->
        [one] ficha
       *[other] fichas
    }
   *[no] { $points ->
        [one] punto
       *[other] puntos
    }
} de ventaja sobre { $other }.
story-level = Empate en cabeza: { $who }.
story-queen = { $who } se llevó { $queen } { $times ->
    [2] dos veces.
   *[other] { $times } veces.
}
story-always = { $who } fue por delante de la primera ronda a la última.
story-exact = { $who } llegó justo a { $score } puntos, y con eso se gana.
story-moon = La luna de { $who } en la ronda { $round } lo cambió todo.
story-turn = { $who } se puso por delante en la ronda { $round }, en la que { $before }, hasta entonces en cabeza, { $points ->
    [0] no se llevó ningún punto.
    [one] se llevó 1 punto.
   *[other] se llevó { $points } puntos.
}
story-passed = { $who } adelantó a { $before } en la ronda { $round }.
rating-change = { " " }· rating { $change }, ahora { $rating }
rating-provisional = provisional
rating-hinted = -# Esta vez no sube el rating: { $who }
rating-departed = -# Abandonos antes del final: { $who }
rating-removed = -# Fuera por decisión de un moderador: { $who }
rating-about = -# Rating: { division-name }.{ $computers ->
    [yes] {" "}Los jugadores virtuales cuentan como rivales con un rating fijo.
   *[no] {""}
}
