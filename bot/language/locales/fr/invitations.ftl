# Invitations: who is asked to come to a table, and how they answer.
menu-invite = Inviter à la Dame de pique
invite-placeholder = Inviter quelqu'un…
invitation-call = 🃏 { $host } invite à une partie de Dame de pique : { $who } !
invitation-waits = 🃏 Une place est gardée pour { $who }.
invitation-accepted = -# ✅ { $who } joue.
invitation-declined = -# { $who } ne peut pas venir maintenant.
invitation-over = -# Il n'y a plus d'invitation en cours pour la table { $code }.
invited = { $count ->
    [one] Une place est gardée pour { $who }.
   *[other] Des places sont gardées pour { $who }.
} Je n'ai pu prévenir personne cette fois : à toi de le faire.
button-yes-invited = Je joue
button-not-now = Non merci
note-declined = Ta place à cette table est libre pour d'autres.
refusal-invite-seated = { $name } est déjà à cette table.
refusal-invite-asked = Une place est déjà gardée pour { $name }.
refusal-invite-no-seat = Il n'y a pas autant de places libres. Retire d'abord un joueur virtuel, ou ouvre une table plus grande avec l'option « { option-players } ».
refusal-invite-nobody = Je ne peux inviter que des membres de ce serveur.
refusal-invite-self = Tu y es déjà : n'invite que d'autres personnes.
refusal-invite-bot = { $name } est un programme. Pour les joueurs virtuels, appuie sur 🤖 **{ button-add-computer }**.
refusal-invite-hidden = { $name } ne voit pas ce salon. Ouvre la table là où c'est possible.
refusal-invite-barred = { $name } ne peut pas s'asseoir aux tables de ce serveur.
refusal-invite-unwanted = { $name } ne souhaite pas recevoir d'invitations.
refusal-invite-often = Tu viens d'inviter { $name } plusieurs fois. Attends un peu.
button-regulars = Qui joue ?
regulars-call = 📣 { $who } cherche du monde pour une partie de Dame de pique : { $regulars } !
regulars-waits = 📣 { $host } cherche du monde pour une partie de Dame de pique.
regulars-over = -# La table { $code } n'attend plus personne.
regulars-note = -# Table { $code } · { $free ->
    [0] Aucune place libre
    [one] 1 place libre
   *[other] { $free } places libres
} · 🔔 être prévenu ou non
refusal-regulars-called = Les habitués de ce serveur viennent d'être prévenus. On pourra les prévenir de nouveau à { $when }.
refusal-regulars-nobody = Je ne peux prévenir personne en ce moment : ici, personne ne l'a demandé, ou ces gens jouent déjà ou ne peuvent pas venir. Invite plutôt quelqu'un avec le menu. Veux-tu que je te prévienne quand d'autres cherchent du monde ?
refusal-regulars-no-seat = Il n'y a plus de place libre. Retire d'abord un joueur virtuel, ou ouvre une table plus grande avec l'option « { option-players } ».
refusal-regulars-off = Je ne préviens personne sur ce serveur : ceux qui le gèrent ont désactivé les rappels.
refusal-regulars-late = C'était trop long, et personne n'a été prévenu. Appuie encore une fois.
refusal-regulars-unknown = Discord ne me dit pas en ce moment qui est sur ce serveur, donc personne n'a été prévenu. Réessaie dans une minute.
refusal-too-many-regulars = Sur ce serveur, { $most } personnes sont déjà prévenues : je ne peux pas en prévenir plus.
refusal-not-invited = Aucune place n'est gardée pour toi à cette table.
