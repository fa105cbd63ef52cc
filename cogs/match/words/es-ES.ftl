# /duplicado: los mismos repartos para varios, y lo que cada uno ha hecho con ellos.
command-match = /duplicado
    .description = Los mismos repartos para varios
command-match-new = /duplicado nuevo
    .description = Abrir un torneo: los mismos repartos para todos, a solas o en mesas
    .hours = A solas: cuántas horas tiene cada cual para jugar
command-match-show = /duplicado ver
    .description = El torneo de este canal: quién ha jugado, y después tu resultado
option-deals = repartos
    .description = Cuántos repartos
option-hours = horas
    .description = Cuántas horas tiene cada cual para jugar
option-where = dónde
    .description = A solas contra jugadores virtuales, o en mesas de cuatro
choice-where = { $value ->
    [tables] en mesas de cuatro
   *[alone] a solas, cuando cada cual quiera
}
help-start-match = `{ command-match-new }` – Las mismas cartas para ti y tus amigos
match-title = ## 🃏 Mismas cartas para todos
match-what = Todos reciben las mismas cartas y cada cual las juega por su cuenta contra jugadores virtuales: { $deals } repartos en { match-hours }. Gana quien se lleve menos puntos.
match-what-tables = Mesas de cuatro juegan los mismos { $deals } repartos. En otra mesa alguien tiene tus cartas: llévate menos puntos.
match-what-computers = -# Con cuatro personas o menos, en la otra mesa juegan jugadores virtuales.
match-how = -# Reglas: { $preset }
match-deals = { $deals } repartos
match-hours = { $hours ->
    [1] 1 hora
   *[other] { $hours } horas
}
match-player = { $number }\. { $who }
match-hint = { $missing ->
    [0] { $host } ya puede empezar, o esperar a más gente.
   *[other] { $host } puede empezar en cuanto alguien más pulse **{ button-match-join }**. ¡Menciona a tus amigos en este canal!
}
match-meanwhile = -# Mientras esperas:
match-hint-fill = { $free ->
    [one] { $host } ya puede empezar con un jugador virtual, o esperar a más gente.
   *[other] { $host } ya puede empezar con { $free } jugadores virtuales, o esperar a más gente.
}
match-cut-hint = -# Opcional: si cortas, nadie puede haber conocido las cartas de antemano.
match-cuts = -# ✂️ Ya han cortado: { $who }
match-cut = { $who } ({ $cut ->
    [one] 1 carta
   *[other] { $cut } cartas
})
match-cancelled = { $why ->
    [players] { $host } ha cancelado este torneo.
    [moderator] Un moderador ha cancelado este torneo.
    [left] El anfitrión se ha ido, así que este torneo se ha cancelado.
    [idle] { $players ->
        [1] Solo se apuntó una persona a tiempo, así que este torneo se ha cancelado.
       *[other] Nadie lo empezó a tiempo, así que este torneo se ha cancelado.
    }
    [update] Una actualización del bot ha cancelado este torneo. ¡Lo siento!
   *[unknown] Este torneo se ha cancelado.
}
match-until = Todos tienen las mismas cartas. Juega cuando quieras antes del { $at }; los resultados salen cuando todos hayan jugado.
match-progress = **{ $who }** · { $done } de { $deals }{ $team ->
    [0] {""}
   *[other] {" "}· equipo { $team }
}
match-deal-now = ### Reparto { $deal } de { $deals }
match-deal-now-hint = **Jugar** muestra tus cartas. { $tables ->
    [2] En la otra mesa alguien tiene las mismas. El siguiente reparto empieza cuando las dos mesas hayan terminado.
   *[other] En otra mesa alguien tiene las mismas. El siguiente reparto empieza cuando todas las mesas hayan terminado.
}
match-table = **Mesa { $table }** · { $over ->
    [yes] ✅ jugado
   *[no] { $tricks } de { $all } bazas
}
    { $who }
match-sure-leave = ### ¿Dejar el torneo?
    { $tables ->
        [yes] Un jugador virtual juega por ti hasta que pulses **{ button-match-play }**. Los repartos cuentan igual para ti.
       *[no] Jugadores virtuales juegan los repartos que te quedan, y no podrás volver.
    }
