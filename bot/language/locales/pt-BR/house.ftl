# The values of each rule, each a few words that stand for themselves (at most 100 characters).
value-seats = { $value } jogadores
value-decks = { $value ->
    [none] tantos baralhos quantos forem precisos
    [one] um baralho
   *[other] { $value } baralhos
}
value-jokers = { $value ->
    [0] sem curingas
    [one] um curinga
   *[other] { $value } curingas
}
value-joker_kind = { $value ->
    [high_low] curingas são a maior e a menor carta de copas
   *[slough] curingas podem ser jogados a qualquer momento
}
value-duplicates = { $value ->
    [cancel] cartas iguais na mesma vaza se anulam
   *[first_wins] a primeira de duas cartas iguais ganha
}
value-remainder = { $value ->
    [kitty] as cartas que sobram vão para o monte
   *[remove] as cartas que sobram são retiradas
}
value-removed = { $value ->
    [none] as menores cartas são retiradas
   *[other] retiradas: { $value }
}
value-kitty_to = { $value ->
    [first_penalty_trick] monte para a primeira vaza com carta de pontos
    [first_heart_trick] monte para a primeira vaza com copas
    [last_trick] monte para a última vaza
    [split_first_two] metade do monte para cada uma das duas primeiras vazas
   *[first_trick] monte para a primeira vaza
}
value-passing = { $value ->
    [none] sem passe
    [left] passe à esquerda em toda rodada
    [right] passe à direita em toda rodada
    [with_split] esquerda, direita, frente, uma para cada, sem passe
    [split] uma a cada vizinho e uma à frente, em toda rodada
    [aldergrove] esquerda, direita, frente, duas para cada lado
    [no_hold] cada vizinho por sua vez, sempre com passe
    [rotate] um lugar mais longe a cada rodada
    [dealers_choice] o carteador define o passe
    [custom] passes próprios
   *[standard] cada vizinho por sua vez, depois sem passe
}
value-pass_count = { $value } { $value ->
    [one] carta passada
   *[other] cartas passadas
}
value-custom_cycle = { $value ->
    [none] sem passes próprios
   *[other] passes: { $value }
}
value-pass_forbidden = { $value ->
    [none] toda carta pode ser passada
   *[other] nunca passadas: { $value }
}
value-opening = { $value ->
    [any_club] quem tem a menor carta de paus sai com qualquer carta de paus
    [low_club_holder] quem tem a menor carta de paus sai com qualquer carta
    [dealers_left] o vizinho à esquerda do carteador sai com qualquer carta, menos copas
   *[low_club] a saída é com a menor carta de paus
}
value-first_trick_points = { $value ->
    [allowed] pontos permitidos na primeira vaza
   *[forbidden] sem pontos na primeira vaza
}
value-breaking = { $value ->
    [penalty] qualquer carta de pontos quebra as copas
    [none] saída com copas a qualquer momento
   *[hearts] a primeira carta de copas quebra as copas
}
value-locked_until_broken = { $value ->
    [hearts_and_queen] a dama de espadas espera, como as copas
   *[hearts] saída com a dama de espadas a qualquer momento
}
value-hearts_instead_of_queen = { $value ->
    [yes] pode-se sair com copas no lugar da dama
   *[no] sai-se com a dama antes de copas
}
value-queen_must_go = { $value ->
    [yes] a dama é jogada assim que possível
   *[no] a dama pode ser guardada
}
value-scoring = { $value ->
    [chips] por fichas
   *[points] por pontos
}
value-heart_values = { $value ->
    [rank] copas valem seu número, ás 14
    [rank_low_ace] copas valem seu número, ás 1
    [rank_ten] copas 2 a 10, figuras 10, ás 15
    [pips] copas 2 a 10, figuras e ás 10
   *[one] cada carta de copas vale 1
}
value-queen_points = { $value ->
    [0] dama de espadas não vale nada
   *[other] dama de espadas { $value }
}
value-extra_penalties = { $value ->
    [none] sem outras cartas de pontos
   *[other] também { $value }
}
value-bonus_card = { $value ->
    [none] sem carta de bônus
   *[other] carta de bônus: { $value }
}
value-bonus_points = bônus de { $value }
value-doubler = { $value ->
    [ten_of_clubs] o dez de paus dobra tudo
    [chinese] o dez de paus dobra as cartas de pontos, ou −5
   *[none] nenhuma carta dobra
}
value-no_tricks_bonus = { $value ->
    [0] nada por não levar vazas
   *[other] { $value } por não levar vazas
}
value-moon = { $value ->
    [shooter_down] lua: desconto para quem acerta
    [choice] lua: quem acerta escolhe
    [shooter_up] lua: pontos para quem acerta
    [void] lua: ninguém marca
    [smart] lua: todos os outros sobem, a não ser que quem acerta perca com isso
    [off] lua: nada de especial
   *[others_up] lua: todos os outros sobem
}
value-moon_points = { $value ->
    [none] a lua vale todos os pontos do baralho
   *[other] a lua vale { $value }
}
value-moon_down_points = { $value ->
    [none] o mesmo desconto para quem acerta a lua
   *[other] desconto de { $value } para quem acerta a lua
}
value-moon_choice_from = { $value ->
    [0] quem acerta a lua sempre escolhe
   *[other] quem acerta a lua escolhe a partir de um total de { $value }
}
value-moon_needs_bonus = { $value ->
    [yes] a lua exige a carta de bônus
   *[no] a lua não exige a carta de bônus
}
value-sun = { $value ->
    [yes] levar também todas as vazas dobra a lua
   *[no] sem sol
}
value-on_the_nose = { $value ->
    [yes] na mosca: 50 vira 0, 100 vira 50
   *[no] sem a regra “na mosca”
}
value-floor = { $value ->
    [none] totais podem ficar abaixo de 0
   *[other] totais nunca abaixo de { $value }
}
value-end = { $value ->
    [rounds] um número de rodadas
   *[score] até um total, ou até alguém ter todas as fichas
}
value-end_score = até { $value }
value-end_rounds = { $value } { $value ->
    [one] rodada
   *[other] rodadas
}
value-tie = { $value ->
    [extra_round] empates se decidem em mais rodadas
   *[shared] empatados vencem juntos
}
value-chips = { $value } { $value ->
    [one] ficha
   *[other] fichas
} para começar
value-ante = ante { $value }

