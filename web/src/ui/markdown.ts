// The Markdown that rulebooks are written in: headings, paragraphs, lists; bold, italic, code. Anything else is text.

export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly string[] };

export interface Piece {
  /** `rule` is the number of a rule. */
  readonly kind: "text" | "bold" | "italic" | "code" | "rule";
  readonly text: string;
}

const HEADING = /^#{1,6} +(.*)$/;
const ITEM = /^(?:([-*])|\d+\.) +(.*)$/;
const PIECE = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{2}-\d+(?:\.\d+)*\b)/g;

export function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  /** What the next line belongs to: a paragraph or an item goes on until an empty line. */
  let open: "paragraph" | "item" | null = null;
  for (const line of markdown.split("\n").map((each) => each.trim())) {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    const last = blocks.at(-1);
    if (!line) {
      open = null;
    } else if (heading) {
      blocks.push({ kind: "heading", text: heading[1] ?? "" });
      open = null;
    } else if (item) {
      const ordered = item[1] === undefined;
      const items = last?.kind === "list" && last.ordered === ordered ? last.items : null;
      if (items) blocks.pop();
      blocks.push({ kind: "list", ordered, items: [...(items ?? []), item[2] ?? ""] });
      open = "item";
    } else if (open === "item" && last?.kind === "list") {
      const items = [...last.items.slice(0, -1), `${last.items.at(-1) ?? ""} ${line}`];
      blocks[blocks.length - 1] = { ...last, items };
    } else if (open === "paragraph" && last?.kind === "paragraph") {
      blocks[blocks.length - 1] = { ...last, text: `${last.text} ${line}` };
    } else {
      blocks.push({ kind: "paragraph", text: line });
      open = "paragraph";
    }
  }
  return blocks;
}

export function piecesOf(text: string): readonly Piece[] {
  return text
    .split(PIECE)
    .filter((piece) => piece !== "")
    .map(pieceOf);
}

function pieceOf(piece: string): Piece {
  if (/^\*\*[^*]+\*\*$/.test(piece)) return { kind: "bold", text: piece.slice(2, -2) };
  if (/^\*[^*]+\*$/.test(piece)) return { kind: "italic", text: piece.slice(1, -1) };
  if (/^`[^`]+`$/.test(piece)) return { kind: "code", text: piece.slice(1, -1) };
  return { kind: /^[A-Z]{2}-\d+(?:\.\d+)*$/.test(piece) ? "rule" : "text", text: piece };
}
