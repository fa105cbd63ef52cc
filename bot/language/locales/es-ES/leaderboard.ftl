# Who is best on this server.
ranking-title = ## 🏆 { $by ->
    [wins] Más partidas ganadas
    [win-rate] Mejor porcentaje de victorias
    [average] Mejor promedio
    [moons] Más lunas alcanzadas
   *[rating] Mejor rating
}
ranking-scope = -# { $period ->
    [season] Esta temporada (termina { $ends })
    [month] Este mes (termina { $ends })
    [week] Esta semana (termina { $ends })
   *[all-time] Desde siempre
} · { division-name }
ranking-past = -# { $name } (terminada) · { division-name }
period-name = { $kind ->
    [quarter] { $number ->
        [1] invierno de { $year }
        [2] primavera de { $year }
        [3] verano de { $year }
       *[4] otoño de { $year }
    }
    [half] semestre { $number } de { $year }
    [month] { $number }/{ $year }
    [week] semana { $number } de { $year }
   *[year] { $year }
}
season-over = ## 🏁 La temporada ha terminado: { $season }
season-nobody = Nadie se ha clasificado en ella.
digest-title = ### 🗓️ Corazones: { $week }
digest-games = { $games } { $games ->
    [one] partida
   *[other] partidas
} · { $moons } { $moons ->
    [one] luna
   *[other] lunas
}
digest-busiest = Más partidas: **{ $who }** ({ $games })
division-name = { $division ->
    [standard] reglas estándar
    [other] otras reglas
    [omnibus] omnibus
    [spot] corazones por valor
    [many-handed] más de seis jugadores
    [chips] con fichas
    [beginner] en solitario contra principiantes virtuales
    [casual] en solitario contra virtuales casuales
    [club] en solitario contra jugadores virtuales de club
    [expert] en solitario contra expertos virtuales
   *[everything] todas las reglas
}
ranking-line = { $rank } **{ $name }** · { $value }{ $me ->
    [yes] {" "}👈
   *[no] {""}
}
ranking-rating = { $value } · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
ranking-wins = { $value ->
    [one] { $value } victoria
   *[other] { $value } victorias
} en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
ranking-win-rate = { NUMBER($value, style: "percent", maximumFractionDigits: 0) } de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
ranking-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $division ->
    [chips] fichas
   *[other] puntos
} por partida · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
ranking-moons = { $value ->
    [one] { $value } luna
   *[other] { $value } lunas
} en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
ranking-empty = { $by ->
    [rating] Aquí nadie ha jugado todavía { $least } partidas, que son las necesarias.
    [win-rate] Aquí nadie ha jugado todavía { $least } partidas, que son las necesarias.
    [average] Aquí nadie ha terminado todavía { $least } partidas, que son las necesarias.
    [moons] Aquí nadie ha alcanzado la luna todavía.
   *[other] Aquí no hay nadie en la tabla todavía.
} Abre una mesa con **{ command-hearts-new }** y juega hasta el final.
ranking-about-rating = -# El rating empieza en 1500 y se muestra después de diez partidas. Sube con las victorias, sobre todo ante buenos jugadores; las partidas cortas lo mueven menos. Los jugadores virtuales cuentan con un rating fijo.
ranking-reset = -# Las partidas cuentan desde el { $when }, cuando se vaciaron las tablas.
ranking-page = -# Página { $page } de { $pages }
ranking-shared = -# Usa { command-leaderboard } para ver la tuya.
ranking-mine = -# Tu lugar es el { $rank } de { $size }.
ranking-not-mine = -# { $why ->
    [hidden] No apareces en ninguna tabla, como pediste.
    [few] Necesitas { $least } partidas para aparecer aquí, y llevas { $games }.
    [wins] Aquí no has ganado todavía.
    [moons] Aquí no has alcanzado la luna todavía.
   *[none] Aún no apareces aquí: juega una partida hasta el final.
}
choice-by = { $value ->
   *[rating] Rating
    [wins] Partidas ganadas
    [win-rate] Porcentaje de victorias
    [average] Promedio de puntos
    [moons] Lunas alcanzadas
}
choice-period = { $value ->
    [season] Esta temporada
    [month] Este mes
    [week] Esta semana
   *[all-time] Desde siempre
}
button-ranking-earlier = Antes
button-ranking-later = Después
button-ranking-games = Partidas
button-ranking-me = Yo
button-ranking-share = Compartir
button-ranking-open = Explorar
button-leaderboard = Líderes
# At the end of a game.
story-queen = { $who } se llevó { $queen } { $times ->
    [2] dos veces.
   *[other] { $times } veces.
}
story-always = { $who } fue por delante de la primera ronda a la última.
story-exact = { $who }: exactamente { $score } puntos, y con eso se gana.
story-moon = La luna de { $who } en la ronda { $round } lo cambió todo.
story-turn = { $who } se puso por delante en la ronda { $round }; { $before }, que iba en cabeza, se llevó ahí { $points ->
    [0] cero puntos.
    [one] 1 punto.
   *[other] { $points } puntos.
}
story-passed = { $who } adelantó a { $before } en la ronda { $round }.
rating-change = { " " }· rating { $change }, ahora { $rating }
rating-provisional = provisional
rating-hinted = -# 💡 Con ayuda (un consejo o un puesto ocupado tarde), así que aquí no se puede ganar nada, solo perder: { $who }
rating-departed = -# Abandonos antes del final: { $who }
rating-about = -# Rating: { division-name }.{ $computers ->
    [yes] {" "}Los jugadores virtuales cuentan como rivales con un rating fijo.
   *[no] {""}
}
