privacy-title = ## 🔒 Seus dados
privacy-intro = Só guardo aquilo de que os seus jogos precisam, e nunca vendo nada.
privacy-what = **O que eu guardo sobre você?**
privacy-person = **Você**: ID do Discord, nomes, idioma, configurações e quando me usou pela última vez
privacy-seats = **Mesas** que você abriu, em que tem um lugar ou de que saiu, e as cartas que passou e jogou nelas
privacy-threads = **Tópicos privados** com uma mesa, dos quais você participava
privacy-results = **Resultados**: pontos, posições, vazas e ratings
privacy-rules = **Regras da casa** que você salvou para um servidor
privacy-moderation = **Moderação**: remoções de mesas e bloqueios, inclusive os que você fez, por 180 dias
privacy-after = **O que fica**
    • Seus jogos, com “{ former-player }” no seu lugar
    • Um bloqueio nas mesas de um servidor, sem nome nem ID
    • Que você já usou sua tentativa nas cartas do dia, até o dia acabar
    • As cópias em backups, até que novos os substituam
privacy-not = **O que eu não guardo?** Suas mensagens e seu e-mail.
privacy-long = **Por quanto tempo?** Até você apagar. Isso apaga em todos os servidores de uma vez.
privacy-exported = **Seus dados**, em um arquivo que só você pode ver. Em `data.json`, cada parte é uma tabela do meu banco de dados.{ $games ->
    [0] {""}
    [1] {" "}Seu último jogo está na pasta `games`; `{ command-hearts-replay }` abre o arquivo.
   *[other] {" "}Seus últimos { $games } jogos estão na pasta `games`; `{ command-hearts-replay }` abre cada um.
}
privacy-sure =
    ## Apagar seus dados?
    {""}**Isto não pode ser desfeito.**
    • Você sai de todas as mesas. Os jogos com outras pessoas continuam com um jogador virtual.
    • Seu nome, configurações, ratings e posições nos rankings são apagados em toda parte.
privacy-sure-again =
    ## Tem certeza?
    Ninguém pode devolver o seu histórico.
privacy-deleted = ✅ Seus dados foram apagados. Se você me usar de novo, começamos do zero.
button-privacy-export = Baixar meus dados
button-privacy-delete = Apagar meus dados…
button-privacy-sure = Apagar meus dados
button-privacy-gone = Sim, apagar tudo
button-privacy-keep = Manter meus dados

# In the help.
help-commands-privacy = `{ command-privacy }` – Ver ou apagar o que eu guardo sobre você

# Its commands.
command-privacy = /privacidade
    .description = O que eu sei sobre você
command-privacy-show = /privacidade mostrar
    .description = O que eu guardo sobre você, e por quê
command-privacy-export = /privacidade exportar
    .description = Tudo o que eu guardo sobre você, em um arquivo que só você vê
command-privacy-delete = /privacidade apagar
    .description = Apague tudo o que eu guardo sobre você; eu pergunto duas vezes
