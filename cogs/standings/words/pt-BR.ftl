# The profile.
profile-title = ## { $who }
profile-none = { $who } ainda não terminou nenhum jogo neste servidor.
profile-none-yours = Nenhum jogo seu conta aqui ainda: só contam os terminados. Abra uma mesa com `{ command-hearts-new }`.
profile-games = **Jogos vencidos**: { $wins } de { $games } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
profile-points = **Pontos por jogo**: { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } (melhor { $best }, pior { $worst })
profile-moons = **Luas acertadas**: { $moons }
profile-queens = **Damas de espadas levadas**: { $queens }
profile-streaks = **Vitórias seguidas**: { $now } agora, recorde { $longest }
profile-passing = **Passe** (nunca aparece em público)
profile-solo = **Solo**: { $games } { $games ->
    [one] jogo
   *[other] jogos
} · **vitórias** { $levels }
profile-solo-level = { $wins } de { $games } contra { $level }
profile-against = **{ $label }**: { $games } { $games ->
    [one] jogo
   *[other] jogos
} · **vitórias** { $wins } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
profile-duel = **Você e { $who }**: { $games } { $games ->
    [one] jogo
   *[other] jogos
} juntos · você na frente { $ahead } · atrás { $behind } · empates { $level }
profile-duel-public = **{ $reader } e { $who }**: { $games } { $games ->
    [one] jogo
   *[other] jogos
} juntos · { $reader } na frente { $ahead } · { $who } na frente { $behind } · empates { $level }
badges-title = ## Medalhas
    -# { $earned } de { $all } conquistadas
badges-missing = **Ainda por conquistar**
badge-line = { $picture } { $times } × { $badge }
badge-missing = -# { $picture } { $badge }
profile-badges = **Medalhas**: { $badges }
button-badges = Medalhas
badge-season = 👑 **Primeiro lugar**: { $season }
badge-moon = **Lua**: todos os pontos
badge-sun = **Sol**: todas as vazas
badge-last-heart = **Lua impedida**: pela última de copas
badge-no-trick = **Intacto**: nenhuma vaza
badge-two-moons = **Duas luas**: em um jogo
badge-clean-game = **Jogo limpo**: 4+ rodadas sem pontos
badge-no-queen = **Sem a dama**: em 4+ rodadas
badge-comeback = **Virada**: do último ao primeiro
badge-always-ahead = **De ponta a ponta**: sempre na frente
badge-one-point = **Por um triz**: por um ponto
badge-light = **Leve**: vitória com menos de 10
badge-bonus-cards = **Colecionador**: 3 cartas de bônus
profile-rating = **Rating**: { $rating }{ $rank ->
    [0] {""}
   *[other] {" "}· posição { $rank } de { $size }
}
profile-queen = Passou a { $card } { $passed } de { $held } { $held ->
    [one] vez
   *[other] vezes
}.
profile-favourite = Carta que mais passou: { $card } ({ $times } de { $rounds } { $rounds ->
    [one] rodada
   *[other] rodadas
}).
profile-curve = -# { $kind ->
    [rating] O rating depois de cada um dos últimos { $games } jogos com rating ({ division-name })
   *[beaten] A porcentagem dos outros que não foram melhores, em cada um dos últimos { $games } jogos
}
profile-recent = -# Vitórias seguidas, passes e o gráfico são dos últimos { $games } jogos.
chart-game = jogo
chart-rating = Gráfico do rating ({ division-name }) depois de cada um dos últimos { $games } jogos com rating: de { $first } a { $last }, entre { $low } e { $high }.
chart-beaten = Gráfico dos últimos { $games } jogos: a porcentagem dos outros que não foram melhores, de { NUMBER($first, maximumFractionDigits: 0) } a { NUMBER($last, maximumFractionDigits: 0) }, entre { NUMBER($low, maximumFractionDigits: 0) } e { NUMBER($high, maximumFractionDigits: 0) }.
refusal-profile-hidden = Esta pessoa mantém o perfil privado.

# The leaderboard, seasons and weeks.
ranking-title = ## 🏆 { $by ->
    [wins] Mais vitórias
    [win-rate] Melhor taxa de vitórias
    [average] { $division ->
        [chips] Mais fichas por jogo
       *[other] Menos pontos por jogo
    }
    [moons] Mais luas acertadas
   *[rating] Melhor rating
}
ranking-title-empty = ## 🏆 { button-leaderboard }
ranking-scope = -# { $period ->
    [season] Esta temporada (termina { $ends })
    [month] Este mês (termina { $ends })
    [week] Esta semana (termina { $ends })
   *[all-time] Desde sempre
} · { division-name }
ranking-ends = -# { $period ->
    [season] Esta temporada termina
    [month] Este mês termina
   *[week] Esta semana termina
} { $ends }
ranking-past = -# { $name } (encerrado) · { division-name }
period-name = { $kind ->
    [quarter] { $number ->
        [1] 1º trimestre de { $year }
        [2] 2º trimestre de { $year }
        [3] 3º trimestre de { $year }
       *[4] 4º trimestre de { $year }
    }
    [half] { $number }º semestre de { $year }
    [month] { $number }/{ $year }
   *[year] { $year }
}
season-over = ## 🏁 A temporada acabou: { $season }
season-nobody = Ninguém se classificou.
digest-title = ## 🗓️ Copas na semana passada
    -# { $week }
