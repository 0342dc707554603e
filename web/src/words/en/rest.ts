// What the page says when a request fails.
export default {
  unreachable: "Can't reach the server. Try again in a moment.",
  answered: (status: number) => `The server answered ${status}.`,
} as const;
