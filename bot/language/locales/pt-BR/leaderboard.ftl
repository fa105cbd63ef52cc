# Who is best on this server.
ranking-title = ## 🏆 { $by ->
    [wins] Mais vitórias
    [win-rate] Melhor taxa de vitórias
    [average] Melhor média
    [moons] Mais luas acertadas
   *[rating] Melhor rating
}
ranking-scope = -# { $period ->
    [season] Esta temporada (termina { $ends })
    [month] Este mês (termina { $ends })
    [week] Esta semana (termina { $ends })
   *[all-time] Desde sempre
} · { division-name }
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
    [week] semana { $number } de { $year }
   *[year] { $year }
}
season-over = ## 🏁 A temporada acabou: { $season }
season-nobody = Ninguém se classificou nela.
digest-title = ### 🗓️ Copas: { $week }
digest-games = { $games } { $games ->
    [one] jogo
   *[other] jogos
} · { $moons } { $moons ->
    [one] lua
   *[other] luas
}
digest-busiest = Mais jogos: **{ $who }** ({ $games })
division-name = { $division ->
    [standard] regras padrão
    [other] outras regras
    [omnibus] omnibus
    [spot] copas por valor
    [many-handed] mais de seis jogadores
    [chips] por fichas
    [beginner] a sós contra iniciantes virtuais
    [casual] a sós contra jogadores casuais virtuais
    [club] a sós contra jogadores de clube virtuais
    [expert] a sós contra especialistas virtuais
   *[everything] todas as regras
}
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
} por jogo · { $games } { $games ->
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
    [rating] Ninguém jogou { $least } jogos aqui ainda, que é o mínimo.
    [win-rate] Ninguém jogou { $least } jogos aqui ainda, que é o mínimo.
    [average] Ninguém terminou { $least } jogos aqui ainda, que é o mínimo.
    [moons] Ninguém acertou a lua aqui ainda.
   *[other] Ninguém está no ranking aqui ainda.
} Abra uma mesa com **{ command-hearts-new }** e jogue até o fim.
ranking-about-rating = -# O rating começa em 1500 e aparece depois de dez jogos. Cresce com as vitórias, mais ainda sobre bons jogadores; jogos curtos o mudam menos. Jogadores virtuais contam com rating fixo.
ranking-reset = -# Os jogos contam desde { $when }, quando os rankings foram zerados.
ranking-page = -# Página { $page } de { $pages }
ranking-shared = -# Use { command-leaderboard } para ver o seu.
ranking-mine = -# Sua posição é { $rank } de { $size }.
ranking-not-mine = -# { $why ->
    [hidden] Você não está em nenhum ranking, como pediu.
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
button-ranking-earlier = Antes
button-ranking-later = Depois
button-ranking-games = Jogos
button-ranking-me = Eu
button-ranking-share = Publicar
button-ranking-open = Ver tudo
button-leaderboard = Ranking
# At the end of a game.
story-queen = { $who } levou { $queen } { $times ->
    [2] duas vezes.
   *[other] { $times } vezes.
}
story-always = { $who } liderou da primeira rodada à última.
story-exact = { $who }: exatamente { $score } pontos, e com isso se vence.
story-moon = A lua de { $who } na rodada { $round } mudou tudo.
story-turn = { $who } passou à frente na rodada { $round }; { $before }, que liderava, levou nela { $points ->
    [0] nenhum ponto.
    [one] 1 ponto.
   *[other] { $points } pontos.
}
story-passed = { $who } ultrapassou { $before } na rodada { $round }.
rating-change = { " " }· rating { $change }, agora { $rating }
rating-provisional = provisório
rating-hinted = -# 💡 Com ajuda (uma dica ou um lugar ocupado tarde), então aqui não se ganha nada, só se perde: { $who }
rating-departed = -# Saída antes do fim: { $who }
rating-about = -# Ratings: { division-name }.{ $computers ->
    [yes] {" "}Jogadores virtuais contam como adversários com rating fixo.
   *[no] {""}
}
