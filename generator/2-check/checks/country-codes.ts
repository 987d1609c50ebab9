import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { correction } from '../../diagnostics/suggestion.ts';
import type { Content } from '../../model/content.ts';
import { currencies } from '../../model/vocabulary.ts';
import type { SiteCheck } from '../content-check.ts';

/** Countries: the currency is known, every language is listed and named once (A7, A8), and each has a domain of its own. */
export const countryCodes: SiteCheck = {
  name: 'country-codes',
  run: ({ countries, languages }) => [
    ...[...countries.values()].flatMap(({ value, file }) => {
      const known = Object.keys(languages.value);
      return [
        ...(Object.hasOwn(currencies, value.currency)
          ? []
          : [
              {
                code: 'WL1006',
                severity: 'error',
                file,
                dataPath: ['currency'],
                message: `'${value.currency}' is no currency that Wortlaut knows.`,
                ...correction(value.currency, Object.keys(currencies), { noun: 'currencies' }),
              } as const,
            ]),
        ...value.languages.flatMap((language, index) =>
          known.includes(language)
            ? []
            : [
                {
                  code: 'WL1007',
                  severity: 'error',
                  file,
                  dataPath: ['languages', String(index)],
                  message: `${value.name} offers the language '${language}', which languages.ts does not list.`,
                  ...correction(language, known, { noun: 'languages' }),
                } as const,
              ],
        ),
        ...value.languages.flatMap((language, index) =>
          value.languages.indexOf(language) === index
            ? []
            : [
                {
                  code: 'WL1032',
                  severity: 'error',
                  file,
                  dataPath: ['languages', String(index)],
                  message: `${value.name} offers the language '${language}' twice.`,
                  hint: 'Take it out once; the first language is the default of the country.',
                  mend: { title: `Take '${language}' out once`, changes: [{ remove: true }] },
                } as const,
              ],
        ),
      ];
    }),
    ...sharedDomains(countries),
  ],
};

/** Domains that an earlier country has already. Hosts make no difference between capitals and small letters. */
function sharedDomains(countries: Content['countries']): Diagnostic[] {
  const owners = new Map<string, { readonly name: string; readonly file: string }>();
  return [...countries.values()].flatMap(({ value: { name, domain }, file }): Diagnostic[] => {
    const owner = owners.get(domain.toLowerCase());
    if (!owner) {
      owners.set(domain.toLowerCase(), { name, file });
      return [];
    }
    return [
      {
        code: 'WL1033',
        severity: 'error',
        file,
        dataPath: ['domain'],
        message: `${name} has the domain ${domain}, which is that of ${owner.name}.`,
        hint: 'Give each country a domain of its own.',
        related: [{ file: owner.file, dataPath: ['domain'], message: `${owner.name} has it here.` }],
        cause: `domain ${domain.toLowerCase()}`,
      },
    ];
  });
}
