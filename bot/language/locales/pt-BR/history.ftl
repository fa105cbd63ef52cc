# Games that are over: how fair their deals were, their replays, lists of them, and what they say about a person.
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
chart-game = jogo
chart-rating = Gráfico do rating ({ division-name }) depois de cada um dos últimos { $games } jogos com rating: de { $first } a { $last }, entre { $low } e { $high }.
chart-beaten = Gráfico dos últimos { $games } jogos: a porcentagem dos outros que não foram melhores, de { NUMBER($first, maximumFractionDigits: 0) } a { NUMBER($last, maximumFractionDigits: 0) }, entre { NUMBER($low, maximumFractionDigits: 0) } e { NUMBER($high, maximumFractionDigits: 0) }.
history-title = ### Jogos neste servidor
history-title-of = ### Jogos de { $who }
history-none = { $page ->
    [0] Nenhum jogo terminou ainda. Abra uma mesa com **{ command-hearts-new }**.
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
   *[no] {" "}{ $total }
}
history-more = e mais { $count }
history-replay = Rever um jogo
history-choice = Mesa { $code }, { $preset }
button-history = Histórico
refusal-profile-hidden = Esta pessoa não mostra como joga.
