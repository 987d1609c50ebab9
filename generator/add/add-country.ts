import { parseLocale } from '../model/locale.ts';
import type { Country } from '../model/site.ts';
import { quoted } from '../new/language-entry.ts';
import type { Addition, SiteParts, Wanted } from './addition.ts';

/** A country with the language and the currency of the site's default locale. */
export function addCountry({ content }: SiteParts, { name }: Wanted): Addition {
  const code = name.toLowerCase();
  const english = /^[a-z]{2}$/.test(code)
    ? new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code.toUpperCase())
    : undefined;
  if (english === undefined) return { fault: `'${name}' is no country. Give its code of two letters (ISO 3166-1), such as at or cz.` };
  if (content.countries.has(code)) return { fault: `${english} is there already, in content/countries/${code}.ts.` };
  const model = modelOf(content);
  if (!model)
    return {
      fault:
        'This site has languages alone: /de/, not /at-de/. With a country every address would change, so a first country is written by hand, in content/countries/.',
    };
  const file = `content/countries/${code}.ts`;
  const language = model.languages[0] ?? content.site.value.sourceLanguage;
  const lines = [
    `code: '${code}'`,
    `name: ${quoted(english)}`,
    `currency: '${model.currency}'`,
    `languages: ['${language}']`,
    `domain: ${quoted(`${code}.${hostOf(content.site.value.origin)}`)}`,
  ];
  return {
    changed: new Map(),
    made: new Map([
      [
        file,
        `import { defineCountry } from 'wortlaut';\n\nexport default defineCountry({\n${lines.map((line) => `  ${line},\n`).join('')}});\n`,
      ],
    ]),
    left: [`Set currency, languages and domain in ${file}: they are as in ${model.name}.`],
  };
}

function modelOf({ countries, site }: SiteParts['content']): Country | undefined {
  const { country = '' } = parseLocale(site.value.defaultLocale) ?? {};
  return (countries.get(country) ?? [...countries.values()][0])?.value;
}

const hostOf = (origin: string) => origin.replace(/^https?:\/\/(?:www\.)?/, '');
