# /settings server
settings-saved = ✅ Guardado.
choice-language = { $value ->
    [server] Como el servidor
    [en] English
    [de] Deutsch
    [fr] Français
    [es-ES] Español
    [pt-BR] Português (Brasil)
   *[other] { $value }
}
choice-pace = { $value ->
    [blitz] Relámpago: 20 segundos por carta
    [live] En vivo: 1 minuto por carta
    [relaxed] Tranquilo: 5 minutos por carta
    [slow] Lento: 1 día por carta
    [none] Sin reloj: sin límite
   *[other] { $value }
}
choice-level = { level-name }
choice-speed = { $value ->
    [at-once] Al instante, sin parar tras cada baza
    [brisk] Con rapidez
   *[people] Como las personas
}
choice-season = { $value ->
    [quarter] Tres meses
    [half] Medio año
    [year] Un año
   *[other] { $value }
}
choice-daily_age = { $value ->
    [0] de cualquier edad
   *[other] de { $value } días o más
}
choice-none = { $name ->
    [channels] En todas partes
    [rules_role] Nadie más
    [call_role] Nadie
   *[other] En ninguna parte
}
said-channels = **Canales**: { $value }
said-pace = **Ritmo**: { $value }
said-level = **Jugadores virtuales**: { $value }
said-language = **Idioma**: { $value }
said-announce = **Anuncios**: { $value }
said-daily_channel = **Reparto del día**: { $value }
said-call_role = **“{ button-regulars }” avisa a**: { $value }
said-rules_role = **Hacer reglas**: { $value }
said-season = **Temporada**: { $value }
said-daily_age = **Tabla del día**: cuentas { $value }
settings-hints = **Consejos**: quien juega puede preguntar qué carta le conviene.
settings-threads = **Hilos**: cada partida en un canal de texto tiene su propio hilo, y el canal queda tranquilo.
settings-cut = **Corte**: antes de cada reparto, cuyo secreto ya está sellado, la persona a la derecha de quien reparte puede cortar.

bar-lifted = ✅ { $name } puede volver a sentarse.

# /settings me
preferences-called = **Avisarme**, solo en este servidor: cuando alguien busca gente para jugar, un mensaje te avisa, como mucho una vez cada media hora.
button-switch-called = { $on ->
    [yes] Avisarme: sí
   *[no] Avisarme: no
}

refusal-managers-only = Solo puede hacerlo alguien que pueda gestionar el servidor.
refusal-role-everyone = Nunca aviso a todo el mundo. Elige un rol para la gente que quiere que la avisen, o ninguno.
refusal-role-gone = El rol al que avisa “{ button-regulars }” ya no existe. Quien gestiona el servidor puede elegir otro en mis ajustes.
refusal-role-silent = No puedo avisar al rol **{ $role }**. Quien gestiona el servidor puede activar en él “Permitir que cualquiera @mencione este rol” o elegir otro en mis ajustes.
refusal-codes-off = En este servidor solo se juegan las variantes de la lista. Pide a alguien que pueda cambiar las reglas que añada la tuya.
refusal-wrong-channel = En este servidor no se abren mesas aquí. Puedes abrirlas en { $where }.
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
refusal-timed-out = Un moderador me ha aislado temporalmente en este servidor, así que no puedo escribir aquí. Termina { $when }, o antes si un moderador lo retira.
refusal-no-threads-here = Una partida solo puede tener su propio hilo en un canal de texto, no en un hilo, una publicación de un foro o un canal de voz. Juega sin hilo o elige un canal de texto.
refusal-channel-gone = El canal de esta partida ya no existe. No se pierde nada: continúa en otro canal con `{ command-hearts-back }`.
refusal-barred = Un moderador te ha vetado en las mesas de este servidor. Aún puedes mirar.
refusal-bar-yourself = No puedes vetarte.
refusal-barred-already = { $name } ya tiene un veto.
refusal-several-barred = Hay varias personas vetadas que se llaman { $name }. Elige una de la lista.
refusal-not-barred = Esa persona no tiene ningún veto.
refusal-not-seated-there = Esa persona no juega en ninguna mesa de aquí.
