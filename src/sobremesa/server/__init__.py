"""Playing together: tables that lose nothing."""
