# /help: a page each, and the buttons that lead to them.
button-help-start = Início
button-help-table = Na mesa
button-help-play = Como jogar
button-help-points = Pontos
button-help-strategy = Estratégia
button-help-moon = A lua
button-help-rules = Regras da casa
button-help-tables = Comandos: mesas
button-help-turns = Comandos: sua vez
button-help-commands = Comandos: outros
button-help-managers = Comandos: servidor

help-start-title = ## ♥️ Copas no Discord
help-start-begin = **Com amigos**: `{ command-hearts-new }` abre uma mesa neste canal. Jogadores virtuais podem ocupar os lugares livres.
help-start-games = ### Outras formas de jogar
more-help = Regras, dicas, comandos…

help-table-title = ## Na mesa
help-table-hand = **Sua mão.** Aperte **Minha mão** na mesa: só você a vê. Escolha as cartas para passar e depois jogue com os botões. Cartas cinza não podem ser jogadas; uma linha acima ou abaixo diz por quê. **💡** aconselha uma carta e diz por quê.
help-table-away = **Sem tempo?** Se você se atrasar duas vezes seguidas, um jogador virtual joga por você. **Voltei** devolve o seu lugar.
help-table-computers = -# Jogadores virtuais veem só o que uma pessoa no lugar deles veria. Cada distribuição é definida antes da rodada: o código ao lado de 🔒 prova isso, e `{ command-hearts-verify }` confere.

help-play-title = ## Como jogar
help-play-aim = **O objetivo** é ter o menor número de pontos: cada carta de copas vale um, a dama de espadas vale treze. O jogo acaba quando alguém chega a 100, e ganha quem tem menos.
help-play-pass = **Passe.** Cada um recebe 13 cartas e passa três que poderiam render pontos: para a esquerda na primeira rodada, para a direita na segunda e para a frente na terceira. Na quarta ninguém passa.
help-play-trick = **Vazas.** Um jogador abre, ou seja, joga a primeira carta, e cada um dos outros joga uma. { $trick }: o rei é a maior carta de paus. Quem o jogou leva as quatro cartas e abre a próxima vaza.
help-play-follow = **É preciso seguir o naipe.** Se a saída foi com paus, jogue paus se tiver. Se não, jogue o que quiser. { $off } sobre paus nunca ganha: é assim que você se livra das cartas ruins.
help-play-first = **A primeira vaza** começa com { $first }, e ninguém pode jogar nela uma carta de copas nem { $queen }. Não se pode sair com copas antes que estejam **quebradas**: antes que alguém jogue uma sobre outro naipe.

help-points-title = ## Pontos
help-points-hearts = **Cada carta de copas** que você leva é 1 ponto, seja qual for o valor: { $hearts } são 3 ao todo.
help-points-queen = **A dama de espadas** { $queen } vale 13 pontos. Com { $queens } na mão você corre perigo: a dama pode cair sobre elas.
help-points-count = **Exemplo.** Uma vaza com { $count } custa 15 pontos. Os 26 pontos de uma rodada sempre vão para alguém.
help-points-moon = **Acertar a lua.** Se você leva todas as copas *e* a dama, não marca nada e todos os outros marcam 26. Perigoso, e maravilhoso.

help-strategy-title = ## Estratégia
example-table = Na mesa: { $lying }
example-hand = Sua mão: { $hand }
help-strategy-passing = **O que passar.** Primeiro o ás e o rei de espadas, se você tem poucas espadas abaixo: a dama poderia cair neles. Depois, cartas altas de um naipe em que você tem poucas.
    { example-hand }
    Passe { $advice }.
help-strategy-cover = **Guarde a dama.** Com outras quatro espadas, a dama de espadas está segura com você, e você escolhe quem fica com ela.
    Guarde { $hand }, e passe { $advice }.
help-strategy-queen = **Enquanto a dama não for jogada**, não jogue um ás ou rei de espadas em que ela possa cair.
    { example-table }
    { example-hand }
    Jogue { $advice }.
help-strategy-void = **Se você não tem o naipe da saída**, descarte sua carta mais perigosa.
    { example-table }
    { example-hand }
    Descarte { $advice }.
help-strategy-leader = **Contra quem lidera.** Dê seus pontos a quem está à frente no jogo.
    { example-table }
    { example-hand }
    Se o rei for dessa pessoa, descarte { $advice }.

help-moon-title = ## A lua
help-moon-what = Leve todas as copas e { $queen } numa rodada, e você marca 0 pontos, e todos os outros, 26. Isso é **acertar a lua**.
help-moon-shoot = **Tente** com uma mão que não perde nenhuma vaza.
    { example-hand }
    Comece com { $advice }: você leva tudo o que resta.
help-moon-stop = **Impedir a lua.** Quando uma pessoa tem todos os pontos, leve uma vaza com uma carta de copas. Aí não há mais lua.
    { example-table }
    { example-hand }
    Leve a vaza com { $advice }.

help-rules-title = ## Regras da casa

help-tables-title = ## Comandos das mesas
help-tables-table = Você só precisa do primeiro: na mesa, os botões fazem o resto.
help-turns-title = ## Comandos para a sua vez
help-turns-turn = -# Tudo isso se faz com botões. Você também pode digitar.
help-turns-special = **Só em algumas variantes**

help-commands-title = ## Outros comandos
help-commands-look = ### Jogos e resultados
help-commands-you = ### Configurações e privacidade
help-managers-title = ## Comandos para gerenciar o servidor
help-managers-people = -# Você precisa da permissão “Gerenciar servidor” do Discord.

# A command and what it does.
listed-command = `{ $command }` – { $what }

listed-rest = Digite `{ command-hearts }` para ver os outros: o Discord diz o que cada um faz.
# /about
about-title = ## ♥️ Copas no Discord
about-what = Eu dou as cartas, marco os pontos e guardo segredo. Nada está à venda, e ninguém joga por dinheiro.
about-version = **Versão** { $version }
about-started = **Iniciado** { $when }
about-latency = { $known ->
    [yes] **Tempo de resposta** { $latency } ms até o Discord e de volta
   *[no] **Tempo de resposta** ainda não medido
}
about-tables = **Mesas abertas** { $tables }
about-servers = **Servidores** { $servers }
button-about-privacy = Privacidade

# Its commands.
command-help = /ajuda
    .description = Como se joga Copas aqui
command-about = /sobre
    .description = Sobre este bot: a versão e o estado dele
option-page = página
    .description = Sobre o quê
choice-page = { $value ->
    [table] { button-help-table }
    [play] { button-help-play }
    [points] { button-help-points }
    [strategy] { button-help-strategy }
    [moon] { button-help-moon }
    [rules] { button-help-rules }
    [tables] { button-help-tables }
    [turns] { button-help-turns }
    [commands] { button-help-commands }
    [managers] { button-help-managers }
   *[start] { button-help-start }
}
