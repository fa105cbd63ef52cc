# /puzzle: uma posição, uma carta e a resposta.
command-puzzle = /desafio
    .description = Uma posição, um toque e qual era a melhor carta; só você vê
option-theme = tema
    .description = O assunto do desafio
choice-theme = { $value ->
    [queen] A dama de espadas
    [moon] A lua
    [voids] Naipes esgotados
    [passing] Passar cartas
    [endings] As últimas vazas
   *[ducking] Ficar por baixo
}
help-commands-puzzle = **Desafios**: `{ command-puzzle }`, uma posição e um toque; todo dia há um para todos.
privacy-puzzle = **Desafios**: quais você viu, o que escolheu, seu rating e sua sequência. Assim nenhum aparece duas vezes.
button-puzzle-next = Próximo desafio
button-puzzle-all = Todos os temas
button-puzzle-share = Compartilhar sem resposta
button-puzzle-try = Tentar
puzzle-title = { $today ->
    [yes] ## 🧩 O desafio do dia
   *[no] ## 🧩 Desafio
}
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
puzzle-asks = ### ▶️ Que carta você joga?
puzzle-asks-pass = ### ▶️ O que você passa? { $direction }
puzzle-gone = Já jogadas: { $cards }
puzzle-void = { $who } não tem { $suits }
puzzle-passed = { $cards } para { $to }
puzzle-right = ✅ **Isso mesmo!**
puzzle-wrong = ❌ **Desta vez não.** { $cards } custa a você cerca de { $points ->
    [one] um ponto a mais
   *[other] { $points } pontos a mais
}.
puzzle-costs = -# O número na carta é quanto ela custa a mais que a melhor.
puzzle-share = { $cards } { $percent }%
puzzle-people = { $people } pessoas escolheram: { $shares }
puzzle-computers = 🤖 { $moves }
puzzle-first = -# Este ainda está aberto, então vem primeiro.
puzzle-answered = -# Você já respondeu a este. Vale a primeira resposta.
puzzle-all-seen = ### 🎉 Você resolveu todos os desafios!
    As atualizações trazem mais. Que tal uma partida até lá?
puzzle-theme-seen = ### 🎉 Não há mais desafios aqui: { $theme }
    Você já respondeu a todos. Outros temas ainda têm alguns.
puzzle-shared = **{ $who }** respondeu: ||{ $right ->
    [yes] ✅ certo
   *[no] ❌ errado
}||
refusal-puzzle-gone = Esse desafio não existe mais. `{ command-puzzle }` tem outros.
