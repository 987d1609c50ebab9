import { finding } from '../../diagnostics/diagnostic.ts';
import { listsUnder } from '../../model/structure-values.ts';
import type { SiteCheck } from '../content-check.ts';
import { countriesOfContracts } from '../contract-lists.ts';
import { unknownName } from '../unknown-name.ts';

/** A list of all countries (`eachCountry`) names each country of the site, and otherwise only countries with a contract. */
export const countryLists: SiteCheck = {
  run: (content) => {
    const among = [...new Set([...content.countries.keys(), ...countriesOfContracts(content)])];
    return [...content.pages.values()].flatMap(({ id, definition: { file, value: page } }) =>
      listsUnder(['eachCountry'], page.structure, ['structure']).flatMap(([codes, dataPath]) => [
        ...[...content.countries.values()]
          .filter(({ value: { code } }) => !codes.includes(code))
          .map(({ value: { code, name }, file: own }) => {
            const related = [{ file: own, dataPath: ['code'], message: `${name} is a country of the site.` }];
            return finding('WL3036', { file, dataPath, related, cause: `country ${code} in lists` }, [
              `The page '${id}' lists the countries of the site here, but ${name} is missing.`,
              `Add '${code}' at its place in the list, and its words to every copy of the page.`,
            ]);
          }),
        ...codes.flatMap((name, index) =>
          unknownName('WL3036', { file, dataPath: [...dataPath, String(index)], name, among, noun: 'countries' }, [
            `The page '${id}' lists '${name}' among the countries, which is not a country of this site and has no contract.`,
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
        codes.flatMap((name, index) =>
          unknownName('WL1014', { file, dataPath: [...path, String(index)], name, among: countries, noun: 'countries', isKey: true }, [
            `The page '${id}' has an entry for the country '${name}', which has no file.`,
          ]),
        ),
      ),
    ),
};
