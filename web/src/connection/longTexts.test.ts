import { expect, test } from "vitest";

import type { Message } from "../wire/messages";
import { LongTexts } from "./longTexts";

function update(view: unknown, texts?: string[], texts_from?: number): Message {
  return { type: "ViewUpdate", view, events: [], texts, texts_from } as unknown as Message;
}

function viewOf(message: Message): unknown {
  return message.type === "ViewUpdate" ? message.view : undefined;
}

test("a text is put in its place, now and in later views", () => {
  const texts = new LongTexts();
  const first = texts.filled(update({ notes: [{ $: 0 }, "short", { $: 1 }] }, ["a long text", "another"]));
  expect(viewOf(first)).toEqual({ notes: ["a long text", "short", "another"] });
  const second = texts.filled(update({ prompt: ["m", "x", { words: { $: 1 } }], more: { $: 2 } }, ["new"], 2));
  expect(viewOf(second)).toEqual({ prompt: ["m", "x", { words: "another" }], more: "new" });
});

test("when the server counts anew, so does the page", () => {
  const texts = new LongTexts();
  texts.filled(update({ a: { $: 0 } }, ["old"]));
  expect(viewOf(texts.filled(update({ a: { $: 0 } }, ["new"])))).toEqual({ a: "new" });
});

test("any other message is left alone", () => {
  const message = update({ odd: { $: 0 } });
  expect(new LongTexts().filled(message)).toBe(message);
});
