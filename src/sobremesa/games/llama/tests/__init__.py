"""Tests of L.L.A.M.A. by its book."""
