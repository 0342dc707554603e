// Long texts of large views: the server sends each once per socket, and its number from then on.
import type { Message } from "../wire/messages";

const REFERENCE = "$";

export class LongTexts {
  #texts: string[] = [];

  /** The message with every text in its place. */
  filled(message: Message): Message {
    if (message.type !== "ViewUpdate" || !message.texts) return message;
    this.#texts.length = message.texts_from ?? 0;
    this.#texts.push(...message.texts);
    return { ...message, view: this.#fill(message.view) as typeof message.view };
  }

  #fill(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.#fill(each));
    if (typeof value !== "object" || value === null) return value;
    if (REFERENCE in value) return this.#texts[Number(value[REFERENCE])] ?? "";
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.#fill(each)]));
  }
}
