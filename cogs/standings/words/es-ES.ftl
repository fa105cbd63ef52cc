# The profile.
profile-title = ## { $who }
profile-none = { $who } aún no ha terminado ninguna partida en este servidor.
profile-none-yours = Ninguna de tus partidas cuenta todavía aquí: solo cuentan las terminadas. Abre una mesa con `{ command-hearts-new }`.
profile-games = **Partidas ganadas**: { $wins } de { $games } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
profile-points = **Puntos por partida**: { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } (mejor { $best }, peor { $worst })
profile-moons = **Lunas alcanzadas**: { $moons }
profile-queens = **Damas de picas recibidas**: { $queens }
profile-streaks = **Victorias seguidas**: { $now } ahora, récord { $longest }
profile-passing = **Pase de cartas** (nunca se muestra en público)
profile-solo = **A solas**: { $games } { $games ->
    [one] partida
   *[other] partidas
} · **ganadas** { $levels }
profile-solo-level = { $wins } de { $games } contra { $level }
profile-against = **{ $label }**: { $games } { $games ->
    [one] partida
   *[other] partidas
} · **ganadas** { $wins } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
profile-duel = **Tú y { $who }**: { $games } { $games ->
    [one] partida
   *[other] partidas
} en común · tú por delante { $ahead } · por detrás { $behind } · empates { $level }
profile-duel-public = **{ $reader } y { $who }**: { $games } { $games ->
    [one] partida
   *[other] partidas
} en común · { $reader } por delante { $ahead } · { $who } por delante { $behind } · empates { $level }
badges-title = ## Insignias
    -# { $earned } de { $all } conseguidas
badges-missing = **Por conseguir**
badge-line = { $picture } { $times } × { $badge }
badge-missing = -# { $picture } { $badge }
profile-badges = **Insignias**: { $badges }
button-badges = Insignias
badge-season = 👑 **Primer puesto**: { $season }
badge-moon = **Luna**: todos los puntos
badge-sun = **Sol**: todas las bazas
badge-last-heart = **Luna frenada**: por el último corazón
badge-no-trick = **Intacto**: ninguna baza
badge-two-moons = **Dos lunas**: en una partida
badge-clean-game = **Limpia**: 4+ rondas sin puntos
badge-no-queen = **Sin la dama**: en 4+ rondas
badge-comeback = **Remontada**: del último al primero
badge-always-ahead = **De principio a fin**: siempre delante
badge-one-point = **Por los pelos**: por un punto
badge-light = **Ligero**: victoria a menos de 10
badge-bonus-cards = **Coleccionista**: 3 bonificaciones
profile-rating = **Rating**: { $rating }{ $rank ->
    [0] {""}
   *[other] {" "}· { $rank }.º de { $size }
}
profile-queen = Pasó la { $card } { $passed } de { $held } { $held ->
    [one] vez
   *[other] veces
}.
profile-favourite = La carta que más pasa: { $card } ({ $times } de { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
}).
profile-curve = -# { $kind ->
    [rating] El rating después de cada una de las últimas { $games } partidas con rating ({ division-name })
   *[beaten] El porcentaje de los demás que no lo hizo mejor, en cada una de las últimas { $games } partidas
}
profile-recent = -# Las victorias seguidas, los pases y el gráfico son de las últimas { $games } partidas.
chart-game = partida
chart-rating = Gráfico del rating ({ division-name }) tras cada una de las últimas { $games } partidas con rating: de { $first } a { $last }, entre { $low } y { $high }.
chart-beaten = Gráfico de las últimas { $games } partidas: el porcentaje de los demás que no lo hicieron mejor, de { NUMBER($first, maximumFractionDigits: 0) } a { NUMBER($last, maximumFractionDigits: 0) }, entre { NUMBER($low, maximumFractionDigits: 0) } y { NUMBER($high, maximumFractionDigits: 0) }.
refusal-profile-hidden = Esta persona mantiene su perfil en privado.

