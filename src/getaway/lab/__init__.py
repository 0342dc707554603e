"""Many games at once: simulations and contests, spread over processes."""
