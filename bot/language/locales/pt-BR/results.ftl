# At the end of a game.
division-name = { $value ->
    [standard] regras padrão
    [other] outras regras
    [omnibus] omnibus
    [spot] copas por valor
    [many-handed] mais de seis jogadores
    [chips] por fichas
    [everything] todas as regras
   *[level] solo contra { level-opponents }
}
story-margin = { $who } terminou com { $points } { $chips ->
    [yes] { $points ->
        [one] ficha
       *[other] fichas
    }
   *[no] { $points ->
        [one] ponto
       *[other] pontos
    }
} de vantagem sobre { $other }.
story-level = Empate na liderança: { $who }.
story-queen = { $who } levou { $queen } { $times ->
    [2] duas vezes.
   *[other] { $times } vezes.
}
story-always = { $who } liderou da primeira rodada à última.
story-exact = { $who } fez exatamente { $score } pontos, e assim se vence.
story-moon = A lua de { $who } na rodada { $round } mudou tudo.
story-turn = { $who } passou à frente na rodada { $round }, em que { $before }, até então na liderança, { $points ->
    [0] não levou nenhum ponto.
    [one] levou 1 ponto.
   *[other] levou { $points } pontos.
}
story-passed = { $who } ultrapassou { $before } na rodada { $round }.
rating-change = { " " }· rating { $change }, agora { $rating }
rating-provisional = provisório
rating-hinted = -# Desta vez o rating não sobe: { $who }
rating-departed = -# Saída antes do fim: { $who }
rating-removed = -# Fora por decisão de um moderador: { $who }
rating-about = -# Ratings: { division-name }.{ $computers ->
    [yes] {" "}Jogadores virtuais contam como adversários com rating fixo.
   *[no] {""}
}
