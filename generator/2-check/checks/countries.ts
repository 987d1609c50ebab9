import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { Entry, SharedContent } from '../../model/content.ts';
import { isGap } from '../../model/gap.ts';
import { groupBy } from '../../model/group-by.ts';
import { standardCountry } from '../../model/locale.ts';
import type { Country } from '../../model/site.ts';
import type { SiteCheck } from '../content-check.ts';
import { unknownCurrency } from '../money.ts';
import { unknownLanguage } from '../unknown-language.ts';

/** Countries: code and currency are known, every language is listed and named once, and each has its own domain. */
export const countryCodes: SiteCheck = {
  run: (content) => [
    ...[...content.countries.values()].flatMap((country) => unknownCodes(country, content)),
    ...sharedDomains(content.countries),
  ],
};

function unknownCodes({ value: { code, name, currency, languages }, file }: Entry<Country>, content: SharedContent): Diagnostic[] {
  const ofLanguages = languages.flatMap((language, index) => {
    const place = { file, dataPath: ['languages', String(index)] };
    const unlisted = unknownLanguage(language, { ...place, content, use: `${name} offers the language '${language}'` });
    if (languages.indexOf(language) === index) return unlisted;
    const fixIntent = { title: `Remove the second '${language}'`, changes: [{ remove: true as const }] };
    const twice = finding('WL1032', { ...place, fixIntent }, [
      `${name} offers the language '${language}' twice.`,
      'Remove one of them; the first language is the default of the country.',
    ]);
    return [...unlisted, twice];
  });
  const ofCurrency = unknownCurrency(currency, { file, dataPath: ['currency'] }, `'${currency}' is not a currency code.`);
  return [...ofCode(code, file), ...ofCurrency, ...ofLanguages];
}

/** WL1042: the code is one of ISO 3166-1, because a locale is announced as a language tag. */
function ofCode(code: string, file: string): Diagnostic[] {
  const meant = standardCountry(code);
  return meant === code
    ? []
    : [
        finding('WL1042', { file, dataPath: ['code'], found: code, ...(meant && { expected: meant }) }, [
          `'${code}' is not the code of a country; ${meant ? `'${meant}'` : "a code of ISO 3166-1 such as 'at' or 'gb'"} is expected.`,
          `Write ${meant ? `'${meant}'` : 'the code'} here, in the name of the file and everywhere else.`,
        ]),
      ];
}

/** Domains that an earlier country already has. Host names are case-insensitive. */
function sharedDomains(countries: SharedContent['countries']): Diagnostic[] {
  const groups = groupBy(countries.values(), ({ value }) => value.domain.toLowerCase());
  return [...groups].flatMap(([key, [owner, ...others]]) =>
    others.map(({ value: { name, domain }, file }) => {
      const related = [{ file: owner?.file ?? file, dataPath: ['domain'], message: `${owner?.value.name} has it here.` }];
      return finding('WL1033', { file, dataPath: ['domain'], related, cause: `domain ${key}` }, [
        `${name} has the domain ${domain}, which ${owner?.value.name} already has.`,
        'Give each country its own domain.',
      ]);
    }),
  );
}

/** If the source dictionary names countries, it names every country of the site. Translations are compared with it (WL2001). */
export const countryNames: SiteCheck = {
  run: ({ countries, dictionaries, site }) => {
    const source = dictionaries.get(site.value.sourceLanguage);
    const { countries: names } = source?.value ?? {};
    if (!source || typeof names !== 'object' || isGap(names)) return [];
    const others = [...dictionaries.values()].flatMap(({ file }) => (file === source.file ? [] : file));
    return [...countries.values()]
      .filter(({ value: { code } }) => !Object.hasOwn(names, code))
      .map(({ value: { code, name }, file }) => {
        const related = [{ file, dataPath: ['code'], message: `${name} is a country of the site.` }];
        return finding('WL2010', { file: source.file, dataPath: ['countries', code], related, cause: `dictionary countries.${code}` }, [
          `${name} has no name here: its pages and the choice of countries show the text 'countries.${code}', which does not exist.`,
          `Add countries.${code} to this file and to the other dictionaries: ${others.join(', ')}.`,
        ]);
      });
  },
};

/** Every country has a flag, if the theme has flags. */
export const flags: SiteCheck = {
  run: ({ countries }, { flags: drawn = [] }) =>
    drawn.length === 0
      ? []
      : [...countries.values()]
          // A code that differs from the name of its file, or is in no standard, is mistyped, which other checks report.
          .filter(({ value: { code }, file }) => !drawn.includes(code) && standardCountry(code) === code && file.endsWith(`/${code}.ts`))
          .map(({ value: { code, name }, file }) =>
            finding('WL1030', { file, dataPath: ['code'], found: code }, [
              `${name} has no flag: the theme has no drawing for '${code}'.`,
              `Draw it in runtime/islands/elements/flag.tsx.`,
            ]),
          ),
};
