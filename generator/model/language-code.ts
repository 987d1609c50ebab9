/** The two-letter code of a language in another form: in capitals, with a region (`de-DE`), or with three letters (ISO 639-2). */
export function languageCode(name: string): string | undefined {
  const [, base] = /^([a-z]{2,3})(?:[^a-z].*)?$/.exec(name.toLowerCase()) ?? [];
  const code = base && Intl.getCanonicalLocales(base)[0];
  return code?.length === 2 ? code : undefined;
}