digest-games = { $games } { $games ->
    [one] jogo
   *[other] jogos
} · { $moons } { $moons ->
    [one] lua acertada
   *[other] luas acertadas
}
digest-busiest = Mais jogos: **{ $who }** ({ $games })
digest-best = { $by ->
    [wins] Mais vitórias:
   *[rating] Melhor rating:
} **{ $who }** ({ $value })
ranking-line = { $rank } **{ $name }** · { $value }{ $me ->
    [yes] {" "}👈
   *[no] {""}
}
ranking-rating = { $value } · { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
}
ranking-wins = { $value ->
    [one] { $value } vitória
   *[other] { $value } vitórias
} em { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
}
ranking-win-rate = { NUMBER($value, style: "percent", maximumFractionDigits: 0) } de { $games } { $games ->
    [one] jogo
   *[other] jogos
}
ranking-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $division ->
    [chips] fichas
   *[other] pontos
} · { $games } { $games ->
    [one] jogo
   *[other] jogos
}
ranking-moons = { $value ->
    [one] { $value } lua
   *[other] { $value } luas
} em { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
}
ranking-empty = { $by ->
    [moons] **Ninguém acertou a lua aqui ainda.**
    [wins] **Ninguém está no ranking aqui ainda.**
   *[other] **Ninguém está no ranking aqui ainda.** Você precisa de { $least } jogos terminados{ $over ->
        [yes] .
       *[no] : quem será o primeiro?
    }
}
ranking-about-rating = -# Para entrar no ranking: { $least } jogos.
ranking-provisional = -# “{ rating-provisional }” quer dizer menos de dez jogos.
ranking-reset = -# Os jogos contam desde { $when }, quando os rankings foram zerados.
ranking-page = -# Página { $page } de { $pages }
ranking-shared = -# Use { command-leaderboard } para ver o seu.
ranking-mine = -# Você está em { $rank }º lugar de { $size }.
ranking-not-mine = -# { $why ->
    [hidden] Você escolheu não aparecer nos rankings.
    [few] Você precisa de { $least } jogos para entrar no ranking aqui, e tem { $games }.
    [wins] Você ainda não venceu aqui.
    [moons] Você ainda não acertou a lua aqui.
   *[none] Você ainda não está no ranking aqui: leve um jogo até o fim.
}
choice-by = { $value ->
   *[rating] Rating
    [wins] Vitórias
    [win-rate] Taxa de vitórias
    [average] Média de pontos
    [moons] Luas acertadas
}
choice-period = { $value ->
    [season] Esta temporada
    [month] Este mês
    [week] Esta semana
   *[all-time] Desde sempre
}
button-ranking-earlier = Temporada anterior
button-ranking-later = Temporada seguinte
button-ranking-games = Jogos
button-ranking-me = Eu
button-ranking-share = Publicar
button-ranking-open = Ver o ranking

# Lists of games that are over.
history-title = ## Jogos neste servidor
history-title-of = ## Jogos de { $who }
history-page = -# Página { $page }
history-none = { $page ->
    [0] Nenhum jogo terminou ainda. Abra uma mesa com `{ command-hearts-new }`.
   *[other] Não há mais jogos.
}
history-game = -# { $date } · { $preset } · mesa { $code }
history-early = { " " }· encerrado antes do fim
history-standing = { $won ->
    [yes] 🏆{" "}
   *[no] {""}
}{ $bold ->
    [yes] **{ $who }**
   *[no] { $who }
}{ $departed ->
    [yes] {" "}(saiu)
   *[no] : { $total }
}
history-more = e mais { $count }
history-replay = { button-replay }…
history-choice = Mesa { $code }, { $preset }
button-history = Histórico

# Their commands.
command-leaderboard = /ranking
    .description = Quem joga melhor aqui
command-history = /histórico
    .description = Os jogos terminados, para rever
    .member = Só os jogos desta pessoa
command-profile = /perfil
    .description = Seus resultados, ou os de outra pessoa
    .member = De quem é o perfil; vazio: o seu
option-by = critério
    .description = Por qual critério
option-period = período
    .description = Qual período
option-rules = regras
    .description = Que tipo de jogo
option-public = público
    .description = Mostrar a todos neste canal
choice-rules = { $value ->
    [standard] Regras padrão
    [omnibus] Omnibus
    [spot] Copas por valor
    [many-handed] Mais de seis jogadores
    [chips] Por fichas (sem dinheiro)
    [everything] Todas as regras
   *[level] Solo contra { level-opponents }
}
