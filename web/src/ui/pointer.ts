/** Whether the screen is used by fingers: then nothing is said about keys. */
export function byTouch(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
