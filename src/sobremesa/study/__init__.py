"""Games by the million: benchmarks, and what researchers need."""
