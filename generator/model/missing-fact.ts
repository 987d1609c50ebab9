/** The cause of findings about a fact that does not exist: it is missing or misnamed, or its file is. */
export function causeOfMissingFact(id: string, names: Iterable<string>): string {
  const group = id.slice(0, id.lastIndexOf('.') + 1);
  return [...names].some((name) => name.startsWith(group)) ? `fact ${id}` : `facts of ${group}`;
}
