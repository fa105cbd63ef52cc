profile-title = ## { $who }
profile-none = Aún no ha terminado ninguna partida aquí.
profile-none-yours = Aquí aún no cuenta ninguna partida tuya: hay que jugarla hasta el final. Abre una mesa con **{ command-hearts-new }**.
profile-games = **Partidas** { $games } · **ganadas** { $wins } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
profile-points = **Puntos por partida** { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } · mejor { $best } · peor { $worst }
profile-cards = **Lunas** { $moons } · **damas ganadas** { $queens } · **bazas** { $tricks }
profile-streaks = **Victorias seguidas** { $now } ahora · { $longest } como máximo
profile-solo = **A solas** { $games } { $games ->
    [one] partida
   *[other] partidas
} · **ganadas** { $levels }
profile-solo-level = { $wins } de { $games } contra { $level }
profile-against = **{ $label }** { $games } { $games ->
    [one] partida
   *[other] partidas
} · **ganadas** { $wins } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
profile-duel = **Tú y { $who }** { $games } { $games ->
    [one] partida
   *[other] partidas
} juntos · tú por delante { $ahead } · por detrás { $behind } · igualados { $level }
profile-duel-public = **{ $asker } y { $who }** { $games } { $games ->
    [one] partida
   *[other] partidas
} juntos · { $asker } por delante { $ahead } · { $who } por delante { $behind } · igualados { $level }
badges-title = **Insignias**
badge-line = { $badge }{ $times ->
    [1] {""}
   *[other] {" "}× { $times }
}
badge-season = 👑 **Primer puesto**: { $season }
badge-moon = 🌕 **Luna**: todas las cartas de castigo de una ronda
badge-sun = ☀️ **Sol**: todas las bazas de una ronda
badge-last-heart = 🛡️ **Luna frenada**: con el último corazón
badge-no-trick = 🪶 **Intacto**: ninguna baza en una ronda
badge-two-moons = 🌗 **Dos lunas** en una partida
badge-clean-game = ✨ **Partida limpia**: cuatro rondas o más sin una sola carta de castigo
badge-no-queen = 🙅 **Sin la dama**: cuatro rondas o más sin llevarse la dama
badge-comeback = 🪃 **Remontada**: último a mitad de partida, y ganador
badge-always-ahead = 🏁 **De principio a fin**: por delante de todos tras cada ronda
badge-one-point = 📏 **Por los pelos**: victoria por un solo punto
badge-light = 🎈 **Ligero**: victoria con menos de diez puntos
badge-bonus-cards = 💎 **Coleccionista**: la carta de bonificación en tres rondas de una partida
profile-rating = **Rating** { $rating } en todas las reglas{ $rank ->
    [0] {""}
   *[other] {" "}· lugar { $rank } de { $size }
}
profile-queen = Recibió la { $card } al repartir en { $held } { $held ->
    [one] ronda
   *[other] rondas
} con pase y la pasó en { $passed }.
profile-favourite = La carta que más pasa: { $card }, en { $times } de { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
}.
profile-curve = -# { $kind ->
    [rating] El rating ({ division-name }), después de cada partida
   *[beaten] Qué porcentaje de los demás no lo hizo mejor, en cada partida
}
profile-recent = -# Las victorias seguidas, los pases y la curva son de las últimas { $games } partidas.

# Its command.
command-profile = /perfil
    .description = Cómo juegas tú, u otra persona, en este servidor
    .member = De quién es el perfil; el tuyo, si no dices nada
