# Invitations: who is asked to come to a table, and how they answer.
menu-invite = Invitar a Corazones
invite-placeholder = Invitar a alguien…
invitation-call = 🃏 { $host } invita a una partida de Corazones: ¡{ $who }!
invitation-waits = 🃏 Hay un puesto reservado para { $who }.
invitation-accepted = -# ✅ { $who } juega.
invitation-declined = -# { $who } no puede ahora.
invitation-over = -# Ya no queda ninguna invitación pendiente a la mesa { $code }.
invited = { $count ->
    [one] Hay un puesto reservado para { $who }.
   *[other] Hay puestos reservados para { $who }.
} Esta vez no pude avisar a nadie: díselo tú.
button-yes-invited = Sí, juego
button-not-now = Ahora no
note-declined = Tu puesto en esa mesa queda libre para otros.
refusal-invite-seated = { $name } ya juega en esta mesa.
refusal-invite-asked = Ya hay un puesto reservado para { $name }.
refusal-invite-no-seat = No hay tantos puestos libres. Quita antes un jugador virtual, o abre una mesa más grande con la opción “{ option-players }”.
refusal-invite-nobody = Solo puedo invitar a gente de este servidor.
refusal-invite-self = Tú ya juegas ahí: invita solo a otras personas.
refusal-invite-bot = { $name } es un programa. Para jugadores virtuales pulsa 🤖 **{ button-add-computer }**.
refusal-invite-hidden = { $name } no puede ver este canal. Abre la mesa donde pueda.
refusal-invite-barred = { $name } no puede sentarse en las mesas de este servidor.
refusal-invite-unwanted = { $name } no quiere invitaciones.
refusal-invite-often = Acabas de invitar a { $name } varias veces. Espera un poco.
button-regulars = Buscar gente
regulars-call = 📣 { $who } busca gente para una partida de Corazones: ¡{ $regulars }!
regulars-waits = 📣 { $host } busca gente para una partida de Corazones.
regulars-over = -# La mesa { $code } ya no espera a nadie.
regulars-note = -# Mesa { $code } · { $free ->
    [0] No queda ningún puesto libre
    [one] 1 puesto libre
   *[other] { $free } puestos libres
} · 🔔 si quieres que te avise
refusal-regulars-called = Hace poco que se ha avisado a los habituales de este servidor. Se les puede volver a avisar a las { $when }.
refusal-regulars-nobody = Ahora no puedo avisar a nadie: nadie lo ha pedido aquí, o quienes lo pidieron ya están jugando o no pueden venir. Invita a alguien con el menú. ¿Quieres que te avise cuando otros busquen gente?
refusal-regulars-no-seat = No queda ningún puesto libre. Quita antes un jugador virtual o abre una mesa más grande con la opción “{ option-players }”.
refusal-regulars-off = En este servidor no aviso a nadie: quienes lo gestionan han desactivado los avisos.
refusal-regulars-late = Ha tardado demasiado y no se ha avisado a nadie. Pulsa otra vez, por favor.
refusal-regulars-unknown = Discord no me dice ahora quién está en este servidor, así que no se ha avisado a nadie. Vuelve a intentarlo dentro de un minuto.
refusal-too-many-regulars = En este servidor ya se avisa a { $most } personas: no puedo avisar a más.
refusal-not-invited = En esta mesa no hay ningún puesto reservado para ti.
