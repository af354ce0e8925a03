"""Tests of Genial by its book."""
