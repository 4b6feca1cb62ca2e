### Notifications and the e-mail address

notices = Notifications
    .hint = While you are not at the table. They never say what anybody holds.
push-here = Notify me in this browser
push-no-support = This browser takes no notifications. Opening Stolik over https usually helps; on an iPhone, add it to the home screen.
push-denied = This browser blocks notifications from Stolik. Allow them in its settings.
push-off = On this server notifications in the browser are switched off.
mail-off = This server sends no e-mails.
mail-none = To get e-mails, give an address on the account page.
mail-to = E-mails go to { $email }.
by-browser = Browser
by-mail = E-mail
kind = About
kind-turn = Your turn
kind-reminder = Your time runs out
kind-over = A game is over
kind-invited = Invitation to a table
quiet-hours = Silence at night
quiet-from = From
quiet-to = To
titles = Name private tables by their titles
not-saved = That was not saved. Try again.

days-off = Days off
    .hint = On days off your clock stands still in games that take days. { $left } of { $year } are left this year. Others at the table see until when you are off.
days-off-first = First day
days-off-last = Last day
days-off-announce = Take them off
days-off-end = Take back
days-off-bad = These days are over, too far ahead, or off already.

email = E-mail
    .hint = You can log in with it, and get a link for a new password. Nobody else sees it.
email-now = Address of this account: { $email }
email-field = E-mail address
email-set = Send a link
email-change = Send a link to a new address
email-sent = A letter with a link is on its way to that address. Open it within a day, and the address belongs to the account.
email-remove = Remove the address

reset-by-mail = A link for a new password
    .hint = If the account has an e-mail address, we send a link there. It works for an hour, and once.
reset-login = Account or e-mail
reset-ask = Send a link
reset-sent = If such an account has an e-mail address, the letter is on its way.

link-confirm = Confirm the address
    .hint = This address will belong to your account.
    .action = Confirm the address
    .done = The address is confirmed.
link-reset = A new password
    .hint = Set a new password. All devices will be logged out.
    .action = Set the password
    .done = The password is changed, and this device is logged in.
link-unsubscribe = No more e-mails
    .hint = We will not write about this again.
    .action = Do not write again
    .done = All right, we will not write again.
to-start = To the start page
