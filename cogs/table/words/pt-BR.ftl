button-pause = Pausar
button-no-end = Não encerrar
button-stay = Ficar
button-yes-leave = Sim, sair
button-yes-end = Sim, encerrar
command-hearts = /hearts
    .description = Jogue Copas neste canal
command-hearts-new = /hearts nova
    .description = Abra uma mesa neste canal
    .time_zone = Onde você está, como Recife ou Angola; vou lembrar disso
command-hearts-join = /hearts entrar
    .description = Pegue um lugar em uma mesa deste canal
command-hearts-leave = /hearts sair
    .description = Deixe sua mesa; um jogador virtual assume o jogo em andamento
command-hearts-seats = /hearts lugares
    .description = Escolha quantos jogadores virtuais há na sua mesa e como jogam, antes de começar
    .computers = Lugares para jogadores virtuais; os outros ficam livres
    .seat = De quem é o nível; de todos, se você não disser
command-hearts-start = /hearts começar
    .description = Comece o jogo; jogadores virtuais ocupam os lugares livres
command-hearts-pause = /hearts pausa
    .description = Deixe o jogo em pausa até que um dos jogadores o retome
command-hearts-hand = /hearts mão
    .description = Veja sua mão; só você vê
command-hearts-play = /hearts jogar
    .description = Jogue uma carta, como QS (dama de espadas) ou 10D (10 de ouros)
command-hearts-claim = /hearts concluir
    .description = Termine a rodada quando ela já está decidida
command-hearts-pass = /hearts passar
    .description = Passe cartas, como QS AH KH
command-hearts-call = /hearts definir
    .description = Defina o passe se você dá as cartas, como 3L, 1L+1A+1R ou hold (sem passe)
command-hearts-moon = /hearts lua
    .description = Escolha o que faz a lua que você acertou
command-hearts-ready = /hearts continuar
    .description = Comece a próxima rodada sem esperar
command-hearts-back = /hearts voltar
    .description = Recupere seu lugar e volte a jogar
command-hearts-status = /hearts status
    .description = Suas mesas e as deste canal
command-hearts-end = /hearts encerrar
    .description = Feche uma mesa, ou peça a todos que jogam nela que encerrem o jogo
command-hearts-rematch = /hearts revanche
    .description = Jogue o mesmo jogo de novo, em uma mesa nova
    .table = Qual jogo; senão, o último que terminou neste canal
command-hearts-remove = /hearts remover
    .description = Tire o lugar de alguém, se você gerencia o servidor
    .member = De quem é o lugar
    .table = Em qual mesa; senão, em todas deste servidor
command-hearts-bar = /hearts barrar
    .description = Barre alguém das mesas, se você gerencia o servidor
    .member = Quem não pode mais sentar neste servidor
command-hearts-unbar = /hearts liberar
    .description = Deixe alguém sentar de novo, se você gerencia o servidor
    .member = Quem pode sentar de novo
command-hearts-scores = /hearts placar
    .description = Todas as rodadas de um jogo até agora, em pontos
    .table = Qual jogo; senão, o seu ou o último deste canal
command-hearts-replay = /hearts rever
    .description = Veja uma rodada terminada, vaza por vaza, com todas as mãos abertas
    .table = Qual jogo; senão, o último deste canal
    .file = Um jogo em um arquivo de “Baixar”; ele aparece no lugar de uma mesa
command-hearts-verify = /hearts verificar
    .description = Confira se a distribuição de uma rodada foi justa
    .table = Qual jogo; senão, o último deste canal
verify-title = ### Rodada { $round } na mesa { $code }: a distribuição foi justa?
verify-hash = **Publicado antes da rodada** (SHA-256 de um segredo):
    `{ $hash }`
verify-secret = **Aberto depois dela**, o segredo:
    `{ $secret }`
verify-playing = A rodada ainda está em jogo. O segredo é aberto quando ela acaba; aí este comando confere a distribuição.
verify-ended = O jogo foi encerrado antes do fim desta rodada, então o segredo nunca foi aberto.
verify-sealed = ✅ Sim: o SHA-256 do segredo é o hash publicado, então o segredo foi fixado antes da rodada.
verify-not-sealed = ❌ Não: o SHA-256 do segredo não é o hash publicado.
verify-fair = ✅ Sim: embaralhar as cartas com o segredo dá a distribuição que foi jogada.
verify-not-fair = ❌ Não: embaralhar as cartas com o segredo dá outra distribuição, não a que foi jogada.
verify-match = **O segredo da distribuição** é o começo de HMAC-SHA256 de `{ $text }` com esse segredo, e depois a versão:
    `{ $secret }`
