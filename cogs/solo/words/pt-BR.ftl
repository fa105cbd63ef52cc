button-new-game = Novo jogo
button-yes-new-game = Sim, novo jogo
button-play-now = Jogar agora
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
study-sure = ### Encerrar seu outro jogo de treino?
    Jogar daqui o encerra.
solo-goes-on = -# Seu jogo continua. Para começar outro, escolha { option-restart }.
solo-waited = -# Este é o seu próprio jogo, que estava à sua espera. Para começar outro, aperte **{ button-new-game }** de novo.
help-start-solo = **Jogar agora**: `{ command-solo }`, você contra jogadores virtuais. Só você vê.
solo-to-continue = Seu jogo solo continua com { command-solo }.
refusal-solo-only-alone = Você não está em nenhuma mesa deste servidor. { solo-to-continue }
button-next-round = Próxima rodada
study-about = Treino: não conta
study-taken-back = -# Jogada desfeita. Este jogo não conta mais.
refusal-nothing-to-take-back = Nesta rodada ainda não há nada para desfazer.
study-to-continue = { solo-to-continue }
refusal-study-only-alone = { refusal-solo-only-alone }
