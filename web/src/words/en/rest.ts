// What is said when a question to the house has no answer.
export default {
  unreachable: "The house cannot be reached. Try again in a moment.",
  answered: (status: number) => `The house answered ${status}.`,
} as const;
