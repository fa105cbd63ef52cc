# Every rule: field-*: its label in the editor (at most 45 characters); hint-*: below a text field (at most 100);
# value-*: what a value means, in a few words that stand for themselves (at most 100); rule-*: what /rules show says;
# reason-*, why-*: why a card may not be played, after a try and under the grey cards of a hand; step-*: a line of the
# score sheet; conflict-*: why it does not go with other rules, and what would do.

ends-score = até { $score } pontos
ends-rounds = em { $rounds } { $rounds ->
    [one] rodada
   *[other] rodadas
}
ends-chips = até alguém ter todas as fichas
game-unnamed = Regras próprias
game-altered = Regras desta mesa
rules-line = { $preset } · { $ends }
    -# { $pace }
rules-title = ### Regras desta mesa{ $named ->
    [yes] : { $preset }
   *[no] {""}
}
rules-pace = -# **Ritmo.** { $pace }. Se você se atrasar duas vezes seguidas, um jogador virtual joga por você até você apertar **{ button-back }**.
rules-pace-none = -# **Ritmo.** { $pace }. Ninguém é substituído; depois de três dias sem jogadas, o jogo fica em pausa.
rules-differ = Copas padrão, exceto: { $differences }
rules-except = Copas padrão, exceto isto:
rules-rest = **O resto, como em Copas padrão:**
rules-same = Copas padrão
list-more = { $listed } e mais { $count }

## deck

section-deck = Lugares e baralho

field-seats = Jogadores
value-seats = { $value } jogadores
rule-deal = **Cartas.** { $seats } jogadores, { $decks ->
    [one] 1 baralho
   *[other] { $decks } baralhos
}{ $jokers ->
    [0] {""}
    [one] {" "}com um curinga
   *[other] {" "}com { $jokers } curingas
}: { $cards } cartas para cada um. O primeiro carteador é sorteado; depois, a vez de dar passa para a esquerda.
conflict-hand-size = { $seats } jogadores receberiam { $cards } cartas cada um; é preciso de { $least } a { $most }: mude o número de baralhos.

field-decks = Baralhos
value-decks = { $value ->
    [none] quantos baralhos forem necessários
    [one] 1 baralho
   *[other] { $value } baralhos
}

field-jokers = Curingas ao todo
value-jokers = { $value ->
    [0] sem curingas
    [one] um curinga
   *[other] { $value } curingas
}
conflict-too-many-jokers = Um baralho tem dois curingas, então pode haver no máximo { $most }.

field-joker_kind = O que os curingas fazem
value-joker_kind = { $value ->
    [high_low] curingas são a maior e a menor carta de copas
   *[slough] curingas podem ser jogados sem seguir o naipe
}
rule-slough = **Curingas.** Um curinga pode ser jogado em vez de seguir o naipe e não vale nada. Ele só leva a vaza quando alguém sai com ele; aí ninguém precisa seguir o naipe.
rule-high-low = **Curingas.** Os dois curingas são de copas: o primeiro jogado na rodada fica acima do ás, o segundo abaixo do dois.
rule-joker-points = **Curingas valem** 1 ponto cada um.
conflict-high-low-needs-two-jokers = Curingas alto e baixo exigem exatamente dois curingas.

field-duplicates = Cartas iguais na mesma vaza
value-duplicates = { $value ->
    [cancel] cartas iguais na mesma vaza se anulam, com dois baralhos ou mais
   *[first_wins] a primeira de duas cartas iguais ganha
}
rule-duplicates = **Cartas iguais.** { $duplicates ->
    [cancel] Duas cartas iguais na mesma vaza se anulam e não podem levá-la; de três, a terceira vale. Se todas as cartas do naipe da saída forem anuladas, o mesmo jogador abre de novo, e quem levar a próxima vaza fica com as duas; na última vaza { $last ->
        [leader] quem abriu leva essas cartas.
       *[nobody] essas cartas não contam para ninguém.
    }
   *[first_wins] De duas cartas iguais na mesma vaza, a primeira é a maior.
}
rule-cancelling = **Anulação.**{ $four ->
    [yes] {" "}De quatro cartas iguais, todas se anulam.
   *[no] {""}
}{ $jokers ->
    [yes] {" "}Curingas não se anulam.
   *[no] {""}
}{ $kitty ->
    [yes] {" "}Uma vaza que ninguém leva não dá o monte.
   *[no] {""}
}{ $moon ->
    [yes] {" "}Se a última vaza não conta para ninguém, ninguém acerta a lua.
   *[no] {""}
}
conflict-cancel-one-deck = Cartas só se anulam se há duas iguais: é preciso ter dois baralhos ou mais.

