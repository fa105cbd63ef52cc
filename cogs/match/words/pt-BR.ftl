# /duplicado: as mesmas cartas para vários, e o que cada um fez com elas.
command-match = /duplicado
    .description = As mesmas cartas para vários
command-match-new = /duplicado novo
    .description = Abrir uma partida duplicada: as mesmas cartas para todos, solo ou em mesas
    .hours = Solo: quantas horas cada um tem para jogar
command-match-show = /duplicado ver
    .description = A partida deste canal: quem jogou, e depois seu resultado
option-deals = quantidade
    .description = Quantas distribuições
option-hours = horas
    .description = Quantas horas cada um tem para jogar
option-where = onde
    .description = Solo contra jogadores virtuais, ou em mesas de quatro
choice-where = { $value ->
    [tables] em mesas de quatro
   *[alone] solo, quando cada um quiser
}
help-start-match = `{ command-match-new }` – As mesmas cartas para você e seus amigos
match-title = ## 🃏 Mesmas cartas para todos
match-what = Todos recebem as mesmas cartas, e cada um joga por conta própria contra jogadores virtuais: { $deals } distribuições em { match-hours }. Ganha quem levar menos pontos.
match-what-tables = Mesas de quatro jogam as mesmas { $deals } distribuições. Em outra mesa, alguém tem as suas cartas: leve menos pontos.
match-what-computers = -# Com até quatro pessoas, jogadores virtuais jogam na outra mesa.
match-how = -# Regras: { $preset }
match-deals = { $deals } distribuições
match-hours = { $hours ->
    [1] 1 hora
   *[other] { $hours } horas
}
match-player = { $number }\. { $who }
match-hint = { $missing ->
    [0] { $host } já pode começar, ou esperar mais gente.
   *[other] { $host } pode começar assim que mais alguém apertar **{ button-match-join }**. Mencione seus amigos neste canal!
}
match-meanwhile = -# Enquanto espera:
match-hint-fill = { $free ->
    [one] { $host } já pode começar com um jogador virtual, ou esperar mais gente.
   *[other] { $host } já pode começar com { $free } jogadores virtuais, ou esperar mais gente.
}
match-cut-hint = -# Opcional: se você cortar, ninguém pode ter conhecido as cartas de antemão.
match-cuts = -# ✂️ Já cortaram: { $who }
match-cut = { $who } ({ $cut ->
    [one] 1 carta
   *[other] { $cut } cartas
})
match-cancelled = { $why ->
    [players] { $host } cancelou esta partida.
    [moderator] Um moderador cancelou esta partida.
    [left] O anfitrião saiu, então esta partida foi cancelada.
    [idle] { $players ->
        [1] Só uma pessoa entrou a tempo, então esta partida foi cancelada.
       *[other] Ninguém começou a tempo, então esta partida foi cancelada.
    }
    [update] Uma atualização do bot cancelou esta partida. Desculpe!
   *[unknown] Esta partida foi cancelada.
}
match-until = Todos têm as mesmas cartas. Jogue quando quiser até { $at }; os resultados aparecem quando todos tiverem jogado.
match-progress = **{ $who }** · { $done } de { $deals }{ $team ->
    [0] {""}
   *[other] {" "}· time { $team }
}
match-deal-now = ### Distribuição { $deal } de { $deals }
match-deal-now-hint = **Jogar** mostra suas cartas. { $tables ->
    [2] Na outra mesa, alguém tem as mesmas. A próxima distribuição começa quando as duas mesas terminarem.
   *[other] Em outra mesa, alguém tem as mesmas. A próxima distribuição começa quando todas as mesas terminarem.
}
match-table = **Mesa { $table }** · { $over ->
    [yes] ✅ jogada
   *[no] { $tricks } de { $all } vazas
}
    { $who }
match-sure-leave = ### Sair da partida?
    { $tables ->
        [yes] Um jogador virtual joga por você até você apertar **{ button-match-play }**. As distribuições contam para você de qualquer jeito.
       *[no] Jogadores virtuais jogam as distribuições que faltam, e não dá para voltar.
    }
match-left = Agora um jogador virtual joga por você. **{ button-match-play }** devolve seu lugar.
match-sure-cancel = ### Cancelar esta partida?
    { $alone ->
        [yes] Ninguém mais entrou.
       *[no] Quem entrou perde o lugar.
    }
