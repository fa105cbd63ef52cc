ends-score = até { $score } pontos
ends-rounds = em { $rounds } { $rounds ->
    [one] rodada
   *[other] rodadas
}
ends-chips = até alguém ter todas as fichas
rules-line = { $preset } · { $ends }
    -# { $pace }
rules-title = ### Regras desta mesa: { $preset }
rules-title-named = ### Regras: { $name }
rules-pace = -# { $pace }. Quem se atrasa duas vezes seguidas é substituído por um jogador virtual até apertar **Voltei**.
rules-differ = Copas padrão, exceto: { $differences }.
rules-same = Copas padrão.
list-more = { $listed } e mais { $count }
rule-deal = **Cartas.** { $seats } jogadores, { $decks ->
    [one] um baralho
   *[other] { $decks } baralhos
}{ $jokers ->
    [0] {""}
    [one] {" "}com um curinga
   *[other] {" "}com { $jokers } curingas
}: { $cards } cartas para cada um. A cada rodada, quem dá as cartas é o jogador seguinte à esquerda.
rule-removed = **Retiradas.** Para que a divisão seja exata, { $count ->
    [one] sai do baralho
   *[other] saem do baralho
}: { $cards }.
rule-kitty = **Monte.** O que sobra ({ $count ->
    [one] uma carta
   *[other] { $count } cartas
}) { $to ->
    [first_penalty_trick] vai para quem levar a primeira vaza com carta de pontos, ou, se não houver, a última vaza
    [first_heart_trick] vai para quem levar a primeira vaza com copas, ou, se não houver, a última vaza
    [last_trick] vai para quem levar a última vaza
    [split_first_two] vai, em duas metades, para quem levar a primeira e a segunda vaza
   *[first_trick] vai para quem levar a primeira vaza
}. Só quem as recebe vê essas cartas, e os pontos delas contam para essa pessoa.
rule-passing-none = **Passe.** Não se passam cartas.
rule-passing-every = **Passe.** Em toda rodada, cada um passa { $pass }, antes de ver o que recebe.
rule-passing-cycle = **Passe.** O que cada um passa, rodada a rodada; depois da última recomeça:
rule-passing-round = Rodada { $round }: { $pass }
rule-passing-rotate = **Passe.** Cada um passa { $count } { $count ->
    [one] carta
   *[other] cartas
}, um lugar mais à esquerda a cada rodada; quando chega ao próprio lugar, não há passe.
rule-passing-dealer = **Passe.** O carteador define o passe antes de ver as cartas: até { $count }, divididas como quiser entre os outros lugares, ou nenhuma.
pass-cards = { $count } { $way ->
    [left] para a esquerda
    [right] para a direita
    [across] para a frente
    [far-left] para o { $steps }.º lugar à esquerda
   *[far-right] para o { $steps }.º lugar à direita
}
pass-nothing = nada
rule-pass-forbidden = **Não se passa.** Ninguém pode passar { $cards } enquanto tiver outras cartas para completar o passe.
rule-opening = **Saída.** { $opening ->
    [any_club] Quem tem o { $card } sai com qualquer carta de paus na primeira vaza.
    [low_club_holder] Quem tem o { $card } sai com qualquer carta permitida na primeira vaza.
    [dealers_left] O jogador à esquerda do carteador sai na primeira vaza com qualquer carta, menos copas.
   *[low_club] Quem tem o { $card } sai com essa carta na primeira vaza.
}{ $copies ->
    [yes] {" "}Se vários a têm, sai o primeiro a partir da esquerda do carteador.
   *[no] {""}
}
rule-low-club-dealt = paus mais baixo em jogo
rule-follow = **Seguir.** Siga o naipe da saída se tiver; quem joga a maior carta desse naipe leva a vaza e sai na próxima. Não há trunfos.
rule-duplicates = **Cartas iguais.** { $duplicates ->
    [cancel] Duas cartas iguais na mesma vaza se anulam e não podem levá-la; de três, a terceira vale. Se todas as cartas do naipe da saída forem anuladas, o mesmo jogador sai de novo, e a próxima vaza leva as duas; na última vaza essas cartas não contam para ninguém.
   *[first_wins] De duas cartas iguais na mesma vaza, a primeira é a maior.
}
rule-slough = **Curingas.** Um curinga pode ser jogado a qualquer momento e não vale nada. Ele só leva a vaza quando alguém sai com ele; aí cada um joga o que quiser.
rule-high-low = **Curingas.** Os dois curingas são de copas: o primeiro jogado na rodada fica acima do ás, o segundo abaixo do dois.
rule-first-trick = **Primeira vaza.** { $points ->
    [allowed] Cartas de pontos podem ser jogadas desde a primeira vaza.
   *[forbidden] Nada de carta de pontos na primeira vaza, a não ser que você só tenha isso.
}
rule-breaking = **Sair com copas.** { $breaking ->
    [none] Pode-se sair com copas a qualquer momento.
    [penalty] Pode-se sair com copas depois que uma carta de pontos for jogada, ou quando você não tem outra coisa.
   *[hearts] Pode-se sair com copas depois que uma carta de copas for jogada, ou quando você não tem outra coisa.
}
rule-locked = **Sair com a dama.** Antes disso também não se pode sair com a dama de espadas.
rule-hearts-instead = **Copas em vez da dama.** Quem sai e só tem copas e a dama de espadas pode sair com copas.
rule-queen_must_go = **Dama obrigatória.** Quem pode jogar a dama de espadas sem levar a vaza com ela é obrigado a jogá-la.
rule-hearts = **Copas.** { $hearts ->
    [rank] Cada carta de copas vale seu número: 2 a 10, valete 11, dama 12, rei 13, ás 14 pontos.
    [rank_low_ace] Cada carta de copas vale seu número: 2 a 10, valete 11, dama 12, rei 13, mas o ás 1 ponto.
    [rank_ten] Copas de 2 a 10 valem o número impresso; valete, dama e rei 10, o ás 15 pontos.
    [pips] Copas de 2 a 10 valem o número impresso; valete, dama, rei e ás 10 pontos.
   *[one] Cada carta de copas vale 1 ponto.
}
rule-joker-points = **Curingas valem** 1 ponto cada um.
rule-queen = **Dama de espadas.** { $points ->
    [0] É uma carta comum e não vale nada.
    [one] Vale { $points } ponto.
   *[other] Vale { $points } pontos.
}
rule-extra = **Mais cartas de pontos.** { $cards }.
extra-card = { $card } { $points }
rule-bonus = **Bônus.** Quem leva o { $card } marca { $points }.
rule-doubler = **Dez de paus.** { $doubler ->
    [chinese] Dobra os pontos das cartas de pontos de quem o leva; quem o leva sem ter nenhuma marca −5.
   *[ten_of_clubs] Dobra tudo o que quem o leva marca na rodada, inclusive o bônus.
}
rule-no-tricks = **Nenhuma vaza.** Quem não leva nenhuma vaza marca { $points }, exceto quando alguém acerta a lua.
rule-moon = **Acertar a lua.** { $moon ->
    [off] Nada de especial acontece quando um jogador leva todas as cartas de pontos.
    [shooter_down] Quem leva todas as cartas de pontos desconta { $down } pontos, e os outros marcam 0.
    [choice] Quem leva todas as cartas de pontos escolhe: todos os outros marcam { $points }, ou ele desconta { $down }.
    [shooter_up] Quem leva todas as cartas de pontos marca { $points }, e os outros marcam 0.
    [void] Quando um jogador leva todas as cartas de pontos, ninguém marca nada nessa rodada.
    [smart] Quem leva todas as cartas de pontos marca 0, e todos os outros { $points }; se isso acabasse o jogo sem fazer de quem acertou a lua o único vencedor, ele desconta { $down } em vez disso.
   *[others_up] Quem leva todas as cartas de pontos marca 0, e todos os outros { $points }.
}
rule-moon-choice = **A escolha.** Só escolhe quem tinha { $from } pontos ou mais antes da rodada; senão, os pontos vão para todos os outros.
rule-moon-bonus = **A lua exige também a carta de bônus**: sem ela não conta.
rule-sun = **Acertar o sol.** Quem, além disso, leva todas as vazas dobra o valor da lua.
rule-on_the_nose = **Na mosca.** Um total que uma rodada leva a exatamente 50 vira 0, e um de exatamente 100 vira 50.
rule-floor = **Piso.** Nenhum total fica abaixo de 0.
rule-chips = **Fichas.** Todos começam com { $chips } e põem { $ante } no pote antes de cada rodada.
rule-pot = **O pote.** Quem não levou copas o divide; o que não se divide fica. Se todos levaram, ou se um só levou tudo, o pote fica para a próxima rodada.
rule-end-chips = **Fim.** Quem não pode pagar o ante está fora; o último com fichas vence{ $end ->
    [rounds] , ou, depois de { $rounds } rodadas, quem tem mais
   *[score] {""}
}.
rule-end = **Fim.** { $end ->
    [rounds] O jogo dura { $rounds } { $rounds ->
        [one] rodada
       *[other] rodadas
    }.
   *[score] O jogo acaba quando alguém tem { $score } pontos ou mais.
} O menor total vence{ $tie ->
    [extra_round] ; se houver empate, jogam-se mais rodadas.
   *[shared] ; se houver empate, a vitória é compartilhada.
}
preset-standard = Padrão
preset-quick = Rápida
preset-long = Longa
preset-new_moon = Lua nova
preset-no_pass = Sem passe
preset-omnibus = Omnibus
preset-omnibus_choice = Omnibus com escolha
preset-omnibus_slam = Omnibus total
preset-spot = Copas por valor
preset-spot_light = Copas por valor, leve
preset-family = Familiar
preset-grand_prix = Grand Prix
preset-kardsgt = KardsGT
preset-gentleman = De cavalheiros
preset-hoosier = Hoosier
preset-split = Com passe dividido
preset-aldergrove = Aldergrove
preset-dealers_choice = Escolha do carteador
preset-tournament = Torneio
preset-three = Três jogadores
preset-three_kitty = Três jogadores com monte
preset-high_low = Curingas alto e baixo
preset-five = Cinco jogadores
preset-six = Seis jogadores
preset-double_deck = Baralho duplo
preset-extreme = Extrema
preset-cancellation = Anulação
preset-jokers = Curingas
preset-chinese = À chinesa
preset-ten_of_clubs = Dez de paus
preset-sun = Acertar o sol
preset-on_the_nose = Na mosca
preset-open_lead = Saída livre
preset-black_maria = Black Maria
preset-old_hearts = À antiga
preset-chips = Por fichas
# One line each, at most 90 characters.
about-standard = quatro jogadores; passe à esquerda, direita, frente e nenhum; dama 13, lua 26, até 100
about-quick = o jogo padrão até 50: cerca de meia hora
about-long = o jogo padrão até 150
about-new_moon = quem acerta a lua desconta 26, em vez de 26 para todos os outros
about-no_pass = o jogo padrão sem passe
about-omnibus = o valete de ouros tira 10 pontos; até 75
about-omnibus_choice = omnibus até 75; a lua: desconto de 16 ou 26 para todos os outros
about-omnibus_slam = omnibus até 100, com a lua exigindo também o valete
about-spot = copas valem seu número, a dama 25; até 500
about-spot_light = copas valem seu número, a dama 13; até 500
about-family = 3 a 10 jogadores; a dama também espera, monte à primeira copas, a lua à escolha
about-grand_prix = quem acerta a lua escolhe, mas só com 74 pontos ou mais antes da rodada
about-kardsgt = saída com copas a qualquer hora, pontos desde a primeira vaza
about-gentleman = qualquer carta de pontos quebra as copas, e a dama é jogada assim que possível
about-hoosier = uma carta a cada vizinho e uma à frente, em toda rodada
about-split = depois de esquerda, direita e frente, uma rodada com uma carta para cada um
about-aldergrove = depois de esquerda, direita e frente, uma rodada de duas para cada lado
about-dealers_choice = o carteador define o passe antes de ver as cartas
about-tournament = esquerda, direita, frente: nenhuma rodada sem passe
about-three = três jogadores, sem o dois de paus, passe à esquerda
about-three_kitty = três jogadores, a carta que sobra vai para a primeira vaza
about-high_low = três jogadores, dois curingas: a maior e a menor carta de copas; dama 15
about-five = cinco jogadores, sem o dois de ouros e o três de paus
about-six = seis jogadores, monte para a primeira vaza com copas
about-double_deck = 7 a 10 jogadores, dois baralhos, monte para a primeira vaza com copas; até 200
about-extreme = oito jogadores, dois baralhos completos
about-cancellation = 6 a 16 jogadores, dois baralhos ou mais: cartas iguais se anulam
about-jokers = dois curingas para descartar a qualquer momento
about-chinese = o dez de paus dobra as cartas de pontos, ou vale −5 sozinho
about-ten_of_clubs = o dez de paus dobra tudo
about-sun = quem leva todas as vazas dobra a lua
about-on_the_nose = exatamente 50 vira 0, exatamente 100 vira 50
about-open_lead = o vizinho à esquerda do carteador sai com qualquer carta, menos copas
about-black_maria = rei 10 e ás 7 de espadas também; passe à direita, copas a qualquer hora
about-old_hearts = só copas contam; até 50
about-chips = ante e pote: quem não leva copas divide o pote; dez rodadas
# A card within a sentence. $rank is 2-9, T, J, Q, K, A; $suit is C, D, S, H.
card-words = { $rank ->
    [T] dez
    [J] valete
    [Q] dama
    [K] rei
    [A] ás
   *[other] { $rank }
} de { $suit ->
    [C] paus
    [D] ouros
    [S] espadas
   *[other] copas
}
card-words-joker = curinga
