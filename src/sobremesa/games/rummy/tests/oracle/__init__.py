"""The solver's oracles: an integer program and brute force, written from the rules alone."""
