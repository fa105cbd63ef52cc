setup-title = ## 🛠️ Set up Hearts · { $number }/{ $all }
setup-channels = **Where may people open tables?** Choose channels, or leave it at everywhere.
setup-language = **In which language do I write to everybody?**
setup-pace = **How long does a player have for a card?** The host of a table can choose another pace.
setup-announce = **Where do I announce who was best in a season?**
setup-rules_role = **Who may make rules for this server,** besides those who manage it?
button-setup-next = Next
button-setup-skip = Skip the rest
button-setup-done = Done
setup-ready = ## ✅ Ready to play
setup-here = **Play Hearts here** is a message with buttons to begin a game, and with the tables that wait for players. I keep it up to date.
setup-here-now = **Play Hearts here** is [in this message]({ $where }). If you post it again, the old one goes.
setup-choose-channel = Choose a channel
button-setup-post = Post “Play Hearts here”
button-setup-again = Change
setup-posted = ✅ Posted. Pin it, so that people find it.
setup-post-later = ⏳ Discord does not take the message now. I keep trying.

here-title = ## ♥️ Play Hearts here
here-opens = Tables are opened in { $where }.
here-table = **{ $host }** waits at [table { $code }]({ $where }) · { $free ->
    [one] 1 seat is free
   *[other] { $free } seats are free
}
here-more = { $count ->
    [one] … and 1 more table
   *[other] … and { $count } more tables
}
here-nobody = Nobody is waiting right now. 🔔 tells you when somebody does.
here-playing = -# { $count ->
    [one] 1 game is being played.
   *[other] { $count } games are being played.
}

# In the help.
help-commands-setup = **For a new server**: `{ command-setup }` asks those who manage it five questions, and posts a message from which everybody can play.

# Its command.
command-setup = /setup
    .description = Five questions for those who manage this server, and a message to play from
