# Invitations: who is asked to come to a table, and how they answer.
invite-placeholder = Invitar a alguien…
invitation-call = 🃏 { $who }: ¡{ $host } invita a una partida de Corazones!
invitation-waits = 🃏 Hay un puesto reservado para { $who }.
invitation-over = -# Esta invitación a la mesa { $code } ya no vale.
button-yes-invited = Me apunto
button-not-now = Ahora no
refusal-invite-seated = { $name } ya juega en esta mesa.
refusal-invite-asked = Ya hay un puesto reservado para { $name }.
refusal-invite-no-seat = No hay tantos puestos libres. Quita antes un jugador virtual, o abre una mesa más grande con la opción “{ option-players }”.
button-regulars = Buscar gente
button-called = Notificaciones
regulars-waits = 📣 { $host } busca gente para una partida de Corazones.
regulars-over = -# La mesa { $code } ya no busca a nadie.
regulars-note = -# Mesa { $code } · { $free ->
    [0] No queda ningún puesto libre
    [one] 1 puesto libre
   *[other] { $free } puestos libres
}
refusal-regulars-called = Alguien ya ha buscado gente aquí hace poco. Se puede volver a hacer a las { $when }.
refusal-regulars-nobody = Aquí nadie ha pedido avisos todavía, así que no he avisado a nadie.
button-invite = Invitar a alguien…
refusal-too-many-regulars = La lista está llena: en este servidor ya aviso a { $most } personas.
refusal-not-invited = En esta mesa no hay ningún puesto reservado para ti.
