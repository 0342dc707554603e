challenge = Challenge { $seat } to a duel
