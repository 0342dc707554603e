## What it is about: shown before a first game

about = You and your rivals rob the same city. Hire crew, plan your heists in secret and watch the plans collide: when the last mark is gone, whoever has more money wins.
about-solo = You rob the city game after game, against an opponent who never gets tired. Earn the goal of each game to go on; what is left over comes with you.
