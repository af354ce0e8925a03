"""Tests of Take That by its book."""
