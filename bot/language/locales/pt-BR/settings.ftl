# /settings server
settings-title = ## ⚙️ Configurações deste servidor
settings-hint = Cada escolha é salva na hora. As regras de uma mesa são escolhidas com { command-rules-default }.
settings-boards-title = ## ⚙️ Rankings e cartas do dia
settings-saved = ✅ Salvo.
settings-language = **Idioma** de tudo o que todos podem ver
choice-language = { $value ->
    [server] O idioma do servidor no Discord
    [en] English
    [de] Deutsch
    [fr] Français
    [es-ES] Español
    [pt-BR] Português (Brasil)
   *[other] { $value }
}
settings-pace = **Ritmo** de uma mesa cujo anfitrião não escolhe um
choice-pace = { $value ->
    [blitz] Blitz: 20 segundos por carta
    [live] Ao vivo: 1 minuto por carta
    [relaxed] Tranquilo: 5 minutos por carta
    [slow] Lento: 1 dia por carta
    [none] Sem relógio: cada um leva o tempo que quiser
   *[other] { $value }
}
settings-level = **Jogadores virtuais** em mesas novas
choice-level = { level-name }: { level-character }
choice-speed = { $value ->
    [at-once] Na hora
    [brisk] Depressa
   *[people] Como as pessoas
}
settings-season = **Uma temporada** dos rankings dura
choice-season = { $value ->
    [quarter] Três meses
    [half] Meio ano
    [year] Um ano
   *[other] { $value }
}
settings-announce = **Anúncios**: o canal em que digo quem foi melhor quando uma temporada acaba
settings-announce-nowhere = Em nenhum
settings-channels = **Canais**, com seus tópicos, onde se podem abrir mesas
settings-channels-all = Em toda parte
settings-daily = **Cartas do dia**: onde uma mensagem por dia as anuncia, sem notificar ninguém
button-settings-boards = Mais configurações
settings-daily-none = Em lugar nenhum
settings-daily_age = **A tabela do dia deste servidor** mostra contas
choice-daily_age = { $value ->
    [0] de qualquer idade
   *[other] com { $value } dias ou mais
}
settings-role = **Quem pode mudar as regras**, além de quem gerencia o servidor
settings-role-none = Mais ninguém
settings-nudges = **Avisos**: quem demora na sua vez recebe um aviso.
settings-spectators = **Assistir**: quem não joga na mesa pode ver como está o jogo.
settings-hints = **Dicas**: quem joga pode perguntar que carta é recomendada.
settings-threads = **Tópicos**: cada jogo num canal de texto tem o seu próprio tópico, e o canal fica tranquilo.
settings-cut = **Corte**: antes de cada distribuição, cujo segredo já está lacrado, a pessoa à direita do carteador pode cortar o baralho.
settings-codes = **Códigos**: qualquer pessoa pode abrir uma mesa com as próprias regras, com um código de { command-rules-share }.
settings-digest = **Resumo semanal**: no canal dos anúncios, cada semana em poucas linhas.
button-switch-digest = { $on ->
    [yes] Resumo semanal: sim
   *[no] Resumo semanal: não
}
button-switch-nudges = { $on ->
    [yes] Avisos: sim
   *[no] Avisos: não
}
button-switch-spectators = { $on ->
    [yes] Assistir: sim
   *[no] Assistir: não
}
button-switch-hints = { $on ->
    [yes] Dicas: sim
   *[no] Dicas: não
}
button-switch-threads = { $on ->
    [yes] Tópicos: sim
   *[no] Tópicos: não
}
button-switch-cut = { $on ->
    [yes] Corte: sim
   *[no] Corte: não
}
button-switch-codes = { $on ->
    [yes] Códigos: sim
   *[no] Códigos: não
}
button-settings-bars = Barrados
button-settings-audit = Registro
button-settings-home = Voltar
button-settings-reset = Zerar rankings…
button-reset-sure = Zerar os rankings
button-reset-yes = Sim, começar do zero
reset-sure =
    ## Zerar os rankings deste servidor?
    Todos recomeçam, sem vitórias e sem rating. Os jogos já jogados ficam no histórico.
reset-sure-again =
    ## Tem certeza?
    Isto não pode ser desfeito.
reset-done = ✅ Os rankings estão vazios. Contam os jogos que acabarem a partir de agora.

