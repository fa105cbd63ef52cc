privacy-title = ## 🔒 Your data
privacy-intro = I store only what your games need, and I never sell it.
privacy-what = **What do I store about you?**
privacy-person = **You**: Discord ID, names, language, settings, and when you last used me
privacy-seats = **Tables** you opened, sat at or left, and the cards you passed and played there
privacy-threads = **Private threads** you were in, if they had a table
privacy-results = **Results**: points, places, tricks and ratings
privacy-rules = **House rules** you saved for a server
privacy-moderation = **Moderation**: when you were removed or blocked, or did that to others, for 180 days
privacy-after = **What stays**
    • Games you played, with “{ former-player }” in your place
    • If a server blocked you: that block, without your name and ID
    • That you've used today's try, until the day ends
    • Copies in backups, until newer ones replace them
privacy-not = **What don't I store?** Your messages and your email address.
privacy-long = **How long?** Until you delete it. That deletes it on all servers at once.
privacy-exported = **Your data**, as a file only you can see. In `data.json`, each part is a table in my database.{ $games ->
    [0] {""}
    [one] {" "}Your last game is in the folder `games`; `{ command-hearts-replay }` opens it.
   *[other] {" "}Your last { $games } games are in the folder `games`; `{ command-hearts-replay }` opens them.
}
privacy-sure =
    ## Delete your data?
    {""}**This can't be undone.**
    • You leave all tables. Games with other people go on with a computer player.
    • Your name, settings, ratings and leaderboard places are deleted everywhere.
privacy-sure-again =
    ## Really?
    Nobody can give you your history back.
privacy-deleted = ✅ Your data is deleted. If you use me again, you start from scratch.
button-privacy-export = Download my data
button-privacy-delete = Delete my data…
button-privacy-sure = Delete my data
button-privacy-gone = Yes, delete everything
button-privacy-keep = Keep my data

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
