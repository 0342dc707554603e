"""Split the Loot for Getaway."""
