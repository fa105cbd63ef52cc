button-pause = Pausar
button-ask-to-end = Propor encerrar
button-stay = Ficar
button-yes-leave = Sim, sair
button-yes-close = Sim, fechar
button-keep-table = Deixar aberta
button-let-play = Deixar continuar
button-yes-end = Sim, encerrar
button-yes-ask-end = Sim, propor
button-yes-block = Sim, bloquear
button-no-block = Não bloquear
command-hearts = /hearts
    .description = Jogue Copas neste canal
command-hearts-new = /hearts nova
    .description = Abra uma mesa neste canal
    .time_zone = Seu fuso horário, como Recife ou Angola; vou lembrar dele
command-hearts-join = /hearts entrar
    .description = Pegue um lugar em uma mesa deste canal
command-hearts-leave = /hearts sair
    .description = Deixe sua mesa; um jogador virtual assume o jogo em andamento
command-hearts-seats = /hearts lugares
    .description = Antes do início, escolha quantos jogadores virtuais jogam, e com que nível
    .computers = Lugares para jogadores virtuais; os outros ficam livres
    .seat = De quem é o nível; vazio: de todos
command-hearts-start = /hearts começar
    .description = Comece o jogo; jogadores virtuais ocupam os lugares livres
command-hearts-pause = /hearts pausa
    .description = Deixe o jogo em pausa até que um dos jogadores o retome
command-hearts-hand = /hearts mão
    .description = Veja sua mão; só você vê
command-hearts-play = /hearts jogar
    .description = Jogue uma carta, como QS
command-hearts-claim = /hearts concluir
    .description = Termine a rodada antes quando os pontos não podem mais mudar
command-hearts-pass = /hearts passar
    .description = Passe cartas, como QS AH KH (dama de espadas, ás e rei de copas)
command-hearts-call = /hearts definir
    .description = Defina o passe se você dá as cartas, como 3L (três à esquerda)
command-hearts-moon = /hearts lua
    .description = Depois de uma lua, escolha quem recebe os pontos
command-hearts-ready = /hearts continuar
    .description = Comece a próxima rodada sem esperar
command-hearts-back = /hearts voltar
    .description = Recupere seu lugar ou retome um jogo em pausa
command-hearts-status = /hearts status
    .description = Suas mesas e as deste canal
command-hearts-end = /hearts encerrar
    .description = Feche uma mesa, ou peça a todos que jogam nela que encerrem o jogo
command-hearts-rematch = /hearts revanche
    .description = Jogue o mesmo jogo de novo, em uma mesa nova
    .table = Qual jogo; vazio: o último que terminou neste canal
command-hearts-remove = /hearts remover
    .description = Tire alguém do lugar
    .member = De quem é o lugar
    .table = Em qual mesa; vazio: em todas deste servidor
command-hearts-block = /hearts bloquear
    .description = Bloqueie alguém nas mesas
    .member = Quem não pode mais entrar em mesas deste servidor
command-hearts-unblock = /hearts desbloquear
    .description = Deixe alguém entrar em mesas de novo
    .member = Quem pode entrar em mesas de novo
command-hearts-scores = /hearts placar
    .description = Os pontos de cada um, rodada a rodada
    .table = Qual jogo; vazio: o seu ou o último deste canal
command-hearts-replay = /hearts rever
    .description = Veja de novo uma rodada terminada
    .table = Qual jogo; vazio: o último deste canal
    .file = Um arquivo de jogo de “Baixar”; aparece no lugar de uma mesa
command-hearts-verify = /hearts verificar
    .description = Confira se a distribuição foi justa
    .table = Qual jogo; vazio: o último deste canal
verify-title = ### { $holds ->
    [yes] ✅ A distribuição foi justa
    [no] ❌ A distribuição não bate com o código
   *[open] A distribuição foi justa?
}
    -# Mesa { $code } · rodada { $round }
