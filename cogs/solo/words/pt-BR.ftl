button-solo-new = Novo jogo
button-solo-new-yes = Sim, novo jogo
button-study-new = Sair do treino
button-study-new-yes = Sim, sair
button-play-now = Jogar agora
command-solo = /solo
    .description = Jogue agora contra jogadores virtuais; só você vê
    .restart = Começar um novo jogo mesmo com um em andamento
option-speed = velocidade
    .description = Com que rapidez jogam os jogadores virtuais
option-restart = reiniciar
    .description = Começar de novo
solo-title = ## ⚙️ Solo: { $preset }
solo-waits = Só você vê este jogo, e ele espera o tempo que você quiser.
solo-sure-new = ### Começar um novo jogo?
    Seu jogo atual termina e não conta.
study-sure-new = ### Sair do treino?
    Ele termina aqui, e um novo jogo começa.
study-sure = ### Encerrar seu outro jogo de treino?
    Jogar a partir daqui encerra o jogo de treino que você tem aberto.
solo-goes-on = -# Seu jogo continua. Para começar outro, escolha { option-restart }.
solo-waited = -# Este é o seu próprio jogo, que estava à sua espera.
help-start-solo = **Jogar agora**: `{ command-solo }`, você contra jogadores virtuais. Só você vê.
solo-to-continue = Para continuar seu jogo solo, use { command-solo }.
refusal-solo-only-alone = Você não está em nenhuma mesa deste servidor. { solo-to-continue }
button-study-keep = Manter
button-study-yes = Encerrar e jogar
button-next-round = Próxima rodada
solo-about = Solo
study-experts = -# Daqui em diante, especialistas jogam as outras mãos.
study-about = Treino: não conta
solo-sure-back = ### Desfazer sua última jogada?
    Este jogo vira treino: não vai contar.
refusal-nothing-to-take-back = Nesta rodada ainda não há nada para desfazer.
study-to-continue = { solo-to-continue }
refusal-study-only-alone = { refusal-solo-only-alone }
solo-round-over = ### Fim da rodada { $round }
