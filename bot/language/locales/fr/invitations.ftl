# Invitations: who is asked to come to a table, and how they answer.
invite-placeholder = Inviter quelqu'un…
invitation-call = 🃏 { $host } invite à une partie de Dame de pique : { $who } !
invitation-waits = 🃏 Une place est gardée pour { $who }.
invitation-over = -# Il n'y a plus d'invitation en cours pour la table { $code }.
button-yes-invited = Je joue
button-not-now = Non merci
refusal-invite-seated = { $name } est déjà à cette table.
refusal-invite-asked = Une place est déjà gardée pour { $name }.
refusal-invite-no-seat = Il n'y a pas autant de places libres. Retire d'abord un joueur virtuel, ou ouvre une table plus grande avec l'option « { option-players } ».
button-regulars = Qui joue ?
regulars-waits = 📣 { $host } cherche du monde pour une partie de Dame de pique.
regulars-over = -# La table { $code } n'attend plus personne.
regulars-note = -# Table { $code } · { $free ->
    [0] Aucune place libre
    [one] 1 place libre
   *[other] { $free } places libres
} · 🔔 être prévenu ou non
refusal-regulars-called = Quelqu'un vient de chercher du monde ici. On pourra recommencer à { $when }.
refusal-regulars-nobody = Je ne peux prévenir personne en ce moment : ici, personne ne l'a demandé, ou ces gens jouent déjà ou ne peuvent pas venir. Invite plutôt quelqu'un avec le menu. Veux-tu que je te prévienne quand d'autres cherchent du monde ?
refusal-too-many-regulars = Sur ce serveur, { $most } personnes sont déjà prévenues : je ne peux pas en prévenir plus.
refusal-not-invited = Aucune place n'est gardée pour toi à cette table.
