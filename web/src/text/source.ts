// Reads the page's own source for the tests of its texts: which messages it asks for, and what it says without any.
import { readdirSync, readFileSync } from "node:fs";

import { parse } from "svelte/compiler";

const SRC = new URL("..", import.meta.url).pathname;

export interface SourceFile {
  /** Relative to `src`. */
  readonly path: string;
  readonly code: string;
}

/** The components and modules of the page, without their tests. */
export function sources(): readonly SourceFile[] {
  return readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$|^wire\/|^text\/source\.ts$/.test(path))
    .map((path) => ({ path, code: readFileSync(SRC + path, "utf8") }));
}

/** A node of the tree: of the markup or of the script. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function* walk(value: unknown, skip: (node: Node) => boolean = () => false): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* walk(each, skip);
  if (!isNode(value) || skip(value)) return;
  yield value;
  for (const [field, inner] of Object.entries(value)) if (field !== "metadata") yield* walk(inner, skip);
}

const trees = new WeakMap<SourceFile, Node>();

function treeOf(file: SourceFile): Node {
  const { path, code } = file;
  const component = path.endsWith(".svelte") ? code : `<script lang="ts">\n${code}\n</script>`;
  const tree = trees.get(file) ?? (parse(component, { modern: true }) as unknown as Node);
  trees.set(file, tree);
  return tree;
}

/** What an expression may be, as literal texts; the beginning of a template with "…" for the rest. */
function literals(node: unknown): readonly string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case "Literal":
      return typeof node["value"] === "string" ? [node["value"]] : [];
    case "TemplateLiteral": {
      const [first, ...rest] = (node["quasis"] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
      return [rest.length > 0 ? `${first}…` : (first ?? "")];
    }
    case "ConditionalExpression":
      return [...literals(node["consequent"]), ...literals(node["alternate"])];
    case "LogicalExpression":
      return [...literals(node["left"]), ...literals(node["right"])];
    default:
      return [];
  }
}

/** The ids that a file asks `t` for; those with "…" stand for all that begin so. */
export function askedIds(file: SourceFile): readonly string[] {
  return [...walk(treeOf(file))]
    .filter((node) => node.type === "CallExpression" && (node["callee"] as Node)["name"] === "t")
    .flatMap((node) => literals((node["arguments"] as unknown[])[0]));
}

/** Attributes that are read out or shown. */
const READ = new Set(["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt", "label"]);
/** What stands in these is meant for machines. */
const MACHINE = new Set(["code", "kbd", "pre", "style", "script"]);
const UNREAD = new Set(["Attribute", "StyleDirective", "ClassDirective"]);
const WORD = /\p{L}{2}/u;
/** Names that are the same in every language. */
const PROPER = new Set(["Getaway"]);

function isWords(text: string): boolean {
  return WORD.test(text) && !PROPER.has(text.trim());
}

/** What the markup of a component says that comes from no catalog. */
export function rawTexts(file: SourceFile): readonly string[] {
  if (!file.path.endsWith(".svelte")) return [];
  const fragment = treeOf(file)["fragment"];
  const inMachine = (node: Node) => node.type === "RegularElement" && MACHINE.has(String(node["name"]));
  const found: string[] = [];
  for (const node of walk(fragment, (each) => inMachine(each) || UNREAD.has(each.type))) {
    if (node.type === "Text") found.push(String(node["data"]));
    if (node.type === "ExpressionTag") found.push(...literals(node["expression"]));
    for (const attribute of (node["attributes"] ?? []) as Node[]) {
      if (attribute.type !== "Attribute" || !READ.has(String(attribute["name"]))) continue;
      const values = [attribute["value"]].flat().filter(isNode);
      found.push(
        ...values.flatMap((each) => (each.type === "Text" ? [String(each["data"])] : literals(each["expression"]))),
      );
    }
  }
  return found.map((text) => text.trim()).filter(isWords);
}

/** A sentence or a title: a capital letter first, and a small one after a space. */
const SENTENCE = /^\p{Lu}.* \p{Ll}/u;

/** Errors of the program itself, and the printed games' titles and owners. */
function isForNobody(node: Node): boolean {
  return node.type === "ThrowStatement" || (node.type === "Property" && (node["key"] as Node)["name"] === "credit");
}

/** The sentences that stand in the script of a file, where a text of a catalog belongs. */
export function sentencesIn(file: SourceFile): readonly string[] {
  const tree = treeOf(file);
  return [tree["instance"], tree["module"]]
    .flatMap((script) => [...walk(script, isForNobody)])
    .flatMap((node) => (node.type === "Literal" || node.type === "TemplateLiteral" ? literals(node) : []))
    .filter((text) => SENTENCE.test(text));
}
