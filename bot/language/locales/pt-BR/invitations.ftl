# Invitations: who is asked to come to a table, and how they answer.
invite-placeholder = Convidar alguém…
invitation-call = 🃏 { $who }: { $host } convida para um jogo de Copas!
invitation-waits = 🃏 Há um lugar reservado para { $who }.
invitation-over = -# Este convite para a mesa { $code } não vale mais.
button-yes-invited = Eu topo
button-not-now = Agora não
refusal-invite-seated = { $name } já está nesta mesa.
refusal-invite-asked = Já há um lugar reservado para { $name }.
refusal-invite-no-seat = Não há tantos lugares livres. Tire antes um jogador virtual, ou abra uma mesa maior com a opção “{ option-players }”.
button-regulars = Chamar gente
button-called = Notificações
regulars-waits = 📣 { $host } procura gente para um jogo de Copas.
regulars-over = -# A mesa { $code } não procura mais ninguém.
regulars-note = -# Mesa { $code } · { $free ->
    [0] Nenhum lugar livre
    [one] 1 lugar livre
   *[other] { $free } lugares livres
}
refusal-regulars-called = Alguém procurou gente aqui há pouco. Dá para fazer isso de novo às { $when }.
refusal-regulars-nobody = Ninguém pediu avisos aqui ainda, então não avisei ninguém.
button-invite = Convidar alguém…
refusal-too-many-regulars = A lista está cheia: neste servidor já aviso { $most } pessoas.
refusal-not-invited = Não há lugar reservado para você nesta mesa.
