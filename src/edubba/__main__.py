"""`python -m edubba` is the command `edubba`."""

from edubba.cli import main

if __name__ == "__main__":
    main()
