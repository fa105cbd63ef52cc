# The message to a server that the bot has joined, and the bar above the playground’s channel.
button-about-help = Help
welcome-title = ## ♥️ Hearts is here
welcome-what = The card game for 3 to 16 players: people, computer players, or both.
welcome-play = **Play now**: you against computer players, right away. Only you see it.
welcome-table = **Open a table** in this channel: others join, and computer players fill the free seats.
welcome-learn = **{ button-learn }**: it takes two minutes.
welcome-setup = -# For server managers: **Set up** asks five short questions.
button-open-table = Open a table
playground-person = Playing as
playground-language = Language
playground-reset = Start over
playground-reset-sure = Start over? This deletes all tables here.
playground-refused = That has just changed. Please press again.
button-setup = Set up
