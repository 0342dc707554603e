# What the page and the terminal both say of the board.

busted = Busted
floor = Vault Floor
inside-man = Inside Man
lost-cause = This can no longer be won.
payout = Payout
still-in-vault = Still in the vault
training = Training
unassigned = Unassigned
