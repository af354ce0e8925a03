"""Run the command line as `python -m sobremesa`."""

from sobremesa.cli import main

main()