## rest

section-rest = Sobras

field-remainder = Cartas que sobram na divisão
value-remainder = { $value ->
    [kitty] as cartas que sobram vão para o monte
   *[remove] as cartas que sobram são retiradas
}
rule-kitty = **Monte.** As cartas que sobram ({ $count ->
    [one] uma carta
   *[other] { $count } cartas
}) { $to ->
    [first_penalty_trick] vão para quem levar a primeira vaza com carta de pontos, ou, se não houver, a última vaza
    [first_heart_trick] vão para quem levar a primeira vaza com copas, ou, se não houver, a última vaza
    [last_trick] vão para quem levar a última vaza
    [split_first_two] vão, em duas metades, para quem levar a primeira e a segunda vaza
   *[first_trick] vão para quem levar a primeira vaza
}. Só quem as recebe vê essas cartas, e os pontos delas contam para essa pessoa.
conflict-uneven-deal = { $cards } cartas não se dividem por igual entre { $seats } lugares: retire outras, deixe a lista vazia ou deixe que formem o monte.

field-removed = Cartas retiradas
hint-removed = Como 2D 3C. Deixe vazio para retirar as menores que não fazem falta.
value-removed = { $value ->
    [none] as menores cartas são retiradas
   *[other] retiradas: { $value }
}
rule-removed = **Retiradas.** { $even ->
    [yes] { $count ->
        [one] Sai do baralho
       *[other] Saem do baralho
    }
   *[no] Para que a divisão seja exata, { $count ->
        [one] sai do baralho
       *[other] saem do baralho
    }
}: { $cards }.
conflict-removed-with-kitty = Ou se retiram cartas, ou o resto vai para o monte: não os dois.
conflict-removed-not-in-deck = Não dá para retirar { $card }: não está no baralho.
conflict-removed-twice = { $card }: { $times } na lista de retiradas, mas { $copies } no baralho.
conflict-needed-card-removed = Não dá para retirar { $card }: essa carta faz parte da pontuação.

field-kitty_to = Quem fica com o monte
value-kitty_to = { $value ->
    [first_penalty_trick] monte para a primeira vaza com carta de pontos
    [first_heart_trick] monte para a primeira vaza com copas
    [last_trick] monte para a última vaza
    [split_first_two] metade do monte para cada uma das duas primeiras vazas
   *[first_trick] monte para a primeira vaza
}

field-last_cancelled = Se a última vaza for toda anulada
value-last_cancelled = { $value ->
    [leader] a última vaza anulada fica com quem abriu
   *[nobody] a última vaza anulada não fica com ninguém
}
conflict-last-cancelled = A última vaza só se anula se cartas iguais se anulam.

## passing

section-passing = Passe

field-passing = Passes
value-passing = { $value ->
    [none] sem passe
    [left] passe à esquerda em toda rodada
    [right] passe à direita em toda rodada
    [with_split] esquerda, direita, frente, dividido entre eles, sem passe
    [split] dividido entre esquerda, frente e direita, em toda rodada
    [aldergrove] esquerda, direita, frente, duas para cada lado
    [no_hold] para outro lugar a cada rodada, sempre com passe
    [rotate] um lugar mais longe a cada rodada, depois sem passe
    [dealers_choice] o carteador define o passe
    [custom] passes próprios
   *[standard] para outro lugar a cada rodada, depois sem passe
}
rule-passing-none = **Passe.** Não se passam cartas.
rule-passing-every = **Passe.** Em toda rodada, cada um passa { $pass }, antes de ver o que recebe.
rule-passing-cycle = **Passe.** Cada um passa antes de ver o que recebe. Rodada a rodada: { $passes }; depois recomeça.
rule-passing-rotate = **Passe.** Cada um passa { $count } { $count ->
    [one] carta
   *[other] cartas
}, antes de ver o que recebe: primeiro para o lugar seguinte à esquerda, depois um lugar mais longe a cada rodada. Depois de uma volta completa há uma rodada sem passe, e recomeça.
rule-passing-dealer = **Passe.** O carteador define o passe antes de ver as cartas: até { $count }, divididas como quiser entre os outros lugares, ou nenhuma. Se ele demorar demais, um jogador virtual define. Cada um passa antes de ver o que recebe.
pass-cards = { $count } { $way ->
    [left] para a esquerda
    [right] para a direita
    [across] para a frente
    [far-left] para o { $steps }º lugar à esquerda
   *[far-right] para o { $steps }º lugar à direita
}
pass-nothing = nada
reason-call-too-many = Defina no máximo { $count } { $count ->
    [one] carta
   *[other] cartas
} ao todo, e pelo menos uma para cada lugar citado.
reason-call-unknown-seat = Cite cada um dos outros lugares no máximo uma vez.
conflict-across-odd-seats = Com { $seats } jogadores ninguém se senta à sua frente: este passe exige um número par.
conflict-split-too-few-cards = Um passe dividido vai para três lugares, então exige três cartas ou mais.

