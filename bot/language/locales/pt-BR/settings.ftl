# /settings server
settings-saved = ✅ Salvo.
choice-language = { $value ->
    [server] O escolhido no Discord
    [en] English
    [de] Deutsch
    [fr] Français
    [es-ES] Español
    [pt-BR] Português (Brasil)
   *[other] { $value }
}
choice-pace = { $value ->
    [blitz] Blitz (20 segundos por carta)
    [live] Ao vivo (1 minuto por carta)
    [relaxed] Tranquilo (5 minutos por carta)
    [slow] Lento (1 dia por carta)
    [none] Sem limite de tempo
   *[other] { $value }
}
choice-level = { level-name }
choice-speed = { $value ->
    [at-once] Na hora, sem pausa depois de cada vaza
    [brisk] Rápido
   *[people] Como as pessoas
}
choice-none = { $name ->
    [channels] Em toda parte
    [rules_role] Ninguém
    [call_role] Ninguém
   *[other] Em nenhum lugar
}
said-channels = Canais: { $value }
said-rules = Regras: { $value }
said-pace = Ritmo: { $value }
said-language = Idioma: { $value }
said-announce = Anúncios: { $value }
said-rules_role = Quem mais muda as regras: { $value }

block-lifted = ✅ { $name } pode entrar em mesas de novo.

# /settings me
said-switch = { $name }: { button-switch }
button-switch = { $on ->
    [yes] Sim
   *[no] Não
}
preferences-called = **Me avisar de jogos neste servidor** quando alguém procurar gente, no máximo a cada meia hora.

refusal-managers-only = Para isso você precisa da permissão “Gerenciar servidor”.
refusal-role-everyone = Eu nunca aviso todo mundo. Escolha um cargo para quem quer ser avisado, ou nenhum.
refusal-role-gone = O cargo que “{ button-regulars }” avisa não existe mais, então ninguém é avisado. Quem gerencia o servidor pode escolher outro.
refusal-role-silent = Não posso avisar o cargo **{ $role }**, então ninguém é avisado. Quem gerencia o servidor pode ativar nele “Permitir que qualquer pessoa @mencione este cargo” ou escolher outro cargo.
refusal-codes-off = Neste servidor só se jogam as variantes da lista. Peça a quem pode mudar as regras que adicione a sua.
refusal-wrong-channel = Não dá para abrir mesas neste canal. Tente em { $where }.
refusal-may-not-write =
    Preciso de uma permissão em { $where }: “{ $what ->
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
refusal-timed-out = Um moderador me colocou de castigo, por isso não posso escrever aqui. Termina { $when }, se um moderador não retirar antes.
refusal-no-threads-here = Só jogos num canal de texto podem ter seu próprio tópico, não os de um tópico, uma publicação de fórum ou um canal de voz. Jogue sem tópico ou escolha um canal de texto.
refusal-channel-gone = O canal deste jogo não existe mais. Nada se perde: retome em outro canal com `{ command-hearts-back }`.
refusal-blocked = Um moderador bloqueou você nas mesas deste servidor.
refusal-block-yourself = Você não pode se bloquear.
refusal-blocked-already = { $name } já está na lista de pessoas bloqueadas.
refusal-several-blocked = Há várias pessoas bloqueadas chamadas { $name }. Escolha uma da lista.
refusal-not-blocked = Essa pessoa não está bloqueada.
refusal-not-seated-there = Essa pessoa não está em nenhuma mesa aqui.
preferences-checked = **Conferir minhas cartas**: digo se uma escolha claramente custou pontos. Com isso, as vitórias não contam.
