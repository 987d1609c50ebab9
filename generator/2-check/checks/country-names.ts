import { finding } from '../../diagnostics/diagnostic.ts';
import { isGap } from '../../model/gap.ts';
import type { SiteCheck } from '../content-check.ts';

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
