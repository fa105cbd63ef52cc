privacy-title = ## 🔒 What I store about you
privacy-intro = Only what your games need. Nobody buys it, and nobody is profiled with it.
privacy-person = **You**: your number at Discord, your name there and what you are called on each server, your language, when you used me last, and your { command-settings-me }. So that I can name you and answer as you like it.
privacy-seats = **Your seats**: at which tables you sit, or gave up a seat, and which you opened. So that your games go on.
privacy-threads = **Private threads**: in which you were when a table was opened there. So that its game is shown to nobody else.
privacy-results = **Your games**: points, places, tricks and ratings, added up for the leaderboards of each server. So that you have a history.
privacy-rules = **House rules** that you saved for a server: that it was you.
privacy-moderation = **Moderation**: whom the moderators of a server took from a table or barred, and who did it. Lines go after 180 days. A bar stays, without your number and name, when you delete your data.
privacy-cards = **Cards**: games are kept move by move, by seats. They do not name you.
privacy-not = **Not stored**: messages, direct messages, members who never used me, e-mail addresses. What you press is not logged.
privacy-exported = **Your data**, as a file that only you can see. Each part is a table of my database.
privacy-sure =
    ## Delete your data?
    You leave your tables; computer players finish your games. Your name, preferences, ratings and places on leaderboards go, on all servers. In the games of others you become “Former player”; their results stay. Copies in backups go with the backups.
privacy-sure-again =
    ## Really?
    This cannot be undone. Nobody can give you your history back.
privacy-deleted = ✅ Your data is deleted. If you use me again, I begin to know you anew.
button-privacy-export = Export my data
button-privacy-delete = Delete my data…
button-privacy-sure = Delete my data
button-privacy-gone = Yes, delete everything
button-privacy-keep = Keep it
