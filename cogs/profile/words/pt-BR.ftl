profile-title = ## { $who }
profile-none = Ainda não terminou nenhum jogo aqui.
profile-none-yours = Nenhum jogo seu conta aqui ainda: é preciso jogá-lo até o fim. Abra uma mesa com **{ command-hearts-new }**.
profile-games = **Jogos** { $games } · **vitórias** { $wins } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
profile-points = **Pontos por jogo** { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } · melhor { $best } · pior { $worst }
profile-cards = **Luas** { $moons } · **damas levadas** { $queens } · **vazas** { $tricks }
profile-streaks = **Vitórias seguidas** { $now } agora · { $longest } no máximo
profile-solo = **Sozinho** { $games } { $games ->
    [one] jogo
   *[other] jogos
} · **vitórias** { $levels }
profile-solo-level = { $wins } de { $games } contra { $level }
profile-against = **{ $label }** { $games } { $games ->
    [one] jogo
   *[other] jogos
} · **vitórias** { $wins } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
profile-duel = **Você e { $who }** { $games } { $games ->
    [one] jogo
   *[other] jogos
} juntos · você na frente { $ahead } · atrás { $behind } · empate { $level }
profile-duel-public = **{ $asker } e { $who }** { $games } { $games ->
    [one] jogo
   *[other] jogos
} juntos · { $asker } na frente { $ahead } · { $who } na frente { $behind } · empate { $level }
badges-title = **Medalhas**
badge-line = { $badge }{ $times ->
    [1] {""}
   *[other] {" "}× { $times }
}
badge-season = 👑 **Primeiro lugar**: { $season }
badge-moon = 🌕 **Lua**: todas as cartas de penalidade de uma rodada
badge-sun = ☀️ **Sol**: todas as vazas de uma rodada
badge-last-heart = 🛡️ **Lua impedida**: com a última carta de copas
badge-no-trick = 🪶 **Intacto**: nenhuma vaza em uma rodada
badge-two-moons = 🌗 **Duas luas** em um jogo
badge-clean-game = ✨ **Jogo limpo**: quatro rodadas ou mais sem nenhuma carta de penalidade
badge-no-queen = 🙅 **Sem a dama**: quatro rodadas ou mais sem levar a dama
badge-comeback = 🪃 **Virada**: último na metade do jogo, e vencedor
badge-always-ahead = 🏁 **De ponta a ponta**: na frente de todos depois de cada rodada
badge-one-point = 📏 **Por um triz**: vitória por um ponto
badge-light = 🎈 **Leve**: vitória com menos de dez pontos
badge-bonus-cards = 💎 **Colecionador**: a carta de bônus em três rodadas de um jogo
profile-rating = **Rating** { $rating } em todas as regras{ $rank ->
    [0] {""}
   *[other] {" "}· posição { $rank } de { $size }
}
profile-queen = Recebeu a { $card } em { $held } { $held ->
    [one] rodada
   *[other] rodadas
} com passe e passou adiante em { $passed }.
profile-favourite = Carta que mais passou: { $card }, em { $times } de { $rounds } { $rounds ->
    [one] rodada
   *[other] rodadas
}.
profile-curve = -# { $kind ->
    [rating] O rating ({ division-name }), depois de cada jogo
   *[beaten] Quantos por cento dos outros não foram melhores, em cada jogo
}
profile-recent = -# Vitórias seguidas, passes e a curva são dos últimos { $games } jogos.

# Its command.
command-profile = /perfil
    .description = Como você, ou outra pessoa, joga neste servidor
    .member = De quem é o perfil; o seu, se você não disser
