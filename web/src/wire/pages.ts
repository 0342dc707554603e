// Made by tools/wire_types.py from the Python types. Do not edit.

export const PAGES: readonly string[] = ["solo", "replays", "rules", "about", "join", "heist"];

export const PAGES_OF: readonly string[] = ["new", "learn", "rules", "join", "table", "replay"];
