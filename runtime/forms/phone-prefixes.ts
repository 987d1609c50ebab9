/** The prefixes that the lead form offers, by country code, the first preset. */
export const phonePrefixes = { es: '+34', de: '+49', fr: '+33', it: '+39' } as const;

/** The number with the prefix that was chosen for it; one that was typed with its own keeps that. */
export function withPrefix(prefix: string | undefined, number: string): string {
  const typed = number.trim();
  return prefix === undefined || /^(?:\+|00)/.test(typed) ? typed : `${prefix} ${typed}`;
}
