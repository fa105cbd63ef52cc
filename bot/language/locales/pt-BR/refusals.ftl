# What the bot will not do, and what to do instead.
refusal-no-such-table = Essa mesa não existe.
refusal-table-closed = Essa mesa está fechada.
refusal-not-seated = Você não está nesta mesa.
refusal-already-seated = Você já está nesta mesa. Aperte **{ button-hand }** ou use { command-hearts-hand }.
refusal-seat-taken-over = { $name } está com o seu lugar e você já viu as cartas, então só pode assistir até o fim do jogo.
refusal-table-full = Os { $seats } lugares estão ocupados por pessoas.
refusal-no-free-seat = Os { $seats } lugares estão ocupados.
refusal-seats-reserved = Os lugares livres estão reservados para outros agora. Tente de novo em alguns minutos, ou abra a sua própria mesa.
refusal-rematch-of-others = Esse jogo não tinha lugares livres: só quem jogou pode pedir a revanche.
refusal-closed-table = O anfitrião não deixa mais ninguém entrar neste jogo.
refusal-already-started = O jogo já começou. Use { command-hearts-hand } para ver suas cartas.
refusal-not-started = O jogo não começou. O anfitrião dá início com **{ button-start }** ou { command-hearts-start }.
refusal-start-nonsense = “{ $text }” não é um horário das próximas 24 horas. Tente 20:30, ou +45 para daqui a 45 minutos.
refusal-start-no-zone = Não conheço seu fuso horário, então não sei quando é “{ $text }”. Escolha com a opção “{ option-time_zone }” (vou lembrar dele), ou escreva +45 para daqui a 45 minutos.
refusal-host-only = Só o anfitrião, { $host }, e quem gerencia o servidor podem fazer isso.
refusal-no-computer = Não há jogador virtual para remover.
refusal-no-computer-there = Não há jogador virtual no lugar { $seat }.
refusal-too-many-computers = Com { $seats } lugares pode haver no máximo { $most } jogadores virtuais: um lugar é seu.
refusal-too-many-tables = Você já está em { $most } mesas. Termine ou deixe uma primeiro: { command-hearts-status } mostra quais são.
refusal-not-away = Você não está ausente: seu lugar continua sendo seu. Use { command-hearts-hand } para ver suas cartas.
refusal-no-table-here = Não há mesa neste canal.
refusal-no-table-of-yours = Você não está em nenhuma mesa.
refusal-which-table = Há várias mesas aqui. Diga qual com a opção “{ option-table }”:
    { $tables }
refusal-preset-seats = { $preset } não se joga com { $seats } jogadores. Sem a opção “{ option-players }”, é para { $usual }.
refusal-unknown-card = { $text } não é uma carta. Escreva o valor e a letra inglesa do naipe (C paus, D ouros, S espadas, H copas), como QS para a dama de espadas.
refusal-unreadable = Esta tela está desatualizada e não consigo mais ler os botões dela. Aperte **{ button-hand }** ou use o comando de novo.
refusal-guild-only = As mesas ficam em servidores: use este comando em um canal de um deles.
refusal-no-member = Não sou membro deste servidor, então não posso ter mesas aqui. Quem gerencia o servidor pode me adicionar: { $where } Jogos solo funcionam aqui mesmo assim.
refusal-not-over = O jogo ainda não acabou.
refusal-paused = O jogo está em pausa. Retome com { command-hearts-back }.
refusal-no-room-for-computers = Pessoas ocupam { $people } dos { $seats } lugares, então cabem no máximo { $most } { $most ->
    [one] jogador virtual
   *[other] jogadores virtuais
}.
refusal-form-too-late = Demorou demais, e o Discord não abre mais o formulário. Aperte de novo.
refusal-deal-version = Os jogadores virtuais foram atualizados desde que estas cartas foram lacradas: não dá para continuar. O que você tem conta como está.
refusal-deal-not-ready = Os jogadores virtuais ainda não estão prontos para estas cartas. Nada se perdeu: tente de novo em cerca de um minuto.
refusal-deal-too-long = Os jogadores virtuais estão demorando demais com estas cartas. Nada se perdeu: pergunto a eles de novo em { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}.
refusal-no-such-zone = Não conheço o fuso horário “{ $zone }”. Escreva um lugar, como Recife ou Angola, e escolha na lista.
refusal-several-zones = “{ $zone }” pode ser mais de um fuso horário: { $places }. Escolha um na lista ou escreva uma cidade.
error-storage = Não consigo acessar meu banco de dados agora, então nada mudou. Tente de novo em um minuto.
error-conflict = Alguém mudou isso ao mesmo tempo, então a sua mudança não foi feita. Tente de novo.
error-taken-over = Estou trocando de turno neste servidor. Tente de novo em um minuto.
error-unconfirmed = Meu banco de dados não responde, então ainda não sei se isso foi salvo. Seu painel mostrará assim que eu souber.
error-command = Este comando mudou com uma atualização, e o seu Discord ainda tem o antigo. Tente de novo em um minuto; se não adiantar, reinicie o Discord.
error-answer = O Discord não aceitou minha resposta. Antes de tentar de novo, veja se deu certo; numa mesa, { command-hearts-hand } mostra como ela está. Se acontecer de novo, diga este número a quem me administra: { $reference }
error-forbidden = O Discord não me deixa escrever aqui. Talvez me falte uma permissão, eu esteja de castigo, ou o tópico esteja arquivado ou trancado: pergunte a quem gerencia este canal. Antes de tentar de novo, veja se deu certo; numa mesa, { command-hearts-hand } mostra como ela está.
error-unexpected = Algo deu errado do meu lado. Antes de tentar de novo, veja se deu certo. Diga este número a quem me administra: { $reference }
error-unreadable = Não consegui ler a resposta do Discord, então nada mudou. Tente de novo mais tarde.
refusal-hints-off = As dicas estão desligadas aqui.
refusal-rules-too-few-seats = Estas regras são para { $seats } jogadores, mas { $people } pessoas já estão na mesa ou têm lugar reservado. Mude o número de jogadores.
refusal-preset-seats-because = Essa variante não se joga com { $seats } jogadores. { $reasons }
refusal-no-such-rules = Não há regras chamadas “{ $name }” aqui. Escolha uma da lista que aparece enquanto você digita.
refusal-not-house-rules = { $name } não é uma das regras próprias deste servidor. A lista que aparece enquanto você digita mostra quais são.
refusal-rules-locked = Só quem gerencia o servidor pode mudar estas regras. Qualquer um pode ver e compartilhar.
refusal-too-many-rules = Este servidor já tem { $most } conjuntos de regras. Apague um primeiro.
refusal-name-taken = Já há regras chamadas “{ $name }”. Escolha outro nome, ou edite aquelas.
refusal-name-empty = Um nome tem de 1 a { $most } caracteres.
refusal-rules-gone = Alguém apagou estas regras enquanto você editava. Salve as suas com um nome para mantê-las.
refusal-proposal-gone = Estas regras expiraram. Edite ou compartilhe de novo.
refusal-not-a-pass = “{ $text }” não é um passe. Escreva o número de cartas e L (esquerda), R (direita) ou A (frente, com número par de jogadores), como 3L ou 1L+1A+1R, ou hold (sem passe).
refusal-reset-unfinished = Não consigo acessar meu banco de dados agora, e parte dos rankings talvez já esteja vazia. Zere-os de novo em um minuto.
refusal-shared = Você já compartilhou isso aqui hoje.