# The editor. Titles and labels: at most 45 characters; hints: at most 100.
house-title = ## Regras da casa
house-title-named = ## Regras da casa: { $name }
house-version = -# Versão { $version }
house-hint = -# Nada é salvo até você apertar **Salvar**. As mesas mantêm as regras com que começaram.
house-wrong = ⚠️ **Isto ainda não combina:**
house-button-edit = Editar
house-button-save = Salvar
house-button-save-as = Salvar como…
house-button-default = Salvar como habituais
house-button-reset = Restaurar
house-from = Partir de uma variante
house-from-more = Mais variantes…
section-deck = Lugares e baralho
section-rest = Cartas que sobram
section-passing = Passe
section-play = Saída e naipe
section-values = Pontos
section-moon = Lua
section-special = Regras especiais
section-ending = Fim do jogo
section-chips = Pontos ou fichas
field-seats = Jogadores
field-decks = Baralhos
field-jokers = Curingas ao todo
field-joker_kind = O que os curingas fazem
field-duplicates = Cartas iguais na mesma vaza
field-remainder = Cartas que sobram na divisão
field-removed = Cartas retiradas
hint-removed = Como 2D 3C. Deixe vazio para retirar as menores que não fazem falta.
field-kitty_to = Quem fica com o monte
field-passing = Passes
field-pass_count = Cartas por passe
field-custom_cycle = Passes próprios
hint-custom_cycle = Como 3L, 3R, 3A, hold, 1L+1A+1R. 2L2: duas cartas para o segundo lugar à esquerda.
field-pass_forbidden = Cartas que não se podem passar
hint-pass_forbidden = Como 2C QS. Deixe vazio para nenhuma.
field-opening = Quem sai primeiro, e com o quê
field-breaking = O que libera sair com copas
field-also = Também
field-heart_values = Copas
field-queen_points = Dama de espadas
hint-queen_points = 0 a 50; com 0 ela é uma carta comum.
field-extra_penalties = Mais cartas de pontos
hint-extra_penalties = Como KS 10, AS 7. Deixe vazio para nenhuma.
field-bonus_card = Carta de bônus
field-bonus_points = O que a carta de bônus dá
field-moon = Quem leva todas as cartas de pontos
field-moon_points = Quanto vale a lua
hint-moon_points = 1 a 500. Deixe vazio para todos os pontos do baralho.
field-moon_down_points = Quanto a lua desconta de quem a acerta
hint-moon_down_points = 1 a 500, se ela desconta pontos. Deixe vazio para o valor da lua.
field-moon_choice_from = Total a partir do qual se escolhe
hint-moon_choice_from = 0 a 1000, se há escolha. Abaixo disso, os pontos vão para todos os outros.
field-doubler = Carta que dobra
field-end = O jogo dura
field-end_score = Total que encerra o jogo
hint-end_score = 20 a 1000, se ele dura até alguém chegar a um total.
field-end_rounds = Número de rodadas
hint-end_rounds = 1 a 50, se ele dura um número de rodadas.
field-tie = Empate no menor total
field-scoring = Pelo que se joga
hint-scoring = Para fichas, ponha também a lua em “nada de especial”.
field-chips = Fichas para começar
hint-chips = 1 a 1000, em um jogo por fichas.
field-ante = Ante
hint-ante = 1 a 1000 fichas que cada um põe no pote antes de cada rodada.
field-name = Nome
hint-name = Aparece na lista de { command-hearts-new }. No máximo 40 caracteres.
house-name-title = Salvar regras da casa como
house-typed = { $field }: { $reason }
note-house-saved = ✅ Salvas como **{ $name }**, versão { $version }. Jogue com elas assim: `{ command-hearts-new } { option-preset }:{ $plain }`.
note-house-default = ✅ **{ $name }**: regras salvas. São as que `{ command-hearts-new }` abre agora neste servidor.
note-house-unchanged = **{ $name }**: estas regras já estão salvas assim.
note-house-import = Estas são as regras do código. Nada foi salvo ainda.
note-house-import-change = Em comparação com { $name }, as regras habituais deste servidor: { $changes }
note-house-import-same = Estas já são as regras habituais deste servidor.
change = { $after } (antes: { $before })
house-overtaken = ## Alguém foi mais rápido
    {"**"}{ $name }**: outra pessoa salvou estas regras enquanto você as editava. Nada foi substituído.
