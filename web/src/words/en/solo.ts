// What one plays alone, and the guided first games.
export default {
  title: "Solo",
  lead: "Play without anyone else. Each scenario has a goal; the ones you have won are ticked.",
  start: "Start",
  again: "Again",
  won: "Won",
  of: (won: number, all: number) => `${won} of ${all} won`,
  options: "With other options",
  learnTitle: (title: string) => `Learn ${title}`,
  begin: "Begin the first game",
  readRules: "Read the rules instead",
  howLearn:
    "You play a real game, dealt so that everything comes up once. A guide explains each thing when it comes up. Take your time.",
} as const;
