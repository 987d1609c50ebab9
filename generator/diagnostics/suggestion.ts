import { isCountryCode, parseLocale } from '../model/locale.ts';
import { closestMatch, unambiguousMatch } from './closest-match.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The maximal number of names in a hint. */
const most = 16;

/** 'Did you mean …?' if a name is similar, otherwise the existing names. */
export function suggestion(name: string, names: readonly string[], noun: string): string {
  // `cloud` for `service.cloud`: the name without its first part.
  const near = closestMatch(name, names) ?? names.find((one) => one.endsWith(`.${name}`));
  if (near) return `Did you mean '${near}'?`;
  const added = additions[noun]?.(name, names) ?? '';
  if (!names.length) return `${added}The site has no ${noun} yet.`;
  const rest = names.length - most;
  return `${added}The ${noun} are ${names.slice(0, most).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}

/** The hint if an unknown code may be new. */
const additions: Readonly<Record<string, (name: string, names: readonly string[]) => string>> = {
  languages: (language) => `If it is a language of this site, add '${language}' to languages.ts. `,
  countries: (country) => (isCountryCode(country) ? `If it is a country of this site, add content/countries/${country}.ts. ` : ''),
  locales: (locale, names) => {
    const { country, language } = parseLocale(locale) ?? {};
    if (country === undefined) return '';
    return names.some((one) => parseLocale(one)?.country === country)
      ? `If the country offers this language, add '${language}' to the languages of content/countries/${country}.ts. `
      : `If it is a country of this site, add content/countries/${country}.ts. `;
  },
};

/** How a name is written in its context; by default as itself. */
type Spelling = (text: string) => string;

/** The suggestion and, if exactly one name matches, the fix that writes it in the value at the finding's place. */
export function correction(
  name: string,
  names: readonly string[],
  { noun, spelt = (text) => text }: { readonly noun: string; readonly spelt?: Spelling },
): Pick<Diagnostic, 'hint' | 'fixIntent' | 'found' | 'expected'> {
  const hint = suggestion(name, names, noun);
  const match = unambiguousMatch(name, names);
  if (match === undefined) return { hint, found: spelt(name) };
  const [replace, by] = [spelt(name), spelt(match)];
  return { hint, found: replace, expected: by, fixIntent: { title: `Write ${match}`, changes: [{ replace, by }] } };
}

/** A correction whose fix becomes a suggestion, because the existing name may be the typo. */
export function asSuggestion({ fixIntent, ...rest }: Pick<Diagnostic, 'hint' | 'fixIntent' | 'found' | 'expected'>) {
  return { ...rest, ...(fixIntent && { suggestionIntent: fixIntent }) };
}

/** A correction of a key, which is renamed without changing its value. */
export function nameCorrection(name: string, names: readonly string[], noun: string): Pick<Diagnostic, 'hint' | 'fixIntent'> {
  const match = unambiguousMatch(name, names);
  return {
    hint: suggestion(name, names, noun),
    ...(match !== undefined && { fixIntent: { title: `Call it ${match}`, changes: [{ rename: match }] } }),
  };
}

/** A token as it is written: `{fact:trial.period|Tagen}`. */
export const tokenText = (kind: string, id: string, surface?: string): string =>
  `{${kind}:${id}${surface === undefined ? '' : `|${surface}`}}`;
