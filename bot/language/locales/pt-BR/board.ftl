pass-hold = sem passe nesta rodada
pass-way = { $count } { $count ->
    [one] carta
   *[other] cartas
} { $way ->
    [left] para a esquerda ⬅️
    [right] para a direita ➡️
    [across] para a frente ⬆️
    [far-left] para o { $steps }º lugar à esquerda ⬅️
   *[far-right] para o { $steps }º lugar à direita ➡️
}
board-title-trick = ## Rodada { $round } · Vaza { $trick }
board-title-pass = ## Rodada { $round } · Passe
board-title-moon = ## Rodada { $round } · 🌙 A lua
board-hint-pass = Aperte **{ button-hand }** para escolher as suas.
board-asks-pass = Passem { $way }
board-asks-call = { $who } dá as cartas e decide como todos passam
board-asks-moon = { $who } decide o que a lua faz
board-asks-lead = { $who } abre a vaza
board-asks-next = { $who } leva{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
} e abre a vaza { $trick }
board-asks-play = Vez de { $who }
board-asks-away = 🤖 joga por { $who }
due = { $due ->
    [none] {""}
   *[other] · ⏱️ o tempo acaba { $due }
}
board-level = 🤖 { $level }: { $who }
news-left = { $who } saiu da mesa; { $other } continua jogando.
news-joined = { $who } joga agora no lugar de { $other }.
news-away = { $who } se ausentou.
news-back = { $who } voltou.
news-plays-on = Nem todos querem encerrar o jogo, então ele segue.
end-agreed = 🏳️ { $me ->
    [yes] Você quer
   *[no] { $who } { $count ->
        [one] quer
       *[other] querem
    }
} encerrar o jogo.
end-missing = { $who } ainda { $count ->
    [one] precisa
   *[other] precisam
} concordar.
end-what = Se todos concordarem, o jogo termina e não conta. **{ button-keep-playing }** cancela o pedido.
end-yours = Você concorda?
board-away = -# 💤 Voltou? Aperte **{ button-hand }** e depois **{ button-back }**.
seat-you = Você
seat-leads = abriu
seat-chooses = escolhendo
seat-card-of = carta de { $who }
trick-taken = Última vaza → **{ $taker }**{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
trick-cancelled = Última vaza → ninguém: todas as cartas se anulam
note-table = Mesa { $code }
note-hearts-open = Copas quebradas
note-hearts-closed = Copas não quebradas
note-queen-fallen = { $queen } já saiu
note-queens-fallen = { $queen }: já { $fallen } de { $dealt }
note-gone = Já jogadas:
note-void = { $who } não tem { $suits }
note-received = Recebidas: { $cards }
note-passed = Passadas para { $to }: { $cards }
note-moon = 🌙 { $me ->
    [yes] Você tem
   *[no] { $who } tem
} os { $points } pontos{ $kitty ->
    [yes] , sem contar o monte
   *[no] {""}
}
note-hold = Nesta rodada não há passe
note-brackets = Entre parênteses: pontos da rodada
note-sealed =
    -# 🔒 Prova de que as cartas não mudam:
    -# { $hash }
note-sealed-why =
    -# 🔒 Prova de que as cartas já estavam definidas antes de alguém jogar:
    -# { $hash }
note-cut = -# ✂️ { $cut ->
    [0] Ninguém cortou o baralho
    [one] Corte: 1 carta de cima para baixo
   *[other] Corte: { $cut } cartas de cima para baixo
}
cut-title = ## Rodada { $round } · O corte
cut-asks = ✂️ { $who } pode cortar o baralho; depois as cartas são distribuídas
cut-yours = ### ✂️ Quer cortar?
    É opcional: prova que ninguém preparou as cartas. Quantas vão de cima para baixo?
