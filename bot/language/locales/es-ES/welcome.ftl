# The message to a server that the bot has joined, and the bar above the playground’s channel.
button-about-help = Ayuda
welcome-title = ## ♥️ Corazones ya está aquí
welcome-what = El juego de cartas para 3 a 16 jugadores, de carne y hueso o virtuales.
welcome-play = **Jugar ya**: tú contra jugadores virtuales, al instante. Solo tú lo ves.
welcome-table = **Abrir una mesa** en este canal: otros se unen y los jugadores virtuales ocupan los puestos libres.
welcome-learn = **{ button-learn }**: aprende a jugar en dos minutos.
welcome-setup = -# Para quienes gestionan el servidor: **Configurar** hace cinco preguntas cortas.
button-open-table = Abrir una mesa
playground-person = Eres
playground-language = Idioma
playground-reset = Empezar de nuevo
playground-reset-sure = ¿Empezar de nuevo? Se borrarán todas las mesas de aquí.
playground-refused = Eso acaba de cambiar. Pulsa otra vez.
button-setup = Configurar
