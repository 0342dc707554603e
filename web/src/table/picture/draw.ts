// Draws the picture of a finished game on a canvas: poster, verdict, places and the seal of the deal.
import { SHAPES } from "../../ui/shapes";
import type { Row, Seal } from "./standing";

export const WIDTH = 1080;
export const HEIGHT = 1350;
const POSTER = 560;
const EDGE = 72;
const ROWS_END = 1160;

export interface Drawn {
  readonly title: string;
  readonly headline: string;
  readonly date: string;
  readonly rows: readonly Row[];
  readonly seal: Seal;
  readonly poster: CanvasImageSource | null;
}

/** A design token of the page. */
function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

export async function draw(canvas: HTMLCanvasElement, what: Drawn): Promise<void> {
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const fonts = ["display", "ui", "mono"].map((name) => token(`--font-${name}`));
  const [display = "", ui = "", mono = ""] = fonts;
  await Promise.all(fonts.map((font) => document.fonts.load(`500 40px ${font}`).catch(() => [])));

  pen.fillStyle = token("--night-1");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  if (what.poster) pen.drawImage(what.poster, 0, -120, WIDTH, (WIDTH * 3) / 4);
  const fade = pen.createLinearGradient(0, POSTER - 260, 0, POSTER);
  fade.addColorStop(0, "transparent");
  fade.addColorStop(1, token("--night-1"));
  pen.fillStyle = fade;
  pen.fillRect(0, POSTER - 260, WIDTH, 260);
  pen.fillStyle = token("--night-1");
  pen.fillRect(0, POSTER, WIDTH, HEIGHT - POSTER);

  pen.textBaseline = "alphabetic";
  pen.fillStyle = token("--gold");
  pen.font = `500 30px ${mono}`;
  pen.fillText(fitted(pen, what.date, WIDTH - 2 * EDGE), EDGE, 520);
  pen.fillStyle = token("--on-night");
  pen.font = `500 76px ${display}`;
  pen.fillText(fitted(pen, what.title, WIDTH - 2 * EDGE), EDGE, 604);
  pen.font = `500 34px ${ui}`;
  pen.fillStyle = token("--metal-6");
  const lines = wrapped(pen, what.headline, WIDTH - 2 * EDGE, 2);
  lines.forEach((line, at) => pen.fillText(line, EDGE, 664 + at * 44));

  const top = 664 + lines.length * 44;
  const height = Math.min(84, (ROWS_END - top) / Math.max(1, what.rows.length));
  what.rows.forEach((row, at) => drawRow(pen, row, top + at * height, height, ui, mono));
  drawSeal(pen, what.seal, ui, mono);
}

function drawRow(pen: CanvasRenderingContext2D, row: Row, top: number, height: number, ui: string, mono: string): void {
  const size = Math.min(38, height * 0.5);
  const line = top + height / 2 + size * 0.36;
  if (row.place === 1) {
    pen.fillStyle = token("--gold-deep");
    pen.beginPath();
    pen.roundRect(EDGE - 24, top + 3, WIDTH - 2 * EDGE + 48, height - 6, 12);
    pen.fill();
  }
  pen.fillStyle = token("--gold");
  pen.font = `500 ${size}px ${mono}`;
  if (row.place !== null) pen.fillText(String(row.place), EDGE, line);
  const left = row.place === null ? EDGE : EDGE + 56;
  pen.save();
  pen.translate(left, top + height / 2 - size / 2);
  pen.scale(size / 16, size / 16);
  pen.fillStyle = token(`--seat-${(row.seat % SHAPES.length) + 1}`);
  pen.fill(new Path2D(SHAPES[row.seat % SHAPES.length]));
  pen.restore();
  pen.fillStyle = token("--on-night");
  pen.font = `700 ${size}px ${ui}`;
  const total = pen.measureText(row.total).width;
  pen.fillText(row.total, WIDTH - EDGE - total, line);
  pen.font = `550 ${size}px ${ui}`;
  const name = left + size + 20;
  pen.fillText(fitted(pen, row.name, WIDTH - EDGE - total - 32 - name), name, line);
}

function drawSeal(pen: CanvasRenderingContext2D, seal: Seal, ui: string, mono: string): void {
  pen.fillStyle = token("--night-3");
  pen.fillRect(0, ROWS_END + 40, WIDTH, HEIGHT - ROWS_END - 40);
  const middle = (ROWS_END + 40 + HEIGHT) / 2;
  pen.strokeStyle = token(seal.holds === false ? "--metal-4" : "--gold");
  pen.lineWidth = 5;
  for (const radius of [42, 17]) {
    pen.beginPath();
    pen.arc(EDGE + 42, middle, radius, 0, 2 * Math.PI);
    pen.stroke();
  }
  for (const angle of [0, 1, 2, 3].map((quarter) => (quarter * Math.PI) / 2)) {
    pen.beginPath();
    pen.moveTo(EDGE + 42 + 17 * Math.cos(angle), middle + 17 * Math.sin(angle));
    pen.lineTo(EDGE + 42 + 42 * Math.cos(angle), middle + 42 * Math.sin(angle));
    pen.stroke();
  }
  const left = EDGE + 112;
  pen.fillStyle = token("--on-night");
  pen.font = `600 30px ${ui}`;
  pen.fillText(fitted(pen, seal.words, WIDTH - EDGE - left), left, seal.commitment ? middle - 8 : middle + 10);
  pen.fillStyle = token("--metal-5");
  pen.font = `400 26px ${mono}`;
  if (seal.commitment) pen.fillText(`${seal.commitment}…`, left, middle + 34);
  const home = "Getaway";
  pen.fillText(home, WIDTH - EDGE - pen.measureText(home).width, middle + 34);
}

/** A text, cut where it would be wider. */
export function fitted(pen: Pick<CanvasRenderingContext2D, "measureText">, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && pen.measureText(`${letters.join("")}…`).width > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** A text in at most so many lines; the last one is cut where it would be wider. */
export function wrapped(
  pen: Pick<CanvasRenderingContext2D, "measureText">,
  text: string,
  width: number,
  most: number,
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter((each) => each !== "")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length === 0) lines.push(word);
    else if (pen.measureText(longer).width <= width || lines.length === most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => fitted(pen, line, width));
}
