# Comandos: o que se digita, para quê (no máximo 100 caracteres) e para que serve uma opção onde é algo especial.
# Um nome é a última palavra: minúsculas, algarismos, - e _, no máximo 32, e nunca dois iguais em um grupo.
command-hearts = /hearts
    .description = Jogue Copas neste canal
command-hearts-new = /hearts nova
    .description = Abra uma mesa neste canal
    .time_zone = Onde você está, como Recife ou Angola; vou lembrar disso
command-hearts-join = /hearts entrar
    .description = Pegue um lugar em uma mesa deste canal
command-hearts-leave = /hearts sair
    .description = Deixe sua mesa; um jogador virtual assume o jogo em andamento
command-hearts-seats = /hearts lugares
    .description = Escolha quantos jogadores virtuais há na sua mesa e como jogam, antes de começar
    .computers = Lugares para jogadores virtuais; os outros ficam livres
    .seat = De quem é o nível; de todos, se você não disser
command-hearts-start = /hearts começar
    .description = Comece o jogo; jogadores virtuais ocupam os lugares livres
command-hearts-pause = /hearts pausa
    .description = Deixe o jogo em pausa até que um dos jogadores o retome
command-hearts-hand = /hearts mão
    .description = Veja sua mão; só você vê
command-hearts-play = /hearts jogar
    .description = Jogue uma carta, como QS (dama de espadas) ou 10D (10 de ouros)
command-hearts-claim = /hearts concluir
    .description = Termine a rodada quando ela já está decidida
command-hearts-pass = /hearts passar
    .description = Passe cartas, como QS AH KH
command-hearts-call = /hearts definir
    .description = Defina o passe se você dá as cartas, como 3L, 1L+1A+1R ou hold (sem passe)
command-hearts-moon = /hearts lua
    .description = Escolha o que faz a lua que você acertou
command-hearts-ready = /hearts continuar
    .description = Comece a próxima rodada sem esperar
command-hearts-hint = /hearts dica
    .description = Pergunte o que esperar de cada uma das suas cartas, e por quê
command-hearts-back = /hearts voltar
    .description = Recupere seu lugar e volte a jogar
command-hearts-status = /hearts status
    .description = Suas mesas e as deste canal
command-hearts-end = /hearts encerrar
    .description = Feche uma mesa, ou peça a todos que jogam nela que encerrem o jogo
command-hearts-rematch = /hearts revanche
    .description = Jogue o mesmo jogo de novo, em uma mesa nova
    .table = Qual jogo; senão, o último que terminou neste canal
command-hearts-remove = /hearts remover
    .description = Tire o lugar de alguém, se você gerencia o servidor
    .member = De quem é o lugar
    .table = Em qual mesa; senão, em todas deste servidor
command-hearts-bar = /hearts barrar
    .description = Barre alguém das mesas, se você gerencia o servidor
    .member = Quem não pode mais sentar neste servidor
command-hearts-unbar = /hearts liberar
    .description = Deixe alguém sentar de novo, se você gerencia o servidor
    .member = Quem pode sentar de novo
command-hearts-scores = /hearts placar
    .description = Todas as rodadas de um jogo até agora, em pontos
    .table = Qual jogo; senão, o seu ou o último deste canal
command-hearts-replay = /hearts rever
    .description = Veja uma rodada terminada, vaza por vaza, com todas as mãos abertas
    .table = Qual jogo; senão, o último deste canal
command-hearts-review = /hearts revisão
    .description = Quanto custaram suas jogadas em um jogo terminado; só você vê
    .table = Qual jogo; senão, o último deste canal
command-match = /duplicado
    .description = As mesmas cartas para vários
command-match-new = /duplicado novo
    .description = Abrir uma partida duplicada: as mesmas cartas para todos, sozinhos ou em mesas
    .hours = Sozinho: quantas horas cada um tem para jogar
command-match-show = /duplicado ver
    .description = A partida deste canal: quem jogou, e depois sua folha
command-hearts-verify = /hearts verificar
    .description = Confira se a distribuição de uma rodada foi justa
    .table = Qual jogo; senão, o último deste canal

command-rules = /regras
    .description = As regras que valem em uma mesa
