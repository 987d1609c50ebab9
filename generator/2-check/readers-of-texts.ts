import type { Page, SharedContent } from '../model/content.ts';
import { outlineOf } from '../model/contract-documents.ts';
import { entryOf } from '../model/entry-of-text.ts';
import { isLaw, stateOn } from '../model/law.ts';
import { readersOf } from '../model/page-locales.ts';

/** Whether the text is in an entry that is not shown on a day, because its law is not in force. */
export function isHidden({ facts }: Pick<SharedContent, 'facts'>, page: Page | undefined, path: readonly string[], day: string): boolean {
  const { law } = page ? entryOf(page, path) : {};
  const fact = law === undefined ? undefined : facts.get(law)?.value;
  return law !== undefined && !(isLaw(fact) && stateOn(fact, day) === 'in force');
}

/**
 * The countries whose readers are shown a page, or a text of it, in a language or in any. The clauses that contracts of several countries
 * share are for all countries.
 */
export function readersIn(
  content: Pick<SharedContent, 'locales' | 'pages' | 'countries'>,
  page: Page,
  { language, path = [] }: { readonly language?: string | undefined; readonly path?: readonly string[] | undefined } = {},
): string[] {
  const { gaps = {} } = page.definition.value;
  const { countries, except } = entryOf(page, path);
  const all = readersOf(content, page).flatMap((reader) => {
    const gap = 'id' in reader ? gaps[String(reader.id)] : undefined;
    const shown = gap?.gap === 'fallback' ? gap.language : reader.language;
    return reader.country && gap?.gap !== 'omit' && (language ?? shown) === shown ? reader.country : [];
  });
  const readers = all.length || !outlineOf(page) ? all : [...content.countries.keys()];
  return [...new Set(readers)].filter((country) => (countries?.includes(country) ?? true) && !except?.includes(country));
}