field-pass_count = Cartas por passe
value-pass_count = { $value } { $value ->
    [one] carta passada
   *[other] cartas passadas
}
reason-pass-count = Escolha exatamente { $count } { $count ->
    [one] carta
   *[other] cartas
} para passar.

field-custom_cycle = Passes próprios
hint-custom_cycle = Como 3L, 3R, 3A, hold, 1L+1A+1R. 2L2: duas cartas para o segundo lugar à esquerda.
value-custom_cycle = { $value ->
    [none] sem passes próprios
   *[other] passes: { $value }
}
conflict-custom-cycle = Passes próprios exigem uma lista de passes, e só eles têm uma.
conflict-custom-cycle-long = Seus passes são longos demais: no máximo { $most } rodadas e lugares ao todo.
conflict-custom-same-seat = Um passe cita cada um dos outros lugares no máximo uma vez, e nunca o próprio.
conflict-custom-count = Um passe leva de 1 a { $most } cartas ao todo.

field-pass_forbidden = Cartas que não se podem passar
hint-pass_forbidden = Como 2C QS. Deixe vazio para nenhuma.
value-pass_forbidden = { $value ->
    [none] toda carta pode ser passada
   *[other] nunca passadas: { $value }
}
rule-pass-forbidden = **Não se passa.** Ninguém pode passar { $cards } enquanto tiver outras cartas para completar o passe.
reason-pass-forbidden = Uma destas cartas não se passa enquanto você tiver outras para completar o passe: escolha outra.
why-pass-forbidden = As regras não deixam você passar { $cards }.

## play

section-play = Vazas

field-opening = Quem abre a primeira vaza, e com o quê
value-opening = { $value ->
    [any_club] quem tem a menor carta de paus sai com qualquer carta de paus
    [low_club_holder] quem tem a menor carta de paus sai com qualquer carta permitida
    [dealers_left] o vizinho à esquerda do carteador sai com qualquer carta permitida, menos copas
   *[low_club] a saída é com a menor carta de paus
}
rule-opening = **Saída.** { $opening ->
    [any_club] Quem tem o { $card } sai com qualquer carta de paus na primeira vaza.
    [low_club_holder] Quem tem o { $card } sai com qualquer carta permitida na primeira vaza.
    [dealers_left] O jogador à esquerda do carteador sai na primeira vaza com qualquer carta, menos copas.
   *[low_club] Quem tem o { $card } sai com essa carta na primeira vaza.
}{ $copies ->
    [yes] {" "}Se vários têm essa carta, abre o primeiro a partir da esquerda do carteador.
   *[no] {""}
}
rule-low-club-dealt = paus mais baixo em jogo
reason-lead-the-low-club = Na primeira vaza você tem que sair com a menor carta de paus.
why-lead-the-low-club = Você tem que sair com { $card }.
reason-lead-a-club = Na primeira vaza você tem que sair com paus.
why-lead-a-club = Você tem que sair com paus.
reason-open-without-hearts = Você não pode sair com copas na primeira vaza.
why-open-without-hearts = Você não pode sair com copas.
rule-follow = **Seguir.** Siga o naipe da saída se tiver; quem joga a maior carta desse naipe leva a vaza e abre a próxima.
reason-follow-suit = Você tem que seguir o naipe se puder.
why-follow-suit = Siga o naipe: { $suit ->
    [C] paus
    [D] ouros
    [S] espadas
   *[other] copas
}.