command-rules-show = /regras mostrar
    .description = Veja as regras de uma mesa, de uma variante ou deste servidor
    .name = Uma variante ou regras deste servidor; senão, uma mesa
command-rules-presets = /regras variantes
    .description = As variantes de Copas, primeiro as deste servidor
command-rules-share = /regras compartilhar
    .description = Um código e uma imagem de regras, para outro servidor
    .name = Uma variante ou regras deste servidor; senão, as habituais
command-rules-edit = /regras editar
    .description = Mude as regras deste servidor ou crie novas
    .name = Regras deste servidor ou uma variante para começar; senão, as habituais
command-rules-import = /regras importar
    .description = Leia um código de { command-rules-share }; nada é salvo até você confirmar
    .name = Salvar já com este nome
command-rules-default = /regras habituais
    .description = O que { command-hearts-new } abre neste servidor
    .name = Regras deste servidor ou uma variante
command-rules-rename = /regras renomear
    .description = Dê outro nome a um conjunto de regras deste servidor
command-rules-delete = /regras apagar
    .description = Apague um conjunto de regras deste servidor

command-leaderboard = /ranking
    .description = Quem joga Copas melhor neste servidor
command-history = /histórico
    .description = Os jogos que terminaram neste servidor, para rever
    .member = Só os jogos desta pessoa

# As opções, com um mesmo nome em todos os comandos.
option-table = mesa
    .description = Qual mesa, se há várias
option-computers = virtuais
    .description = Lugares para jogadores virtuais
option-level = nível
    .description = Quão bem eles jogam
option-deals = quantidade
    .description = Quantas distribuições
option-hours = horas
    .description = Quantas horas cada um tem para jogar
option-where = onde
    .description = Sozinho contra jogadores virtuais, ou em mesas de quatro
option-time_zone = fuso
    .description = Onde sua sequência conta os dias, como em Recife ou Angola
option-seat = lugar
    .description = O número de um lugar, como aparece antes de começar
option-pace = ritmo
    .description = Quanto tempo cada um tem por jogada
option-preset = variante
    .description = Qual variante de Copas
option-players = jogadores
    .description = Quantos lugares
option-invite = convidar
    .description = Alguém cujo lugar fica reservado por dez minutos
option-at = horário
    .description = Quando começa: 20:30 no seu relógio, ou daqui a 45m ou 1h30
option-hints = dicas
    .description = Se os jogadores podem pedir dicas
option-thread = tópico
    .description = Se o jogo tem um tópico próprio
option-cut = cortar
    .description = Se alguém pode cortar o baralho antes de cada distribuição
option-open_seats = lugares_abertos
    .description = Se outros podem pegar lugares durante o jogo
option-card = carta
    .description = A carta, como QS (dama de espadas) ou 10D (10 de ouros)
option-cards = cartas
    .description = As cartas, como QS AH KH
option-to = destino
    .description = Quantas cartas e para onde: L esquerda, R direita, A frente, 2L2 duas ao segundo da esquerda
option-effect = efeito
    .description = Quem recebe os pontos
option-member = membro
    .description = Quem
option-round = rodada
    .description = Qual rodada
option-name = nome
    .description = Regras deste servidor
option-new = novo
    .description = O novo nome
option-code = código
    .description = O código
option-by = critério
    .description = O que conta
option-period = período
    .description = Desde quando
option-rules = regras
    .description = Que tipo de jogo
option-public = público
    .description = Mostrar a todos neste canal

# O que uma opção oferece; outro choice-… está onde se escolhe o mesmo em um menu.
choice-where = { $value ->
    [tables] em mesas de quatro
   *[alone] sozinho, quando quiser
}
choice-rules = { $value ->
    [standard] Regras padrão
    [omnibus] Omnibus
    [spot] Copas por valor
    [many-handed] Mais de seis jogadores
    [chips] Por fichas
    [beginner] Contra iniciantes virtuais
    [casual] Contra casuais virtuais
    [club] Contra jogadores de clube virtuais
    [expert] Contra especialistas virtuais
   *[everything] Todas as regras
}
choice-effect = { $value ->
    [shooter_down] Eu desço
   *[others_up] Todos os outros sobem
}
