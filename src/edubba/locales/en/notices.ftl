# Notices by mail and webhook: a subject line, and what the letter says.

notice-turn-subject = { $game }: it is your turn
notice-turn = It is your turn in { $game } with { $names }. Your time runs until { $time }.
notice-reminder-subject = { $game }: your time is running out
notice-reminder = It is still your turn in { $game } with { $names }. At { $time } your time is up, and a bot takes over your seat.
notice-start-subject = { $game }: the match has begun
notice-start = Your match of { $game } with { $names } has begun.
notice-end-subject = { $game }: the match is over
notice-end = Your match of { $game } with { $names } is over. Winners: { $winners }.
notice-end-open = Your match of { $game } with { $names } has ended without a result.
notice-take-back-subject = { $game }: { $name } asks to take back
notice-take-back = { $name } asks to take back moves in { $game }. Say whether you agree.
notice-abandon-subject = { $game }: { $name } asks to end the match
notice-abandon = { $name } asks to end your match of { $game } without a result. Say whether you agree.
notice-digest-subject = Edubba: { $count ->
    [one] a match waits for you
   *[other] { $count } matches wait for you
  }
notice-digest = { $count ->
    [one] It is your turn in one match:
   *[other] It is your turn in { $count } matches:
  }
notice-digest-line = { $game } with { $names }, until { $time }
notice-digest-news-subject = Edubba: news of your matches
notice-digest-news = What else happened:
notice-reset-subject = Edubba: a new password
notice-reset = Somebody, probably you, wants to set a new password for your account. The link below does that; without it, nothing changes.
notice-confirm-subject = Edubba: is this your mail address?
notice-confirm = Somebody, probably you, gave this address for an account. The link below confirms it; without it, nothing is sent here and no password can be reset by it.
notice-account-subject = Edubba: your account has changed
notice-account-password = The password of your account has been changed, and all other sessions have ended. If that was not you, ask for a new password at once.
notice-account-email = The mail address of your account has been changed; from now on nothing is sent here. If that was not you, change your password at once.
notice-account-token = A personal token has been made for your account: a program can play in your name with it. If that was not you, delete it and change your password.
notice-footer = Which notices you get is up to you: { $link }
