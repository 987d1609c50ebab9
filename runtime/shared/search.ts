/** Letters that Unicode does not take apart into a base letter and a mark. */
const undecomposed: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd' };

/** A text for comparison: without case and diacritics (V2). */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøæœđ]/g, (letter) => undecomposed[letter] ?? letter)
    .trim();
}

/** Whether one of the texts contains the query. An empty query matches everything. */
export function matches(query: string, texts: readonly string[]): boolean {
  const wanted = fold(query);
  return wanted === '' || texts.some((text) => fold(text).includes(wanted));
}

interface NamedCountry {
  /** ISO 3166-1, two letters. */
  readonly code: string;
  readonly name: string;
  readonly englishName: string;
  /** Language codes. */
  readonly languages: readonly string[];
}

/** The names under which a country is found: in the page's language and in English (V2), in its own languages (CLDR), and its code. */
export function countryNames({ code, name, englishName, languages }: NamedCountry): readonly string[] {
  const region = code.toUpperCase();
  const own = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(region) ?? region);
  return [name, englishName, ...own, code];
}