# The leaderboard, seasons and weeks.
ranking-title = ## 🏆 { $by ->
    [wins] Más partidas ganadas
    [win-rate] Mejor porcentaje de victorias
    [average] { $division ->
        [chips] Más fichas por partida
       *[other] Menos puntos por partida
    }
    [moons] Más lunas alcanzadas
   *[rating] Mejor rating
}
ranking-title-empty = ## 🏆 { button-leaderboard }
ranking-scope = -# { $period ->
    [season] Esta temporada (termina { $ends })
    [month] Este mes (termina { $ends })
    [week] Esta semana (termina { $ends })
   *[all-time] Desde siempre
} · { division-name }
ranking-ends = -# { $period ->
    [season] Esta temporada termina
    [month] Este mes termina
   *[week] Esta semana termina
} { $ends }
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
   *[year] { $year }
}
season-over = ## 🏁 La temporada ha terminado: { $season }
season-nobody = Nadie se ha clasificado.
digest-title = ## 🗓️ Corazones la semana pasada
    -# { $week }
digest-games = { $games } { $games ->
    [one] partida
   *[other] partidas
} · { $moons } { $moons ->
    [one] luna alcanzada
   *[other] lunas alcanzadas
}
digest-busiest = Más partidas: **{ $who }** ({ $games })
digest-best = { $by ->
    [wins] Más victorias:
   *[rating] Mejor rating:
} **{ $who }** ({ $value })
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
} · { $games ->
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
    [moons] **Aquí nadie ha alcanzado la luna todavía.**
    [wins] **Aquí no hay nadie en la tabla todavía.**
   *[other] **Aquí no hay nadie en la tabla todavía.** Necesitas { $least } partidas terminadas{ $over ->
        [yes] .
       *[no] : ¿quién será el primero?
    }
}
ranking-about-rating = -# Se entra en la tabla con { $least } partidas.
ranking-provisional = -# “{ rating-provisional }” significa menos de diez partidas.
ranking-reset = -# Las partidas cuentan desde el { $when }, cuando se vaciaron las tablas.
ranking-page = -# Página { $page } de { $pages }
ranking-shared = -# Usa { command-leaderboard } para ver la tuya.
ranking-mine = -# Eres el número { $rank } de { $size }.
ranking-not-mine = -# { $why ->
    [hidden] Has elegido no aparecer en las tablas.
    [few] Necesitas { $least } partidas para aparecer aquí, y llevas { $games }.
    [wins] Aquí no has ganado todavía.
    [moons] Aquí no has alcanzado la luna todavía.
   *[none] Aún no apareces aquí: juega una partida hasta el final.
}
choice-by = { $value ->
   *[rating] Rating
    [wins] Partidas ganadas
    [win-rate] Porcentaje de victorias
    [average] Media de puntos
    [moons] Lunas alcanzadas
}
choice-period = { $value ->
    [season] Esta temporada
    [month] Este mes
    [week] Esta semana
   *[all-time] Desde siempre
}
button-ranking-earlier = Temporada anterior
button-ranking-later = Temporada siguiente
button-ranking-games = Partidas
button-ranking-me = Yo
button-ranking-share = Compartir
button-ranking-open = Ver la tabla

# Lists of games that are over.
history-title = ## Partidas de este servidor
history-title-of = ## Partidas de { $who }
history-page = -# Página { $page }
history-none = { $page ->
    [0] Aún no ha terminado ninguna partida. Abre una mesa con `{ command-hearts-new }`.
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
   *[no] : { $total }
}
history-more = y { $count } más
history-replay = { button-replay }…
history-choice = Mesa { $code }, { $preset }
button-history = Historial

# Their commands.
command-leaderboard = /líderes
    .description = Quién juega mejor aquí
command-history = /historial
    .description = Partidas terminadas, con repeticiones
    .member = Solo las partidas de esta persona
command-profile = /perfil
    .description = Tus resultados, o los de otra persona
    .member = De quién es el perfil; vacío: el tuyo
option-by = criterio
    .description = Por qué se ordena
option-period = período
    .description = Qué período
option-rules = reglas
    .description = Qué clase de partidas
option-public = público
    .description = Mostrarlo a todos en este canal
choice-rules = { $value ->
    [standard] Reglas estándar
    [omnibus] Omnibus
    [spot] Corazones por valor
    [many-handed] Más de seis jugadores
    [chips] Con fichas (sin dinero)
    [everything] Todas las reglas
   *[level] En solitario contra { level-opponents }
}
