import { basename } from 'node:path';
import { countryPattern, currencies } from '../../model/vocabulary.ts';
import type { SiteCheck } from '../check.ts';
import { correction } from '../suggestion.ts';

/** Countries: the file bears the code, the currency is known, and every language is listed (A7, A8). */
export const countryCodes: SiteCheck = {
  name: 'country-codes',
  run: ({ countries, languages }) =>
    [...countries.values()].flatMap(({ value, file }) => {
      const name = basename(file, '.ts');
      const known = Object.keys(languages.value);
      return [
        ...(value.code !== name || !countryPattern.test(value.code)
          ? [
              {
                code: 'WL1005',
                severity: 'error',
                file,
                dataPath: ['code'],
                found: value.code,
                expected: name,
                message: `The file is named '${name}', but the country in it has the code '${value.code}'; two lower-case letters, the same in both, are expected.`,
                hint: 'Rename the file or correct the code.',
              } as const,
            ]
          : []),
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
      ];
    }),
};
