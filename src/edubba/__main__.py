"""`python -m edubba` is the command `edubba`."""

from edubba.cli import main

main()