cut-form-label = Cartas que vão de cima para baixo
cut-form-hint = Um número de 1 a { $most }
button-cut = ✂️ Cortar
button-cut-elsewhere = Outro…
button-no-cut = Não cortar
refusal-nothing-to-cut = Agora não há nada para cortar.
refusal-cut-of-another = Agora só { $name }, à direita do carteador, pode cortar.
refusal-cut-range = Você pode cortar de 1 a { $most } cartas. Aperte de novo e escreva outro número.
result-title = ## Fim da rodada { $round }
result-title-last = ## Fim do jogo após a rodada { $round }
result-moon = ✨ { $who } levou { $sun ->
    [yes] todas as vazas
   *[no] todas as cartas de pontos
}, então ninguém marca.
result-next = Próxima rodada { $due }, ou assim que todos apertarem **Tudo pronto**.
result-ready = -# Prontos: { $ready }
sheet-step = -# { $step }: { $changes }
sheet-pot = -# { $chips } { $chips ->
    [one] ficha fica
   *[other] fichas ficam
} no pote para a próxima rodada.
note-kitty = monte para { $who }
column-round = { $last ->
    [yes] última rodada
   *[no] rodada
}
column-total = total
column-chips = fichas
headline-moon-no-choice = -# Desta vez não houve escolha: era preciso ter pelo menos { $from } pontos antes da rodada.
headline-moon = 🌙 { $me ->
    [yes] Você
   *[no] **{ $who }**
} acertou a lua{ $effect ->
    [others_up] : { $points } para os outros!
    [shooter_down] : { $points }!
   *[none] !
}
headline-sun = ☀️ { $me ->
    [yes] Você
   *[no] **{ $who }**
} acertou o sol{ $effect ->
    [others_up] : { $points } para os outros!
    [shooter_down] : { $points }!
   *[none] !
}
headline-claimed = 🏁 { $me ->
    [yes] Você
   *[no] **{ $who }**
} terminou a rodada: nada mais podia mudar o placar.
headline-level = ⚖️ **{ $who }** empatam em primeiro: mais uma rodada decide.
headline-queen = { $me ->
    [yes] Você levou
   *[no] **{ $who }** levou
} { $queen }.
game-title = ## 🏆 { $winners } { $count ->
    [one] vence
   *[other] vencem juntos
}
game-length = -# Depois de { $rounds } { $rounds ->
    [one] rodada
   *[other] rodadas
}
standing = { $place }\. { $who } · { $total } { $total ->
    [one] ponto
   *[other] pontos
}
standing-chips = { $place }\. { $who } · { $total } { $total ->
    [one] ficha
   *[other] fichas
}
note-pot = pote: { $chips } 🪙
scores-title = ### Placar
scores-none = Nenhuma rodada terminou ainda.
scores-cut = -# As últimas { $rounds } rodadas; o total conta todas.
names-in-turn = { $last } (antes: { $before })
seat-before = -# Lugar de { $now }, antes: { $before }
seat-until = { $who } (até { $step ->
    [round] o fim da rodada { $round })
    [pass] o passe da rodada { $round })
   *[trick] a vaza { $trick } da rodada { $round })
}
nudge = ⏰ { $who }, é a sua vez na mesa { $code } de Copas.
nudge-pass = ⏰ { $who }: escolha as cartas que vai passar na mesa { $code } de Copas.
nudge-start = 🕗 { $who }: o jogo de Copas já vai começar. { $host } pode apertar **Começar**; depois de três minutos, qualquer pessoa da mesa.
nudge-direct-start = 🕗 Seu jogo de Copas em **{ $server }** já vai começar.
nudge-direct = ⏰ É a sua vez na mesa de Copas em **{ $server }**.
nudge-direct-pass = ⏰ Escolha as cartas que vai passar na mesa de Copas em **{ $server }**.
closed-game = ## O jogo foi encerrado antes do fim
ended-why = { $why ->
    [players] Encerrado por { $who }.
    [moderator] Encerrado por um moderador.
    [left] Não havia mais ninguém na mesa.
   *[idle] Estava em pausa, e ninguém retomou a tempo.
}
closed-length = { $ending ->
    [agreed] Todos quiseram encerrar
   *[other] Acabou
} { $rounds ->
    [0] na primeira rodada
    [one] depois de { $rounds } rodada
   *[other] depois de { $rounds } rodadas
}, então { $ending ->
    [unfinished] pode contar como derrota, mas não como vitória
   *[other] não conta
}.

former-player = Ex-jogador
