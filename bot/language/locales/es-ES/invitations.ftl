# Invitations: who is asked to come to a table, and how they answer.
invite-placeholder = Invitar a alguien…
invitation-call = 🃏 { $host } invita a una partida de Corazones: ¡{ $who }!
invitation-waits = 🃏 Hay un puesto reservado para { $who }.
invitation-over = -# Ya no queda ninguna invitación pendiente a la mesa { $code }.
button-yes-invited = Sí, juego
button-not-now = Ahora no
refusal-invite-seated = { $name } ya juega en esta mesa.
refusal-invite-asked = Ya hay un puesto reservado para { $name }.
refusal-invite-no-seat = No hay tantos puestos libres. Quita antes un jugador virtual, o abre una mesa más grande con la opción “{ option-players }”.
button-regulars = Buscar gente
regulars-waits = 📣 { $host } busca gente para una partida de Corazones.
regulars-over = -# La mesa { $code } ya no espera a nadie.
regulars-note = -# Mesa { $code } · { $free ->
    [0] No queda ningún puesto libre
    [one] 1 puesto libre
   *[other] { $free } puestos libres
} · 🔔 si quieres que te avise
refusal-regulars-called = Hace poco que alguien buscó gente aquí. Se puede volver a hacer a las { $when }.
refusal-regulars-nobody = Ahora no puedo avisar a nadie: nadie lo ha pedido aquí, o quienes lo pidieron ya están jugando o no pueden venir. Invita a alguien con el menú. ¿Quieres que te avise cuando otros busquen gente?
refusal-too-many-regulars = En este servidor ya se avisa a { $most } personas: no puedo avisar a más.
refusal-not-invited = En esta mesa no hay ningún puesto reservado para ti.
