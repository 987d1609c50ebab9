import type { HeaderRule } from './headers.ts';

/** The headers of a path: each rule that matches it adds its own, and the later one decides about equal names. */
export function headersAt(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  const matches = ({ path: pattern }: HeaderRule) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern);
  return Object.assign({}, ...rules.filter(matches).map(({ headers }) => headers));
}
