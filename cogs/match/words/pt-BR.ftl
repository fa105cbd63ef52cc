# /duplicado: as mesmas cartas para vários, e o que cada um fez com elas.
command-match = /duplicado
    .description = As mesmas cartas para vários
command-match-new = /duplicado novo
    .description = Abrir uma partida duplicada: as mesmas cartas para todos, sozinhos ou em mesas
    .hours = Sozinho: quantas horas cada um tem para jogar
command-match-show = /duplicado ver
    .description = A partida deste canal: quem jogou, e depois sua folha
option-deals = quantidade
    .description = Quantas distribuições
option-hours = horas
    .description = Quantas horas cada um tem para jogar
option-where = onde
    .description = Sozinho contra jogadores virtuais, ou em mesas de quatro
choice-where = { $value ->
    [tables] em mesas de quatro
   *[alone] sozinho, quando quiser
}
help-commands-match = **Partidas duplicadas**: `{ command-match-new }`, as mesmas cartas para você e seus amigos.
match-title = ## 🃏 Partida duplicada
match-what = As mesmas { $deals } distribuições para todos, cada um quando quiser, contra os mesmos jogadores virtuais. Ganha quem levar menos pontos.
match-what-tables = As mesmas { $deals } distribuições em mesas de quatro, cada uma em outro lugar e com outras pessoas. Ganha quem levar menos pontos com as mesmas cartas.
match-how = -# { $preset }{ $deals ->
    [0] {""}
   *[other] {" "}· { $deals } distribuições
}{ $hours ->
    [0] {""}
    [1] {" "}· 1 hora para jogar depois do início
   *[other] {" "}· { $hours } horas para jogar depois do início
}
match-how-tables = -# { $preset }{ $deals ->
    [0] {""}
   *[other] {" "}· { $deals } distribuições · em mesas
} · { $pace }
match-player = { $number }\. **{ $who }**{ $cut ->
    [0] {""}
   *[other] {" "}· ✂️ { $cut }
}{ $team ->
    [0] {""}
   *[other] {" "}· time { $team }
}
match-hint = { $host } começa, com { $least } jogadores ou mais. **Cortar**, se quiser, põe um número seu na mistura.
match-hint-tables = { $host } começa, com 4, 8, 12 ou 16 jogadores; jogadores virtuais podem completar. **Cortar**, se quiser, põe um número seu na mistura.
match-sealed = -# 🔒 Lacradas antes de alguém entrar: { $hash }
match-cancelled = Esta partida foi cancelada.
match-cancelled-update = Esta partida foi cancelada: o bot foi atualizado, e os jogadores virtuais com os quais as cartas foram lacradas não existem mais. Abra outra com { command-match-new }.
match-until = ⏱️ Jogue até { $at }. Os resultados aparecem quando todos tiverem jogado.
match-progress = **{ $who }** · { $done } de { $deals }{ $team ->
    [0] {""}
   *[other] {" "}· time { $team }
}
match-deal-now = ### Distribuição { $deal } de { $deals }
match-deal-now-hint = **Jogar** mostra suas cartas. A próxima distribuição começa quando todas as mesas tiverem jogado esta.
match-table = **Mesa { $table }** · { $over ->
    [yes] ✅ jogada
   *[no] { $tricks } de { $all } vazas
} · { $who }
match-over = ## 🏆 A partida duplicada acabou
match-broken-off = ⚠️ O bot foi atualizado, e os jogadores virtuais com os quais estas cartas foram lacradas não existem mais. { $played ->
    [0] Nenhuma distribuição foi jogada por todos, então nada conta.
    [1] Conta uma de { $deals } distribuições: a que todos tinham jogado.
   *[other] Contam { $played } de { $deals } distribuições: as que todos tinham jogado.
}
match-line = { $place }\. **{ $who }** · { $total }{ $computer ->
    [0] {""}
   *[other] {" "}· 🤖 { $computer }
}
match-team = **Time { $team }** · { $total } · { $who }
match-below = -# Pontos abaixo da média de todos os que tinham as mesmas cartas.{ $computer ->
    [0] {""}
   *[other] {" "}🤖 Tantas distribuições um jogador virtual terminou.
}
match-opened = -# 🔓 Distribuições abertas; { command-hearts-verify } as confere: { $secret }
match-difference = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
}{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
match-deal-over = ### Distribuição { $deal } de { $deals } jogada
match-deal-stopped = ### Não dá para continuar a distribuição { $deal } de { $deals }
match-all-played = Você jogou todas as { $deals } distribuições. Os resultados aparecem quando todos tiverem jogado, no máximo { $left }.
match-others-play = As outras mesas ainda jogam estas cartas. Aviso você quando vierem as próximas.
button-match-next = Próxima distribuição
button-match-play = 🃏 Jogar
button-match-join = Participar
button-match-leave = Sair
button-match-cut = ✂️ Cortar
button-match-team = Mudar de time
button-match-start = Começar
button-match-fill = Começar com virtuais
button-match-cancel = Cancelar partida
button-match-sheet = Minha folha
chart-deal = cartas
chart-match = Os totais de todos depois de cada uma de { $deals } distribuições. No fim: { $finals }.
sheet-title = ### { $who } · { $place }º lugar · { $total }
sheet-points = pts
sheet-mean = média
sheet-difference = dif
sheet-best = melhor
sheet-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sheet-hint = -# * Um jogador virtual jogou, ou terminou de jogar.
sheet-deal = Distribuição { $deal }
sheet-choose = Ver uma distribuição…
sheet-deal-title = ### Distribuição { $deal }
sheet-line = **{ $who }** · { $points } { $points ->
    [one] ponto
   *[other] pontos
} · { $difference }{ $computer ->
    [yes] {" "}· 🤖
   *[no] {""}
}
sheet-seat = Lugar { $seat }
sheet-computers = -# 🤖 Jogadores virtuais com as cartas de { $who }: { $points }
parting-pass = **A diferença está no passe**: { $one } passou { $mine }, { $other } passou { $theirs }.
parting-trick = **A diferença está na vaza { $trick }**: { $one } jogou { $mine }, { $other } jogou { $theirs }.
parting-table = **A diferença está na vaza { $trick }**: na mesa de { $one } jogou-se { $mine }, na de { $other } { $theirs }.
parting-none = { $one } e { $other } jogaram exatamente igual.
parting-claim = { $one } e { $other } jogaram igual até que nada mais podia mudar o placar.
side-title = ### Distribuição { $deal }: { $one } e { $other }
side-key = -# Sublinhada: a carta da pessoa citada depois da vaza, com os pontos que ela levou · ✓ levada sem pontos
side-choose = Comparar com…
side-computer = 🤖 Jogador virtual · { $points }
refusal-no-such-match = Essa partida não existe. Abra uma com { command-match-new }.
refusal-no-match-here = Não há partida duplicada neste canal. Abra uma com { command-match-new }.
refusal-match-no-chips = Um jogo por fichas não tem pontos para comparar. Escolha outro jogo.
refusal-match-four-seats = Em mesas são precisas regras para quatro; estas são para { $seats }. Escolha outro jogo, ou deixe cada um jogar sozinho.
refusal-match-hours-or-pace = As horas são para partidas sozinho; o ritmo, para partidas em mesas. Tire o que não combina.
refusal-match-too-many-yours = Você já tem { $most } partidas em andamento. Termine ou cancele uma antes.
refusal-match-too-many-here = Este servidor já tem { $most } partidas em andamento. Uma delas precisa acabar antes.
refusal-match-joined = Você já participa. A partida começa quando o anfitrião apertar **{ button-match-start }**.
refusal-match-full = Esta partida já tem { $most } jogadores.
refusal-match-begun = Esta partida já começou e não pode mais mudar. Se você participa, aperte **{ button-match-play }**.
refusal-match-not-begun = Esta partida não começou. Quem a abriu é que começa.
refusal-match-closed = Esta partida acabou.
refusal-match-sealed = Alguém ainda pode jogar estas cartas. Os resultados aparecem quando todos tiverem jogado.
refusal-match-nothing-counts = Nenhuma distribuição desta partida foi jogada por todos: não há o que comparar.
refusal-not-in-match = Você não participa desta partida. Abra a sua com { command-match-new }.
refusal-match-join-first = Você ainda não participa desta partida. Aperte primeiro **{ button-match-join }**.
refusal-match-seat-lost = Você perdeu seu lugar nesta distribuição. Volta a jogar a partir da próxima.
refusal-match-too-few = São precisos pelo menos { $least } jogadores.
refusal-match-places = Mesas de quatro precisam de 4, 8, 12 ou 16 jogadores: { $more } a mais{ $fewer ->
    [0] {""}
   *[other] {" "}ou { $fewer } a menos
}. **{ button-match-fill }** completa com jogadores virtuais.
refusal-match-teams = Ou ninguém tem time, ou todos têm um: pelo menos dois times de dois jogadores. **{ button-match-team }** leva você para o próximo; depois do último, para nenhum.
refusal-match-one-try = { $alone ->
    [yes] Uma distribuição da partida se joga uma vez: não dá para desistir nem pausar. Ela espera por você até a partida acabar.
   *[no] Uma distribuição da partida se joga até o fim: não dá para encerrar nem pausar. Um jogador virtual substitui quem sai, até apertar **{ button-match-play }**.
}
refusal-match-no-hint = Numa partida duplicada não há dicas.
refusal-rematch-match = Isso foi uma distribuição de uma partida duplicada. Abra outra com { command-match-new }.
refusal-match-only-alone = Você não está em nenhuma mesa deste servidor. Sua distribuição de uma partida duplicada continua com { command-match-show }.
refusal-match-elsewhere = Você não está em nenhuma mesa deste servidor. Sua distribuição de uma partida duplicada continua em outro servidor, onde ela é jogada: { $where }
