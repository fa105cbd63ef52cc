daily-day = { DATETIME($day, dateStyle: "long") }
daily-week = { DATETIME($day, dateStyle: "short") }
daily-title = ## ☀️ El reparto del día
    -# { $day }
daily-what = Una ronda con las mismas cartas para todos, contra los mismos jugadores virtuales.
daily-one-try = **Un solo intento**, sin consejos. Empieza cuando ves tu mano y cuenta tal como esté al acabar el día, { $ends }.
daily-seal = -# 🔒 { $late ->
    [yes] Ayer no estaba, así que sellé este reparto hoy:
   *[no] Sellado:
} { $hash }
daily-points = { $finished ->
    [no] **{ $points } { $points ->
        [one] punto
       *[other] puntos
    }** al acabar el día. No habías terminado, así que quedas detrás de quienes sí.
   *[other] **{ $points } { $points ->
        [one] punto
       *[other] puntos
    }**
}
daily-against = { $others ->
    [0] Nadie había terminado este reparto antes que tú.
   *[other] { $share ->
        [0] Lugar { $place }
       *[other] Mejor que el { $share } % de { $others } { $others ->
            [one] persona
           *[other] personas
        } · lugar { $place }
    } · de media { NUMBER($mean, maximumFractionDigits: 1) }
}
daily-squares = -# { $squares }
    -# ⬜ baza no ganada · 🟩 ganada sin puntos · 🟥 con puntos
daily-streak = { $days ->
    [0] 🔥 Tu racha empieza hoy
    [one] 🔥 1 día seguido
   *[other] 🔥 { $days } días seguidos
}
daily-zone = -# Puedes perder un día por semana. Zona horaria: { $zone }; { command-daily } { option-time_zone } la cambia.
daily-opens = -# Otros aún juegan estas cartas: manos, repetición y repaso se abren { $ends }.
daily-shared = **{ $who }** ha jugado el reparto del día, { $day }
daily-announced = Las mismas cartas para todos, y un solo intento. Tu mano solo la ves tú. { $people ->
    [0] Nadie lo ha jugado aún en este servidor.
    [one] 1 persona lo ha jugado en este servidor.
   *[other] { $people } personas lo han jugado en este servidor.
}
daily-announced-over = El día ha terminado. { $people ->
    [0] Nadie jugó en este servidor.
    [one] 1 persona jugó en este servidor.
   *[other] { $people } personas jugaron en este servidor.
}
daily-announced-ends = -# Acaba { $ends }.
daily-announced-seal = -# 🔒 Prueba de que estas cartas ya estaban fijadas: { $hash }
daily-table-title = ## ☀️ Tabla del servidor
    -# { $day }
daily-table-count = -# { $people } { $people ->
    [one] intento
   *[other] intentos
}
daily-table-empty = Aún no hay nadie aquí.
daily-line = { $place }\. { $who } · **{ $points }** { $points ->
    [one] punto
   *[other] puntos
}{ $finished ->
    [no] {" "}(sin terminar)
   *[other] {""}
}
daily-calendar-title = ## 📅 Tus días
daily-calendar-key = -# 🟩 jugado · 🟨 sin terminar · ⬛ perdido · ▫️ sin reparto. Cada línea es una semana, desde el lunes.
daily-practise-hint = **Practica** el reparto de un día pasado. No cuenta.
daily-practise = Elige un día
daily-option = { $day } · { $points } { $points ->
    [one] punto
   *[other] puntos
}
daily-over = ### ☀️ El reparto del { $day }
button-daily-deal = Mano del día
button-daily-begin = Empezar: ver mi mano
button-daily-share = Compartir
button-daily-table = Tabla del servidor
button-daily-calendar = Calendario
button-daily-result = Cómo les fue a los demás
button-daily-back = Volver
button-daily-again = Jugar otra vez
refusal-daily-over = Ese día ya acabó. { command-daily } muestra el reparto de hoy.
refusal-daily-no-such-day = No hay reparto de ese día para practicar.
refusal-daily-one-try = Solo tienes un intento con el reparto del día: no se puede abandonar ni pausar. Te espera hasta que acabe el día.
refusal-daily-tried = Ya tuviste tu intento con el reparto de hoy y lo borraste con tus datos. Mañana hay un reparto nuevo.
refusal-daily-no-hint = En el reparto del día no hay consejos.
refusal-daily-sealed = Otros aún juegan estas cartas. Se podrán ver { $when }.
refusal-daily-not-played = Solo pueden verlo quienes terminaron el reparto de ese día.
command-daily = /diario
    .description = El reparto del día: las mismas cartas para todos, un intento; solo lo ves tú
help-commands-daily = `{ command-daily }` – Las mismas cartas para todos, una vez al día
refusal-daily-only-alone = No juegas en ninguna mesa de este servidor. Sigue con tu reparto del día con { command-daily }.
