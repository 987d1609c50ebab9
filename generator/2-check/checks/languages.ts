import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Content } from '../../model/content.ts';
import { copiesOf } from '../../model/page-copies.ts';
import { localesOf } from '../../model/page-locales.ts';
import type { Check } from '../check.ts';
import { nameCorrection, suggestion } from '../suggestion.ts';

/** Every language that a locale or an address needs has its words: dictionaries and the copy of each page. */
export const languages: Check = {
  name: 'languages',
  run: (content) => [...dictionaries(content), ...strangers(content), ...[...content.pages.keys()].flatMap((id) => copies(content, id))],
};

function dictionaries({ dictionaries: entries, countries, site, languages: known }: Content): Diagnostic[] {
  const needed = new Map<string, string>([[site.value.sourceLanguage, site.file]]);
  for (const { value, file } of countries.values())
    for (const language of value.languages) if (!needed.has(language)) needed.set(language, file);
  return [...needed]
    .filter(([language]) => Object.hasOwn(known.value, language) && !entries.has(language))
    .map(([language, file]) => ({
      code: 'WL2009',
      severity: 'error',
      file,
      dataPath: file === site.file ? ['sourceLanguage'] : ['languages'],
      message: `The language '${language}' is offered here, but there is no dictionary for it.`,
      hint: `Write dictionaries/${language}.ts, or take the language out.`,
    }));
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
