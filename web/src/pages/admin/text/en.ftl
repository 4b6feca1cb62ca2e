admin = Administration
part-people = People
part-tables = Tables
part-decks = Decks
part-reports = Reports
part-bans = Bans
part-settings = Settings
part-audit = Audit log

claim = This link makes the account { $name } an admin of this server. It works once.
    .act = Become an admin
claim-account = Admins are accounts with a password. Make one or log in, then open this link again.
not-admin = This page is for admins of the server. The command “stolik admin link” prints the first link.

words = Search
find = Find
nothing-found = There is nothing like that.
more-lines = Show more
done = Done.
end = End
really = Sure? { $what }
copy-it = Copy
copied = Copied
for-good = for good
guest = guest
since = since { $when }
is-admin = admin
banned = banned: { $until }
silenced = no chat: { $until }
open-person = Open
open-table = Open

name = Name
rename = Rename
    .hint = The new name replaces the old one everywhere: at tables, in the chat, in records of games.
ban-or-silence = Ban or silence
kind-ban = Ban
    .act = Ban
kind-silence = No chat
    .act = Take away the chat
days = Days
    .hint = Without days it is for good. A ban disconnects at once.
reason = Reason
connected-from = Connected from:
sessions-of = Where they are logged in
no-sessions = Nowhere.
unknown-browser = Unknown browser
end-sessions = End all sessions
    .hint = Helps when a session was stolen: everybody has to log in again.
sessions-ended = All sessions have ended.
reset = Link to a new password
    .hint = Give it only to that person. Their recovery code stops working.
tables-of = Their tables
no-tables-of = There are none.
delete-all-tables = Delete all their tables
tables-deleted = { $count ->
    [one] { $count } table was deleted.
   *[other] { $count } tables were deleted.
}
data-of = Data
    .hint = The file has everything the server knows about this person. Erasing cannot be undone.
export = Download the data
erase = Erase this person
role = Role
make-admin = Make an admin
end-admin = Take away the admin's role

remove-title = Remove the title
remove-words = Remove words
words-removed = The words are gone for everybody.
nothing-said = Nobody said anything.
delete-table = Delete the table
delete-marked = { $count ->
    [one] Delete the marked table
   *[other] Delete { $count } marked tables
}
made-by = made by { $name }
delete-deck = Delete the deck

no-reports = There are no reports.
report-name = Name
report-chat = Chat
report-play = Play
report-other = Something else
reported-by = reported by { $name }, { $when }
said-then = What was said then
close-report = Close the report
report-closed = Closed { $when }
report-whom = Whom do you report?
report-why = What is it about?
report-text = What happened?
    .hint = Those who run the server see it with the last 30 lines of the chat.
report-send = Send the report
report-sent = Thank you. The report has reached those who run the server.

ban-network = Ban a range of addresses
    .hint = The ban is for everybody who connects from this range. Your own address cannot be banned.
network = Range
no-bans = There are no bans.

announcement = Announcement
    .hint = It stands at the top of every page. Empty fields: none.
read-only = Read-only
    .hint = Nobody can play, write or make tables; clocks stand still. For work on the server.
invitation-only = By invitation only
    .hint = New people need a link with an invitation. Who was here before comes in as always.
name-words = Words not allowed in names and titles
    .hint = One a line. “word” is a whole word, “word*” a beginning, “*word*” stands anywhere. Capitals, accents and digits for letters make no difference.
retention = How long things are kept
    .hint = In days. Where you set nothing, the server's own setting counts, which the field shows.
keep-guest = Absent guests
keep-lobby = Tables without a game
keep-table = Tables with a game
keep-record = Records of games
keep-report = Reports
keep-audit = Audit log
save = Save
saved = Saved.
invitations = Invitations
uses = For how many people
note = Note
invite = Make an invitation
uses-left = { $uses ->
    [one] { $uses } more person, until { $until }
   *[other] { $uses } more people, until { $until }
}

audit-become-admin = Became an admin by the link
audit-rename = Renamed somebody
audit-ban = Ban
audit-silence = Took away the chat
audit-end-ban = Ended a ban
audit-end-silence = Gave back the chat
audit-ban-network = Banned a range of addresses
audit-end-sessions = Ended sessions
audit-reset-link = Link to a new password
audit-make-admin = New admin
audit-end-admin = Took away the role
audit-export = Downloaded data
audit-erase = Erased a person
audit-remove-words = Removed words
audit-delete-tables = Deleted tables
audit-delete-deck = Deleted a deck
audit-close-report = Closed a report
audit-settings = Changed settings
audit-invite = Invitation
audit-end-invitation = Ended an invitation
