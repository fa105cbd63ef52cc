refusal-replay-players-only = O jogo ainda está em andamento: até acabar, só quem joga vê as rodadas terminadas.
refusal-no-finished-round = Nenhuma rodada desse jogo acabou ainda. As mãos são abertas no fim da rodada.
refusal-no-such-round = Não dá para ver essa rodada. A última é a de número { $last }.
refusal-nothing-dealt = Nessa mesa ainda não foram dadas cartas.
refusal-no-past-game = Nenhum jogo foi jogado até o fim aqui ainda. Um que terminou antes tem os seus botões embaixo; { command-hearts-new } abre uma mesa.
button-replay = Rever
button-share = Publicar
button-deciding-trick = Vaza decisiva
deciding-withdrawn = Aqui estava a vaza decisiva da mesa { $code }. Alguém que jogou nela pediu a exclusão dos seus dados.
chart-round = rodada
chart-seat = Lugar { $seat }
chart-scores = Gráfico dos totais em { $rounds } { $rounds ->
    [one] rodada
   *[other] rodadas
}. No fim: { $finals }. Na liderança: { $leads }.
chart-lead = { $who } ({ $rounds ->
    [1] rodada { $first }
   *[other] rodadas { $first } a { $last }
})
# Games that are over: how fair their deals were, and their replays.
