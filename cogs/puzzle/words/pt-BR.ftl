# /puzzle: uma posição, uma carta e a resposta.
command-puzzle = /desafio
    .description = Encontre a melhor carta; só você vê
option-theme = tema
    .description = O assunto do desafio
choice-theme = { $value ->
    [queen] A dama de espadas
    [moon] Acertar a lua
    [voids] Naipes esgotados
    [passing] Passar cartas
    [endings] As últimas vazas
   *[ducking] Ficar por baixo
}
help-start-puzzle = `{ command-puzzle }` – Encontre a melhor carta, todo dia em outra mão
privacy-puzzle = **Desafios**: quais você viu, o que escolheu, seu rating e sua sequência
button-puzzle-all = Outros desafios
button-puzzle-share = Compartilhar
button-puzzle-try = Tentar
puzzle-any-theme = Todos os temas
puzzle-choose-theme = Escolher um tema
puzzle-title = { $today ->
    [yes] ## 🧩 O desafio do dia
   *[no] ## 🧩 Desafio
}
puzzle-title-over = ## 🧩 O desafio de { DATETIME($day, dateStyle: "long") }
puzzle-unrated = { $missing ->
    [one] Falta 1 desafio para o seu rating
   *[other] Faltam { $missing } desafios para o seu rating
}
puzzle-rating = Seu rating: { $rating }{ $change ->
    [none] {""}
   *[other] {" "}({ $change })
}
puzzle-streak = 🔥 { $streak } seguidos
puzzle-best-streak = melhor sequência: { $best }
puzzle-asks-pass = ### Você passa { $direction }. Quais cartas é melhor passar?
puzzle-asks-play = ### { $leads ->
    [yes] Você abre a vaza { $trick }
   *[no] { $void ->
        [no] Sua vez
       *[other] { panel-void }
    }
}: qual carta custa menos pontos para você?
puzzle-trick = { $taken ->
    [yes] Você levou a vaza { $trick }
   *[no] Vaza { $trick }
}
puzzle-hand = -# Sua mão:
puzzle-judged = ### { $right ->
    [yes] ✅ Isso mesmo!
   *[no] ❌ Desta vez não
}
puzzle-share = { $percent }%
puzzle-people = % = de { $people } pessoas
puzzle-rest = Qualquer outra: { $least }{ $same ->
    [yes] {""}
   *[no] {" "}a { $most }
}
puzzle-first = -# Este você ainda não respondeu, então vem primeiro.
puzzle-answered = -# Este você já respondeu. Vale a primeira resposta.
puzzle-all-seen = ### 🎉 Você respondeu a todos os desafios!
    As atualizações trazem mais. Que tal um jogo até lá?
puzzle-theme-seen = ### 🎉 Você respondeu a todos os desafios sobre “{ $theme }”!
puzzle-shared = Como **{ $who }** se saiu (toque para ver): ||{ $right ->
    [yes] ✅ certo
   *[no] ❌ errado
}||
puzzle-not-rated = -# { $age ->
    [0] Não conta para o rating: talvez já se tenha falado deste.
   *[other] 🌱 Só para praticar: os desafios contam para o rating quando sua conta do Discord tiver { $age } dias.
}
puzzle-day = -# Só você vê sua resposta.
puzzle-day-over = A melhor escolha (toque para ver): ||{ $cards }||
refusal-puzzle-gone = Esse desafio não existe mais. `{ command-puzzle }` tem outros.
