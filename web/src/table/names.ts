// What one is called is kept for the next table too. At this one it is said already, so a failure does not matter.
import { connection } from "../connection/connection.svelte";
import { post } from "../connection/rest";

export async function rememberName(name: string): Promise<void> {
  if (!name || name === connection.name) return;
  try {
    await post("/api/me", { name });
    connection.name = name;
  } catch {
    // the table has it
  }
}
