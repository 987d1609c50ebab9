import { finding } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../model/group-by.ts';
import { furtherLocales } from '../../model/page-locales.ts';
import type { SiteCheck } from '../content-check.ts';

/** Every language of a locale or an address has its dictionary. */
export const dictionaryLanguages: SiteCheck = {
  run: ({ dictionaries, countries, pages, site, languages: { value: known, file: list } }) => {
    const definitions = [...pages.values()].map(({ definition }) => definition);
    const uses = [
      { language: site.value.sourceLanguage, file: site.file, dataPath: ['sourceLanguage'] },
      ...[...countries.values()].flatMap(({ value: { languages }, file }) =>
        languages.map((language) => ({ language, file, dataPath: ['languages'] })),
      ),
      // Without countries, the site is read in every language of the list.
      ...(countries.size ? [] : Object.keys(known).map((language) => ({ language, file: list, dataPath: [language] }))),
      ...definitions.flatMap(({ value: { extraLocales }, file }) =>
        furtherLocales(extraLocales).map(({ language }) => ({ language, file, dataPath: ['extraLocales'] })),
      ),
      // The layout of an address is in its language, even if no country offers that language.
      ...definitions.flatMap(({ value: { addresses = [] }, file }) =>
        addresses.map(({ language }, index) => ({ language, file, dataPath: ['addresses', String(index), 'language'] })),
      ),
    ].filter(({ language }) => Object.hasOwn(known, language) && !dictionaries.has(language));
    return [...groupBy(uses, ({ language }) => language).values()].flatMap(([{ language, ...place } = { language: '' }]) =>
      finding('WL2009', place, [
        `The language '${language}' is offered here, but its dictionary is missing.`,
        `Write content/dictionaries/${language}.ts, or remove the language.`,
      ]),
    );
  },
};