verify-drawn = ✅ Sim: o segredo da distribuição vem dele e do que cada um cortou.
verify-not-drawn = ❌ Não: o segredo da distribuição não vem dele e do que cada um cortou.
verify-deal = **A distribuição que o segredo dá**
verify-kitty = Monte: { $cards }
verify-dealer = Carteador: lugar { $seat }
verify-cut = **Corte**: { $cut ->
    [0] ninguém cortou o baralho
   *[other] { $cut }, depois que o hash foi publicado
}
verify-yourself = **Confira sem mim.** `echo { $secret } | xxd -r -p | sha256sum` dá o hash. Para a distribuição, SHA-256(segredo + contador) dá os números aleatórios de um embaralhamento de Fisher-Yates do baralho ordenado: `docs/deal-vector.md`, que acompanha meu código-fonte, tem a receita completa e um exemplo para testar.
verify-yourself-cut = Depois do segredo vem o texto `cut { $cut }` antes de embaralhar; a receita diz isso no passo *Cut*.
button-hide-hands = Esconder mãos
button-show-hands = Mostrar mãos
button-download = Baixar
game-downloaded = **Este jogo em um arquivo**, com todas as rodadas terminadas e sem nomes. `{ command-hearts-replay }` abre de novo.
refusal-file-closed = Este arquivo não está mais aberto. Abra de novo com `{ command-hearts-replay }`.
refusal-file-type = Isso não é um jogo em um arquivo. Use um que **Baixar** deu a você; o nome termina em `.toml`.
refusal-file-long = Esse arquivo é grande demais: no máximo { $most } kB.
refusal-file-lost = O Discord não me deu o arquivo. Tente de novo.
refusal-file-line = Não consigo ler a linha { $line } desse arquivo.
refusal-file-version = Isso não é o arquivo de um jogo de Hearts, ou vem de uma versão mais nova de mim. Eu conheço a versão { $version }.
refusal-file-part = Nesse arquivo falta algo ou algo está errado, aqui: { $place }.
refusal-file-rounds = Esse jogo tem mais de { $most } rodadas.
refusal-file-move = Esse jogo quebra as regras, aqui: { $place }.
refusal-file-points = Os pontos da rodada { $round } desse arquivo estão errados. Pelas cartas, são { $points }.
refusal-file-seal = Rodada { $round } desse arquivo: o segredo não dá o hash e a distribuição que estão com ele.
replay-deal = ### { $code ->
    [file] Seu arquivo
   *[other] Mesa { $code }
} · rodada { $round } de { $rounds } · a distribuição{ $passes ->
    [yes] {" "}e os passes
   *[no] , sem passe
}
replay-trick = ### { $code ->
    [file] Seu arquivo
   *[other] Mesa { $code }
} · rodada { $round } de { $rounds } · vaza { $trick } de { $tricks }
replay-seat = **{ $who }**{ $points ->
    [0] {""}
    [one] {" "}· { $points } ponto
   *[other] {" "}· { $points } pontos
}
replay-passed = ➡️ { $to }: { $cards }
replay-kitty = Monte: { $cards }
replay-taker = → **{ $who }** leva{ $points ->
    [0] {""}
    [one] , { $points } ponto
   *[other] , { $points } pontos
}
replay-nobody = → ninguém leva: todas as cartas foram anuladas
replay-score = { $who } { $points } ({ $total })
replay-result = A rodada: { $scores }
replay-round = Rodada { $round }
button-share-public = Mostrar a todos
deciding-heading = ### Mesa { $code } · a vaza decisiva
deciding-shared = ### { $who } compartilha a vaza decisiva da mesa { $code }
deciding-title = Rodada { $round }, vaza { $trick } de { $tricks }
deciding-play = { $who } joga: { $card }
deciding-nobody = Ninguém leva: todas as cartas se anulam
deciding-moon = { $who } completa a lua com ela
deciding-taker = { $who } leva: { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}
deciding-taker-chips = { $who } leva: { $hearts ->
    [0] nenhuma carta de copas
    [one] { $hearts } carta de copas
   *[other] { $hearts } cartas de copas
}
refusal-share-unfinished = Isso é para jogos terminados: nenhuma vaza decidiu este ainda.
refusal-share-elsewhere = Mostre onde o jogo aconteceu: { $where }.
menu-invite = Convidar para Copas
invitation-accepted = -# ✅ { $who } joga.
invitation-declined = -# { $who } não pode agora.
invited = { $count ->
    [one] Há um lugar reservado para { $who }.
   *[other] Há lugares reservados para { $who }.
} Desta vez não consegui avisar ninguém: avise você.
note-declined = Seu lugar nessa mesa está livre para outros.
refusal-invite-nobody = Só posso convidar pessoas deste servidor.
refusal-invite-self = Você já está lá: convide só outras pessoas.
refusal-invite-bot = { $name } é um programa. Para jogadores virtuais aperte 🤖 **{ button-add-computer }**.
refusal-invite-hidden = { $name } não pode ver este canal. Abra a mesa onde isso seja possível.
refusal-invite-barred = { $name } não pode se sentar nas mesas deste servidor.
refusal-invite-unwanted = { $name } não quer receber convites.
refusal-invite-often = Você acabou de convidar { $name } várias vezes. Espere um pouco.
regulars-call = 📣 { $who } procura gente para um jogo de Copas: { $regulars }!
refusal-regulars-no-seat = Não há lugar livre. Tire antes um jogador virtual ou abra uma mesa maior com a opção “{ option-players }”.
refusal-regulars-off = Neste servidor eu não aviso ninguém: quem o gerencia desligou os avisos.
refusal-regulars-late = Demorou demais e ninguém foi avisado. Aperte de novo, por favor.
refusal-regulars-unknown = O Discord não me diz agora quem está neste servidor, então ninguém foi avisado. Tente de novo em um minuto.
button-table-rules = Mudar regras…
levels-title = ## ⚙️ Como esta mesa joga
levels-hint = **Jogadores virtuais**: qual deve ser o nível deles? **Todos** inclui também os que chegarem depois. Um substituto joga, no máximo, como um jogador casual.
levels-more = -# { command-hearts-seats } nomeia os que não têm menu aqui.
button-table-hints = { $on ->
    [yes] Dicas: sim
   *[no] Dicas: não
}
button-table-thread = { $on ->
    [yes] Tópico próprio: sim
   *[no] Tópico próprio: não
}
button-table-cut = { $on ->
    [yes] Corte: sim
   *[no] Corte: não
}
levels-all = Todos
levels-seat = { $number }\. { $who }
levels-mixed = Nem todos iguais
note-played = -# Você jogou { $card }.
note-computers = { $count ->
    [one] -# Há { $count } jogador virtual na sua mesa.
   *[other] -# Há { $count } jogadores virtuais na sua mesa.
}
note-seated-elsewhere = -# Você tem um lugar na nova mesa, em { $where }.
more-title = ### Esta mesa
more-hint = Se você sair, um jogador virtual fica com o seu lugar.
more-hint-alone = Se você sair, o jogo termina: ninguém mais joga aqui.
sure-leave = ### Sair do jogo em andamento?
    Um jogador virtual fica com o seu lugar e continua. Se você não voltar, fica em último lugar; se voltar, não pode mais ganhar, só perder.