field-breaking = Quando se pode sair com copas
value-breaking = { $value ->
    [penalty] saída com copas depois de qualquer carta de pontos
    [none] saída com copas a qualquer hora
   *[hearts] saída com copas depois da primeira carta de copas
}
rule-breaking = **Sair com copas.** { $breaking ->
    [none] Pode-se sair com copas a qualquer hora.
    [penalty] Pode-se sair com copas depois que uma carta de pontos for jogada, ou quando você não tem outra coisa.
   *[hearts] Pode-se sair com copas depois que uma carta de copas for jogada, ou quando você não tem outra coisa.
}
reason-hearts-not-broken = As copas ainda não foram quebradas: não saia com copas enquanto tiver outra carta.
why-hearts-not-broken = As copas ainda não foram quebradas.

value-first_trick_points = { $value ->
    [allowed] pontos permitidos na primeira vaza
   *[forbidden] sem pontos na primeira vaza
}
rule-point-cards = **Cartas de pontos** são as copas{ $queen ->
    [yes] {" "}e a dama de espadas
   *[no] {""}
}{ $extra ->
    [yes] {" "}e as cartas citadas abaixo
   *[no] {""}
}.
rule-first-trick = **Primeira vaza.** { $points ->
    [allowed] Cartas de pontos podem ser jogadas desde a primeira vaza.
   *[forbidden] Nada de carta de pontos na primeira vaza, a não ser que você não tenha outra coisa.
}
reason-first-trick-points = Na primeira vaza não se joga carta de pontos enquanto você tiver outra.
why-first-trick-points = Sem pontos na primeira vaza.

value-locked_until_broken = { $value ->
    [hearts_and_queen] saída com a dama de espadas só depois de quebradas as copas
   *[hearts] saída com a dama de espadas a qualquer hora
}
rule-locked = **Sair com a dama.** Antes disso também não se pode sair com a dama de espadas.
reason-queen-locked = Não se pode sair com a dama de espadas antes que as copas sejam quebradas.
why-queen-locked = A dama espera até as copas serem quebradas.
conflict-queen-locked-ordinary = Se não vale nada, a dama de espadas não precisa esperar pelas copas.

value-hearts_instead_of_queen = { $value ->
    [yes] pode-se sair com copas no lugar da dama
   *[no] sai-se com a dama antes de copas
}
rule-hearts-instead = **Copas em vez da dama.** Se você só tem copas e a dama de espadas, pode sair com copas.

value-queen_must_go = { $value ->
    [yes] a dama é jogada assim que não puder levar a vaza
   *[no] a dama pode ser guardada
}
rule-queen_must_go = **Dama obrigatória.** Se você pode jogar a dama de espadas sem que ela leve a vaza, tem que jogá-la.
reason-queen-must-go = Você tem que jogar a dama de espadas se ela não puder levar a vaza.
why-queen-must-go = Agora você tem que jogar a dama de espadas.
conflict-queen-must-go-ordinary = Se a dama de espadas não vale nada, não há por que obrigar a jogá-la.

## values

section-values = Pontos

field-heart_values = Copas
value-heart_values = { $value ->
    [rank] copas contam seu valor, ás 14
    [rank_low_ace] copas contam seu valor, ás 1
    [rank_ten] copas 2 a 10, figuras 10, ás 15
    [pips] copas 2 a 10, figuras e ás 10
   *[one] cada carta de copas vale 1
}
rule-hearts = **Copas.** { $hearts ->
    [rank] Cada carta de copas conta seu valor: 2 a 10, valete 11, dama 12, rei 13, ás 14 pontos.
    [rank_low_ace] Cada carta de copas conta seu valor: 2 a 10, valete 11, dama 12, rei 13, mas o ás 1 ponto.
    [rank_ten] Copas de 2 a 10 valem o número impresso; valete, dama e rei 10, o ás 15 pontos.
    [pips] Copas de 2 a 10 valem o número impresso; valete, dama, rei e ás 10 pontos.
   *[one] Cada carta de copas vale 1 ponto.
}
step-cards = Cartas
conflict-nothing-scores = Não resta no baralho nenhuma carta de pontos; é preciso ao menos uma.

