panel-lobby =
    { $host ->
        [yes] O jogo ainda não começou. Aperte **{ button-start }** na mensagem da mesa, e sua mão aparece aqui.
       *[no] O jogo ainda não começou. Sua mão aparece aqui quando ele começar.
    }
panel-suspended = O jogo está em pausa. **Retomar** continua o jogo para todos.
panel-dealing = Dando as cartas…
panel-won = ## 🏆 Você venceu!
panel-place = { $shared ->
    [yes] Você divide o { $place }º lugar
   *[no] Você terminou em { $place }º lugar
}, a { $behind } { $behind ->
    [one] ponto
   *[other] pontos
} da vitória.
panel-own-round = ### Rodada { $round }: { $points } para você
    Seu total: **{ $total }**
own-points = { $chips ->
    [yes] Suas copas
   *[no] Seus pontos
}: { $parts }
own-haul = { $card ->
    [none] { $points } do monte
   *[other] { $card } levou { $points }
}{ $queen ->
    [yes] {" "}com { $it }
   *[no] {""}
}
closed-alone = ### Este jogo acabou
panel-void = { $void ->
    [C] Sem paus
    [D] Sem ouros
    [S] Sem espadas
   *[H] Sem copas
}
panel-your-turn = ### { $void ->
    [no] Sua vez
   *[other] { panel-void }: qualquer carta
}
panel-waits = ### Vez de { $who }
panel-you-lead-trick = ### { $trick ->
    [1] Você abre a rodada
   *[other] Você abre a vaza { $trick }
}{ $hearts ->
    [no] , sem copas
   *[yes] {""}
}
panel-leads-trick = ### { $who } abre a vaza { $trick }
panel-trick = Vaza { $trick }
trick-over = Vaza { $trick }: { $taken }
trick-taker = { $taken ->
    [me] você leva
    [no] ninguém leva: todas as cartas se anulam
   *[yes] { $who } leva
}{ $points ->
    [none] {""}
   *[other] {" "}· { $points }
}
trick-you = você
trick-line = Última:{" "}{ $cards } → { $who ->
    [none] ninguém
   *[other] { $who }{ $points ->
        [none] {""}
       *[other] {" "}{ $points }
    }
}
panel-round = Rodada { $round }
panel-deal = 🃏 Distribuição { $deal }/{ $deals }
panel-away = ### Um jogador virtual joga por você
panel-by-itself = { $why ->
    [premove] Sua escolha, { $card }, já vai ser jogada.
   *[only] Só vale { $card }: ela vai sozinha.
}
panel-premove = ⏩ Depois: { $card }. Repita para retirar.
panel-premove-asked = ⏩ { $card } fica: { $why }.
panel-ahead = ⏩ Você já pode escolher uma carta.
premove-blocked = agora não pode
premove-lead = você abre a vaza
premove-card = saiu uma carta cara
premove-hearts = as copas foram quebradas
premove-void = alguém está sem o naipe
premove-takes = ela levaria pontos
premove-placeholder = Adiantar a jogada
premove-take-back = Retirar: { $card }
panel-claim = { $left ->
    [moon] 🏁 O resto é seu, e a lua também!
    [points] 🏁 Os pontos que faltam são seus.
   *[no] 🏁 Esta rodada já está decidida.
}
panel-time-was-up = ⏱️ O tempo acabou: joguei { $card } por você.
panel-time-was-up-else = ⏱️ O tempo acabou: um jogador virtual escolheu por você.
panel-time-was-up-moon = ⏱️ O tempo acabou. Escolhi por você: **{ $choice }**.
panel-stood-in = 💤 Um jogador virtual joga por você desde { $trick ->
    [0] a rodada { $round }
   *[other] a rodada { $round }, vaza { $trick }
}. Aperte **Voltei** para jogar.
panel-passed = Recebe: { $received } · Passa: { $gone }
panel-no-cards = Você já jogou todas as suas cartas.
panel-out = Você está fora: não tem fichas suficientes. Os outros continuam.
panel-kitty = Só você vê isto: no monte havia { $cards }.
panel-waits-call = { $who } decide como todos passam. Sua mão:
panel-asks-call = ### Você decide como todos passam
    Distribua até { $most } cartas antes de ver as suas. Se você passar uma à sua esquerda, todos passam uma à esquerda.
