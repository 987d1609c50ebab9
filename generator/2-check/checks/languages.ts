import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Content } from '../../model/content.ts';
import { copiesOf } from '../../model/page-copies.ts';
import { furtherLocales, localesOf } from '../../model/page-locales.ts';
import type { Check } from '../check.ts';
import { nameCorrection, suggestion } from '../suggestion.ts';

/** Every language that a locale or an address needs has its words: dictionaries and the copy of each page. */
export const languages: Check = {
  name: 'languages',
  run: (content) => [...dictionaries(content), ...strangers(content), ...[...content.pages.keys()].flatMap((id) => copies(content, id))],
};

function dictionaries({ dictionaries: entries, countries, pages, site, languages: known }: Content): Diagnostic[] {
  const needed = new Map<string, Place>([[site.value.sourceLanguage, { file: site.file, dataPath: ['sourceLanguage'] }]]);
  const need = (language: string, place: Place) => needed.has(language) || needed.set(language, place);
  for (const { value, file } of countries.values())
    for (const language of value.languages) need(language, { file, dataPath: ['languages'] });
  for (const { definition } of pages.values())
    for (const { language } of furtherLocales(definition.value.alsoIn)) need(language, { file: definition.file, dataPath: ['alsoIn'] });
  return [...needed]
    .filter(([language]) => Object.hasOwn(known.value, language) && !entries.has(language))
    .map(([language, place]) => ({
      code: 'WL2009',
      severity: 'error',
      ...place,
      message: `The language '${language}' is offered here, but there is no dictionary for it.`,
      hint: `Write dictionaries/${language}.ts, or take the language out.`,
    }));
}

interface Place {
  readonly file: string;
  readonly dataPath: readonly string[];
}

/** Copy and dictionary files whose name is no listed language. */
function strangers({ dictionaries: entries, pages, languages: known }: Content): Diagnostic[] {
  const all = [entries, ...[...pages.values()].map(({ copies: copy }) => copy)];
  return all.flatMap((map) =>
    [...map]
      .filter(([language]) => !Object.hasOwn(known.value, language))
      .map(([language, { file }]) => ({
        code: 'WL1007' as const,
        severity: 'error' as const,
        file,
        message: `This file is named for the language '${language}', which languages.ts does not list.`,
        hint: suggestion(language, Object.keys(known.value), 'languages'),
      })),
  );
}

function copies(content: Content, id: string): Diagnostic[] {
  const page = content.pages.get(id);
  if (!page) return [];
  const { value, file } = page.definition;
  const gaps = value.gaps ?? {};
  const locales = localesOf(content, page);
  const ids = locales.map((locale) => locale.id);
  const unknown = Object.keys(gaps).filter((locale) => !ids.includes(locale));
  const needed = new Map<string, string>();
  for (const locale of locales) if (!gaps[locale.id]) needed.set(locale.language, locale.id);
  for (const gap of Object.values(gaps)) if (gap.gap === 'fallback') needed.set(gap.language, 'a fallback');
  for (const address of value.addresses ?? []) needed.set(address.language, address.path);
  needed.set(value.source, 'the source');
  return [
    ...(Object.hasOwn(content.languages.value, value.source)
      ? []
      : [
          {
            code: 'WL1007' as const,
            severity: 'error' as const,
            file,
            dataPath: ['source'],
            message: `The page '${id}' has its source text in '${value.source}', which languages.ts does not list.`,
            hint: suggestion(value.source, Object.keys(content.languages.value), 'languages'),
          },
        ]),
    ...unknown.map((locale) => ({
      code: 'WL1012' as const,
      severity: 'error' as const,
      file,
      dataPath: ['gaps', locale],
      message: `The page spells out a gap for '${locale}', where it is not published.`,
      ...nameCorrection(locale, ids, 'locales'),
    })),
    ...[...needed]
      .filter(([language]) => Object.hasOwn(content.languages.value, language) && copiesOf(content, page, language).length === 0)
      .map(([language, reason]) => ({
        code: 'WL2005' as const,
        severity: 'error' as const,
        file,
        message: `The page '${id}' has no copy in '${language}', which ${reason} needs.`,
        hint: `Write pages/${id}/${language}.ts, or spell the gap out in page.ts with fallback() or omit().`,
      })),
  ];
}
