# /aprender: sete posições. Cada uma pergunta, elogia a carta certa e responde a outra com a regra.
command-learn = /aprender
    .description = Aprenda Copas em dois minutos; só você vê
button-learn-again = Repetir as lições
help-start-learn = **Não conhece Copas?** `{ command-learn }` ensina em dois minutos.
learn-step = -# Aprenda Copas · { $step } de { $steps }
learn-answer = { $right ->
    [yes] ✅ { $praise ->
        [0] **Certo!**
        [1] **Isso mesmo!**
       *[other] **Muito bem!**
    }
   *[no] ❌ { $card }? **Quase.**
} { $why }
learn-leave = -# Uma pausa? `{ command-learn }` continua aqui.
learn-done = ## 🎓 Você já sabe tudo
learn-now = Agora é só jogar! Em jogos solo, dou uma dica antes de cada carta da sua primeira rodada.
learn-end = { $end ->
    [score] O jogo acaba quando alguém chega a { $score } pontos, e ganha quem tem menos.
    [rounds] No fim, ganha quem tem menos pontos.
   *[chips] {""}
}
learn-differs = **Neste servidor**
    { $rules }

learn-follow-tells = Ganha quem tem menos pontos. O dois de paus abre cada rodada: estava com Wei. Cada um joga uma carta, e quem tem paus precisa jogar paus.
learn-follow-asks = Estas são as suas cartas. Aperte uma que você possa jogar.
learn-follow-right = Você tem paus, então joga paus.
learn-follow-wrong = Cada um joga uma carta do naipe da saída. Você tem paus, então precisa jogar paus.
learn-takes-tells = As cartas vão do dois ao ás. A mais alta do naipe da saída leva as quatro: isso é uma vaza.
learn-takes-asks = Toque na carta que leva a vaza.
learn-takes-right = O rei é a maior carta de paus. Ada leva as quatro cartas e abre a próxima.
learn-takes-wrong = A carta de paus mais alta leva a vaza. Uma carta de ouros nunca ganha, por mais alta que seja.
learn-hearts-tells = Cartas novas. Cada carta de copas é um ponto. Você não tem ouros, então pode jogar qualquer carta.
learn-hearts-asks = Aperte uma que dê um ponto a Ada.
learn-hearts-right = O rei de Ada é a carta de ouros mais alta: a vaza e sua carta de copas são dela.
learn-hearts-wrong = Essa carta não custa nada a ninguém. Só copas e a dama de espadas são pontos: cada carta de copas vale 1, para quem leva a vaza.
learn-queen-tells = Cartas novas. A dama de espadas custa 13 pontos, e o rei de Emre está levando esta vaza.
learn-queen-asks = Aperte a carta que dá 13 pontos a Emre.
learn-queen-right = O rei de Emre leva a dama, e ela não pode mais prejudicar você.
learn-queen-wrong = A dama de espadas sozinha vale 13 pontos. A saída foi com espadas, então debaixo do rei de Emre você se livra dela.
learn-breaking-tells = Outra rodada, e você abre a vaza. Ninguém jogou copas ainda, então não se pode sair com copas.
learn-breaking-asks = Aperte uma carta com que você pode sair.
learn-breaking-right = Assim que alguém joga copas sobre outro naipe, as copas estão “quebradas”: aí se pode sair com elas.
learn-breaking-wrong = Você ainda não pode sair com copas: antes alguém precisa jogar uma sobre outro naipe. Aí as copas estão “quebradas”.
learn-pass-tells = Antes da primeira vaza você passa três cartas a outro jogador: as que poderiam render pontos a você. Lembre: o rei de Emre levou a dama.
learn-pass-asks = Aperte uma: a mais perigosa destas.
learn-pass-right = O rei ou o ás de espadas é perigoso se você tem poucas espadas: com ele você pode levar a dama e seus 13 pontos.
learn-pass-wrong = Passe o que poderia render pontos a você. Com poucas espadas, talvez você tenha que levar a dama com o rei: 13 pontos.
learn-moon-tells = Ada levou todos os pontos até agora. Se levar todos, ela marca 0, e cada um de vocês, 26!
learn-moon-asks = Aperte a carta que impede isso.
learn-moon-right = Você leva 4 pontos, mas Ada não pode mais ter todos: assim ninguém recebe os 26. Levar todos é “acertar a lua”.
learn-moon-wrong = Quem leva todas as copas e a dama “acerta a lua”: 0 pontos, e 26 para todos os outros. Leve uma carta de copas, e acabou.