verify-hash = -# Código mostrado antes da rodada: { $hash }
verify-playing = A rodada ainda está em jogo. O segredo é aberto no fim; aí este comando pode conferir a distribuição.
verify-ended = O jogo foi encerrado antes do fim desta rodada, então o segredo nunca foi aberto.
verify-sealed = ✅ A ordem das cartas estava decidida antes da rodada: bate com o código 🔒 mostrado.
verify-not-sealed = ❌ O segredo não bate com o código mostrado antes da rodada.
verify-fair = ✅ As cartas que foram dadas vêm exatamente dessa ordem.
verify-not-fair = ❌ Embaralhar com este segredo não dá as cartas distribuídas.
verify-drawn = ✅ O segredo da distribuição vem dele e do que cada um cortou.
verify-not-drawn = ❌ O segredo da distribuição não vem dele e do que cada um cortou.
verify-cut = **Corte**: { $cut ->
    [0] ninguém cortou o baralho
   *[other] { $cut }, depois que o código foi publicado
}
verify-yourself = -# O arquivo tem tudo para você conferir por conta própria.
button-download = Baixar
game-downloaded = **Este jogo em um arquivo**, com todas as rodadas terminadas e sem nomes. `{ command-hearts-replay }` abre o arquivo.
refusal-file-closed = Este arquivo não está mais aberto. Abra de novo com `{ command-hearts-replay }`.
refusal-file-type = Isso não é um arquivo de jogo. Use um que **{ button-download }** deu a você; o nome termina em `.toml`.
refusal-file-long = Esse arquivo é grande demais: no máximo { $most } kB.
refusal-file-lost = O Discord não me entregou o arquivo. Tente de novo.
refusal-file-line = Não consigo ler a linha { $line } desse arquivo.
refusal-file-version = Isso não é um arquivo de jogo de Copas, ou é de uma versão minha mais nova. Consigo ler a versão { $version }.
refusal-file-part = Nesse arquivo falta algo ou há algo errado: { $place }.
refusal-file-rounds = Esse jogo tem mais de { $most } rodadas.
refusal-file-move = Esse jogo quebra as regras: { $place }.
refusal-file-points = Os pontos da rodada { $round } desse arquivo estão errados. Pelas cartas, são { $points }.
refusal-file-seal = Na rodada { $round } desse arquivo, o segredo não corresponde ao hash nem à distribuição.
replay-file = Seu arquivo
replay-deal = ### { $game } · rodada { $round } de { $rounds } · a distribuição{ $passes ->
    [yes] {" "}e os passes
   *[no] , sem passe
}
replay-trick = -# { $game } · rodada { $round } de { $rounds } · vaza { $trick } de { $tricks }
replay-seat = **{ $who }**{ $points ->
    [0] {""}
    [one] {" "}· { $points } ponto
   *[other] {" "}· { $points } pontos
}
replay-passed = ➡️ { $to }: { $cards }
replay-kitty = Monte: { $cards }
replay-taker = ### { $who } leva a vaza{ replay-gained }
replay-taker-you = ### Você leva a vaza{ replay-gained }
replay-gained = { $points ->
    [0] {""}
    [one] , { $points } ponto
   *[other] , { $points } pontos
}
replay-nobody = ### Ninguém leva a vaza: todas as cartas se anulam
replay-score = { $who } { $points } ({ $total })
replay-result = A rodada: { $scores }
button-replay-back = Anterior
button-replay-next = Próxima
replay-menu = Ir para uma rodada e mais…
replay-last = Última vaza
replay-hands = { $hidden ->
    [yes] Mostrar mãos
   *[no] Esconder mãos
}
replay-round = Rodada { $round }
button-share-public = Mostrar a todos
deciding-shared = ### { $who } compartilha a vaza decisiva da mesa { $code }
deciding-title = A vaza decisiva · rodada { $round }, vaza { $trick }
deciding-play = { $who } joga: { $card }
deciding-nobody = Ninguém leva: todas as cartas se anulam
deciding-moon = { $who } leva os últimos pontos
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
refusal-share-unfinished = Você pode compartilhar quando o jogo acabar.
refusal-share-elsewhere = Compartilhe onde o jogo aconteceu: { $where }.
menu-invite = Convidar para Copas
invitation-accepted = -# ✅ { $who } topou.
invitation-declined = -# { $who } não pode vir.
invited = { $count ->
    [one] Há um lugar reservado para { $who }.
   *[other] Há lugares reservados para { $who }.
} Desta vez não consegui avisar ninguém: avise você.
note-declined = Seu lugar nessa mesa agora está livre para outros.
refusal-invite-nobody = Só posso convidar pessoas deste servidor.
refusal-invite-self = Você já está nesta mesa: convide outra pessoa.
refusal-invite-bot = { $name } é um bot. Para jogadores virtuais, aperte **{ button-add-computer } 🤖**.
refusal-invite-hidden = { $name } não pode ver este canal. Abra a mesa onde isso seja possível.
refusal-invite-blocked = { $name } não pode entrar em mesas deste servidor.
refusal-invite-unwanted = { $name } não quer receber convites.
refusal-invite-often = Você acabou de convidar { $name } várias vezes. Espere um pouco.
regulars-call = 📣 { $regulars }: { $who } procura gente para um jogo de Copas!
refusal-regulars-no-seat = Não há lugar livre. Tire antes um jogador virtual ou abra uma mesa maior com a opção “{ option-players }”.
refusal-regulars-off = Neste servidor eu não aviso ninguém: quem o gerencia desligou os avisos.
refusal-regulars-late = Demorou demais e ninguém foi avisado. Aperte de novo.
refusal-regulars-unknown = O Discord não me diz agora quem está neste servidor, então ninguém foi avisado. Tente de novo em um minuto.
button-table-rules = Mudar regras…
levels-title = ## ⚙️ Ajustes da mesa
levels-pace = **Ritmo** do jogo
levels-more = -# Para jogadores sem menu aqui, use { command-hearts-seats }.
levels-all = **Jogadores virtuais**: o nível deles
levels-seat = { $number }\. { $who }
levels-mixed = Níveis diferentes
note-computers = { $count ->
    [one] -# Há { $count } jogador virtual na sua mesa.
   *[other] -# Há { $count } jogadores virtuais na sua mesa.
}
note-seated-elsewhere = -# Você tem um lugar na nova mesa, em { $where }.
more-title = ### Mesa { $code }
more-regulars = -# Avisa quem quer jogar aqui{ $role ->
        [yes] {" "}e um cargo
       *[no] {""}
    }.
