panel-lobby =
    { $host ->
        [yes] O jogo ainda não começou. Sua mão aparece aqui quando você apertar **{ button-start }** na mensagem da mesa.
       *[no] O jogo ainda não começou. Sua mão aparece aqui quando ele começar.
    }
panel-suspended = O jogo está em pausa. **Retomar** continua o jogo para todos.
panel-dealing = As cartas estão sendo dadas.
panel-round-over = ### Fim da rodada { $round }
closed-alone = ### Este jogo foi encerrado
    Outro começa quando você quiser.
panel-your-turn = ### ▶️ Sua vez
panel-waits = ### ⏳ Vez de { $who }
panel-you-lead-trick = ### ▶️ Você sai na vaza { $trick }
panel-leads-trick = ### ⏳ { $who } sai na vaza { $trick }
panel-trick = Vaza { $trick }
trick-over = Vaza { $trick }: { $taken }
trick-taker = { $taken ->
    [me] é sua
    [no] não fica com ninguém, todas as cartas se anulam
   *[yes] fica com { $who }
}{ $points ->
    [none] {""}
   *[other] {" "}({ $points })
}
trick-line = Última vaza: { $cards } → { $who ->
    [none] ninguém
   *[other] { $who }{ $points ->
        [none] {""}
       *[other] {" "}{ $points }
    }
}
panel-round = Rodada { $round }
panel-deal = Distribuição { $deal }/{ $deals }
panel-any-card = Você pode jogar qualquer carta.
panel-by-itself = { $why ->
    [premove] { $card }, que você escolheu, será jogada em um instante.
   *[only] Só { $card } pode ser jogada: ela se joga sozinha em um instante.
}
panel-premove = ⏩ { $card } será jogada na sua vez, salvo imprevisto. Escolha de novo para retirar.
panel-premove-asked = ⏩ Você tinha escolhido { $card }, mas { $why }. O que você joga?
premove-blocked = ela não pode ser jogada agora
premove-lead = você começa a vaza
premove-card = caiu uma carta cara
premove-hearts = as copas foram quebradas
premove-void = alguém não pôde seguir o naipe
premove-placeholder = Escolher antes
premove-take-back = Retirar: { $card }
panel-claim = 🏁 Esta rodada já está decidida: **Terminar a rodada** joga o que falta.
panel-time-was-up = ⏱️ O tempo acabou: { $card } foi jogada por você.
panel-time-was-up-else = ⏱️ O tempo acabou: um jogador virtual escolheu por você.
panel-time-was-up-moon = ⏱️ O tempo acabou. Foi escolhido por você: **{ $choice }**.
panel-stood-in = 💤 Um jogador virtual joga por você desde { $trick ->
    [0] a rodada { $round }
   *[other] a rodada { $round }, vaza { $trick }
}: aperte **Voltei**.
panel-received = Recebidas: { $cards }
panel-gone = Passadas: { $cards }
panel-no-cards = Você já jogou todas as suas cartas.
panel-out = Você está fora: não tem fichas suficientes para continuar. Os outros continuam.
panel-kitty = Só você vê isto: no monte havia { $cards }.
panel-waits-call = { $who } define o passe. Sua mão:
panel-asks-call = ### Você dá as cartas: defina o passe
    Escolha para onde vão até { $most } cartas, antes de ver sua mão. Todos passam igual, contando a partir do próprio lugar.
call-placeholder = { $left ->
    [0] Todas as cartas estão definidas
    [one] Dar mais uma carta a…
   *[other] Dar uma carta a… (faltam { $left })
}
call-nothing = Nada definido ainda.
call-share = { $count } { $count ->
    [one] carta
   *[other] cartas
} para **{ $to }**
panel-waits-moon = { $sun ->
    [yes] { $who } acertou o sol e decide o que ele faz.
   *[no] { $who } acertou a lua e decide o que ela faz.
}
panel-asks-moon = { $sun ->
    [yes] ### ☀️ Você acertou o sol! O que ele deve fazer?
   *[no] ### 🌙 Você acertou a lua! O que ela deve fazer?
}
panel-moon-when-late = -# Se você não escolher a tempo: **{ $choice }**
pass-title = ### Passe { $count } { $count ->
    [one] carta
   *[other] cartas
} para { $to }
time-left = { $due ->
    [none] {""}
   *[other] -# ⏱️ { $due }
}
pass-placeholder = { $count } { $count ->
    [one] carta
   *[other] cartas
} para { $to }
pass-copies = { $chosen } de { $copies }
pass-none = Escolhidas: nenhuma ainda
pass-take-back = -# Aperte uma carta para tirá-la.
pass-last = -# { $count ->
    [one] Apertar uma carta passa a carta.
   *[other] Elas são passadas assim que você escolher as { $count }.
}
pass-more = Escolhidas: { $cards } · { $missing ->
    [one] falta { $missing }
   *[other] faltam { $missing }
}
pass-ready = Escolhidas: { $cards } · **Pronto**
pass-share = Para **{ $to }**: { $cards }
pass-missing = { $missing ->
    [0] Agora aperte **Pronto**.
    [one] Ainda falta { $missing }.
   *[other] Ainda faltam { $missing }.
}
pass-chosen = ### ✅ Seu passe está pronto
pass-chosen-for-you = ### ✅ Um jogador virtual escolheu seu passe
pass-waits = Esperando { $who }. Até lá você pode mudar de ideia.
play-placeholder = Jogar uma carta
spectator-title = ### Você não joga nesta mesa
spectator-hint = As mãos são secretas. Você pode acompanhar o jogo na mensagem da mesa.
spectator-paused = ⏸️ O jogo está em pausa e espera seus jogadores.
note-outdated = -# Esse botão estava desatualizado. A situação agora é esta.
note-removed = 🚪 A moderação tirou você desta mesa.
note-seated = -# Você já tem um lugar.
more-hint-kept = Se você sair, um jogador virtual joga por você até você voltar.
sure-leave-kept = ### Sair do jogo em andamento?
    Um jogador virtual joga por você até você voltar. A distribuição conta para você de qualquer jeito.
left-game = Você saiu da mesa.
left-kept = Agora um jogador virtual joga por você. Com **{ button-back }** ou { command-hearts-back } você continua.
ended-game = A mesa está fechada.
note-seated-late = -# Você assume o lugar de { $who }, com este placar: { $score }. O jogo já começou, então você não pode ganhar nada com ele, só perder.
getting-ready = ⏳ Os jogadores virtuais destas cartas estão se preparando, uma vez depois de cada atualização: cerca de meio minuto. Isto continua aqui sozinho.
getting-ready-failed = Os jogadores virtuais destas cartas não conseguem se preparar aqui. Nada se perdeu; o motivo está no registro do bot.
panel-learn = -# Não conhece Hearts? Sete perguntas curtas ensinam o jogo em dois minutos.