match-sure-end = ### Encerrar a partida para todos?
    Só contam as distribuições que todos jogaram. Depois não dá para continuar.
match-broken-off = ⚠️ { $why ->
    [players] { $host } encerrou esta partida antes da hora.
    [moderator] Um moderador encerrou esta partida antes da hora.
    [update] Uma atualização do bot encerrou esta partida antes da hora.
   *[unknown] Esta partida foi encerrada antes da hora.
} { $played ->
    [0] Nem todos tinham jogado a primeira distribuição, então nada conta.
    [1] Conta uma das { $deals } distribuições: a que todos tinham jogado.
   *[other] Contam { $played } das { $deals } distribuições: as que todos tinham jogado.
}
match-line = { $place }\. **{ $who }** · { $total }{ $computer ->
    [0] {""}
    [one] {" "}· 1 distribuição por 🤖
   *[other] {" "}· { $computer } distribuições por 🤖
}
match-team-name = Time { $team }
match-no-team = Sem time
match-choose-team = Escolha seu time…
match-team = **{ match-team-name }** · { $total } · { $who }
match-team-average = -# Times: a média dos seus jogadores.
match-scores = -# Pontos em relação à média com as mesmas cartas. Ganha quem tiver menos.
match-computer = 🤖 Jogador virtual
match-difference = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
}{ match-amount }
match-amount = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
match-deal-over = ### Fim da distribuição { $deal } de { $deals }
match-deal-stopped = ### A distribuição { $deal } de { $deals } foi interrompida
    A partida terminou antes da hora, então esta distribuição não conta.
