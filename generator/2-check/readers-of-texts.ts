import type { Page, PageWithCopies, SharedContent } from '../model/content.ts';
import { outlineOf } from '../model/contract-documents.ts';
import { entryOf } from '../model/entry-of-text.ts';
import { isLaw, stateOn } from '../model/law.ts';
import { wordingAt } from '../model/messages.ts';
import { lineageOf } from '../model/page-copies.ts';
import { readersOf } from '../model/page-locales.ts';

/** Whether the text is in an entry that is not shown on a day, because its law is not in force. */
export function isHidden({ facts }: Pick<SharedContent, 'facts'>, page: Page | undefined, path: readonly string[], day: string): boolean {
  const { law } = page ? entryOf(page, path) : {};
  const fact = law === undefined ? undefined : facts.get(law)?.value;
  return law !== undefined && !(isLaw(fact) && stateOn(fact, day) === 'in force');
}

/** Whether a fact is law of a country that has no file of law: WL4054 reports that, once. */
export function isMissingLaw({ facts, countries }: Pick<SharedContent, 'facts' | 'countries'>, id: string): boolean {
  const country = /^law\.(\w+)\./.exec(id)?.[1];
  return country !== undefined && countries.has(country) && ![...facts.keys()].some((one) => one.startsWith(`law.${country}.`));
}

/** The countries whose readers are shown a page, or a text of it, in a language or in any. Clauses of several contracts are for all. */
export function readersIn(
  content: Pick<SharedContent, 'locales' | 'pages' | 'countries'>,
  page: Page,
  { language, path = [] }: { readonly language?: string | undefined; readonly path?: readonly string[] | undefined } = {},
): string[] {
  const { countries, except } = entryOf(page, path);
  const all = shownTo(content, page).flatMap((reader) => ((language ?? reader.language) === reader.language ? reader.country : []));
  const readers = all.length || !outlineOf(page) ? all : [...content.countries.keys()];
  return [...new Set(readers)].filter((country) => (countries?.includes(country) ?? true) && !except?.includes(country));
}

/** The countries whose readers are shown a page, each with a language in which they are: their own, or that of the gap in its place. */
function shownTo(content: Pick<SharedContent, 'locales' | 'pages'>, page: Page): { readonly country: string; readonly language: string }[] {
  const { gaps = {} } = page.definition.value;
  return readersOf(content, page).flatMap((reader) => {
    const gap = 'id' in reader ? gaps[String(reader.id)] : undefined;
    if (!reader.country || gap?.gap === 'omit') return [];
    return { country: reader.country, language: gap?.gap === 'fallback' ? gap.language : reader.language };
  });
}

interface TextPlace {
  readonly language: string;
  readonly path: readonly string[];
}

/**
 * The countries whose contracts show a text of a contract, because they have none of their own in its place. A source that no contract shows
 * has the readers of its translations.
 */
function readersOfClause(content: Pick<SharedContent, 'contracts' | 'locales' | 'pages'>, page: Page, { language, path }: TextPlace) {
  const isOwner = ({ copies }: PageWithCopies) => wordingAt(copies.get(language)?.value ?? {}, path) !== undefined;
  const readers = [...content.contracts.values()]
    .filter((contract) => lineageOf(content.contracts, contract).find(isOwner)?.id === page.id)
    .flatMap((contract) => shownTo(content, contract));
  const inLanguage = readers.filter((reader) => reader.language === language);
  return (inLanguage.length ? inLanguage : readers).map(({ country }) => country);
}

/** The countries whose readers are shown a text of a page, or of a dictionary. */
export function readersOfText(
  content: Pick<SharedContent, 'locales' | 'pages' | 'countries' | 'contracts'>,
  page: Page | undefined,
  at: TextPlace,
): string[] {
  if (!page) return content.locales.flatMap(({ language, country }) => (language === at.language ? (country ?? []) : []));
  return content.contracts.has(page.id) ? readersOfClause(content, page, at) : readersIn(content, page, at);
}
