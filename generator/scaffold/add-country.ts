import { parseLocale, standardCountry } from '../model/locale.ts';
import type { Country } from '../model/site.ts';
import { quoted } from '../typescript/quoted.ts';
import type { Addition, SiteParts, Wanted } from './addition.ts';

/** A country with the language and the currency of the site's default locale. */
export function addCountry({ content }: SiteParts, { name }: Wanted): Addition {
  const code = standardCountry(name.toLowerCase());
  const english = code && new Intl.DisplayNames('en', { type: 'region' }).of(code.toUpperCase());
  if (!english) return { fault: `'${name}' is not a country. Give its two-letter code (ISO 3166-1), such as at or cz.` };
  const file = `content/countries/${code}.ts`;
  if (content.countries.has(code)) return { fault: `${english} already exists, in ${file}.` };
  const model = modelOf(content);
  if (!model)
    return {
      fault:
        'This site has languages without countries: /de/, not /at-de/. A first country changes every address, so write it by hand, in content/countries/.',
    };
  const { origin, sourceLanguage } = content.site.value;
  const host = origin.replace(/^https?:\/\/(?:www\.)?/, '');
  return {
    changed: {},
    made: {
      [file]: `import { defineCountry } from 'wortlaut';

export default defineCountry({
  code: '${code}',
  name: ${quoted(english)},
  currency: '${model.currency}',
  languages: ['${model.languages[0] ?? sourceLanguage}'],
  domain: ${quoted(`${code}.${host}`)},
});
`,
    },
    left: [`Set currency, languages and domain in ${file}: they are as in ${model.name}.`],
  };
}

function modelOf({ countries, site }: SiteParts['content']): Country | undefined {
  const { country = '' } = parseLocale(site.value.defaultLocale) ?? {};
  return (countries.get(country) ?? [...countries.values()][0])?.value;
}
