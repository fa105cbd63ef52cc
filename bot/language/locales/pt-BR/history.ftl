# Games that are over: how fair their deals were, and their replays.
verify-title = ### Rodada { $round } na mesa { $code }: a distribuição foi justa?
verify-hash = **Publicado antes da rodada** (SHA-256 de um segredo):
    `{ $hash }`
verify-secret = **Aberto depois dela**, o segredo:
    `{ $secret }`
verify-playing = A rodada ainda está em jogo. O segredo é aberto quando ela acaba; aí este comando confere a distribuição.
verify-ended = O jogo foi encerrado antes do fim desta rodada, então o segredo nunca foi aberto.
verify-sealed = ✅ Sim: o SHA-256 do segredo é o hash publicado, então o segredo foi fixado antes da rodada.
verify-not-sealed = ❌ Não: o SHA-256 do segredo não é o hash publicado.
verify-fair = ✅ Sim: embaralhar as cartas com o segredo dá a distribuição que foi jogada.
verify-not-fair = ❌ Não: embaralhar as cartas com o segredo dá outra distribuição, não a que foi jogada.
verify-match = **O segredo da distribuição** é o começo de HMAC-SHA256 de `{ $text }` com esse segredo, e depois a versão:
    `{ $secret }`
verify-drawn = ✅ Sim: o segredo da distribuição vem dele e do que cada um cortou.
verify-not-drawn = ❌ Não: o segredo da distribuição não vem dele e do que cada um cortou.
verify-deal = **A distribuição que o segredo dá**
verify-kitty = Monte: { $cards }
verify-dealer = Carteador: lugar { $seat }
verify-cut = **Corte**: { $cut ->
    [0] ninguém cortou o baralho
   *[other] { $cut }, depois que o hash foi publicado
}
verify-yourself = **Confira sem mim.** `echo { $secret } | xxd -r -p | sha256sum` dá o hash. Para a distribuição, SHA-256(segredo + contador) dá os números aleatórios de um embaralhamento de Fisher-Yates do baralho ordenado: `docs/deal-vector.md`, que acompanha meu código-fonte, tem a receita completa e um exemplo para testar.
verify-yourself-cut = Depois do segredo vem o texto `cut { $cut }` antes de embaralhar; a receita diz isso no passo *Cut*.
refusal-replay-players-only = O jogo ainda está em andamento: até acabar, só quem joga vê as rodadas terminadas.
refusal-no-finished-round = Nenhuma rodada desse jogo acabou ainda. As mãos são abertas no fim da rodada.
refusal-no-such-round = Não dá para ver essa rodada. A última é a de número { $last }.
refusal-nothing-dealt = Nessa mesa ainda não foram dadas cartas.
refusal-no-past-game = Nenhum jogo foi jogado até o fim aqui ainda. Um que terminou antes tem os seus botões embaixo; { command-hearts-new } abre uma mesa.
button-replay = Rever
button-hide-hands = Esconder mãos
button-show-hands = Mostrar mãos
replay-deal = ### Mesa { $code } · rodada { $round } de { $rounds } · a distribuição{ $passes ->
    [yes] {" "}e os passes
   *[no] , sem passe
}
replay-trick = ### Mesa { $code } · rodada { $round } de { $rounds } · vaza { $trick } de { $tricks }
replay-seat = **{ $who }**{ $points ->
    [0] {""}
    [one] {" "}· { $points } ponto
   *[other] {" "}· { $points } pontos
}
replay-passed = ➡️ { $to }: { $cards }
replay-kitty = Monte: { $cards }
replay-taker = → **{ $who }** leva{ $points ->
    [0] {""}
    [one] , { $points } ponto
   *[other] , { $points } pontos
}
replay-nobody = → ninguém leva: todas as cartas foram anuladas
replay-score = { $who } { $points } ({ $total })
replay-result = A rodada: { $scores }
replay-round = Rodada { $round }
button-share = Publicar
button-deciding-trick = Vaza decisiva
button-share-public = Mostrar a todos
deciding-heading = ### Mesa { $code } · a vaza decisiva
deciding-shared = ### { $who } compartilha a vaza decisiva da mesa { $code }
deciding-title = Rodada { $round }, vaza { $trick } de { $tricks }
deciding-play = { $who } joga: { $card }
deciding-nobody = Ninguém leva: todas as cartas se anulam
deciding-moon = { $who } completa a lua com ela
deciding-taker = { $who } leva: { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}
deciding-taker-chips = { $who } leva: { $hearts ->
    [0] nenhuma carta de copas
    [one] { $hearts } carta de copas
   *[other] { $hearts } cartas de copas
}
deciding-withdrawn = Aqui estava a vaza decisiva da mesa { $code }. Alguém que jogou nela pediu a exclusão dos seus dados.
refusal-share-unfinished = Isso é para jogos terminados: nenhuma vaza decidiu este ainda.
refusal-share-elsewhere = Mostre onde o jogo aconteceu: { $where }.
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
