// Questions that need no socket. A refusal is thrown with its rule, to be shown where the question was asked.
import { connection } from "./connection.svelte";
import { language, t, type Text, textOf } from "../text";

export class Refusal extends Error {
  constructor(
    readonly rule: string,
    readonly why: Text,
    /** After so many seconds it may be asked again; 0: nobody said. */
    readonly wait = 0,
  ) {
    super(textOf(why));
  }
}

async function ask<T>(path: string, request?: RequestInit): Promise<T> {
  return (await (await answered(path, request)).json()) as T;
}

/** An answer that is no refusal. */
async function answered(path: string, request?: RequestInit): Promise<Response> {
  let answer: Response;
  await connection.ready;
  try {
    answer = await fetch(path, { ...request, headers: { ...request?.headers, "accept-language": language() } });
  } catch {
    throw new Refusal("", t("rest-unreachable"));
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { rule?: string; why?: Text } | null;
  throw new Refusal(
    said?.rule ?? "",
    said?.why ?? t("rest-answered", { status: answer.status }),
    Number(answer.headers.get("retry-after") ?? 0),
  );
}

export function get<T>(path: string): Promise<T> {
  return ask<T>(path);
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return send<T>(path, JSON.stringify(body));
}

/** What is JSON already: a file. */
export function send<T>(path: string, json: string): Promise<T> {
  return ask<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: json });
}

/** Replace what the server keeps there. */
export function put<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** A file as it is. */
export function upload<T>(path: string, file: Blob): Promise<T> {
  return ask<T>(path, { method: "POST", headers: { "content-type": "application/octet-stream" }, body: file });
}

/** A file to save, or a refusal. */
export async function getFile(path: string): Promise<Blob> {
  return (await answered(path)).blob();
}

/** A file that the server makes. */
export async function postForFile(path: string, body: unknown): Promise<Blob> {
  const request = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return (await answered(path, request)).blob();
}