field-queen_points = Dama de espadas
hint-queen_points = 0 a 50; com 0 ela é uma carta comum.
value-queen_points = { $value ->
    [0] a dama de espadas não vale nada
    [one] a dama de espadas vale { $value } ponto
   *[other] a dama de espadas vale { $value } pontos
}
rule-queen = **Dama de espadas.** { $points ->
    [0] É uma carta comum e não vale nada.
    [one] Vale { $points } ponto.
   *[other] Vale { $points } pontos.
}

field-extra_penalties = Mais cartas de pontos
hint-extra_penalties = Como KS 10, AS 7. Deixe vazio para nenhuma.
value-extra_penalties = { $value ->
    [none] sem outras cartas de pontos
   *[other] também { $value }
}
rule-extra = **Mais cartas de pontos.** { $cards }.{ $hearts ->
    [yes] {" "}Uma carta de copas desta lista vale isto em vez dos pontos de costume.
   *[no] {""}
}
extra-card = { $card } { $points }
conflict-extra-penalty-twice = { $card } já tem valor próprio, então não pode ser outra carta de pontos.
conflict-extra-penalty-repeated = Uma carta é citada duas vezes entre as cartas de pontos.

field-bonus_card = Carta de bônus
hint-bonus_card = Como JD: qualquer carta que não conte nada mais. Deixe vazio para nenhuma.
value-bonus_card = { $value ->
    [none] sem carta de bônus
   *[other] carta de bônus: { $value }
}
rule-bonus = **Bônus.** Quem leva esta carta marca { $points }: { $card }.
step-bonus = Carta de bônus
conflict-bonus-card = { $kind ->
    [queen] { $card } não pode ser a carta de bônus. O que ela vale se ajusta em “{ field-queen_points }”.
    [joker] Um curinga não pode ser a carta de bônus.
   *[other] { $card } não pode ser a carta de bônus: já vale algo.
}

field-bonus_points = O que a carta de bônus dá
hint-bonus_points = −1 a −100: o que ela tira de quem a leva.
value-bonus_points = { $value } pontos pela carta de bônus
bonus-told = { $card }: tira { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
} de você

## moon

section-moon = Lua

field-moon = Se um jogador leva todas as cartas de pontos
value-moon = { $value ->
    [shooter_down] a lua desconta pontos de quem acerta
    [choice] quem acerta a lua escolhe quem recebe os pontos
    [shooter_up] a lua dá os pontos a quem acerta
    [void] com uma lua, ninguém marca
    [smart] lua: todos os outros sobem, a não ser que o jogo acabe sem a vitória isolada de quem acerta
    [off] sem lua
   *[others_up] a lua dá os pontos a todos os outros
}
rule-moon = **Acertar a lua.** { $moon ->
    [off] Nada de especial acontece se um jogador leva todas as cartas de pontos.
    [shooter_down] Quem leva todas as cartas de pontos desconta { $down } pontos, e os outros marcam 0.
    [choice] Quem leva todas as cartas de pontos escolhe: todos os outros marcam { $points }, ou ele desconta { $down }.
    [shooter_up] Quem leva todas as cartas de pontos marca { $points }, e os outros marcam 0.
    [void] Quando um jogador leva todas as cartas de pontos, ninguém marca nada nessa rodada.
    [smart] Quem leva todas as cartas de pontos marca 0, e todos os outros { $points }. Se isso acabar o jogo sem que vença sozinho, desconta { $down } em vez disso.
   *[others_up] Quem leva todas as cartas de pontos marca 0, e todos os outros { $points }.
}{ $bonus ->
    [yes] {" "}A carta de bônus continua valendo para quem a levou.
   *[no] {""}
}
step-moon = Lua
reason-no-such-choice = A lua soma pontos a todos os outros ou tira pontos de você.

field-moon_points = Quanto vale a lua
hint-moon_points = 1 a 500. Deixe vazio para todos os pontos do baralho.
value-moon_points = { $value ->
    [none] a lua vale todos os pontos do baralho
   *[other] a lua vale { $value }
}

field-moon_down_points = Quanto a lua desconta de quem a acerta
hint-moon_down_points = 1 a 500, se ela desconta pontos. Deixe vazio para o valor da lua.
value-moon_down_points = { $value ->
    [none] o mesmo desconto para quem acerta a lua
   *[other] desconto de { $value } para quem acerta a lua
}

