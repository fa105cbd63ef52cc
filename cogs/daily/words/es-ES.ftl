daily-day = { DATETIME($day, dateStyle: "long") }
daily-title = ## ☀️ El reparto del día
    -# { $day }
daily-what = La misma ronda para todos, contra jugadores virtuales. Gana quien se lleve menos puntos.
daily-one-try = **Un solo intento**, sin consejos. Acaba { $ends }; quien no haya terminado queda al final.
daily-late = -# Ayer no estaba, así que sellé este reparto hoy.
daily-against = { $others ->
    [0] Nadie más ha terminado este reparto todavía.
   *[other] { $place }.º de { $size } en todo el mundo{ $shared ->
        [0] {""}
        [one] , empate con 1 persona
       *[other] , empate con { $shared } personas
    }
        Media de todos: { NUMBER($mean, maximumFractionDigits: 1) } puntos
}
daily-squares = -# { $squares }
    -# ⬜ sin baza · 🟩 baza · 🟥 con puntos
daily-streak = 🔥 { $days ->
    [0] Tu racha empieza hoy
    [1] Tu racha: 1 día
   *[other] Tu racha: { $days } días
}
daily-gap = -# Un día sin jugar por semana no corta tu racha.
daily-zone = -# Los días acaban a medianoche en { $zone }.
    -# Para cambiarlo: `{ command-daily } { option-time_zone }`
daily-opens = -# Podrás ver todas las manos { $ends }.
daily-opened = -# **{ button-review }** encuentra tus errores y **{ button-replay }** muestra todas las manos.
daily-stopped = { $tricks ->
    [0] El día acabó antes de tu primera baza.
   *[other] El día acabó antes de que terminaras: { $points } { $points ->
        [one] punto
       *[other] puntos
    } tras { $tricks } de { $all } bazas.
} Tu intento cuenta, pero queda detrás de los terminados.
daily-shared = **{ $who }** tiene **{ $points } { $points ->
    [one] punto
   *[other] puntos
}** en el reparto del día{ $finished ->
    [no] {" "}(sin terminar)
   *[other] {""}
}
    -# { $day }
daily-announced = Las mismas cartas para todos, un solo intento: gana quien se lleve menos puntos.
daily-announced-over = El día ha terminado. { $people ->
    [0] Nadie jugó en este servidor.
    [one] 1 persona jugó en este servidor.
   *[other] { $people } personas jugaron en este servidor.
}{ $best ->
    [none] {""}
    [one] {" "}El mejor resultado: { $best } punto.
   *[other] {" "}El mejor resultado: { $best } puntos.
}
daily-announced-ends = -# Acaba { $ends } · { $people ->
    [0] aún no ha jugado nadie
    [one] 1 ha jugado aquí
   *[other] { $people } han jugado aquí
}
daily-table-title = ## ☀️ Tabla del servidor
    -# { $day }
daily-table-count = -# { $people } { $people ->
    [one] persona
   *[other] personas
}
daily-table-empty = Aún no hay nadie aquí.
daily-new-account = -# 🌱 Tu cuenta de Discord es nueva. Cuando tenga { $age } días, saldrás en esta lista.
daily-line = { $place }\. **{ $who }** · { $points } { $points ->
    [one] punto
   *[other] puntos
}{ $finished ->
    [no] {" "}(sin terminar)
   *[other] {""}
}{ $me ->
    [yes] {" "}👈
   *[no] {""}
}
daily-calendar-title = ## 📅 Tus días
daily-weekdays = 🇱 🇲 🇽 🇯 🇻 🇸 🇩
daily-calendar-key = -# 🟩 jugado · 🟨 sin terminar
    -# ⬜ sin jugar · 🟦 hoy · ▪️ sin reparto
daily-practise-hint = **Practica** el reparto de un día pasado. No cuenta.
daily-practice-about = Práctica: no cuenta
daily-practise = Elige un día
daily-option = { $day } · { $points } { $points ->
    [one] punto
   *[other] puntos
}
button-daily-deal = Reparto del día
daily-about = { button-daily-deal }
button-daily-play = Jugar el reparto de hoy
button-daily-begin = Empezar: ver mi mano
button-daily-share = Compartir
button-daily-table = Tabla del servidor
button-daily-calendar = Calendario
button-daily-result = Mi puesto
button-daily-again = Jugar otra vez
refusal-daily-over = Ese día ya ha acabado. { command-daily } muestra el reparto de hoy.
refusal-daily-no-such-day = No hay reparto de ese día para practicar.
refusal-daily-one-try = Solo tienes un intento con el reparto del día: no se puede abandonar ni pausar. Te espera hasta que acabe el día.
refusal-daily-tried = Ya has gastado tu intento de hoy y lo has borrado con tus datos. Mañana hay un reparto nuevo.
refusal-daily-no-hint = En el reparto del día no hay consejos.
refusal-daily-sealed = Otros aún juegan estas cartas. Se podrán ver { $when }.
refusal-daily-not-played = Solo pueden verlo quienes terminaron el reparto de ese día.
command-daily = /diario
    .description = El reparto del día: las mismas cartas para todos, un intento; solo lo ves tú
help-start-daily = `{ command-daily }` – Las mismas cartas para todos, una vez al día
daily-to-continue = Para seguir con tu reparto del día, usa { command-daily }.
refusal-daily-only-alone = No juegas en ninguna mesa de este servidor. { daily-to-continue }
