# The board of The Big Score, at the terminal and on the page.

busted = Busted
floor = Vault Floor
inside-man = Inside Man
lost-cause = This can no longer be won.
payout = Payout
still-in-vault = Still in the vault
training = Training
unassigned = Unassigned
