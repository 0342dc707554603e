// Putting a text where it can be pasted elsewhere.

/** Whether it was done. A page that did not come over https has no clipboard of its own: there the old way is tried. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return selected(text, () => document.execCommand("copy"));
  }
}

function selected(text: string, action: () => boolean): boolean {
  const back = document.activeElement;
  const field = document.createElement("textarea");
  field.className = "vh";
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  try {
    return action();
  } finally {
    field.remove();
    if (back instanceof HTMLElement) back.focus();
  }
}
