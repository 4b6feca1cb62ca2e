# Messages to people who are not at the table. They never say what anybody holds.
told-turn = Your turn: { $game }
    .body = { $count ->
        [0] A table waits for you.
       *[other] A table waits for you. At the table: { $names }.
    }
    .action = Play
told-reminder = Your time runs out: { $game }
    .body = { $hours ->
        [one] About an hour is left for your move.
       *[other] About { $hours } hours are left for your move.
    }
    .action = Play
told-over = The game is over: { $game }
    .body = { $count ->
        [0] See how it ended.
       *[other] At the table: { $names }. See how it ended.
    }
    .action = See the result
told-invited = { $names } invites you: { $game }
    .body = A chair is free for you.
    .action = Sit down
told-title = “{ $title }”. { $body }

mail-why = You get this because your Stolik account is set that way.
mail-settings = Change what we write about
mail-unsubscribe = Do not write about this again
mail-confirm = Confirm your address
    .body = Somebody gave this address for the account “{ $login }” on Stolik. If that was you, confirm it: the link works for a day, and once. If not, do nothing.
    .action = Confirm the address
mail-reset = A new password
    .body = Somebody asked for a new password for the account “{ $login }” on Stolik. If that was you, set one: the link works for an hour, and once. If not, do nothing, and the password stays as it was.
    .action = Set a password
