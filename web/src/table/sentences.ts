/** The first sentence, and the rest. */
export function sentences(words: string): readonly [string, string] {
  const [first = "", rest = ""] = words.split(/(?<=[.!?]) (.*)/s);
  return [first, rest];
}
