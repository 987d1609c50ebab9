import { finding } from '../../diagnostics/diagnostic.ts';
import { correction, nameCorrection } from '../../diagnostics/suggestion.ts';
import type { SiteCheck } from '../content-check.ts';
import { countriesOfContracts } from '../contract-lists.ts';
import { listsUnder } from '../structure-values.ts';

/** A list of all countries (`eachCountry`) names each country of the site, and otherwise only countries with a contract. */
export const countryLists: SiteCheck = {
  run: (content) => {
    const known = [...new Set([...content.countries.keys(), ...countriesOfContracts(content)])];
    return [...content.pages.values()].flatMap(({ id, definition: { file, value: page } }) =>
      listsUnder(['eachCountry'], page.structure, ['structure']).flatMap(([codes, dataPath]) => [
        ...[...content.countries.values()]
          .filter(({ value: { code } }) => !codes.includes(code))
          .map(({ value: { code, name }, file: own }) =>
            finding('WL3036', {
              file,
              dataPath,
              message: `The page '${id}' lists the countries of the site here, but ${name} is missing.`,
              hint: `Add '${code}' at its place in the list, and its words to every copy of the page.`,
              related: [{ file: own, dataPath: ['code'], message: `${name} is a country of the site.` }],
              cause: `country ${code} in lists`,
            }),
          ),
        ...codes.flatMap((code, index) =>
          known.includes(code)
            ? []
            : finding('WL3036', { file, dataPath: [...dataPath, String(index)], ...correction(code, known, { noun: 'countries' }) }, [
                `The page '${id}' lists '${code}' among the countries, which is not a country of this site and has no contract.`,
              ]),
        ),
      ]),
    );
  },
};

/** `countries` and `except` of a structure name existing countries: a mistyped one would hide the entry, or show it everywhere. */
export const entryCountries: SiteCheck = {
  run: ({ pages, countries }) =>
    [...pages.values()].flatMap(({ id, definition: { value, file } }) =>
      listsUnder(['countries', 'except'], value.structure, ['structure']).flatMap(([codes, path]) =>
        codes.flatMap((code, index) => {
          const place = { file, dataPath: [...path, String(index)] };
          return countries.has(code)
            ? []
            : finding('WL1014', { ...place, ...nameCorrection(code, [...countries.keys()], 'countries') }, [
                `The page '${id}' has an entry for the country '${code}', which has no file.`,
              ]);
        }),
      ),
    ),
};