call-placeholder = { $left ->
    [0] Todas as cartas estão definidas
    [one] Para quem vai a última?
   *[other] Para quem? (faltam { $left })
}
call-nothing = Ninguém recebe cartas ainda.
call-share = { $count } { $count ->
    [one] carta
   *[other] cartas
} para **{ $to }**
panel-waits-moon = { $sun ->
    [yes] { $who } acertou o sol e decide o que ele faz.
   *[no] { $who } acertou a lua e decide o que ela faz.
}
panel-asks-moon = { $sun ->
    [yes] ### ☀️ Você acertou o sol! Quem recebe os pontos?
   *[no] ### 🌙 Você acertou a lua! Quem recebe os pontos?
}
panel-moon-when-late = -# Se o tempo acabar: **{ $choice }**
pass-title = ### Passe { $count } { $count ->
    [one] carta
   *[other] cartas
} para { $to }
time-left = { $due ->
    [none] {""}
   *[other] -# ⏱️ O tempo acaba { $due }
}
pass-placeholder = Escolha { $count } { $count ->
    [one] carta
   *[other] cartas
} para { $to }
pass-choose = Escolher…
pass-copies = { $chosen } de { $copies }
pass-none = { $count ->
    [one] Toque na carta que quer passar.
   *[other] Toque nas cartas que quer passar.
}
pass-more = Escolhidas: { $cards } · { $missing ->
    [one] falta { $missing }
   *[other] faltam { $missing }
}
pass-ready = Escolhidas: { $cards }
pass-share = Para **{ $to }**: { $cards }
pass-missing = { $missing ->
    [0] Agora aperte **{ button-pass-these }**.
   *[other] Escolha mais { $missing }.
}
pass-chosen = ### ✅ Seu passe está pronto
pass-chosen-for-you = ### ✅ Um jogador virtual escolheu seu passe
pass-waits = Você pode trocar suas cartas até todos terminarem.
play-placeholder = Escolha a carta a jogar…
spectator-title = ### 👀 Você está assistindo
spectator-hint = Você não vê a mão de ninguém.
spectator-off = Este servidor não permite assistir.
spectator-lobby = O jogo ainda não começou.
spectator-seat = Se pegar um lugar, você substitui { $who }, com { $points } { $chips ->
    [yes] { $points ->
        [one] ficha
       *[other] fichas
    }
   *[no] { $points ->
        [one] ponto
       *[other] pontos
    }
}.
spectator-paused = ⏸️ O jogo está em pausa, à espera dos jogadores.
note-outdated = -# Esse botão estava desatualizado. O jogo agora está assim.
note-removed = 🚪 Um moderador tirou você desta mesa.
note-seated = -# Você já tem um lugar.
sure-leave-kept = ### Sair do jogo?
    Um jogador virtual joga por você até você voltar. A distribuição conta para você de qualquer jeito.
left-game = Você saiu da mesa.
ended-game = A mesa está fechada.
note-seated-back =
    -# Você voltou ao seu lugar, com este placar: { $score }.{ $passed ->
        [yes] {" "}As cartas a passar já estão escolhidas. Com **{ button-change }** você escolhe outras.
       *[no] {""}
    }{ $late ->
        [yes] {" "}Você tinha saído do jogo, então ele pode contar como derrota para você, mas não como vitória.
       *[no] {""}
    }
note-seated-late =
    -# Você assume o lugar de { $who }, com este placar: { $score }.{ $passed ->
        [yes] {" "}As cartas a passar já estão escolhidas. Com **{ button-change }** você escolhe outras.
       *[no] {""}
    }{ $late ->
        [yes] {" "}O jogo já começou, então ele pode contar como derrota para você, mas não como vitória.
       *[no] {""}
    }
getting-ready = ⏳ Os jogadores virtuais estão se preparando para estas cartas. Isso acontece uma vez depois de cada atualização e leva cerca de meio minuto; depois o jogo continua aqui.
getting-ready-failed = Os jogadores virtuais não conseguem se preparar para estas cartas. Nada se perdeu; o motivo está no registro do bot.
panel-learn = -# Não conhece Copas? Sete perguntas curtas ensinam o jogo em dois minutos.
panel-coach-ends = 💡 A partir de agora, você joga sem dicas. **{ button-hint }** dá uma quando você quiser.
