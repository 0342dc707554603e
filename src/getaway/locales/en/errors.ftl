refused = { $why } ({ $rule })
no-such-viewer = There is no seat { $seat }. This game has { $seats }, numbered from 0.
unreadable-table = This version of Getaway can't read that table.
log-of-other-rules = It was written by other rules.
log-of-other-version = It was written by another version of Getaway.
