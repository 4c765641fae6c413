"""People: guests, accounts, personal tokens, blocks, reports, and what a person may take along or erase.

`routes.ROUTES` are the handlers, `guards.dependencies()` what they and others need to know who is asking.
"""
