## What it is about: shown before a first game

about = You play a Criminal: say what they do, and the dice decide how it goes. Get the prize and get out before the Threat Meter is full, and the whole crew wins.
about-gm = You are the GM: you describe the place, say how hard things are and what goes wrong. You don't play against the crew; you win if it's a good story.
