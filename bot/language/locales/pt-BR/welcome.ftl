# The message to a server that the bot has joined, and the bar above the playground’s channel.
button-about-help = Ajuda
welcome-title = ## ♥️ Copas chegou
welcome-what = O jogo de cartas para 3 a 16 jogadores, de carne e osso ou virtuais.
welcome-play = **Jogar agora**: você contra jogadores virtuais, na hora. Só você vê.
welcome-table = **Abrir uma mesa** neste canal: outros entram, e jogadores virtuais ocupam os lugares livres.
welcome-learn = **{ button-learn }**: aprenda a jogar em dois minutos.
welcome-setup = -# Para quem gerencia o servidor: **Configurar** faz cinco perguntas curtas.
button-open-table = Abrir uma mesa
playground-person = Você é
playground-language = Idioma
playground-reset = Recomeçar
playground-reset-sure = Recomeçar? Todas as mesas daqui serão apagadas.
playground-refused = Isso acabou de mudar. Aperte de novo.
button-setup = Configurar
