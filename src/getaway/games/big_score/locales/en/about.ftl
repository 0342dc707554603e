## What it is about: shown before a first game

about = You run a crew and hire your people one card at a time. Cover the jobs, alone or with rivals, then empty the vault and get out before the Cops do: whoever has the most at the end wins.
about-solo = You run a crew on your own, against the clock and the Cops. Do the jobs, rob the vault, and reach the goal of the scenario by the end.