sure-leave-alone = ### Sair do jogo em andamento?
    Ninguém mais joga aqui: o jogo termina, e você perde.
sure-end = ### Encerrar o jogo para todos?
    Depois não dá para continuar.
sure-end-asks = ### Encerrar este jogo?
    Ele termina quando todos os presentes concordarem, e então não conta para nenhum de vocês. Se não houver mais ninguém, termina na hora, e você perde.
sure-end-lobby = ### Fechar esta mesa?
    Ninguém mais poderá entrar.
sure-leave-lobby = ### Deixar o seu lugar?
    Outros podem ocupá-lo. Se não ficar ninguém, a mesa fecha.
end-asked-yours = A mesa avisa aos outros que você gostaria de encerrar o jogo. Ele segue até que todos os presentes concordem.
refusal-rematch-alone = Você jogou esse jogo sozinho: não há a quem pedir revanche.
refusal-not-passing = Não há nada para passar agora.
refusal-rematch-elsewhere = Esse jogo foi em { $where }. Peça a revanche lá.
refusal-not-between-rounds = Nenhuma rodada está esperando para começar agora. Use { command-hearts-hand } para ver como está o jogo.
bar-set = 🚫 { $name } não pode mais sentar em mesas deste servidor. { command-hearts-unbar } desfaz isso.
seat-taken-away = { $count ->
    [one] { $name } perdeu o lugar.
   *[other] { $name } perdeu { $count } lugares.
}

# /hearts status
status-title = ## Mesas
status-line = **[Mesa { $code }]({ $where })** · { $state }{ $turn ->
    [yes] {" "}· ▶️ **sua vez**
    [seated] {" "}· você joga aqui
   *[no] {""}
}
status-line-gone = **Mesa { $code }** · { $state } · o canal não existe mais: retome em outro com { command-hearts-back }
status-none = Você não está em nenhuma mesa, e não há nenhuma neste canal. Abra uma com { command-hearts-new }.
state-lobby = esperando jogadores
state-playing = rodada { $round }
state-suspended = em pausa
state-over = terminada
state-cancelled = fechada
