"""Playing in a terminal; it knows no rule."""
