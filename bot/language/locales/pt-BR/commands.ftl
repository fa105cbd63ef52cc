# Comandos: o que se digita, para quê (no máximo 100 caracteres) e para que serve uma opção onde é algo especial.
# Um nome é a última palavra: minúsculas, algarismos, - e _, no máximo 32, e nunca dois iguais em um grupo.


# As opções, com um mesmo nome em todos os comandos.
option-table = mesa
    .description = Qual mesa, se há várias
option-computers = virtuais
    .description = Quantos lugares os jogadores virtuais ocupam
option-level = nível
    .description = O nível deles
option-time_zone = fuso
    .description = Seu fuso horário, como Recife ou Angola
option-seat = lugar
    .description = O número do lugar, como aparece antes de começar
option-pace = ritmo
    .description = Quanto tempo cada um tem por jogada
option-preset = variante
    .description = Qual variante de Copas
option-players = jogadores
    .description = Quantos jogadores
option-invite = convidar
    .description = Alguém para quem reservar um lugar por dez minutos
option-at = horário
    .description = Quando começa: 20:30 no seu horário, ou daqui a 45m ou 1h30
option-hints = dicas
    .description = Deixar que se peçam dicas
option-thread = tópico
    .description = Dar ao jogo um tópico próprio
option-cut = cortar
    .description = Deixar alguém cortar antes de cada distribuição
option-open_seats = lugares_abertos
    .description = Deixar outros pegarem lugares durante o jogo
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
option-file = arquivo
option-round = rodada
    .description = Qual rodada

# O que uma opção oferece; outro choice-… está onde se escolhe o mesmo em um menu.
choice-effect = { $value ->
    [shooter_down] Eu desço
   *[others_up] Todos os outros sobem
}