match-left = Ahora juega por ti un jugador virtual. **{ button-match-play }** te devuelve tu puesto.
match-sure-cancel = ### ¿Cancelar este torneo?
    { $alone ->
        [yes] Nadie más se ha apuntado.
       *[no] Quienes se apuntaron pierden su plaza.
    }
match-sure-end = ### ¿Terminar el torneo para todos?
    Solo cuentan los repartos que todos han jugado. Después no se puede continuar.
match-broken-off = ⚠️ { $why ->
    [players] { $host } ha terminado este torneo antes de tiempo.
    [moderator] Un moderador ha terminado este torneo antes de tiempo.
    [update] Una actualización del bot ha terminado este torneo antes de tiempo.
   *[unknown] Este torneo ha terminado antes de tiempo.
} { $played ->
    [0] No todos habían jugado el primer reparto, así que no cuenta nada.
    [1] Cuenta uno de los { $deals } repartos: el que habían jugado todos.
   *[other] Cuentan { $played } de los { $deals } repartos: los que habían jugado todos.
}
match-line = { $place }\. **{ $who }** · { $total }{ $computer ->
    [0] {""}
    [one] {" "}· 1 reparto por 🤖
   *[other] {" "}· { $computer } repartos por 🤖
}
match-team-name = Equipo { $team }
match-no-team = Sin equipo
match-choose-team = Elige tu equipo…
match-team = **{ match-team-name }** · { $total } · { $who }
match-team-average = -# Equipos: la media de sus jugadores.
match-scores = -# Puntos frente a la media con las mismas cartas. Gana quien tenga menos.
match-computer = 🤖 Jugador virtual
match-difference = { $sign ->
    [plus] +
    [minus] −
   *[none] {""}
}{ match-amount }
match-amount = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
match-deal-over = ### Fin del reparto { $deal } de { $deals }
match-deal-stopped = ### El reparto { $deal } de { $deals } se ha interrumpido
    El torneo ha terminado antes de tiempo, así que este reparto no cuenta.
