daily-day = { DATETIME($day, dateStyle: "long") }
daily-title = ## ☀️ As cartas do dia
    -# { $day }
daily-what = A mesma rodada para todos, contra jogadores virtuais. Ganha quem levar menos pontos.
daily-one-try = **Uma só tentativa**, sem dicas. Acaba { $ends }; quem não tiver terminado fica por último.
daily-late = -# Eu não estava aqui ontem, então lacrei estas cartas hoje.
daily-against = { $others ->
    [0] Ninguém mais terminou estas cartas ainda.
   *[other] { $place }º lugar de { $size } no mundo{ $shared ->
        [0] {""}
        [one] , empate com 1 pessoa
       *[other] , empate com { $shared } pessoas
    }
        Média de todos: { NUMBER($mean, maximumFractionDigits: 1) } pontos
}
daily-squares = -# { $squares }
    -# ⬜ sem vaza · 🟩 vaza · 🟥 com pontos
daily-streak = 🔥 { $days ->
    [0] Sua sequência começa hoje
    [1] Sua sequência: 1 dia
   *[other] Sua sequência: { $days } dias
}
daily-gap = -# Um dia sem jogar por semana não quebra a sua sequência.
daily-zone = -# Os dias acabam à meia-noite em { $zone }.
    -# Para mudar: `{ command-daily } { option-time_zone }`
daily-opens = -# Você verá todas as mãos { $ends }.
daily-opened = -# **{ button-review }** acha seus erros e **{ button-replay }** mostra todas as mãos.
daily-stopped = { $tricks ->
    [0] O dia acabou antes da sua primeira vaza.
   *[other] O dia acabou antes de você terminar: { $points } { $points ->
        [one] ponto
       *[other] pontos
    } depois de { $tricks } de { $all } vazas.
} Sua tentativa conta, mas fica atrás das terminadas.
daily-shared = **{ $who }** tem **{ $points } { $points ->
    [one] ponto
   *[other] pontos
}** nas cartas do dia{ $finished ->
    [no] {" "}(não terminou)
   *[other] {""}
}
    -# { $day }
daily-announced = As mesmas cartas para todos, uma só tentativa: ganha quem levar menos pontos.
daily-announced-over = O dia acabou. { $people ->
    [0] Ninguém jogou neste servidor.
    [one] 1 pessoa jogou neste servidor.
   *[other] { $people } pessoas jogaram neste servidor.
}{ $best ->
    [none] {""}
    [one] {" "}O melhor resultado: { $best } ponto.
   *[other] {" "}O melhor resultado: { $best } pontos.
}
daily-announced-ends = -# Acaba { $ends } · { $people ->
    [0] ninguém jogou ainda
    [one] 1 jogou aqui
   *[other] { $people } jogaram aqui
}
daily-table-title = ## ☀️ Tabela do servidor
    -# { $day }
daily-table-count = -# { $people } { $people ->
    [one] pessoa
   *[other] pessoas
}
daily-table-empty = Ninguém por aqui ainda.
daily-new-account = -# 🌱 Sua conta do Discord é nova. Quando ela tiver { $age } dias, você aparece nesta lista.
daily-line = { $place }\. **{ $who }** · { $points } { $points ->
    [one] ponto
   *[other] pontos
}{ $finished ->
    [no] {" "}(não terminou)
   *[other] {""}
}{ $me ->
    [yes] {" "}👈
   *[no] {""}
}
daily-calendar-title = ## 📅 Seus dias
daily-weekdays = 🇸 🇹 🇶 🇶 🇸 🇸 🇩
daily-calendar-key = -# 🟩 jogado · 🟨 não terminado
    -# ⬜ sem jogar · 🟦 hoje · ▪️ sem cartas
daily-practise-hint = **Pratique** com as cartas de um dia passado. Não conta.
daily-practice-about = Treino: não conta
daily-practise = Escolha um dia
daily-option = { $day } · { $points } { $points ->
    [one] ponto
   *[other] pontos
}
button-daily-deal = Cartas do dia
daily-about = { button-daily-deal }
button-daily-play = Jogar as cartas do dia
button-daily-begin = Começar: ver minha mão
button-daily-share = Publicar
button-daily-table = Tabela do servidor
button-daily-calendar = Calendário
button-daily-result = Minha posição
button-daily-again = Jogar de novo
refusal-daily-over = Esse dia acabou. { command-daily } mostra as cartas de hoje.
refusal-daily-no-such-day = Não há cartas desse dia para praticar.
refusal-daily-one-try = Você só tem uma tentativa com as cartas do dia: não dá para desistir nem pausar. Ela espera por você até o dia acabar.
refusal-daily-tried = Você já usou sua tentativa de hoje e a apagou com seus dados. Amanhã tem cartas novas.
refusal-daily-no-hint = Nas cartas do dia não há dicas.
refusal-daily-sealed = Outros ainda jogam estas cartas. Dá para vê-las { $when }.
refusal-daily-not-played = Só quem terminou as cartas daquele dia pode ver isso.
command-daily = /diário
    .description = As cartas do dia: as mesmas para todos, uma tentativa; só você vê
help-start-daily = `{ command-daily }` – As mesmas cartas para todos, uma vez por dia
daily-to-continue = Para continuar as cartas do dia, use { command-daily }.
refusal-daily-only-alone = Você não está em nenhuma mesa deste servidor. { daily-to-continue }
