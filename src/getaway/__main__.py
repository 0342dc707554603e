"""`python -m getaway` is `getaway`."""

from getaway.cli import main

main()
