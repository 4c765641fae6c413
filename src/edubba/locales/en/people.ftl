# People: what is wrong with a name, a password, a wish; and what the administrator reads.

## Names, passwords, addresses

people-name-length = A name has { $least } to { $most } characters; choose another one.
people-name-letters = “{ $name }” cannot be a name; use letters, digits, spaces, hyphens, underscores and full stops, with at least one letter.
people-name-reserved = The name “{ $name }” belongs to the server or to a bot; choose another one.
people-name-taken = The name “{ $name }” is taken; choose another one.
people-password-short = This password is too short; use at least { $least } characters.
people-password-guessable = This password is among the first that anybody would try; take several words that do not belong together.
people-password-wrong = The password is not right; enter the one of this account.
people-email-form = “{ $email }” is no mail address; write it as name@example.org.
people-email-taken = Another account has this mail address; sign in to that one, or give another address.
people-webhook-form = “{ $address }” is no address for notices; it must begin with https:// and hold no password.

## Signing in

people-sign-in = This needs a person; come in as a guest, or sign in.
people-login-wrong = Name and password do not fit together; try again, or ask for a new password.
people-signed-in = You are signed in as { $name } already; sign out first.
people-suspended = This account is suspended: { $reason }; write to whoever runs this server.
people-no-guests = Guests are not admitted here; make an account or sign in.
people-registration-closed = Nobody can make an account here just now; ask whoever runs this server.
people-guest = Guests cannot do this; make an account, it keeps your matches.
people-csrf = The header X-Edubba-CSRF is missing or out of date; load the page again.
people-origin = This request comes from another site; use the pages of this server.
people-cookie-only = A personal token may not do this; sign in with your password.
people-token-unknown = This personal token opens nothing; make a new one in your account.
people-token-missing = There is no token { $number } of yours; look at the list of your tokens.
people-tokens-many = There can be { $most } personal tokens; delete one first.
people-reset-over = This link is used or older than an hour; ask for a new one.
people-session-missing = There is no such session of yours; look at the list again.
people-confirm-over = This link is too old or meant for another address; save your mail address once more to get a new one.

## Other people

people-unknown = There is nobody named “{ $name }” here; check how the name is spelt.
people-self = That is you; name somebody else.
people-not-blocked = “{ $name }” is not blocked; look at the list of those who are.
people-blocks-many = There can be { $most } people on this list; take somebody off it first.

## The administrator's commands

admin-no-reports = No report is open.
admin-report = { $number }, { $day }: { $by } about { $about }:
admin-report-in-match = { $number }, { $day }: { $by } about { $about }, match { $match }:
admin-closed = Report { $number } is closed.
admin-no-report = There is no open report { $number }; list them with “edubba admin reports”.
admin-reason = A text of 1 to { $most } characters is needed; write why.
admin-suspended = { $name } is suspended; all sessions have ended.
admin-not-suspended = { $name } is not suspended; there is nothing to lift.
admin-reinstated = { $name } may come in again.
admin-renamed = { $old } is now named { $new }.
admin-no-chat = There is no line of chat { $number }; check the number.
admin-chat-deleted = Line { $number } of the chat is gone.
admin-no-chat-there = Nobody said anything at match { $match }.
admin-ended = The match { $match } has ended without a result.
admin-erase-sure = Erase { $name } for good?
admin-erased = { $name } is erased; the records of matches stay.
admin-database = This is no database address; write it as sqlite+aiosqlite:///file or postgresql+asyncpg://host/name.
admin-database-fails = The database cannot be used; check its address, and whether the server has set it up.
