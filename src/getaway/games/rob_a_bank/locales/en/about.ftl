## What it is about: shown before a first game

about-bank = You are the Bank: guards, locks and alarms. Keep the Robbers from getting enough Money Bags into their car within three rounds, and you win.
about-robbers = You are a robber, with a car waiting outside and a plan in your hand. Get enough Money Bags into the car within three rounds, and the Robbers win together.
