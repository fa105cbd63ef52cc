# Dicas durante uma partida.
hint-none = -# Não é a sua vez de escolher uma carta, então não há o que aconselhar.
hint-coming = 💡 Estou pensando…
hint-only = 💡 É a única carta que você pode jogar.
hint-sure = ### Pedir uma dica?
    Neste jogo, uma vitória não vai contar, e seu rating poderá cair, mas não subir.
hint-unsure = -# Não tenho certeza: outras cartas podem ser melhores.
hint-thumb = -# Uma dica simples: costuma dar certo.
help-table-checks = **Conferir minhas cartas.** Em jogos solo, o treinador pode dizer depois de cada escolha se ela claramente custou pontos: em **{ button-more }**.
check-cost = ❌ { $cards }: custou cerca de { $amount }.
button-yes-hint = Sim, uma dica

# Por que o treinador prefere uma jogada, para quem pergunta.
coach-amount = { $chips ->
    [yes] { $amount ->
        [0] meia ficha
        [1] uma ficha
       *[other] { $amount } fichas
    }
   *[no] { $amount ->
        [0] meio ponto
        [1] um ponto
       *[other] { $amount } pontos
    }
}
coach-better = { $named ->
    [yes] Isso
   *[no] { $cards }
} custaria cerca de { $amount } a mais{ $rest ->
    [yes] , e qualquer outra escolha também
   *[no] {""}
}.
coach-alike = { $cards } pode ser tão bom quanto.
coach-all-alike = Qualquer outra escolha dá mais ou menos no mesmo.
coach-queen = Com { $cards } a dama de espadas viria mais vezes para você.
coach-own-moon = Com { $cards } você acertaria a lua menos vezes.
coach-other-moon = Com { $cards } outra pessoa acertaria a lua mais vezes.
coach-trick = Com { $cards } você levaria esta vaza mais vezes.
coach-others = Com { $cards } custaria menos para os outros.

# The review of a game that is over: what one's moves have cost. Only that person sees it.
review-title = ## 🎓 Como você jogou
    -# { $game }
review-progress = Estou pensando: { $done } de { $rounds } rodadas prontas.
review-wait = -# Testo cada jogada. Não precisa esperar: aperte **{ button-refresh }** mais tarde.
review-stopped = Tive que parar: { $done } de { $rounds } rodadas prontas. Aperte **{ button-refresh }** para eu continuar.
review-unknown = Não sei julgar jogadas com as regras deste jogo.
review-points = { $chips ->
    [yes] { $points ->
        [one] { $points } ficha
       *[other] { $points } fichas
    }
   *[no] { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
}
review-scored = { $chips ->
    [won] Você ganhou **{ $scored }**.
    [lost] Você perdeu **{ $scored }**.
   *[no] Você levou **{ $scored }**, { $apart ->
        [0] exatamente a média da mesa
       *[other] { $apart } a { $more ->
            [yes] mais
           *[no] menos
        } que a média da mesa ({ $average })
    }.
}
review-by-play = Seus erros custaram cerca de **{ $amount }**.
review-by-cards = { $luck ->
    [good] A sorte e os outros pouparam cerca de **{ $amount }**.
    [bad] O azar e os outros custaram cerca de **{ $amount }**.
   *[none] Você não teve sorte nem azar.
}
review-round = **Rodada { $round }** · { $points } · { $mistakes ->
    [0] nenhum erro
    [1] 1 erro
   *[other] { $mistakes } erros
}
review-mistake = -# { $step ->
    [none] {""}
    [0] Passe:{" "}
   *[other] Vaza { $step }:{" "}
}{ $cards }, cerca de { $amount } · melhor: ||{ $best }||
review-about = -# Só conto os erros claros.{ $mistakes ->
    [0] {""}
   *[other] {" "}Toque nas cartas escondidas para vê-las.
}
review-no-mistakes = Nenhuma jogada sua foi claramente um erro. Muito bem!
review-question = ## 🎓 Pergunta { $number } de { $of }
review-asks-pass = **Rodada { $round }: você passa { $direction }. Que cartas?**
review-trick = Rodada { $round }{ $taken ->
    [yes] : você levou a vaza { $trick }
   *[no] , vaza { $trick }
}
review-asks-play = **{ $leads ->
    [yes] Você abre a vaza { $trick }: o que você jogaria?
   *[no] { $void ->
        [no] O que você jogaria?
       *[other] { panel-void }: o que você jogaria?
    }
}**
review-choose = { $count ->
    [one] Escolha uma carta
   *[other] Escolha { $count } cartas
}
review-picked = ### { $answer ->
    [right] ✅ Certo!
    [alike] ✅ Tão bom quanto!
   *[wrong] ❌ Quase
}
review-some = Você acertou { $right } de { $count }.
review-in-game = naquele jogo
review-from = -# Do seu jogo · { $game }
review-yours = Naquele jogo você { $passes ->
    [yes] passou
   *[no] jogou
} { $cards }.
button-review-answer = Responder
button-review-ask = { $number ->
    [1] Achar jogadas melhores
   *[other] Próxima pergunta
}
button-review-keep = Guardar como desafios
button-review-puzzle = Resolver um desafio
review-kept = ✅ **Guardado!** { $count ->
    [1] Sua jogada mais cara vai aparecer como desafio até você resolver.
   *[other] { $count } das suas jogadas mais caras vão aparecer como desafios até você resolver.
}
own-puzzle-title = ## 🧩 Seu próprio desafio
own-puzzle-again = Amanhã eu pergunto de novo.
own-puzzle-solved = Desafio resolvido.
refusal-review-nothing = O jogo da mesa { $code } acabou antes do fim da primeira rodada: não há o que analisar.
refusal-review-off = Este bot funciona sem o treinador, então não há revisão.
refusal-review-not-ready = O treinador está se preparando. Tente de novo em um minuto.

# Its commands.
command-hearts-hint = /hearts dica
    .description = Pergunte que carta jogar ou passar, e por quê
command-hearts-review = /hearts revisão
    .description = Veja quanto custaram suas jogadas em um jogo terminado
    .table = Qual jogo; vazio: o último deste canal