field-moon_choice_from = Total a partir do qual se escolhe
hint-moon_choice_from = 0 a 1000, se há escolha. Abaixo disso, os pontos vão para todos os outros.
value-moon_choice_from = { $value ->
    [0] quem acerta a lua sempre escolhe
   *[other] quem acerta a lua escolhe a partir de um total de { $value }
}
rule-moon-choice = **A escolha.** Para escolher, é preciso ter pelo menos { $from } pontos antes da rodada; senão, os pontos vão para todos os outros.
rule-moon-late = **Escolha atrasada:** os outros marcam. Se isso acabar o jogo sem que quem acertou a lua vença sozinho, ele desconta.

value-moon_needs_bonus = { $value ->
    [yes] a lua exige a carta de bônus
   *[no] a lua não exige a carta de bônus
}
rule-moon-bonus = **A lua exige também a carta de bônus**{ $copies ->
    [yes] , com todas as suas cópias
   *[no] {""}
}: sem ela não conta.
conflict-moon-needs-bonus-card = A lua não pode exigir a carta de bônus se não há uma.

## special

section-special = Especiais

field-doubler = Carta que dobra
value-doubler = { $value ->
    [ten_of_clubs] o dez de paus dobra os pontos de quem o leva
    [chinese] o dez de paus dobra as cartas de pontos, ou vale −5
   *[none] nenhuma carta dobra
}
rule-doubler = **Dez de paus.** { $doubler ->
    [chinese] Dobra as cartas de pontos de quem o leva; sem cartas de pontos, vale −5.{ $moon ->
        [yes] {" "}Quando alguém acerta a lua, ele não faz nada.
       *[no] {""}
    }
   *[ten_of_clubs] Dobra os pontos das cartas de quem o leva, inclusive o bônus, mas não a lua.
}
step-doubler = Dez de paus

value-no_tricks_bonus = { $value ->
    [0] nada por não levar vazas
   *[other] { $value } por não levar vazas
}
rule-no-tricks = **Nenhuma vaza.** Quem não leva nenhuma vaza marca { $points }, exceto quando alguém acerta a lua.
step-no-tricks = Nenhuma vaza

field-on_the_nose = Totais na mosca
value-on_the_nose = { $value ->
    [every_50] na mosca: 50 a menos em cada múltiplo de 50
    [wins] quem faz exatamente o total final vence
    [yes] na mosca: 50 vira 0, 100 vira 50
   *[no] sem a regra “na mosca”
}
rule-on_the_nose = **Na mosca.** { $value ->
    [every_50] Se uma rodada leva seu total a exatamente 50, 100, 150 ou outro múltiplo de 50, você perde 50.
    [wins] Quem chega exatamente ao total final vence na hora.
   *[yes] Se uma rodada leva seu total a exatamente 50, ele vira 0; exatamente 100 vira 50.
}
rule-nose-first = **Primeiro na mosca.** Um total na mosca baixa antes de poder encerrar o jogo.
conflict-exact-score-without-score = Chegar exatamente ao total final só dá a vitória se o jogo acaba em um total.
step-on-the-nose = Na mosca

value-floor = { $value ->
    [none] totais podem ficar abaixo de 0
   *[other] totais nunca abaixo de { $value }
}
rule-floor = **Piso.** Nenhum total fica abaixo de 0.
step-floor = Nunca abaixo de 0

value-sun = { $value ->
    [yes] levar todas as vazas dobra a lua
   *[no] sem sol
}
rule-sun = **Acertar o sol.** { $points ->
    [0] Se quem acerta a lua leva também todas as vazas, a lua vale o dobro.
   *[other] Se quem acerta a lua leva também todas as vazas, a lua vale { $points }.
}

field-sun_points = Quanto vale o sol
hint-sun_points = 1 a 1000, se há sol. Deixe vazio para o dobro da lua.
value-sun_points = { $value ->
    [none] o sol vale o dobro da lua
   *[other] o sol vale { $value } em vez do dobro
}

## ending

section-ending = Fim do jogo

