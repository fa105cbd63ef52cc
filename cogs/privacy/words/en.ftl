privacy-title = ## 🔒 What I store about you
privacy-intro = Only what your games need. I never sell it, and I don't build a profile of you. You can download or delete it below.
privacy-person = **You**: your Discord ID, your name there and on each server, your language, when you last used me, and your settings. This lets me call you by name and answer the way you like.
privacy-seats = **Your seats**: the tables where you have or gave up a seat, and those you opened. This keeps your games going.
privacy-threads = **Private threads**: those you were in when a table was opened there. This keeps their games private.
privacy-results = **Your games**: points, places, tricks and ratings, and their totals for each server's leaderboards. This gives you a history.
privacy-rules = **House rules**: the ones you saved for a server.
privacy-moderation = **Moderation**: whom a server's moderators removed from a table or barred, and who did it. I delete these entries after 180 days.
privacy-after = **After deleting**: a bar stays, but without your name and ID. If you've played today's deal, I only remember until midnight UTC that you've had your try.
privacy-cards = **Cards**: I keep games move by move, by seat, without your name.
privacy-not = **Not stored**: messages, direct messages, members who never used me (except in private threads with a table), email addresses. I don't log which buttons you press.
privacy-exported = **Your data**, as a file only you can see. In `data.json`, each part is a table in my database.{ $games ->
    [0] {""}
    [one] {" "}Your last game is in the folder `games`; `{ command-hearts-replay }` opens it.
   *[other] {" "}Your last { $games } games are in the folder `games`; `{ command-hearts-replay }` opens them.
}
privacy-sure =
    ## Delete your data?
    You leave all your tables. Games with others continue with computer players; games without others end. Your name, preferences, ratings and leaderboard places are deleted on all servers. In other people's games, you become “{ former-player }”; their results stay. Copies in backups go when the backups do.
privacy-sure-again =
    ## Really?
    You can't undo this. Nobody can give you your history back.
privacy-deleted = ✅ Your data is deleted. If you use me again, you start from scratch.
button-privacy-export = Export my data
button-privacy-delete = Delete my data…
button-privacy-sure = Delete my data
button-privacy-gone = Yes, delete everything
button-privacy-keep = Keep it

# In the help.
help-commands-privacy = `{ command-privacy }` – See or delete what I store about you

# Its commands.
command-privacy = /privacy
    .description = What I know about you
command-privacy-show = /privacy show
    .description = What I store about you, and why
command-privacy-export = /privacy export
    .description = Everything I store about you, as a file only you can see
command-privacy-delete = /privacy delete
    .description = Delete everything I store about you; I ask twice
