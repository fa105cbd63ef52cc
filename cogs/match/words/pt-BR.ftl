# /duplicado: as mesmas cartas para vários, e o que cada um fez com elas.
command-match = /duplicado
    .description = As mesmas cartas para vários
command-match-new = /duplicado novo
    .description = Abrir uma partida duplicada: as mesmas cartas para todos, sozinhos ou em mesas
    .hours = Sozinho: quantas horas cada um tem para jogar
command-match-show = /duplicado ver
    .description = A partida deste canal: quem jogou, e depois seu resultado
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
help-commands-match = `{ command-match-new }` – As mesmas cartas para você e seus amigos
match-title = ## 🃏 Partida duplicada
match-what = As mesmas { $deals } distribuições para todos, cada um quando quiser, contra os mesmos jogadores virtuais. Ganha quem levar menos pontos.
match-what-tables = As mesmas { $deals } distribuições em mesas de quatro, cada uma em outro lugar e com outras pessoas. Ganha quem levar menos pontos com as mesmas cartas.
match-how = -# { $preset } · { $what }
match-deals = { $deals } distribuições
match-hours = { $hours ->
    [1] 1 hora
   *[other] { $hours } horas
} a partir do início
match-player = { $number }\. **{ $who }**{ $cut ->
    [0] {""}
   *[other] {" "}· ✂️ { $cut }
}{ $team ->
    [0] {""}
   *[other] {" "}· time { $team }
}
match-hint = { $host } começa, com { $least } jogadores ou mais.
match-hint-tables = { $host } começa, com 4, 8, 12 ou 16 jogadores; jogadores virtuais podem completar.
match-sealed = -# 🔒 Prova de que as cartas já estão definidas: { $hash }
match-cancelled = Esta partida foi cancelada. Abra outra com `{ command-match-new }`.
match-cancelled-update = Uma atualização do bot cancelou esta partida. Abra outra com `{ command-match-new }`.
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
match-broken-off = ⚠️ Uma atualização do bot encerrou esta partida antes da hora. { $played ->
    [0] Nenhuma distribuição foi jogada por todos, então nada conta.
    [1] Conta uma de { $deals } distribuições: a que todos tinham jogado.
   *[other] Contam { $played } de { $deals } distribuições: as que todos tinham jogado.
}
match-line = { $place }\. **{ $who }** · { $total }{ $computer ->
    [0] {""}
   *[other] {" "}· 🤖 { $computer }
}
match-team-name = Time { $team }
match-no-team = Sem time
match-choose-team = Escolha seu time…
match-team = **{ match-team-name }** · { $total } · { $who }
match-below = -# **+** quer dizer menos pontos que a média com as mesmas cartas.{ $computer ->
    [0] {""}
   *[other] {" "}🤖 Tantas distribuições um jogador virtual terminou.
}
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
button-match-start = Começar
button-match-fill = Começar com virtuais
button-match-cancel = Cancelar partida
button-match-sheet = Todas as distribuições
chart-deal = cartas
chart-match = Os totais de todos depois de cada uma de { $deals } distribuições. No fim: { $finals }.
sheet-title = ### { $who } · { $place }º lugar · { $total }
sheet-points = Pontos
sheet-best = Melhor
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
sheet-seat = **Cartas do lugar { $seat }**
parting-pass = **Primeira diferença, no passe**: { $one } passou { $mine }, { $other } passou { $theirs }.
parting-trick = **Primeira diferença, na vaza { $trick }**: { $one } jogou { $mine }, { $other } jogou { $theirs }.
parting-table = **Primeira diferença, na vaza { $trick }**: na mesa de { $one } jogou-se { $mine }, na de { $other } { $theirs }.
parting-none = { $one } e { $other } jogaram exatamente igual.
parting-claim = { $one } e { $other } jogaram igual até que nada mais podia mudar o placar.
side-title = ### Distribuição { $deal }: { $one } e { $other }
side-player = **{ $who }** · { $points } { $points ->
    [one] ponto
   *[other] pontos
}
side-moon = 🌕 { $own ->
    [yes] Acertou a lua.
   *[no] Outra pessoa acertou a lua.
}
side-trick = { $cards } { $points } { $points ->
    [one] ponto
   *[other] pontos
} · vaza { $trick }
side-key = -# Acima estão as vazas que deram pontos. A primeira carta é a que ganhou a vaza.
side-choose = Comparar com…
side-computer = 🤖 Jogador virtual · { $points } { $points ->
    [one] ponto
   *[other] pontos
}
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
refusal-match-teams = Ou ninguém tem time, ou todos têm um: pelo menos dois times de dois jogadores.
refusal-match-one-try = { $alone ->
    [yes] Uma distribuição da partida se joga uma vez: não dá para desistir nem pausar. Ela espera por você até a partida acabar.
   *[no] Uma distribuição da partida se joga até o fim: não dá para encerrar nem pausar. Um jogador virtual substitui quem sai, até apertar **{ button-match-play }**.
}
refusal-match-no-hint = Numa partida duplicada não há dicas.
refusal-rematch-match = Isso foi uma distribuição de uma partida duplicada. Abra outra com { command-match-new }.
refusal-match-only-alone = Você não está em nenhuma mesa deste servidor. Sua distribuição de uma partida duplicada continua com { command-match-show }.
refusal-match-elsewhere = Você não está em nenhuma mesa deste servidor. Sua distribuição de uma partida duplicada continua em outro servidor, onde ela é jogada: { $where }