field-end = Quando o jogo acaba
value-end = { $value ->
    [rounds] acaba depois de um número de rodadas
   *[score] acaba em um total, ou quando alguém tem todas as fichas
}
rule-end = **Fim.** { $end ->
    [rounds] O jogo termina depois de { $rounds } { $rounds ->
        [one] rodada
       *[other] rodadas
    }.
   *[score] O jogo termina quando alguém chega a { $score } pontos.
}
rule-wins = **Vitória.** O menor total vence{ $tie ->
    [extra_round] ; se houver empate, jogam-se mais rodadas.
   *[shared] ; se houver empate, a vitória é compartilhada.
}
rule-end-chips = **Fim.** Quem não { $pay ->
    [howell] tem mais fichas
   *[pool] pode pagar o ante
} está fora; o último que resta vence o jogo{ $end ->
    [rounds] . Depois de { $rounds } { $rounds ->
        [one] rodada
       *[other] rodadas
    }, vence quem tem mais{ $tie ->
        [extra_round] ; se houver empate, jogam-se mais rodadas.
       *[shared] ; se houver empate, a vitória é compartilhada.
    }
   *[score] .
}

field-end_score = Total final
hint-end_score = 20 a 1000, se ele dura até um total. Deixe vazio para 100, e 200 com 7 jogadores ou mais.
value-end_score = { $value ->
    [none] o jogo termina em 100 pontos, ou em 200 com 7 jogadores ou mais
   *[other] o jogo termina em { $value } pontos
}
rule-end-by-seats = **Fim pelo número de jogadores.** Com até 6 jogadores o jogo vai até 100 pontos; com 7 ou mais, até 200.

field-end_rounds = Número de rodadas
hint-end_rounds = 1 a 50, se ele dura um número de rodadas.
value-end_rounds = { $value } { $value ->
    [one] rodada
   *[other] rodadas
}

field-tie = Empate no menor total
value-tie = { $value ->
    [extra_round] empates se decidem em mais rodadas
   *[shared] empatados vencem juntos
}

## chips

section-chips = Fichas (sem dinheiro)

field-scoring = Pelo que se joga
hint-scoring = Para fichas, ponha também a lua em “sem lua”.
value-scoring = { $value ->
    [chips] por fichas
   *[points] por pontos
}
rule-pot = **O pote.** Quem não levou copas o divide; o que não dá para dividir fica. Se todos levaram copas, ou se um só levou todas, o pote fica para a próxima rodada. Com só dois jogadores, fica com quem levou menos copas; no empate, permanece. Se menos de dois podem pagar o ante, os últimos que pagaram continuam sem ante até alguém ganhá-lo.{ $end ->
    [rounds] {" "}Depois da última rodada, quem levou menos copas nela divide o resto; fichas que sobram, uma para cada um a partir da esquerda do carteador.
   *[score] {""}
}
step-pool = Pote
step-hearts = Copas
step-howell = Copas, pagas aos outros
step-jack = Resto do pote
conflict-chips-with-points = Um jogo por fichas não tem pontos, então não tem { $what ->
    [moon] lua: escolha ali “sem lua”
    [sun] sol
    [doubler] carta que dobra
    [bonus] bônus
    [extra_penalties] outras cartas de pontos
    [on_the_nose] a regra “na mosca”
   *[floor] piso
}.

field-chips = Fichas para começar
hint-chips = 1 a 1000, em um jogo por fichas.
value-chips = { $value } { $value ->
    [one] ficha
   *[other] fichas
} para começar
rule-chips = **Fichas.** Todos começam com { $chips } { $chips ->
    [one] ficha
   *[other] fichas
}{ $pay ->
    [howell] . Depois de cada rodada, cada carta de copas que você levou custa uma ficha para cada um dos outros. Ninguém paga mais do que tem; se não bastar, os outros recebem um de cada vez a partir da esquerda do carteador, enquanto houver.
    [hearts] {" "}e põem um ante de { $ante } no pote antes de cada rodada. Depois, cada carta de copas que você levou custa mais uma ficha, se você tiver.
   *[pool] {" "}e põem um ante de { $ante } no pote antes de cada rodada.
}

field-ante = Ante
hint-ante = 1 a 1000 fichas que cada um põe no pote antes de cada rodada.
value-ante = ante { $value }
step-ante = Ante
conflict-ante-too-high = Ninguém poderia pagar o ante: é mais do que as fichas do começo.

field-chips_pay = O que as copas custam
value-chips_pay = { $value ->
    [hearts] cada carta de copas custa uma ficha para o pote
    [howell] cada carta de copas custa uma ficha para cada um dos outros
   *[pool] copas custam uma parte do pote
}
conflict-chips-pay = Copas só custam fichas em um jogo por fichas.