house-theirs = **A outra pessoa mudou:** { $changes }
house-yours = **Você mudou:** { $changes }
house-changed-nothing = nada
house-button-mine = Salvar as minhas por cima
house-button-theirs = Continuar com as outras

# The commands.
presets-title = ## Variantes de Copas
presets-hint = -# Abra uma com `{ command-hearts-new } { option-preset }:`; `{ command-rules-show }` explica as regras.
presets-line = **{ $name }** · { $about }
presets-house = ### Deste servidor
presets-default = **{ $name }** · o que `{ command-hearts-new }` abre aqui · { $about }
button-earlier = Anteriores
button-later = Mais
house-default-set = **{ $name }** é o que `{ command-hearts-new }` abre neste servidor agora.
house-default-standard = `{ command-hearts-new }` abre de novo Copas padrão neste servidor.
house-renamed = **{ $old }** agora se chama **{ $new }**.
house-sure-delete = ### Apagar **{ $name }**?
    As mesas que jogam assim continuam; não será mais possível escolher para novas mesas.
house-button-delete = Sim, apagar
house-button-keep = Manter
house-kept = **{ $name }** continua salvo.
house-deleted = Você apagou **{ $name }**.
share-title = ## { $name }
share-code = O código: `{ $code }`
share-hint = -# Em outro servidor, `{ command-rules-import }` lê este código. Não importa como é escrito: minúsculas ou maiúsculas, com ou sem espaços.
share-picture = Código QR do código de regras { $code }
share-picture-long = O código acima como código QR

