lobby-title = ## ♥️ Mesa de Copas
lobby-seat = { $number }\. { $who }
lobby-seat-host = { $number }\. { $who } · anfitrião
lobby-hint = { $free ->
    [0] { $host } já pode apertar **{ button-start }**; a partir das { $others }, toda a mesa.{ $computers ->
        [yes] {"\u000A"}**{ button-join }** ocupa o lugar de um jogador virtual.
       *[no] {""}
    }
   *[other] Aperte **Entrar** para jogar. { $rematch ->
        [yes] O jogo começa sozinho quando todos os lugares estiverem ocupados; { $host } pode apertar **Começar** antes:
       *[no] { $host } pode apertar **Começar** a qualquer momento:
    } jogadores virtuais ocupam os lugares livres.
}
lobby-kept = { $count ->
    [one] { $who }, aperte **{ button-join }** ou **{ button-decline-seat }**.
   *[other] Há um lugar reservado para você? Aperte **{ button-join }** ou **{ button-decline-seat }**.
}
lobby-hint-reserved =
    { $kept }
    { $rematch ->
        [yes] O jogo começa sozinho quando todos os lugares estiverem ocupados; { $host } pode apertar **Começar** antes:
       *[no] { $host } pode apertar **Começar** sem esperar:
    } jogadores virtuais ocupam os lugares vazios.
lobby-note = -# Mesa { $code } · Fecha { $closes }
lobby-note-reserved = -# Mesa { $code } · Os convites expiram { $closes }
lobby-note-announced = -# Mesa { $code } · Aberta até começar
lobby-starts =
    🕗 Começa { $left }
    -# { $at }
    Aperte **Entrar**, e eu aviso na hora.
    { $host } pode apertar **Começar** antes.
lobby-starting =
    🕗 Chegou a hora!{ $seats ->
        [kept] {"\u000A"}{ $kept }
       *[none] {""}
    }
    { $host } já pode apertar **{ button-start }**; a partir das { $others }, toda a mesa.{ $seats ->
        [free] {"\u000A"}Jogadores virtuais ficam com os lugares livres.
        [kept] {"\u000A"}Jogadores virtuais ocupam os lugares vazios, até os reservados.
       *[none] {""}
    }
start-choice = { $at } · em { $hours ->
    [0] { "" }
   *[other] { $hours } h{ " " }
}{ $minutes } min
start-where = { $text } em que fuso horário? Escolha também { option-time_zone }
lobby-call = 🔁 { $host } quer revanche: { $who }!
lobby-no-hints = sem dicas
lobby-closed-seats = Ninguém entra depois do começo
lobby-thread = com tópico próprio
lobby-no-thread = sem tópico
lobby-local = regras e ritmo deste canal
lobby-cut = o baralho é cortado
settings-hints = **Dicas**: quem joga pode perguntar que carta jogar.
settings-threads = **Tópicos**: cada jogo tem o seu, assim o canal fica tranquilo.
settings-cut = **Corte**: antes de cada distribuição, quem está à direita do carteador pode cortar.
lobby-started-title = ## ♥️ O jogo começou
lobby-started-hint = -# A mesa está abaixo.
lobby-ended-title = ## ♥️ O jogo acabou
lobby-ended-hint = -# O resultado está abaixo.
lobby-thread-hint = -# A mesa está em { $where }.
lobby-over-hint = -# O jogo foi em { $where }.
thread-name = Copas · { $game } · mesa { $code }
closed-title = ## A mesa { $code } está fechada
closed-why = { $why ->
    [players] Fechada por { $who }.
    [moderator] Fechada por um moderador.
    [left] Não havia mais ninguém na mesa.
    [idle] Ninguém começou o jogo a tempo.
   *[channel] O canal foi apagado, ou perdi o acesso a ele.
}
paused-title = ## ⏸️ O jogo está em pausa
paused-by = Pausado por { $who }.
paused-round = Rodada { $round } · { $game }
paused-note = -# Mesa { $code } · Termina { $closes } se continuar em pausa
moved-title = ## ➡️ O jogo mudou de lugar
moved-hint = Ele continua em { $where }.

# How well computer players play, and what each level is like.
level-name = { $value ->
    [beginner] Iniciante
    [casual] Casual
    [club] Jogador de clube
    [expert] Especialista
   *[other] { $value }
}
level-opponents = { $value ->
    [beginner] iniciantes
    [casual] jogadores casuais
    [club] jogadores de clube
    [expert] especialistas
   *[other] { $value }
}
level-character = { $value ->
    [beginner] conhece as regras, mas nem sempre pensa
    [casual] joga por regras práticas, como quase todo mundo
    [club] aprendeu com milhões de rodadas
    [expert] pensa bem em cada carta
   *[other] { $value }
}
seat-level = { $who } ({ $level })
