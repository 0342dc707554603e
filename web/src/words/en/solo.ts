// What one plays alone, and the guided first games.
export default {
  title: "Solo",
  lead: "Nobody else is needed. Each scenario has a goal, and the ones you have won are ticked.",
  start: "Start",
  again: "Again",
  won: "Won",
  of: (won: number, all: number) => `${won} of ${all} won`,
  options: "With other options",
  learnTitle: (title: string) => `Learn ${title}`,
  begin: "Begin the first game",
  readRules: "Read the rules instead",
  howLearn:
    "You play a real game, dealt so that everything comes up once. A guide says what matters when it matters, and you may take your time.",
} as const;