# Combinations of rules that make no sense: why, and what would do.
conflict-too-many-jokers = Um baralho tem dois curingas, então pode haver no máximo { $most }.
conflict-high-low-needs-two-jokers = Curingas alto e baixo exigem exatamente dois curingas.
conflict-removed-with-kitty = Ou se retiram cartas, ou o resto vai para o monte: não os dois.
conflict-removed-not-in-deck = Não dá para retirar { $card }: não está no baralho.
conflict-removed-twice = { $card }: { $times } na lista de retiradas, mas { $copies } no baralho.
conflict-needed-card-removed = Não dá para retirar { $card }: essa carta faz parte da pontuação.
conflict-uneven-deal = { $cards } cartas não se dividem por igual entre { $seats } lugares: retire outras, deixe a lista vazia ou deixe que formem o monte.
conflict-nothing-scores = Não resta no baralho nenhuma carta que marque, então o jogo nunca acabaria.
conflict-hand-size = { $seats } jogadores receberiam { $cards } cartas cada um; é preciso de { $least } a { $most }: mude o número de baralhos.
conflict-across-odd-seats = Com { $seats } jogadores ninguém se senta à sua frente: este passe exige um número par.
conflict-split-too-few-cards = Um passe dividido vai para três lugares, então exige três cartas ou mais.
conflict-custom-cycle = Passes próprios exigem uma lista de passes, e só eles têm uma.
conflict-custom-cycle-long = Seus passes são longos demais: rodadas e lugares citados podem somar { $most } ao todo.
conflict-custom-same-seat = Um passe cita cada um dos outros lugares no máximo uma vez, e nunca o próprio.
conflict-custom-count = Um passe leva de 1 a { $most } cartas ao todo.
conflict-cancel-one-deck = Cartas só se anulam se há duas iguais: são precisos dois baralhos ou mais.
conflict-queen-must-go-ordinary = Não há por que obrigar a jogar a dama de espadas onde ela não vale nada.
conflict-queen-locked-ordinary = A dama de espadas não precisa esperar pelas copas onde não vale nada.
conflict-extra-penalty-twice = { $card } já tem valor próprio, então não pode ser outra carta de pontos.
conflict-extra-penalty-repeated = Uma carta é citada duas vezes entre as cartas de pontos.
conflict-bonus-card = A carta de bônus é o valete ou o dez de ouros.
conflict-moon-needs-bonus-card = A lua não pode exigir a carta de bônus onde não há uma.
conflict-chips-with-points = Um jogo por fichas não conta pontos, então tem { $what ->
    [moon] nenhuma lua: escolha ali “nada de especial”
    [sun] nenhum sol
    [doubler] nenhuma carta que dobra
    [bonus] nenhum bônus
    [extra_penalties] nenhuma outra carta de pontos
    [on_the_nose] nenhuma regra “na mosca”
   *[floor] nenhum piso
}.
conflict-ante-too-high = Ninguém poderia pagar o ante: é mais do que as fichas do começo.

# What the bot will not do about rules.
refusal-preset-seats-because = Esse jogo não se joga com { $seats } jogadores. { $reasons }
refusal-rules-refused = Essas regras não combinam. { $reasons }
refusal-no-such-rules = Não há regras chamadas { $name } aqui. Escolha uma da lista que aparece enquanto você digita, ou veja { command-rules-presets }.
refusal-not-house-rules = { $name } não é uma das regras próprias deste servidor. { command-rules-presets } mostra quais são; { command-rules-edit } cria novas.
refusal-rules-locked = Só quem pode gerenciar este servidor pode mudar as regras dele. { command-rules-show } e { command-rules-share } são para todos.
refusal-too-many-rules = Este servidor já guarda { $most } conjuntos de regras. Apague um primeiro com { command-rules-delete }.
refusal-name-taken = Já há regras chamadas { $name }. Escolha outro nome, ou edite aquelas com { command-rules-edit }.
refusal-name-empty = Um nome tem de 1 a { $most } caracteres.
refusal-rules-gone = Estas regras foram apagadas enquanto você editava. Aperte **Salvar como…** para manter as suas.
refusal-proposal-gone = Suas mudanças não foram guardadas por tanto tempo. Abra o editor de novo com { command-rules-edit }.
refusal-rules-too-long = É mais do que cabe no editor: cite menos cartas ou passes.
refusal-not-a-number = “{ $text }” não é um número inteiro de { $least } a { $most }.
refusal-not-penalties = “{ $text }” não é uma lista de cartas com pontos, como KS 10, AS 7.
refusal-not-a-pass = “{ $text }” não é um passe. Escreva o número de cartas e L (esquerda), R (direita) ou A (frente, com número par de jogadores), como 3L ou 1L+1A+1R, ou hold (sem passe).
refusal-code-nonsense = Isso não é um código de regras. Um código assim tem algarismos e letras, como mostra { command-rules-share }.
refusal-code-typo = Um caractere desse código está errado ou falta. Compare com o original.
refusal-code-newer = Esse código vem de uma versão mais nova deste bot e traz uma regra que ainda não conheço.
refusal-code-refused = As regras desse código não combinam.
