# /settings server
settings-saved = ✅ Guardado.
choice-language = { $value ->
    [server] El elegido en Discord
    [en] English
    [de] Deutsch
    [fr] Français
    [es-ES] Español
    [pt-BR] Português (Brasil)
   *[other] { $value }
}
choice-pace = { $value ->
    [blitz] Relámpago (20 segundos por carta)
    [live] En vivo (1 minuto por carta)
    [relaxed] Tranquilo (5 minutos por carta)
    [slow] Lento (1 día por carta)
    [none] Sin límite de tiempo
   *[other] { $value }
}
choice-level = { level-name }
choice-speed = { $value ->
    [at-once] Al instante, sin pausa tras cada baza
    [brisk] Rápido
   *[people] Como las personas
}
choice-none = { $name ->
    [channels] En todas partes
    [rules_role] Nadie
    [call_role] Nadie
   *[other] En ninguna parte
}
said-channels = Canales: { $value }
said-rules = Reglas: { $value }
said-pace = Ritmo: { $value }
said-language = Idioma: { $value }
said-announce = Anuncios: { $value }
said-rules_role = Quién más cambia las reglas: { $value }

block-lifted = ✅ { $name } puede volver a unirse a mesas.

# /settings me
said-switch = { $name }: { button-switch }
button-switch = { $on ->
    [yes] Sí
   *[no] No
}
preferences-called = **Avisarme de partidas en este servidor** cuando alguien busque gente, como mucho cada media hora.

refusal-managers-only = Para eso necesitas el permiso “Gestionar servidor”.
refusal-role-everyone = Nunca aviso a todo el mundo. Elige un rol para quienes quieran recibir avisos, o ninguno.
refusal-role-gone = El rol al que avisa “{ button-regulars }” ya no existe, así que nadie recibe el aviso. Quien gestiona el servidor puede elegir otro.
refusal-role-silent = No puedo avisar al rol **{ $role }**, así que nadie recibe el aviso. Quien gestiona el servidor puede activar en él “Permitir que cualquiera @mencione este rol” o elegir otro rol.
refusal-codes-off = En este servidor solo se juegan las variantes de la lista. Pide a alguien que pueda cambiar las reglas que añada la tuya.
refusal-wrong-channel = En este canal no se pueden abrir mesas. Prueba en { $where }.
refusal-may-not-write =
    Me falta un permiso en { $where }: “{ $what ->
        [view] Ver canal
        [open] Crear hilos públicos
        [threads] Enviar mensajes en hilos
        [history] Leer el historial de mensajes
       *[send] Enviar mensajes
    }”. Pídeselo a un moderador, o { $remedy ->
        [back] continúa en otro canal con `{ command-hearts-back }`
        [off] juega sin hilo
       *[choose] elige otro canal
    }.
refusal-timed-out = Un moderador me ha aislado temporalmente, así que no puedo escribir aquí. Termina { $when }, si no lo retira antes un moderador.
refusal-no-threads-here = Solo las partidas en un canal de texto pueden tener su propio hilo, no las de un hilo, una publicación de foro o un canal de voz. Juega sin hilo o elige un canal de texto.
refusal-channel-gone = El canal de esta partida ya no existe. No se pierde nada: continúa en otro canal con `{ command-hearts-back }`.
refusal-blocked = Un moderador te ha vetado en las mesas de este servidor.
refusal-block-yourself = No puedes vetarte.
refusal-blocked-already = { $name } ya tiene un veto.
refusal-several-blocked = Hay varias personas vetadas que se llaman { $name }. Elige una de la lista.
refusal-not-blocked = Esa persona no tiene ningún veto.
refusal-not-seated-there = Esa persona no juega en ninguna mesa de aquí.
preferences-checked = **Revisar mis cartas**: te digo si está claro que una elección te ha costado puntos. Así, las victorias no cuentan.
