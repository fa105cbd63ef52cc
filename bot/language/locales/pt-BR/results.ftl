# At the end of a game.
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