bars-title = ## 🚫 Pessoas barradas
bars-hint = Não podem sentar em mesas deste servidor. Use { command-hearts-bar } para barrar alguém.
bars-none = Ninguém está barrado.
bars-lift = Liberar alguém
bar-set = 🚫 { $name } não pode mais sentar em mesas deste servidor. { command-hearts-unbar } desfaz isso.
bar-lifted = ✅ { $name } pode sentar de novo.
seat-taken-away = { $count ->
    [one] { $name } perdeu o lugar.
   *[other] { $name } perdeu { $count } lugares.
}
audit-title = ## 📋 O que os moderadores fizeram
audit-none = Nada ainda.
audit-line = { $what ->
    [end] { $when } · **{ $by }** encerrou a mesa `{ $table }`
    [remove] { $when } · **{ $by }** tirou **{ $about }** da mesa `{ $table }`
    [bar] { $when } · **{ $by }** barrou **{ $about }**
    [lift] { $when } · **{ $by }** liberou **{ $about }**
    [reset] { $when } · **{ $by }** zerou os rankings
   *[other] { $when } · **{ $by }**: { $what }
}

# /settings me
preferences-title = ## ⚙️ Suas preferências
preferences-hint = Valem em todo servidor onde você me encontra. Cada escolha é salva na hora.
settings-panel = **Suas cartas** são escolhidas com
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
settings-solo_level = **Quando você joga sozinho**, os jogadores virtuais são
choice-solo_level = { $value ->
    [usual] Como o servidor preferir
   *[other] { choice-level }
}
settings-speed = … e jogam
settings-row = **Botões por linha**: com menos, ficam maiores no celular
choice-row = { $value } cartas
preferences-forced = **Cartas forçadas**: quando só uma carta pode ser jogada, ela se joga sozinha depois de um instante.
preferences-silent = **Sem som**: quando é a sua vez e você demora, escrevo seu nome e não notifico você.
preferences-direct = **DMs**: quando é a sua vez e você demora, escrevo para você em particular, não no canal. Se o Discord não deixar, aviso você no canal.
preferences-listed = **Rankings**: se você aparece nos dos seus servidores.
preferences-invited = **Convites**: outros podem convidar você para uma mesa.
preferences-called = **Me avisar**, só neste servidor: quando alguém procura gente para jogar, uma mensagem avisa você, no máximo a cada meia hora.
button-switch-called = { $on ->
    [yes] Me avisar: sim
   *[no] Me avisar: não
}
button-switch-forced = { $on ->
    [yes] Forçadas: sim
   *[no] Forçadas: não
}
button-switch-silent = { $on ->
    [yes] Sem som: sim
   *[no] Sem som: não
}
button-switch-direct = { $on ->
    [yes] DMs: sim
   *[no] DMs: não
}
button-switch-listed = { $on ->
    [yes] Rankings: sim
   *[no] Rankings: não
}
button-switch-invited = { $on ->
    [yes] Convites: sim
   *[no] Convites: não
}

refusal-managers-only = Só quem pode gerenciar o servidor pode fazer isso.
refusal-codes-off = Neste servidor só se jogam as variantes da lista. Peça a quem pode mudar as regras que adicione a sua com { command-rules-import }.
refusal-reset-unfinished = Não consigo usar meu banco de dados agora, e parte dos rankings talvez já esteja vazia. Zere-os de novo em um minuto.
refusal-wrong-channel = Neste servidor não se abrem mesas aqui. Você pode abri-las em { $where }.
refusal-may-not-write =
    Não tenho uma permissão em { $where }: “{ $what ->
        [view] Ver canal
        [open] Criar tópicos públicos
        [threads] Enviar mensagens em tópicos
        [history] Ver histórico de mensagens
       *[send] Enviar mensagens
    }”. Peça a um moderador, ou { $remedy ->
        [back] retome em outro canal com `{ command-hearts-back }`
        [off] jogue sem tópico
       *[choose] escolha outro canal
    }.
refusal-timed-out = Um moderador me colocou de castigo neste servidor, por isso não posso escrever aqui. Termina { $when }, ou antes se um moderador o retirar.
refusal-no-threads-here = Um jogo só pode ter o seu próprio tópico num canal de texto, não num tópico, numa publicação de fórum ou num canal de voz. Jogue sem tópico ou escolha um canal de texto.
refusal-channel-gone = O canal deste jogo não existe mais. Nada se perde: retome em outro canal com `{ command-hearts-back }`.
refusal-barred = Um moderador barrou você das mesas deste servidor. Você ainda pode assistir.
refusal-bar-yourself = Você não pode se barrar.
refusal-barred-already = { $name } já está na lista de pessoas barradas.
refusal-several-barred = Há várias pessoas barradas chamadas { $name }. Escolha uma da lista.
refusal-not-barred = Essa pessoa não está barrada.
refusal-not-seated-there = Essa pessoa não está em nenhuma mesa aqui.
