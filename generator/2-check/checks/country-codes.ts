import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { correction } from '../../diagnostics/suggestion.ts';
import type { Entry, SharedContent } from '../../model/content.ts';
import type { Country } from '../../model/site.ts';
import { currencies } from '../../model/vocabulary.ts';
import type { SiteCheck } from '../content-check.ts';

/** Countries: the currency is known, every language is listed and named once, and each has its own domain. */
export const countryCodes: SiteCheck = {
  name: 'country-codes',
  run: ({ countries, languages }) => [
    ...[...countries.values()].flatMap((country) => unknownCodes(country, Object.keys(languages.value))),
    ...sharedDomains(countries),
  ],
};

function unknownCodes({ value: { name, currency, languages }, file }: Entry<Country>, known: readonly string[]): Diagnostic[] {
  const found: Diagnostic[] = [];
  const report = ({ code, ...details }: Omit<Diagnostic, 'severity'>) => found.push(finding(code, { file, ...details }));
  if (!Object.hasOwn(currencies, currency))
    report({
      code: 'WL1006',
      dataPath: ['currency'],
      message: `'${currency}' is no currency that Wortlaut knows.`,
      ...correction(currency, Object.keys(currencies), { noun: 'currencies' }),
    });
  for (const [index, language] of languages.entries()) {
    const dataPath = ['languages', String(index)];
    if (!known.includes(language))
      report({
        code: 'WL1007',
        dataPath,
        message: `${name} offers the language '${language}', which languages.ts does not list.`,
        ...correction(language, known, { noun: 'languages' }),
      });
    if (languages.indexOf(language) !== index)
      report({
        code: 'WL1032',
        dataPath,
        message: `${name} offers the language '${language}' twice.`,
        hint: 'Take it out once; the first language is the default of the country.',
        fixIntent: { title: `Take '${language}' out once`, changes: [{ remove: true }] },
      });
  }
  return found;
}

/** Domains that an earlier country already has. Host names are case-insensitive. */
function sharedDomains(countries: SharedContent['countries']): Diagnostic[] {
  const owners = new Map<string, { readonly name: string; readonly file: string }>();
  return [...countries.values()].flatMap(({ value: { name, domain }, file }): Diagnostic[] => {
    const owner = owners.get(domain.toLowerCase());
    if (!owner) {
      owners.set(domain.toLowerCase(), { name, file });
      return [];
    }
    return [
      finding('WL1033', {
        file,
        dataPath: ['domain'],
        message: `${name} has the domain ${domain}, which is that of ${owner.name}.`,
        hint: 'Give each country a domain of its own.',
        related: [{ file: owner.file, dataPath: ['domain'], message: `${owner.name} has it here.` }],
        cause: `domain ${domain.toLowerCase()}`,
      }),
    ];
  });
}
