/** A value of a submission as people read it: a text as it is, nothing for what was left empty, anything else as JSON. */
export function valueText(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
