import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { correction } from '../../diagnostics/suggestion.ts';
import type { Entry, SharedContent } from '../../model/content.ts';
import { isGap } from '../../model/gap.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Country } from '../../model/site.ts';
import { currencies } from '../../model/vocabulary.ts';
import type { SiteCheck } from '../content-check.ts';

/** Countries: the currency is known, every language is listed and named once, and each has its own domain. */
export const countryCodes: SiteCheck = {
  run: ({ countries, languages }) => [
    ...[...countries.values()].flatMap((country) => unknownCodes(country, Object.keys(languages.value))),
    ...sharedDomains(countries),
  ],
};

function unknownCodes({ value: { name, currency, languages }, file }: Entry<Country>, known: readonly string[]): Diagnostic[] {
  const ofCurrency = Object.hasOwn(currencies, currency)
    ? []
    : finding('WL1006', { file, dataPath: ['currency'], ...correction(currency, Object.keys(currencies), { noun: 'currencies' }) }, [
        `'${currency}' is not a supported currency.`,
      ]);
  const ofLanguages = languages.flatMap((language, index) => {
    const place = { file, dataPath: ['languages', String(index)] };
    const fixIntent = { title: `Remove the second '${language}'`, changes: [{ remove: true as const }] };
    return [
      known.includes(language)
        ? []
        : finding('WL1007', { ...place, ...correction(language, known, { noun: 'languages' }) }, [
            `${name} offers the language '${language}', which languages.ts does not list.`,
          ]),
      languages.indexOf(language) === index
        ? []
        : finding('WL1032', { ...place, fixIntent }, [
            `${name} offers the language '${language}' twice.`,
            'Remove one of them; the first language is the default of the country.',
          ]),
    ].flat();
  });
  return [ofCurrency, ofLanguages].flat();
}

/** Domains that an earlier country already has. Host names are case-insensitive. */
function sharedDomains(countries: SharedContent['countries']): Diagnostic[] {
  const groups = groupBy(countries.values(), ({ value }) => value.domain.toLowerCase());
  return [...groups].flatMap(([key, [owner, ...others]]) =>
    others.map(({ value: { name, domain }, file }) =>
      finding('WL1033', {
        file,
        dataPath: ['domain'],
        message: `${name} has the domain ${domain}, which ${owner?.value.name} already has.`,
        hint: 'Give each country its own domain.',
        related: [{ file: owner?.file ?? file, dataPath: ['domain'], message: `${owner?.value.name} has it here.` }],
        cause: `domain ${key}`,
      }),
    ),
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
      .map(({ value: { code, name }, file }) =>
        finding('WL2010', {
          file: source.file,
          dataPath: ['countries', code],
          message: `${name} has no name here: its pages and the choice of countries show the text 'countries.${code}', which does not exist.`,
          hint: `Add countries.${code} to this file and to the other dictionaries: ${others.join(', ')}.`,
          related: [{ file, dataPath: ['code'], message: `${name} is a country of the site.` }],
          cause: `dictionary countries.${code}`,
        }),
      );
  },
};

/** Every country has a flag, if the theme has flags. */
export const flags: SiteCheck = {
  run: ({ countries }, { flags: drawn = [] }) =>
    drawn.length === 0
      ? []
      : [...countries.values()]
          // A code that differs from the name of its file is mistyped, which another check reports.
          .filter(({ value: { code }, file }) => !drawn.includes(code) && file.endsWith(`/${code}.ts`))
          .map(({ value: { code, name }, file }) =>
            finding('WL1030', { file, dataPath: ['code'], found: code }, [
              `${name} has no flag: the theme has no drawing for '${code}'.`,
              `Draw it in runtime/islands/elements/flag.tsx.`,
            ]),
          ),
};
