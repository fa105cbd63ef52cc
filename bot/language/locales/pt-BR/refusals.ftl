# What the bot will not do, and what to do instead.
refusal-no-such-table = Essa mesa não existe. Abra uma com { command-hearts-new }.
refusal-table-closed = Essa mesa está fechada. Abra uma nova com { command-hearts-new }.
refusal-not-seated = Você não está nesta mesa.
refusal-already-seated = Você já está nesta mesa. Aperte **{ button-hand }** ou use { command-hearts-hand }.
refusal-seated-in-lobby = Você já está nesta mesa. O jogo começa quando o anfitrião aperta **{ button-start }**.
refusal-seat-taken-over = { $name } está com o seu lugar agora, e você já viu as cartas dele: até o fim do jogo você pode assistir. Abra sua própria mesa com { command-hearts-new }.
refusal-table-full = Os { $seats } lugares estão ocupados por pessoas. Abra outra mesa com { command-hearts-new }.
refusal-no-free-seat = Os { $seats } lugares estão ocupados.
refusal-seats-reserved = Os lugares livres estão reservados para outros agora. Tente de novo em alguns minutos, ou abra a sua própria mesa com { command-hearts-new }.
refusal-rematch-of-others = Todos os lugares desse jogo eram de pessoas: uma delas pode pedir a revanche. Abra a sua própria mesa com { command-hearts-new }.
refusal-closed-table = O anfitrião mantém fechados os lugares deste jogo. Abra sua própria mesa com { command-hearts-new }.
refusal-already-started = O jogo já começou. Use { command-hearts-hand } para ver suas cartas.
refusal-not-started = O jogo não começou. O anfitrião dá início com **{ button-start }** ou { command-hearts-start }.
refusal-start-nonsense = “{ $text }” não é um horário das próximas 24 horas. Escreva 20:30, ou +45 para daqui a 45 minutos.
refusal-start-no-zone = Não sei o que é “{ $text }” no seu relógio. Escolha seu fuso horário com a opção “{ option-time_zone }” (vou lembrar dele), ou escreva +45 para daqui a 45 minutos.
refusal-host-only = Só { $host }, que é o anfitrião, pode fazer isso, ou alguém que gerencie o servidor.
refusal-no-computer = Não há jogador virtual para remover.
refusal-no-computer-there = Não há jogador virtual no lugar { $seat }.
refusal-too-many-computers = Com { $seats } lugares pode haver no máximo { $most } jogadores virtuais: um lugar é seu.
refusal-too-many-tables = Você já está em { $most } mesas. Termine ou deixe uma primeiro: { command-hearts-status } mostra quais são.
refusal-not-away = Você não está ausente: seu lugar continua sendo seu. Use { command-hearts-hand } para ver suas cartas.
refusal-no-table-here = Não há mesa neste canal. Abra uma com { command-hearts-new }.
refusal-no-table-of-yours = Você não está em nenhuma mesa. Entre em uma com { command-hearts-join } ou abra uma com { command-hearts-new }.
refusal-which-table = Há várias mesas aqui: { $tables }. Diga qual com a opção “{ option-table }”.
refusal-preset-seats = A variante { $preset } não se joga com { $seats } lugares. Sem a opção “{ option-players }” se joga com { $usual }.
refusal-unknown-card = { $text } não é uma carta. Escreva o valor e a letra inglesa do naipe (C paus, D ouros, S espadas, H copas), como QS para a dama de espadas.
refusal-unreadable = Esta tela está desatualizada: não consigo mais ler os botões dela. Aperte **{ button-hand }** ou use o comando de novo.
refusal-guild-only = As mesas ficam em servidores: use este comando no canal de um servidor.
refusal-no-member = Não sou membro deste servidor e por isso não posso manter mesas aqui. Alguém que possa gerenciar o servidor pode me adicionar: { $where } O que você joga sozinho funciona aqui também.
refusal-not-over = O jogo ainda não acabou.
refusal-paused = O jogo está em pausa. Retome com { command-hearts-back }.
refusal-no-room-for-computers = Pessoas ocupam { $people } dos { $seats } lugares, então cabem no máximo { $most } { $most ->
    [one] jogador virtual
   *[other] jogadores virtuais
}.
refusal-form-too-late = Isso demorou demais e, depois de uma espera assim, o Discord não aceita mais formulários. Aperte de novo.
refusal-deal-version = Os jogadores virtuais foram atualizados, e estas cartas foram lacradas com outros: não dá para continuar. O que você tem conta como está.
refusal-deal-not-ready = Os jogadores virtuais destas cartas ainda não estão prontos. Nada aconteceu e nada se perdeu: estarão em cerca de um minuto.
refusal-deal-too-long = Os jogadores virtuais destas cartas pensam demais. Nada aconteceu e nada se perdeu: serão consultados de novo em { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}.
refusal-no-such-zone = Não conheço o fuso horário “{ $zone }”. Escreva onde você está, como Recife ou Angola, e escolha na lista.
refusal-several-zones = “{ $zone }” pode ser mais de um fuso horário: { $places }. Escolha um na lista ou escreva uma cidade.
error-storage = Não consigo usar meu banco de dados agora, então nada mudou. Tente de novo em um minuto.
error-conflict = Isso foi alterado em outro lugar no mesmo instante, então nada foi feito. Tente de novo.
error-taken-over = Outra parte de mim está assumindo este servidor. Tente de novo em um minuto.
error-unconfirmed = Meu banco de dados não responde, então ainda não sei se isso conta. Seu painel mostrará assim que eu souber.
error-command = Este comando mudou com uma atualização, e o seu Discord ainda tem o antigo. Tente de novo em um minuto; se não adiantar, reinicie o Discord.
error-answer = O Discord não aceitou minha resposta. Antes de tentar de novo, veja se mesmo assim aconteceu; numa mesa, { command-hearts-hand } mostra como ela está. Se acontecer de novo, diga este número a quem me administra: { $reference }
error-forbidden = O Discord não me deixa escrever aqui: não tenho uma das permissões neste canal, estou de castigo, ou o tópico está arquivado ou trancado. Peça a quem pode gerenciar o canal. Antes de tentar de novo, veja se mesmo assim aconteceu; numa mesa, { command-hearts-hand } mostra como ela está.
error-unexpected = Algo deu errado do meu lado. Antes de tentar de novo, veja se mesmo assim aconteceu. Diga este número a quem me administra: { $reference }
error-unreadable = Não consegui ler o que o Discord me disse sobre isso, então nada aconteceu. Tente de novo mais tarde.
refusal-hints-off = As dicas estão desligadas aqui.
refusal-rules-too-few-seats = Com estas regras jogam { $seats }, e { $people } pessoas já estão lá ou têm lugar reservado. Mude o número de jogadores.
refusal-preset-seats-because = Esse jogo não se joga com { $seats } jogadores. { $reasons }
refusal-no-such-rules = Não há regras chamadas { $name } aqui. Escolha uma da lista que aparece enquanto você digita.
refusal-not-house-rules = { $name } não é uma das regras próprias deste servidor. A lista que aparece enquanto você digita mostra quais são.
refusal-rules-locked = Só quem pode gerenciar este servidor pode mudar as regras dele. Ver e compartilhar, qualquer um pode.
refusal-too-many-rules = Este servidor já guarda { $most } conjuntos de regras. Apague um primeiro.
refusal-name-taken = Já há regras chamadas { $name }. Escolha outro nome, ou edite aquelas.
refusal-name-empty = Um nome tem de 1 a { $most } caracteres.
refusal-rules-gone = Estas regras foram apagadas enquanto você editava. Salve as suas com um nome para mantê-las.
refusal-proposal-gone = Estas regras não foram guardadas por tanto tempo. Edite ou compartilhe de novo.
refusal-not-a-pass = “{ $text }” não é um passe. Escreva o número de cartas e L (esquerda), R (direita) ou A (frente, com número par de jogadores), como 3L ou 1L+1A+1R, ou hold (sem passe).
refusal-reset-unfinished = Não consigo usar meu banco de dados agora, e parte dos rankings talvez já esteja vazia. Zere-os de novo em um minuto.
