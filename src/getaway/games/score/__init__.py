"""Score: a GM and a crew on one honest log (SC)."""
