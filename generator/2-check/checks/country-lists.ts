import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { correction } from '../../diagnostics/suggestion.ts';
import type { Page, SharedContent } from '../../model/content.ts';
import type { SiteCheck } from '../content-check.ts';
import { countriesOfContracts } from '../contract-countries.ts';

/** A list of all countries (`eachCountry`) names each country of the site, and otherwise only countries with a contract. */
export const countryLists: SiteCheck = {
  name: 'country-lists',
  run: (content) =>
    [...content.pages.values()].flatMap((page) =>
      listsIn(page.definition.value.structure, ['structure']).flatMap((list) => [
        ...lacking(content, page, list),
        ...strangers(content, page, list),
      ]),
    ),
};

interface CountryList {
  readonly codes: readonly string[];
  readonly dataPath: readonly string[];
}

function listsIn(value: unknown, path: readonly string[]): CountryList[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): CountryList[] => {
    const dataPath = [...path, key];
    return key === 'eachCountry' && Array.isArray(inner) ? [{ codes: inner, dataPath }] : listsIn(inner, dataPath);
  });
}

function lacking({ countries }: SharedContent, { id, definition: { file } }: Page, { codes, dataPath }: CountryList): Diagnostic[] {
  return [...countries.values()]
    .filter(({ value: { code } }) => !codes.includes(code))
    .map(({ value: { code, name }, file: own }) =>
      finding('WL3036', {
        file,
        dataPath,
        message: `The page '${id}' lists the countries of the site here, and ${name} is not among them.`,
        hint: `Add '${code}' at its place in the list, and its words to every copy of the page.`,
        related: [{ file: own, dataPath: ['code'], message: `${name} is a country of the site.` }],
        cause: `country ${code} in lists`,
      }),
    );
}

function strangers(content: SharedContent, { id, definition: { file } }: Page, { codes, dataPath }: CountryList): Diagnostic[] {
  const known = new Set([...content.countries.keys(), ...countriesOfContracts(content)]);
  return codes.flatMap((code, index): Diagnostic[] => {
    if (known.has(code)) return [];
    return [
      finding('WL3036', { file, dataPath: [...dataPath, String(index)], ...correction(code, [...known], { noun: 'countries' }) }, [
        `The page '${id}' lists '${code}' among the countries, which is none of this site and has no contract.`,
      ]),
    ];
  });
}
