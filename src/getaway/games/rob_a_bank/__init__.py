"""How To Rob A Bank: one against many, programmed moves on a floor of 3x3 rooms."""
