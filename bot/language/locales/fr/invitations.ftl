# Invitations: who is asked to come to a table, and how they answer.
invite-placeholder = Inviter quelqu'un…
invitation-call = 🃏 { $who } : { $host } invite à une partie de Dame de pique !
invitation-waits = 🃏 Une place est gardée pour { $who }.
invitation-over = -# Cette invitation à la table { $code } n'est plus valable.
button-yes-invited = J'en suis
button-not-now = Non merci
refusal-invite-seated = { $name } est déjà à cette table.
refusal-invite-asked = Une place est déjà gardée pour { $name }.
refusal-invite-no-seat = Il n'y a pas autant de places libres. Retire d'abord un joueur virtuel, ou ouvre une table plus grande avec l'option « { option-players } ».
button-regulars = Qui joue ?
button-called = Notifications
regulars-waits = 📣 { $host } cherche du monde pour une partie de Dame de pique.
regulars-over = -# La table { $code } ne cherche plus personne.
regulars-note = -# Table { $code } · { $free ->
    [0] Aucune place libre
    [one] 1 place libre
   *[other] { $free } places libres
}
refusal-regulars-called = Quelqu'un vient de chercher du monde ici. On pourra recommencer à { $when }.
refusal-regulars-nobody = Personne ici n'a encore demandé à être prévenu : je n'ai donc prévenu personne.
button-invite = Inviter quelqu'un…
refusal-too-many-regulars = La liste est pleine : { $most } personnes de ce serveur sont déjà prévenues.
refusal-not-invited = Aucune place n'est gardée pour toi à cette table.