match-compared = Todos jogaram { $compared ->
    [1] a distribuição 1. Nela
   *[other] as distribuições 1–{ $compared }. Nelas
} você tem **{ $sign ->
    [minus] { match-amount } { $value ->
        [one] ponto
       *[other] pontos
    } a menos
    [plus] { match-amount } { $value ->
        [one] ponto
       *[other] pontos
    } a mais
   *[none] exatamente os mesmos pontos
}** que a média com as mesmas cartas.
match-not-compared = Seu resultado aparece quando todos tiverem jogado estas cartas.
match-all-played = ✅ Você terminou. Os resultados aparecem quando todos terminarem, o mais tardar { $left }.
match-others-play = As outras mesas ainda jogam estas cartas. Aviso você quando vierem as próximas.
button-match-next = Próxima distribuição
button-match-play = 🃏 Jogar
button-match-join = Participar
button-match-more = { button-more }
button-match-leave = Sair
button-match-start = Começar
button-match-cancel = Cancelar partida
button-match-new = Nova partida
button-match-end = Encerrar partida
button-match-quit = Sim, sair
button-match-keep = Manter
button-match-stop = Sim, encerrar
button-match-sheet = Distribuições
chart-deal = cartas
chart-match = Os totais de todos depois de cada uma de { $deals } distribuições. No fim: { $finals }.
sheet-title = ### { $who } · { $place }º lugar · { $total }
sheet-points = Pontos
sheet-best = Melhor
sheet-all = todos
sheet-columns = -# **#**: distribuição · **+/−**: em relação à média com as mesmas cartas
sheet-hint = -# * Um jogador virtual jogou, ou terminou de jogar.
sheet-deal = Distribuição { $deal }
sheet-choose = Ver uma distribuição…
sheet-seated = -# Mesa { $table }: { $who }
sheet-table = 🤖 Mesa { $table }
sheet-average = -# Mesmas cartas · média { match-amount }
sheet-line = { $who } · { $points } { $points ->
    [one] ponto
   *[other] pontos
} · { $difference }{ $computer ->
    [yes] {" "}· 🤖
   *[no] {""}
}
sheet-computer = -# 🤖 Um jogador virtual terminou esta distribuição.
sheet-rival = -# Comparado com { $who }{ $several ->
    [yes] , que teve menos pontos que todos:
   *[no] :
}
parting-pass = A primeira diferença foi o passe: { $one } passou { $mine }, { $other } passou { $theirs }.
parting-trick = A primeira diferença veio na vaza { $trick }: { $one } jogou { $mine }, { $other } jogou { $theirs }.
parting-table = A primeira diferença veio na vaza { $trick }: na mesa de { $one } jogou-se { $mine }, na de { $other } { $theirs }.
parting-none = { $one } e { $other } jogaram exatamente igual.
parting-claim = { $one } e { $other } jogaram igual até que nada mais podia mudar o placar.
side-title = ### Distribuição { $deal }: { $one } e { $other }
side-player = **{ $who }** · { $points } { $points ->
    [one] ponto
   *[other] pontos
}
side-moon = 🌕 { $own ->
    [yes] Acertou a lua: estas vazas não contam.
   *[no] Outra pessoa acertou a lua.
}
side-trick = { $cards } { $points } { $points ->
    [one] ponto
   *[other] pontos
} · vaza { $trick }
side-key = Estas vazas custaram pontos, com a carta vencedora primeiro:
side-both = **Os dois**
side-choose = Comparar com…
side-computer = { $who } · { $points } { $points ->
    [one] ponto
   *[other] pontos
}
refusal-no-such-match = Essa partida não existe. Abra uma com { command-match-new }.
refusal-no-match-here = Não há partida duplicada neste canal. Abra uma com { command-match-new }.
refusal-match-no-chips = Um jogo por fichas não tem pontos para comparar. Escolha outra variante.
refusal-match-four-seats = Em mesas, as regras precisam ser para quatro; estas são para { $seats }. Escolha outra variante, ou deixe cada um jogar sozinho.
refusal-match-hours-or-pace = As horas são para partidas solo; o ritmo, para partidas em mesas. Tire o que não combina.
refusal-match-too-many-yours = Você já tem { $most } partidas em andamento. Termine ou cancele uma antes.
refusal-match-too-many-here = Este servidor já tem { $most } partidas em andamento. Uma delas precisa acabar antes.
match-cancelled-done = ✅ Pronto.
refusal-match-joined = Você já participa.
refusal-match-full = Esta partida já tem { $most } jogadores.
refusal-match-begun = Esta partida já começou e não pode mais mudar. Se você participa, aperte **{ button-match-play }**.
refusal-match-not-begun = Esta partida ainda não começou. Quem a abriu é que dá início.
refusal-match-closed = Esta partida acabou.
refusal-match-sealed = Alguém ainda pode jogar estas cartas. Os resultados aparecem quando todos tiverem jogado.
refusal-match-nothing-counts = Esta partida terminou antes de todos jogarem a primeira distribuição: não há o que comparar.
refusal-not-in-match = Você não participa desta partida. Abra a sua com { command-match-new }.
refusal-match-join-first = Você ainda não participa desta partida. Aperte primeiro **{ button-match-join }**.
refusal-match-seat-lost = Você perdeu seu lugar nesta distribuição. Volta a jogar a partir da próxima.
refusal-match-too-few = É preciso ter pelo menos { $least } jogadores. Mencione seus amigos neste canal: eles só precisam apertar **{ button-match-join }**.
refusal-match-places = Mesas de quatro precisam de 4, 8, 12 ou 16 jogadores: { $more } a mais{ $fewer ->
    [0] {""}
   *[other] {" "}ou { $fewer } a menos
}. Aperte **{ button-match-start }** de novo, e jogadores virtuais ficam com os lugares livres.
refusal-match-teams = Ou ninguém tem time, ou todos têm um: pelo menos dois times de dois jogadores.
refusal-match-one-try = { $alone ->
    [yes] Uma distribuição da partida se joga uma vez: não dá para encerrar nem pausar. Ela espera por você até a partida acabar.
   *[no] Uma distribuição da partida se joga até o fim: não dá para encerrar nem pausar. Se você sair, um jogador virtual joga por você até você apertar **{ button-match-play }**.
}
refusal-match-no-hint = Numa partida duplicada não há dicas.
refusal-rematch-match = Era uma distribuição de uma partida duplicada. Abra outra com { command-match-new }.
match-to-continue = Para continuar sua partida duplicada, use { command-match-show }.
refusal-match-only-alone = Você não está em nenhuma mesa deste servidor. { match-to-continue }
refusal-match-elsewhere = Você não está em nenhuma mesa deste servidor. Sua partida duplicada continua em outro servidor: { $where }
