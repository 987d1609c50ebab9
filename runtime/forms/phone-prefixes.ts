/** The prefixes that the lead form offers, by country code, the first preset. */
export const phonePrefixes = { es: '+34', de: '+49', fr: '+33', it: '+39' } as const;

/** Countries whose numbers lose their leading 0 behind the prefix; Italian ones keep it. */
const withoutTrunk: ReadonlySet<string> = new Set([phonePrefixes.de, phonePrefixes.fr]);

/** The number with the chosen prefix; a typed prefix takes precedence. '0151 23' in Germany is '+49 151 23'. */
export function withPrefix(prefix: string | undefined, number: string): string {
  const typed = number.trim();
  if (prefix === undefined || /^(?:\+|00)/.test(typed)) return typed;
  return `${prefix} ${withoutTrunk.has(prefix) ? typed.replace(/^0/, '') : typed}`;
}
