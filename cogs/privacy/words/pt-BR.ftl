privacy-title = ## 🔒 O que eu guardo sobre você
privacy-intro = Só aquilo de que os seus jogos precisam. Não vendo nada e não traço perfis. Abaixo você pode baixar ou apagar seus dados.
privacy-person = **Você**: seu ID do Discord, seu nome lá e em cada servidor, seu idioma, quando você me usou pela última vez e suas configurações. Para que eu possa chamar você pelo nome e responder como prefere.
privacy-seats = **Seus lugares**: as mesas em que você tem ou deixou um lugar e as que abriu. Para que os seus jogos continuem.
privacy-threads = **Tópicos privados**: aqueles em que você estava quando uma mesa foi aberta ali. Para que o jogo continue privado.
privacy-results = **Seus jogos**: pontos, posições, vazas e ratings, somados para os rankings de cada servidor. Para que você tenha um histórico.
privacy-rules = **Regras da casa** que você salvou para um servidor.
privacy-moderation = **Moderação**: quem os moderadores de um servidor tiraram de uma mesa ou barraram, e quem fez isso. Apago esses registros depois de 180 dias.
privacy-after = **Depois de apagar**: quem está barrado continua barrado, mas sem nome nem ID. Se você já jogou as cartas do dia, só lembro, até a meia-noite UTC, que sua tentativa foi usada.
privacy-cards = **Cartas**: guardo os jogos jogada por jogada, por lugares, sem seu nome.
privacy-not = **Não guardo**: mensagens, mensagens diretas, membros que nunca me usaram (exceto em tópicos privados com uma mesa), endereços de e-mail. Não registro o que você aperta.
privacy-exported = **Seus dados**, em um arquivo que só você pode ver. Em `data.json`, cada parte é uma tabela do meu banco de dados.{ $games ->
    [0] {""}
    [1] {" "}Seu último jogo está na pasta `games`; `{ command-hearts-replay }` abre o arquivo.
   *[other] {" "}Seus últimos { $games } jogos estão na pasta `games`; `{ command-hearts-replay }` abre cada um.
}
privacy-sure =
    ## Apagar seus dados?
    Você sai das suas mesas: os jogos com outras pessoas continuam com jogadores virtuais; os demais terminam. Seu nome, preferências, ratings e posições nos rankings somem, em todos os servidores. Nos jogos dos outros você vira “{ former-player }”; os resultados deles ficam. As cópias nos backups somem com os backups.
privacy-sure-again =
    ## Tem certeza?
    Isto não pode ser desfeito. Ninguém pode devolver o seu histórico.
privacy-deleted = ✅ Seus dados foram apagados. Se você me usar de novo, começamos do zero.
button-privacy-export = Exportar meus dados
button-privacy-delete = Apagar meus dados…
button-privacy-sure = Apagar meus dados
button-privacy-gone = Sim, apagar tudo
button-privacy-keep = Manter

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
