settings-title = ## ⚙️ Configurações do servidor
settings-group = { $group ->
    [tables] Mesas
    [by_channel] Canais com configurações próprias
    [messages] Mensagens
    [people] Permissões
   *[other] Rankings
}
settings-usual = { $group ->
    [tables] Regras, ritmo, jogadores virtuais, dicas
    [by_channel] Nenhum ainda
    [messages] Idioma, lembretes, anúncios
    [people] Regras, espectadores, bloqueados
   *[other] Temporadas, cartas do dia
}
settings-by-channel = Escolha um canal e depois as regras e o ritmo. As mesas novas desse canal e dos tópicos dele começam assim.
settings-by-channel-where = Escolha um canal
settings-as-server = Como no servidor: { $value }
settings-own-rules = **Regras**
settings-own-pace = **Ritmo**
settings-rules-gone = ⚠️ as regras dele foram apagadas: valem as do servidor
button-settings-change = Alterar
settings-language = **Idioma** das mensagens públicas
settings-rules = **Regras** das mesas novas
settings-pace = **Ritmo** das mesas novas
settings-level = **Jogadores virtuais** em mesas novas
settings-season = **Uma temporada** dura
settings-announce = **Anúncios**: quem ganhou a temporada
settings-channels = **Onde se podem abrir mesas**, tópicos incluídos
settings-daily_channel = **Cartas do dia**: uma mensagem por dia, sem notificar ninguém
settings-daily_age = **Cartas do dia**: quem aparece nos resultados do servidor
settings-call_role = **“{ button-regulars }” avisa este cargo**, no máximo a cada meia hora
settings-rules_role = **Quem pode mudar as regras, além de quem gerencia o servidor**
choice-daily_age = { $value ->
    [0] todos
   *[other] contas com mais de { $value } dias
}
choice-season = { $value ->
    [quarter] Três meses
    [half] Seis meses
    [year] Um ano
   *[other] { $value }
}
said-level = Jogadores virtuais: { $value }
said-daily_channel = Cartas do dia: { $value }
said-call_role = “{ button-regulars }” avisa: { $value }
said-season = Temporada: { $value }
said-daily_age = Cartas do dia: resultados de { $value }
settings-nudges = **Notificações** para quem demora na sua vez e para “{ button-regulars }”
settings-spectators = **Assistir**: qualquer pessoa pode acompanhar um jogo.
settings-codes = **Códigos de regras**: qualquer pessoa pode abrir uma mesa com as regras de um código, mesmo de outro servidor.
settings-digest = **Resumo semanal** no canal de anúncios
switch-digest = Resumo semanal
switch-codes = Códigos de regras
switch-spectators = Assistir
switch-nudges = Notificações
switch-hints = Dicas
switch-cut = Corte
switch-threads = Tópicos
button-settings-bans = Bloqueados
button-settings-audit = Log de moderação
button-settings-reset = Zerar rankings…
button-reset-sure = Zerar os rankings
button-reset-yes = Sim, começar do zero
reset-sure =
    ## Zerar os rankings deste servidor?
    {""}**Isto não pode ser desfeito.** Todos recomeçam, sem vitórias e sem rating. Os jogos já jogados ficam no histórico.
reset-sure-again =
    ## Zerar mesmo os rankings?
    Isto não pode ser desfeito.
reset-done = ✅ Os rankings estão vazios. Contam os jogos que acabarem a partir de agora.
blocked-title = ## 🚫 Pessoas bloqueadas
blocked-hint = Não podem entrar em mesas deste servidor. Use `{ command-hearts-block }` para bloquear alguém.
blocked-none = Ninguém está bloqueado.
blocked-lift = Desbloquear alguém
audit-title = ## 📋 Log de moderação
audit-hint = -# Bloqueios, pessoas tiradas de uma mesa, mesas encerradas, rankings zerados. Configurações e regras não aparecem.
audit-none = Nada ainda.
audit-line = { $what ->
    [end] **{ $by }** encerrou a mesa { $table }
    [remove] **{ $by }** tirou **{ $about }** da mesa { $table }
    [bar] **{ $by }** bloqueou **{ $about }**
    [lift] **{ $by }** desbloqueou **{ $about }**
    [reset] **{ $by }** zerou os rankings
   *[other] **{ $by }**: { $what }
}
preferences-title = ## ⚙️ Suas configurações
preferences-hint = -# Valem em todos os servidores; só as notificações de jogos são ajustadas em cada um.
prefer-group = { $group ->
    [cards] Suas cartas
    [alone] Jogos solo
    [others] Jogar com outros
   *[other] Mensagens para você
}
settings-panel = **Jogar com**
choice-panel = { $value ->
    [menus] Menus
   *[buttons] Botões
}
settings-cards = **As cartas** aparecem assim:
    { $sample }
choice-cards = { $value ->
    [text] Texto em vez de imagens
    [two] Duas cores
   *[four] Quatro cores
}
settings-solo_level = **Adversários**
choice-solo_level = { $value ->
    [usual] Padrão do servidor
   *[other] { choice-level }
}
settings-speed = **O ritmo deles**
settings-row = **Botões por linha**: com menos, ficam maiores no celular
choice-row = { $value } cartas
said-panel = Jogar com: { $value }
said-cards = Cartas: { $value }
said-row = Botões por linha: { $value }
said-solo_level = Adversários: { $value }
said-speed = O ritmo deles: { $value }
preferences-words = **Minha mão também em palavras**, abaixo dos botões.
preferences-coached = **Treinador**: dá uma dica antes de cada carta na primeira rodada de um jogo solo.
preferences-forced = **Carta única automática**: se você só pode jogar uma carta, ela vai sozinha depois de um instante.
preferences-silent = **Avisos com notificação**, quando você demora na sua vez.
preferences-direct = **Avisos por DM** em vez de no canal, se o Discord deixar.
preferences-listed = **Rankings**: mostra você nos rankings dos seus servidores.
preferences-invited = **Convites**: deixa que outros convidem você para uma mesa.
preferences-puzzles = **Desafios com meus jogos**: alguns momentos podem virar desafios, sem nomes, se toda a mesa permitir.
switch-coached = Treinador
switch-called = Me avisar de jogos neste servidor
switch-checked = Conferir minhas cartas
switch-words = Minha mão também em palavras
switch-forced = Carta única automática
switch-silent = Avisos com notificação
switch-direct = Avisos por DM
switch-listed = Rankings
switch-invited = Convites
switch-puzzles = Desafios com meus jogos

# In the help.
help-commands-settings = `{ command-settings-me }` – Suas cartas, seu ritmo, seus avisos
help-managers-settings = `{ command-settings-server }` – Regras e ritmo das mesas novas, mensagens, permissões, bloqueados e o log de moderação

# Its commands.
command-settings = /configurações
    .description = Como eu me comporto
command-settings-server = /configurações servidor
    .description = Como eu me comporto neste servidor
command-settings-me = /configurações pessoais
    .description = Suas configurações: cartas, avisos e rankings
