// What one is called is kept for the next table too. At this one it is said already, so a failure does not matter.
import { house } from "../connection/house.svelte";
import { post } from "../connection/rest";

export async function rememberName(name: string): Promise<void> {
  if (!name || name === house.name) return;
  try {
    await post("/api/me", { name });
    house.name = name;
  } catch {
    // the table has it
  }
}
