"""Tests of Wazabi by its book."""
