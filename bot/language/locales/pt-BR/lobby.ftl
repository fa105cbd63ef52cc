lobby-title = ## ♥️ Mesa de Copas
lobby-seat = { $number }. { $who }
lobby-seat-host = { $number }. { $who } · anfitrião
lobby-hint = { $free ->
    [0] A mesa está completa: { $host } pode apertar **Começar**.
   *[other] Aperte **Entrar** para jogar. { $host } pode apertar **Começar** a qualquer momento: jogadores virtuais ocupam os lugares livres.
}
lobby-note = -# Mesa { $code } · Fecha { $closes }
lobby-note-held = -# Mesa { $code } · Lugares reservados: { $closes }
lobby-call = 🔁 { $host } quer jogar de novo: { $who }!
lobby-started-title = ## ♥️ Copas: o jogo começou
lobby-started-hint = -# A mesa está abaixo. Quem joga aperta **Minha mão**.
lobby-thread-hint = -# A mesa está em { $where }. Quem joga aperta **Minha mão**.
lobby-over-hint = -# O jogo foi em { $where }.
thread-name = Copas · { $game } · mesa { $code }
closed-title = ## Mesa fechada
closed-lobby = Abra uma nova com `{ command-hearts-new }`.
paused-title = ## ⏸️ O jogo está em pausa
paused-hint = Nada se perde. Quem joga aqui pode apertar **Retomar** ou usar `{ command-hearts-back }`.
moved-title = ## ➡️ O jogo continua em outro lugar
moved-hint = Agora ele está em { $where }.
