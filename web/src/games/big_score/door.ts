// The geometry of the vault's door: the Cop Track is an arc round it, clockwise to Busted.

const FROM = 144;
const SPAN = 252;
const GAP = 2.4;
const OUTER = 250;
const INNER = 208;

interface Space {
  /** The outline of the space. */
  readonly path: string;
  /** Its middle, for a badge or a figure. */
  readonly x: number;
  readonly y: number;
  /** What is printed on it; 0 is Busted. */
  readonly figure: number;
  readonly state: "dark" | "free" | "next" | "taken" | "bust";
}

function at(radius: number, degrees: number): readonly [number, number] {
  const turn = (degrees * Math.PI) / 180;
  return [radius * Math.cos(turn), radius * Math.sin(turn)];
}

function point([x, y]: readonly [number, number]): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** The spaces from the first to Busted; the first ones stay dark where fewer Cops make a bust than there are spaces. */
export function track(bust: number, cops: number, least: number): readonly Space[] {
  const many = Math.max(bust, least);
  const step = SPAN / many;
  return Array.from({ length: many }, (_, number) => {
    const figure = many - 1 - number;
    const from = FROM + step * number;
    const to = from + step - GAP;
    const path = `M${point(at(OUTER, from))}A${OUTER} ${OUTER} 0 0 1 ${point(at(OUTER, to))}L${point(at(INNER, to))}A${INNER} ${INNER} 0 0 0 ${point(at(INNER, from))}Z`;
    const [x, y] = at((OUTER + INNER) / 2, (from + to) / 2);
    return { path, x, y, figure, state: stateOf(figure, bust, cops) };
  });
}

function stateOf(figure: number, bust: number, cops: number): Space["state"] {
  const order = bust - 1 - figure;
  if (order < 0) return "dark";
  if (order < cops) return "taken";
  if (figure === 0) return "bust";
  return order === cops ? "next" : "free";
}

export function ring(many: number, radius: number): readonly (readonly [number, number])[] {
  return Array.from({ length: many }, (_, number) => at(radius, (360 / many) * number - 90));
}

export const TICKS = Array.from({ length: 60 }, (_, number) => {
  const long = number % 5 === 0;
  return { path: `M${point(at(145, number * 6))}L${point(at(long ? 133 : 139, number * 6))}`, long };
});
