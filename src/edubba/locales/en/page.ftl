# The page: everything it says itself.

page-title = Two games of ancient Sumer
page-claim = Play against friends or bots, at once and without an account.
page-foot = Edubba was the Sumerians’ “house of tablets”, their school. This is an unofficial fan project, free and open.
page-foot-api = For programmers
page-skip = To the content
page-navigation = Pages
page-lobby = Lobby
page-my-games = My games
page-sign-in = Sign in
page-language = Language
page-theme = Appearance
page-theme-auto = As the system
page-theme-light = Light
page-theme-dark = Dark
page-sumeria = Sumeria
page-sumeria-picture = The board of Sumeria: eight city-states between two rivers
page-sumeria-facts = 3 or 4 players, 45 minutes, by Dirk Liekens
page-sumeria-about = Send traders through eight city-states, make the right ones rise, and take their markers of influence.
page-flood = After the Flood
page-flood-picture = The board of After the Flood: the cities of Sumer and the lands around them
page-flood-facts = 3 players, 2 to 3 hours, by Martin Wallace
page-flood-about = Grow the cities of Sumer, trade with far lands, and let empires rise and fall through five turns.
page-play-now = Play now
page-moment = One moment …
page-new-table = New table
page-players = Players
page-seat = Seat { $seat }
page-seat-me = I, on this device
page-seat-open = open
page-seat-bot = Bot: { $level }
page-level = { $level ->
    [apprentice] apprentice
    [scribe] scribe
    [greedy] greedy
    [random] random
   *[other] { $level }
  }
page-seat-name = Name at seat { $seat }
page-hot-seat = { $name } { $seat }
page-clock = Time
page-clock-none = no clock
page-clock-fast = live: 15 minutes and 15 seconds a turn
page-clock-slow = live: an hour and 30 seconds a turn
page-clock-days = by correspondence: 3 days and a day a turn
page-clock-kind-none = no clock
page-clock-kind-live = live
page-clock-kind-days = by correspondence
page-board = Board
page-option = { $name ->
    [start_tie] Tie for the start
    [final_tiebreak] Tie at the end
    [decline] Decline
   *[other] { $name }
  }
page-option-value = { $value ->
    [tied_only] among those who tie
    [all_players] among all players
    [best_kind] by the best kind
    [full_series] by the whole series
    [one_each] one worker each
    [all] all workers
   *[other] { $value }
  }
page-private = By invitation only
page-rated = Rated
page-open-table = Open the table
page-gathering = The table waits for players
page-gathering-about = { $count ->
    [one] One seat is open. Share the link, or put a bot there.
   *[other] { $count } seats are open. Share the link, or put bots there.
  }
page-link = Link to the table
page-copy = Copy
page-copied = Copied
page-your-name = Your name
page-take-seat = Sit down here
page-take-another = Take this seat too
page-fill = Put a bot here
page-leave-seat = Stand up
page-cancel-table = Close the table
page-turn = The turn
page-your-turn = Your turn
page-waits = { $name } is to act
page-won = Won by { $names }
page-ended = { $how ->
    [cancelled] The table was closed
   *[other] The match was given up
  }
page-steps = This turn so far
page-changes = What it changes
page-choices = What you may do
page-places = { $count ->
    [one] One place, as a list
   *[other] { $count } places, as a list
  }
page-clear = Clear
page-undo = Undo
page-reset = Reset the turn
page-commit = Confirm the turn
page-complete = The turn is complete: confirm it, or undo.
page-confirm = Ask before a turn counts
page-sound = Sound when it is my turn
page-keys = Keys: U undo, R reset, C confirm
page-saving = Saving …
page-nothing-there = Nothing can be done there now. Asked for: { $asked }
page-first = Choose “{ $words }” first, then something can be done there.
page-zoom = Size of the board
page-zoom-in = Larger
page-zoom-out = Smaller
page-bot = Bot { $level }
page-you = you
page-resigned = resigned
page-away = not here
page-on-holiday = on holiday
page-time-left = Time left
page-watching = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
  }
page-question = { $what ->
    [take-back] { $name } asks to take back a turn.
   *[abandon] { $name } asks to end the match without a result.
  }
page-yes = Agree
page-no = Refuse
page-withdraw = Withdraw the question
page-more = More
page-take-back = Ask to take back
page-abandon = Ask to end the match
page-holiday = Go on holiday
page-back = Come back
page-resign = Resign
page-resign-sure = Resign for good? A bot plays on in your place.
page-return = Play on myself
page-rematch = Play again
page-rematch-join = Join the rematch
page-rematch-wanted = Somebody wants to play again: the table is ready.
page-record = Download the record
page-rolled = Rolled: { $dice }
page-log = Log
page-log-empty = Nothing has happened yet.
page-talk = Log and chat
page-chat = Chat ({ $count })
page-chat-empty = Nobody has said anything yet.
page-say = Say something
page-come-in = Come in as a guest to join in the chat
page-send = Send
page-loading = Loading …
page-reconnecting = Reconnecting … the position will be exactly as it was saved.
page-offline = The server cannot be reached; check the connection and try again.
page-not-saved = The line broke before an answer came; look at the board to see whether this was saved.
page-trouble = Something went wrong; load the page again.
page-not-found = Not found
page-again = Try again
page-nowhere = There is nothing at this address; check how it is spelt.
page-no-match = There is no such match, or it is by invitation only; ask for the link.
page-signed-out = You are no longer signed in here; sign in again.
page-shut-out = Your account is suspended on this site; ask its host.
page-too-many = You have too many windows open here; close some and try again.
page-status-waiting = waits for players
page-status-running = running
page-status-over = over
page-waiting-tables = Tables that wait for players
page-no-tables = No table waits for players. Open one.
page-running-matches = Matches to watch
page-no-running = Nobody plays in public at the moment.
page-finished-matches = Finished matches
page-no-games = You are in no match. Start one from the first page.
page-finished = Finished
page-no-finished = No match has been finished yet.
page-register = Make an account
page-have-account = I have an account
page-no-account = I have no account
page-name = Name
page-password = Password
page-email = Mail address
page-forgot = Password forgotten?
page-send-link = Send me a link
page-link-sent = If the address is known, a link is on its way.
page-new-password = New password
page-password-set = The password is set.
page-account = My account
page-about-me = About me
page-mail = Notices by mail
page-digest = Once a day instead of at once
page-webhook = Webhook address
page-save = Save
page-saved = Saved.
page-mail-and-password = Mail and password
page-save-mail = Change the mail address
page-save-password = Change the password
page-tokens = Personal tokens
page-tokens-about = With a token a program of yours plays in your name.
page-token-name = What it is for
page-make-token = Make a token
page-token-once = Shown only this once:
page-delete = Delete
page-blocked = Blocked people
page-unblock = Unblock
page-data = My data
page-export = Download everything
page-sign-out = Sign out
page-erase = Erase my account
page-erase-sure = Erase the account for good? Records stay, without your name.
page-not-loaded = This page did not come
page-current-password = Your password now
page-erase-needs = To erase your account, enter your password above first.
page-sessions = Where you are signed in
page-session-this = this device
page-session-used = last used { $time }
page-end-others = Sign out everywhere else
page-end-others-needs = To sign out elsewhere, enter your password above first.
page-confirm-mail = Confirm your mail address
page-confirm-it = This is my address
page-confirmed = Your mail address is confirmed.
page-unconfirmed = This address is not confirmed yet: open the link in the mail that was sent there. Save it once more to get a new one.
page-fill-level = Level of the bot on seat { $seat }
