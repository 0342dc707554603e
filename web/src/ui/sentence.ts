/** The server gives its reasons as clauses ("it costs $5K and you have $3K"); alone they stand as sentences. */
export function sentence(clause: string): string {
  const said = clause.charAt(0).toUpperCase() + clause.slice(1);
  return /[.!?…]$/.test(said) ? said : `${said}.`;
}
