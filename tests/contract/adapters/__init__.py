"""What the contract suite must be told of each game: a small pack, what is conserved, what is hidden."""
