import type { Code } from '../../diagnostics/codes.ts';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { correction, nameCorrection } from '../../diagnostics/suggestion.ts';
import type { SharedContent } from '../../model/content.ts';
import { messagesOf, wordingAt } from '../../model/messages.ts';
import type { SiteCheck } from '../content-check.ts';

type Details = Omit<Diagnostic, 'code' | 'severity' | 'file' | 'dataPath'>;

/** The site file names existing locales, countries, languages and texts, and every external address is https. */
export const siteSettings: SiteCheck = {
  name: 'site-settings',
  run: (content) => [...unknownPlaces(content), ...unknownLanguages(content), ...unknownTexts(content), ...insecureAddresses(content)],
};

/** The default locale or a country of the navigation does not exist. */
function unknownPlaces({ site, countries, locales }: SharedContent): Diagnostic[] {
  const { defaultLocale, navigationCountry } = site.value;
  const found: Diagnostic[] = [];
  const report = (setting: string, details: Details) => found.push(errorAt('WL1012', [site.file, setting], details));
  const ids = locales.map(({ id }) => id);
  if (!ids.includes(defaultLocale))
    report('defaultLocale', {
      message: `The default locale is '${defaultLocale}', which ${countries.size ? 'no country offers' : 'languages.ts does not list'}.`,
      ...correction(defaultLocale, ids, { noun: 'locales' }),
    });
  if (navigationCountry === undefined && countries.size > 0)
    report('navigationCountry', {
      message: 'The site has countries, but names none that the navigation falls back to.',
      hint: `Add navigationCountry: '${[...countries.keys()][0]}', or another country of the site.`,
    });
  if (navigationCountry !== undefined && !countries.has(navigationCountry))
    report('navigationCountry', {
      message: `The navigation falls back to the country '${navigationCountry}', which has no file.`,
      ...correction(navigationCountry, [...countries.keys()], { noun: 'countries' }),
    });
  return found;
}

function unknownLanguages({ site, languages }: SharedContent): Diagnostic[] {
  const { fallbacks, sourceLanguage } = site.value;
  const known = Object.keys(languages.value);
  const named = [
    ...Object.entries(fallbacks).map(([group, language]) => ({ path: ['fallbacks', group], language })),
    { path: ['sourceLanguage'], language: sourceLanguage },
  ];
  return named
    .filter(({ language }) => !known.includes(language))
    .map(({ path, language }) =>
      errorAt('WL1007', [site.file, ...path], {
        message: `'${path.join('.')}' names the language '${language}', which languages.ts does not list.`,
        ...correction(language, known, { noun: 'languages' }),
      }),
    );
}

/** Texts listed as possibly unused that the dictionary does not have. */
function unknownTexts({ site, dictionaries }: SharedContent): Diagnostic[] {
  const source = dictionaries.get(site.value.sourceLanguage)?.value;
  if (!source) return [];
  const texts = () => messagesOf(source).map(({ path }) => path.join('.'));
  return Object.keys(site.value.allowUnused ?? {})
    .filter((key) => wordingAt(source, key.split('.')) === undefined)
    .map((key) =>
      errorAt('WL2022', [site.file, 'allowUnused', key], {
        message: `allowUnused names the text '${key}', which the dictionary does not have.`,
        ...nameCorrection(key, texts(), 'texts'),
      }),
    );
}

function insecureAddresses({ brand }: SharedContent): Diagnostic[] {
  const addresses = Object.entries(brand.value.externalLinks);
  const unreachable = addresses
    .filter(([, address]) => address.startsWith('https://') && !hasHost.test(address))
    .map(([name, address]) =>
      errorAt('WL3006', [brand.file, 'externalLinks', name], {
        message: `The external address '${name}' is '${address}', which names no host on the internet.`,
        hint: 'A host is letters, digits and hyphens with dots between, such as www.example.com.',
      }),
    );
  const insecure = addresses
    .filter(([, address]) => !address.startsWith('https://'))
    .map(([name, address]) =>
      errorAt('WL3006', [brand.file, 'externalLinks', name], {
        message: `The external address '${name}' is '${address}', which does not begin with https://.`,
        hint: 'Visitors must not be sent over an open line; use the https address.',
        ...(address.startsWith('http://') && {
          fixIntent: { title: 'Write https://', changes: [{ replace: 'http://', by: 'https://' }] },
        }),
      }),
    );
  return [...unreachable, ...insecure];
}

/** A host name with a dot (RFC 1123), with letters of any language. */
const hasHost = /^https:\/\/(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}\d-]*\p{L}(?::\d+)?(?:[/?#]|$)/u;

function errorAt(code: Code, [file, ...dataPath]: readonly [file: string, ...path: string[]], details: Details): Diagnostic {
  return finding(code, { file, dataPath, ...details });
}
