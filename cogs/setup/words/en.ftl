setup-title = ## 🛠️ Set up Hearts · { $number }/{ $all }
setup-channels = **Where can people open tables?** Choose channels, or leave it at “Everywhere”.
setup-language = **Which language should I use in public messages?**
setup-pace = **How much time for each card?** A table's host can choose another pace.
setup-announce = **Where should I post who won a season?** A season of the leaderboard lasts three months.
setup-rules_role = **Who else can change the game rules?** Server managers always can.
button-setup-back = Back
button-setup-next = Next
button-setup-skip = Skip the rest
button-setup-done = Done
setup-ready = ## ✅ Ready to play
setup-here = Where should I post **Play Hearts here**? It has buttons to start a game and lists tables waiting for players. Each server has one.
setup-here-now = **Play Hearts here** is [posted]({ $where }). Posting it again moves it.
setup-choose-channel = Choose a channel
button-setup-post = Post it
button-setup-again = Change answers
setup-posted = **Play Hearts here** is [posted]({ $where }). Pin it so people can find it.
setup-post-later = ⏳ Discord isn't accepting the message right now. I'll keep trying.

here-title = ## ♥️ Play Hearts here
here-opens = You can open tables in { $where }.
here-waiting = **Waiting for players**
here-table = [Table { $code }]({ $where }) · **{ $host }** · { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
here-more = { $count ->
    [one] … and 1 more table
   *[other] … and { $count } more tables
}
here-nobody = Nobody is waiting right now. Press **{ button-called }** to hear when someone is.
here-playing = -# { $count ->
    [one] 1 game is being played.
   *[other] { $count } games are being played.
}

# In the help.
help-managers-setup = `{ command-setup }` – Answer five questions, and I post a message that lets people start games

# Its command.
command-setup = /setup
    .description = Five questions for server managers, and a message to play from