match-compared = Todos han jugado { $compared ->
    [one] el reparto 1. Ahí
   *[other] los repartos 1–{ $compared }. Ahí
} tienes **{ $sign ->
    [minus] { match-amount } puntos menos
    [plus] { match-amount } puntos más
   *[none] exactamente los mismos puntos
}** que la media con las mismas cartas.
match-not-compared = Tu resultado sale cuando todos hayan jugado estas cartas.
match-all-played = ✅ Has terminado. Los resultados salen cuando todos terminen, como muy tarde { $left }.
match-others-play = Las otras mesas aún juegan este reparto. Te aviso cuando empiece el siguiente.
button-match-next = Siguiente reparto
button-match-play = 🃏 Jugar
button-match-join = Participar
button-match-more = { button-more }
button-match-leave = Salir
button-match-start = Empezar
button-match-cancel = Cancelar torneo
button-match-new = Nuevo torneo
button-match-end = Terminar torneo
button-match-quit = Sí, salir
button-match-keep = Mantenerlo
button-match-stop = Sí, terminar
button-match-sheet = Todos los repartos
chart-deal = reparto
chart-match = Los totales de todos tras cada uno de { $deals } repartos. Al final: { $finals }.
sheet-title = ### { $who } · { $place }.º puesto · { $total }
sheet-points = Puntos
sheet-best = Mejor
sheet-all = todos
sheet-columns = -# **#**: reparto · **+/−**: frente a la media con las mismas cartas
sheet-hint = -# * Lo jugó, o lo terminó, un jugador virtual.
sheet-deal = Reparto { $deal }
sheet-choose = Ver un reparto…
sheet-seated = -# Mesa { $table }: { $who }
sheet-table = 🤖 Mesa { $table }
sheet-average = -# Mismas cartas · media { match-amount }
sheet-line = { $who } · { $points } { $points ->
    [one] punto
   *[other] puntos
} · { $difference }{ $computer ->
    [yes] {" "}· 🤖
   *[no] {""}
}
sheet-computer = -# 🤖 Este reparto lo terminó un jugador virtual.
sheet-rival = -# Comparado con { $who }{ $several ->
    [yes] , que tuvo menos puntos que nadie:
   *[no] :
}
parting-pass = La primera diferencia fue el pase: { $one } pasó { $mine }, { $other } pasó { $theirs }.
parting-trick = La primera diferencia llegó en la baza { $trick }: { $one } jugó { $mine }, { $other } jugó { $theirs }.
parting-table = La primera diferencia llegó en la baza { $trick }: en la mesa de { $one } se jugó { $mine }, en la de { $other } { $theirs }.
parting-none = { $one } y { $other } jugaron exactamente igual.
parting-claim = { $one } y { $other } jugaron igual hasta que ya nada podía cambiar la puntuación.
side-title = ### Reparto { $deal }: { $one } y { $other }
side-player = **{ $who }** · { $points } { $points ->
    [one] punto
   *[other] puntos
}
side-moon = 🌕 { $own ->
    [yes] Alcanzó la luna: estas bazas no cuentan.
   *[no] Otra persona alcanzó la luna.
}
side-trick = { $cards } { $points } { $points ->
    [one] punto
   *[other] puntos
} · baza { $trick }
side-key = Estas bazas costaron puntos, con la carta ganadora primero:
side-both = **Los dos**
side-choose = Comparar con…
side-computer = { $who } · { $points } { $points ->
    [one] punto
   *[other] puntos
}
refusal-no-such-match = No existe ese torneo. Abre uno con { command-match-new }.
refusal-no-match-here = No hay ningún torneo en este canal. Abre uno con { command-match-new }.
refusal-match-no-chips = Una partida con fichas no tiene puntos que comparar. Elige otra variante.
refusal-match-four-seats = En mesas hacen falta reglas para cuatro; estas son para { $seats }. Elige otra variante o deja que cada cual juegue a solas.
refusal-match-hours-or-pace = Las horas son para torneos a solas; el ritmo, para torneos en mesas. Quita lo que no encaje.
refusal-match-too-many-yours = Ya tienes { $most } torneos en marcha. Termina o cancela uno antes.
refusal-match-too-many-here = Este servidor ya tiene { $most } torneos en marcha. Antes tiene que acabar uno.
match-cancelled-done = ✅ Hecho.
refusal-match-joined = Ya participas en este torneo.
refusal-match-full = Este torneo ya tiene { $most } jugadores.
refusal-match-begun = Este torneo ya ha empezado y no se puede cambiar. Si participas, pulsa **{ button-match-play }**.
refusal-match-not-begun = Este torneo aún no ha empezado. Lo empieza su anfitrión.
refusal-match-closed = Este torneo ha terminado.
refusal-match-sealed = Alguien puede jugar aún estos repartos. Los resultados salen cuando todos han jugado.
refusal-match-nothing-counts = Este torneo terminó antes de que todos jugaran el primer reparto: no hay nada que comparar.
refusal-not-in-match = No participas en este torneo. Abre el tuyo con { command-match-new }.
refusal-match-join-first = Aún no participas en este torneo. Pulsa primero **{ button-match-join }**.
refusal-match-seat-lost = Has perdido tu puesto en este reparto. Vuelves a jugar a partir del siguiente.
refusal-match-too-few = Hacen falta al menos { $least } jugadores. Menciona a tus amigos en este canal: solo tienen que pulsar **{ button-match-join }**.
refusal-match-places = Las mesas de cuatro necesitan 4, 8, 12 o 16 jugadores: { $more } más{ $fewer ->
    [0] {""}
   *[other] {" "}o { $fewer } menos
}. Pulsa otra vez **{ button-match-start }** y los puestos libres los ocupan jugadores virtuales.
refusal-match-teams = O nadie tiene equipo o todos tienen uno: al menos dos equipos de dos jugadores.
refusal-match-one-try = { $alone ->
    [yes] Cada reparto de un torneo se juega una sola vez: no se puede terminar ni pausar. Te espera hasta que acabe el torneo.
   *[no] Cada reparto de un torneo se juega hasta el final: no se puede terminar ni pausar. Si te vas, un jugador virtual juega por ti hasta que pulses **{ button-match-play }**.
}
refusal-match-no-hint = En un torneo no hay consejos.
refusal-rematch-match = Eso era un reparto de un torneo. Abre otro con { command-match-new }.
match-to-continue = Para seguir con tu reparto del torneo, usa { command-match-show }.
refusal-match-only-alone = No juegas en ninguna mesa de este servidor. { match-to-continue }
refusal-match-elsewhere = No juegas en ninguna mesa de este servidor. Tu reparto de un torneo sigue en otro servidor, donde se juega el torneo: { $where }
