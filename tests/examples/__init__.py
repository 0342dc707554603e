"""What the documentation shows, run with the package as installed."""
