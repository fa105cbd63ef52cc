refusal-replay-players-only = O jogo ainda está em andamento: até o fim, só quem joga vê as rodadas terminadas.
refusal-no-finished-round = Nenhuma rodada desse jogo acabou ainda. As mãos aparecem no fim da rodada.
refusal-no-such-round = Essa rodada não existe. A última é a rodada { $last }.
refusal-nothing-dealt = Nessa mesa ainda não foram dadas cartas.
refusal-no-seal = Estas cartas vêm de um arquivo. Não foram lacradas aqui, então não há nada para verificar.
refusal-no-past-game = Nenhum jogo foi terminado aqui ainda. Os que acabaram antes têm os botões embaixo da mensagem; { command-hearts-new } abre uma mesa.
button-replay = Rever jogadas
button-share = Publicar
button-deciding-trick = Vaza decisiva
deciding-withdrawn = Aqui estava a vaza decisiva da mesa { $code }. Alguém desse jogo apagou os próprios dados.
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
