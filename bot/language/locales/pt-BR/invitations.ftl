# Invitations: who is asked to come to a table, and how they answer.
menu-invite = Convidar para Copas
invite-placeholder = Convidar alguém…
invitation-call = 🃏 { $host } convida para um jogo de Copas: { $who }!
invitation-waits = 🃏 Há um lugar reservado para { $who }.
invitation-accepted = -# ✅ { $who } joga.
invitation-declined = -# { $who } não pode agora.
invitation-over = -# Não há mais convite em aberto para a mesa { $code }.
invited = { $count ->
    [one] Há um lugar reservado para { $who }.
   *[other] Há lugares reservados para { $who }.
} Desta vez não consegui avisar ninguém: avise você.
button-yes-invited = Eu jogo
button-not-now = Agora não
note-declined = Seu lugar nessa mesa está livre para outros.
refusal-invite-seated = { $name } já está nesta mesa.
refusal-invite-asked = Já há um lugar reservado para { $name }.
refusal-invite-no-seat = Não há tantos lugares livres. Tire antes um jogador virtual, ou abra uma mesa maior com a opção “{ option-players }”.
refusal-invite-nobody = Só posso convidar pessoas deste servidor.
refusal-invite-self = Você já está lá: convide só outras pessoas.
refusal-invite-bot = { $name } é um programa. Para jogadores virtuais aperte 🤖 **{ button-add-computer }**.
refusal-invite-hidden = { $name } não pode ver este canal. Abra a mesa onde isso seja possível.
refusal-invite-barred = { $name } não pode se sentar nas mesas deste servidor.
refusal-invite-unwanted = { $name } não quer receber convites.
refusal-invite-often = Você acabou de convidar { $name } várias vezes. Espere um pouco.
button-regulars = Buscar gente
regulars-call = 📣 { $who } procura gente para um jogo de Copas: { $regulars }!
regulars-waits = 📣 { $host } procura gente para um jogo de Copas.
regulars-over = -# A mesa { $code } não espera mais ninguém.
regulars-note = -# Mesa { $code } · { $free ->
    [0] Nenhum lugar livre
    [one] 1 lugar livre
   *[other] { $free } lugares livres
} · 🔔 se você quer ser avisado
refusal-regulars-called = Os assíduos deste servidor foram avisados há pouco. Eles podem ser avisados de novo às { $when }.
refusal-regulars-nobody = Agora não posso avisar ninguém: ninguém pediu isso aqui, ou quem pediu já está jogando ou não pode vir. Convide alguém pelo menu. Quer que eu avise você quando outros procurarem gente?
refusal-regulars-no-seat = Não há lugar livre. Tire antes um jogador virtual ou abra uma mesa maior com a opção “{ option-players }”.
refusal-regulars-off = Neste servidor eu não aviso ninguém: quem o gerencia desligou os avisos.
refusal-regulars-late = Demorou demais e ninguém foi avisado. Aperte de novo, por favor.
refusal-regulars-unknown = O Discord não me diz agora quem está neste servidor, então ninguém foi avisado. Tente de novo em um minuto.
refusal-too-many-regulars = Neste servidor já são avisadas { $most } pessoas: mais não dá.
refusal-not-invited = Não há lugar reservado para você nesta mesa.
