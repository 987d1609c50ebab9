import { correction, nameCorrection } from '../../diagnostics/suggestion.ts';
import { messagesOf, wordingAt } from '../../model/messages.ts';
import type { SiteCheck } from '../content-check.ts';

/** The site file names a locale, a country, languages and texts that exist (A6), and every external address is https. */
export const siteSettings: SiteCheck = {
  name: 'site-settings',
  run: ({ site, brand, countries, dictionaries, languages, locales }) => {
    const { defaultLocale, navigationCountry, sourceLanguage, fallbacks, allowUnused = {} } = site.value;
    const ids = locales.map(({ id }) => id);
    const known = Object.keys(languages.value);
    const source = dictionaries.get(sourceLanguage)?.value;
    const named = [
      ...Object.entries(fallbacks).map(([group, language]) => ({ path: ['fallbacks', group], language })),
      { path: ['sourceLanguage'], language: sourceLanguage },
    ];
    return [
      ...(ids.includes(defaultLocale)
        ? []
        : [
            {
              code: 'WL1012',
              severity: 'error',
              file: site.file,
              dataPath: ['defaultLocale'],
              message: `The default locale is '${defaultLocale}', which no country offers.`,
              ...correction(defaultLocale, ids, { noun: 'locales' }),
            } as const,
          ]),
      ...(countries.has(navigationCountry)
        ? []
        : [
            {
              code: 'WL1012',
              severity: 'error',
              file: site.file,
              dataPath: ['navigationCountry'],
              message: `The navigation falls back to the country '${navigationCountry}', which has no file.`,
              ...correction(navigationCountry, [...countries.keys()], { noun: 'countries' }),
            } as const,
          ]),
      ...named
        .filter(({ language }) => !known.includes(language))
        .map(({ path, language }) => ({
          code: 'WL1007' as const,
          severity: 'error' as const,
          file: site.file,
          dataPath: path,
          message: `'${path.join('.')}' names the language '${language}', which languages.ts does not list.`,
          ...correction(language, known, { noun: 'languages' }),
        })),
      ...Object.keys(allowUnused)
        .filter((key) => source && wordingAt(source, key.split('.')) === undefined)
        .map((key) => ({
          code: 'WL2022' as const,
          severity: 'error' as const,
          file: site.file,
          dataPath: ['allowUnused', key],
          message: `The site keeps the text '${key}', which the dictionary does not have.`,
          ...nameCorrection(
            key,
            messagesOf(source ?? {}).map(({ path }) => path.join('.')),
            'texts',
          ),
        })),
      ...Object.entries(brand.value.externalLinks)
        .filter(([, address]) => !address.startsWith('https://'))
        .map(([name, address]) => ({
          code: 'WL3006' as const,
          severity: 'error' as const,
          file: brand.file,
          dataPath: ['externalLinks', name],
          message: `The external address '${name}' is '${address}', which does not begin with https://.`,
          hint: 'Visitors must not be sent over an open line; use the https address.',
          ...(address.startsWith('http://') && {
            mend: { title: 'Write https://', changes: [{ replace: 'http://', by: 'https://' }] },
          }),
        })),
    ];
  },
};
