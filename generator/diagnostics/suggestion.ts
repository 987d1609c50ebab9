import { isCountryCode, parseLocale } from '../model/locale.ts';
import { closestMatch, unambiguousMatch } from './closest-match.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The maximal number of names in a hint. */
const most = 16;

/** 'Did you mean …?' if a name is similar, otherwise the existing names. */
export function suggestion(found: string, known: readonly string[], noun: string): string {
  // `cloud` for `service.cloud`: the name without its first part.
  const near = closestMatch(found, known) ?? known.find((name) => name.endsWith(`.${found}`));
  if (near) return `Did you mean '${near}'?`;
  const added = additions[noun]?.(found, known) ?? '';
  if (!known.length) return `${added}The site has no ${noun} yet.`;
  const rest = known.length - most;
  return `${added}The ${noun} are ${known.slice(0, most).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}

/** The hint if an unknown code may be new. */
const additions: Readonly<Record<string, (found: string, known: readonly string[]) => string>> = {
  languages: (language) => `If it is a language of this site, add '${language}' to languages.ts. `,
  countries: (country) => (isCountryCode(country) ? `If it is a country of this site, add content/countries/${country}.ts. ` : ''),
  locales: (locale, known) => {
    const { country, language } = parseLocale(locale) ?? {};
    if (country === undefined) return '';
    return known.some((one) => parseLocale(one)?.country === country)
      ? `If the country offers this language, add '${language}' to the languages of content/countries/${country}.ts. `
      : `If it is a country of this site, add content/countries/${country}.ts. `;
  },
};

/** How a name is written in its context; by default as itself. */
type Spelling = (name: string) => string;

/** The suggestion and, if exactly one name matches, the fix that writes it in the value at the finding's place. */
export function correction(
  found: string,
  known: readonly string[],
  { noun, spelt = (name) => name }: { readonly noun: string; readonly spelt?: Spelling },
): Pick<Diagnostic, 'hint' | 'fixIntent' | 'found' | 'expected'> {
  const hint = suggestion(found, known, noun);
  const name = unambiguousMatch(found, known);
  if (name === undefined) return { hint, found: spelt(found) };
  const [replace, by] = [spelt(found), spelt(name)];
  return { hint, found: replace, expected: by, fixIntent: { title: `Write ${name}`, changes: [{ replace, by }] } };
}

/** A correction whose fix becomes a suggestion, because the existing name may be the typo. */
export function asSuggestion({ fixIntent, ...rest }: Pick<Diagnostic, 'hint' | 'fixIntent' | 'found' | 'expected'>) {
  return { ...rest, ...(fixIntent && { suggestionIntent: fixIntent }) };
}

/** A correction of a key, which is renamed without changing its value. */
export function nameCorrection(found: string, known: readonly string[], noun: string): Pick<Diagnostic, 'hint' | 'fixIntent'> {
  const name = unambiguousMatch(found, known);
  return {
    hint: suggestion(found, known, noun),
    ...(name !== undefined && { fixIntent: { title: `Call it ${name}`, changes: [{ rename: name }] } }),
  };
}

/** A token as it is written: `{fact:trial.period|Tagen}`. */
export const tokenText = (kind: string, id: string, surface?: string): string =>
  `{${kind}:${id}${surface === undefined ? '' : `|${surface}`}}`;
