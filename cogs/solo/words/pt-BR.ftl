button-play-now = Jogar agora
button-solo-game = Jogo
button-study-game = { button-solo-game }
button-solo-back = Voltar ao jogo
command-solo = /solo
    .description = Jogue agora, sozinho contra jogadores virtuais; só você vê
    .restart = Começar um novo jogo mesmo com um em andamento
option-speed = velocidade
    .description = Com que rapidez jogam os jogadores virtuais
option-restart = reiniciar
    .description = Começar de novo
solo-title = ## ⚙️ Seu próprio jogo: { $preset }
solo-waits = Só você o vê, e ele espera por você o tempo que quiser.
solo-sure = ### Começar um novo jogo?
    Seu jogo atual termina e não conta.
solo-goes-on = -# Seu jogo continua. Para começar outro, escolha { option-restart }.
help-start-solo = **Jogar agora.** `{ command-solo }` ou o botão abaixo: você contra jogadores virtuais, na hora e sem relógio. Só você vê.
refusal-solo-only-alone = Você não está em nenhuma mesa deste servidor. Seu jogo solo continua com { command-solo }.
button-next-round = Próxima rodada
study-begins = { $trick ->
    [0] -# Rodada { $round }: passe suas cartas de novo, contra especialistas. Este jogo não conta.
   *[other] -# Rodada { $round }, vaza { $trick }: continue daqui, contra especialistas. Este jogo não conta.
}
study-taken-back = -# Jogada desfeita. Este jogo não conta mais.
refusal-nothing-to-take-back = Nesta rodada ainda não há nada para desfazer.
refusal-study-only-alone = { refusal-solo-only-alone }