more-computer = -# Um jogador virtual ocupa um lugar livre.
more-no-computer = -# Um jogador virtual libera seu lugar.
sure-leave = ### Sair do jogo?
    Um jogador virtual fica com o seu lugar. Se voltar, você não pode mais vencer; se não, fica em último.
sure-leave-alone = ### Sair do jogo?
    Ninguém mais joga aqui: o jogo termina e pode contar como derrota para você.
sure-end = ### Encerrar o jogo para todos?
    Depois não dá para continuar.
sure-end-asks = ### { $agreed ->
    [no] Propor encerrar este jogo?
   *[other] Encerrar este jogo?
}
    { $agreed ->
        [alone] Não há mais ninguém: ele termina na hora e pode contar como derrota para você.
        [all] Todos os outros já concordaram: ele termina na hora e não conta.
       *[no] Se todos os presentes concordarem, ele termina e não conta.
    }
sure-end-lobby = ### Fechar esta mesa?
    Ninguém mais poderá entrar.
sure-leave-lobby = ### Deixar o seu lugar?
    Outros podem ocupá-lo. Se não ficar ninguém, a mesa fecha.
sure-block = ### Bloquear { $name }?
    { $name } está jogando { $count ->
        [one] na mesa { $codes }
       *[other] nas mesas { $codes }
    }. Um jogador virtual fica com o lugar, e { $name } perde o jogo.
end-asked-yours = Pergunto aos outros se o jogo deve acabar. Ele acaba quando todos os presentes concordarem.
refusal-rematch-alone = Você jogou esse jogo sozinho: não há a quem pedir revanche.
refusal-not-passing = Não há nada para passar agora.
refusal-rematch-elsewhere = Esse jogo foi em { $where }. Peça a revanche lá.
refusal-not-between-rounds = Nenhuma rodada está esperando para começar agora. Use { command-hearts-hand } para ver como está o jogo.
block-set = 🚫 { $name } não pode mais entrar em mesas deste servidor. `{ command-hearts-unblock }` desfaz isso.
help-managers-moderation = `{ command-hearts-end }` – Feche qualquer mesa ou encerre o jogo dela
seat-taken-away = { $count ->
    [one] { $name } não está mais na mesa { $codes }.
   *[other] { $name } não está mais nas mesas { $codes }.
}

# /hearts status
status-yours = ## Suas mesas
status-here = ## Neste canal
status-line = **[Mesa { $code }]({ $where })** · { $state }{ $turn ->
    [yes] {" "}· ▶️ **sua vez**
   *[no] {""}
}
status-line-gone = **Mesa { $code }** · { $state } · o canal não existe mais: retome em outro com { command-hearts-back }
status-none = Você não está em nenhuma mesa, e não há nenhuma neste canal.
state-lobby = esperando jogadores
state-playing = rodada { $round }
state-suspended = em pausa
state-over = terminada
state-cancelled = fechada
