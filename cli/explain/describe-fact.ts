/** A fact in one line: its kind, its values, and its source. */
export function describeFact({
  kind,
  source,
  asOf,
  ...values
}: {
  readonly kind: string;
  readonly source: string;
  readonly asOf: string;
}): string {
  const parts = Object.entries(values).map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`);
  return `${kind}: ${parts.join(', ')} (source ${source}, as of ${asOf})`;
}
