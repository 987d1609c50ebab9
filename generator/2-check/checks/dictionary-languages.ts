import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { SharedContent } from '../../model/content.ts';
import { furtherLocales } from '../../model/page-locales.ts';
import type { SiteCheck } from '../content-check.ts';

/** Every language of a locale or an address has its dictionary. */
export const dictionaryLanguages: SiteCheck = { name: 'dictionary-languages', run: dictionaries };

function dictionaries({ dictionaries: entries, countries, pages, site, languages: known }: SharedContent): Diagnostic[] {
  const needed = new Map<string, LanguagePlace>([[site.value.sourceLanguage, { file: site.file, dataPath: ['sourceLanguage'] }]]);
  const need = (language: string, place: LanguagePlace) => needed.has(language) || needed.set(language, place);
  for (const { value, file } of countries.values())
    for (const language of value.languages) need(language, { file, dataPath: ['languages'] });
  // Without countries, the site is read in every language of the list.
  if (countries.size === 0) for (const language of Object.keys(known.value)) need(language, { file: known.file, dataPath: [language] });
  for (const { definition } of pages.values())
    for (const { language } of furtherLocales(definition.value.extraLocales))
      need(language, { file: definition.file, dataPath: ['extraLocales'] });
  // A page with an address in a language that no country offers has a layout in that language, too.
  for (const { definition } of pages.values())
    for (const [index, { language }] of (definition.value.addresses ?? []).entries())
      need(language, { file: definition.file, dataPath: ['addresses', String(index), 'language'] });
  return [...needed]
    .filter(([language]) => Object.hasOwn(known.value, language) && !entries.has(language))
    .map(([language, place]) =>
      finding('WL2009', place, [
        `The language '${language}' is offered here, but there is no dictionary for it.`,
        `Write content/dictionaries/${language}.ts, or take the language out.`,
      ]),
    );
}

interface LanguagePlace {
  readonly file: string;
  readonly dataPath: readonly string[];
}
