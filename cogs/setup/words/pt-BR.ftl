setup-title = ## 🛠️ Configurar Copas · { $number }/{ $all }
setup-channels = **Onde se podem abrir mesas?** Escolha canais, ou deixe “Em toda parte”.
setup-language = **Em que idioma escrevo as mensagens públicas?**
setup-pace = **Quanto tempo por carta?** Quem abre uma mesa pode escolher outro ritmo.
setup-announce = **Onde eu publico quem ganhou a temporada?** Uma temporada do ranking dura três meses.
setup-rules_role = **Quem mais pode mudar as regras do jogo?** Quem gerencia o servidor sempre pode.
button-setup-back = Voltar
button-setup-next = Próxima
button-setup-skip = Pular o resto
button-setup-done = Pronto
setup-ready = ## ✅ Tudo pronto para jogar
setup-here = Onde publico **Jogue Copas aqui**? A mensagem tem botões para começar e mostra as mesas que esperam gente. Há uma por servidor.
setup-here-now = **Jogue Copas aqui** está [publicada]({ $where }). Publicar de novo muda a mensagem de lugar.
setup-choose-channel = Escolha um canal
button-setup-post = Publicar
button-setup-again = Alterar respostas
setup-posted = **Jogue Copas aqui** está [publicada]({ $where }). Fixe a mensagem para que todos a encontrem.
setup-post-later = ⏳ O Discord não aceita a mensagem agora. Vou continuar tentando.

here-title = ## ♥️ Jogue Copas aqui
here-opens = Você pode abrir mesas em { $where }.
here-waiting = **Mesas esperando gente**
here-table = [Mesa { $code }]({ $where }) · **{ $host }** · { $free ->
    [one] 1 lugar livre
   *[other] { $free } lugares livres
}
here-more = { $count ->
    [one] … e mais 1 mesa
   *[other] … e mais { $count } mesas
}
here-nobody = Ninguém está esperando agora. **{ button-called }** avisa quando alguém esperar.
here-playing = -# { $count ->
    [one] 1 jogo em andamento.
   *[other] { $count } jogos em andamento.
}

# In the help.
help-managers-setup = `{ command-setup }` – Responda a cinco perguntas, e eu publico uma mensagem de onde todos podem começar jogos

# Its command.
command-setup = /configurar
    .description = Cinco perguntas para quem gerencia este servidor, e uma mensagem para jogar
