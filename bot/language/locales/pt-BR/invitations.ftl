# Invitations: who is asked to come to a table, and how they answer.
invite-placeholder = Convidar alguém…
invitation-call = 🃏 { $host } convida para um jogo de Copas: { $who }!
invitation-waits = 🃏 Há um lugar reservado para { $who }.
invitation-over = -# Não há mais convite em aberto para a mesa { $code }.
button-yes-invited = Eu jogo
button-not-now = Agora não
refusal-invite-seated = { $name } já está nesta mesa.
refusal-invite-asked = Já há um lugar reservado para { $name }.
refusal-invite-no-seat = Não há tantos lugares livres. Tire antes um jogador virtual, ou abra uma mesa maior com a opção “{ option-players }”.
button-regulars = Buscar gente
regulars-waits = 📣 { $host } procura gente para um jogo de Copas.
regulars-over = -# A mesa { $code } não espera mais ninguém.
regulars-note = -# Mesa { $code } · { $free ->
    [0] Nenhum lugar livre
    [one] 1 lugar livre
   *[other] { $free } lugares livres
} · 🔔 se você quer ser avisado
refusal-regulars-called = Alguém procurou gente aqui há pouco. Dá para fazer isso de novo às { $when }.
refusal-regulars-nobody = Agora não posso avisar ninguém: ninguém pediu isso aqui, ou quem pediu já está jogando ou não pode vir. Convide alguém pelo menu. Quer que eu avise você quando outros procurarem gente?
refusal-too-many-regulars = Neste servidor já são avisadas { $most } pessoas: mais não dá.
refusal-not-invited = Não há lugar reservado para você nesta mesa.
