import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { Page, SharedContent } from '../../model/content.ts';
import { documentsOf, outlineOf } from '../../model/contract-documents.ts';
import { entryOf } from '../../model/entry-of-text.ts';
import { groupBy } from '../../model/group-by.ts';
import { tokensIn } from '../../model/text-tokens.ts';
import type { SiteCheck, TextCheck } from '../content-check.ts';
import { versionsOf } from '../documents.ts';
import { readersIn } from '../readers-of-texts.ts';
import { markedTexts, type PlacedText, textSetsOf } from '../text-sets.ts';

/** A fact that holds only in some countries is only used on pages of these countries. Contracts have their own check. */
export const factScope: TextCheck = {
  runOn: (texts, { facts, locales, countries }) => {
    const { page, batch } = texts;
    return page && !outlineOf(page)
      ? markedTexts(texts).flatMap((text) => factsOutOfScope({ facts, locales, countries, pages: batch }, page, text).slice(0, 1))
      : [];
  },
};

/** Checks the scope of facts in contracts. A clause that several documents inherit is reported once. */
export const contractFactScope: SiteCheck = {
  run: (content) => {
    const inherited = versionsOf(content).flatMap(({ page, language, clauses }) =>
      clauses.flatMap((clause) => factsOutOfScope(content, page, { ...clause, language })),
    );
    const contracts = new Map(documentsOf(content).map(({ page }) => [page.id, page]));
    const own = textSetsOf(contracts).flatMap(({ page, ...texts }) =>
      page ? markedTexts(texts).flatMap((text) => factsOutOfScope(content, page, text)) : [],
    );
    const places = groupBy([...inherited, ...own], ({ file, dataPath }) => `${file} ${dataPath?.join('.')}`);
    return [...places.values()].flatMap(([first]) => first ?? []);
  },
};

/** The facts in a text that do not hold everywhere where its page is shown. */
function factsOutOfScope(
  content: Pick<SharedContent, 'facts' | 'locales' | 'pages' | 'countries'>,
  page: Page,
  { language, text, file, dataPath }: Omit<PlacedText, 'isClause'>,
): Diagnostic[] {
  return tokensIn(text).flatMap(({ kind, id }) => {
    const holds = kind === 'fact' ? content.facts.get(id)?.value.countries : undefined;
    if (!holds || holds.includes(entryOf(page, dataPath).about ?? '')) return [];
    const country = readersIn(content, page, { language, path: dataPath }).find((one) => !holds.includes(one));
    if (country === undefined) return [];
    return finding('WL4018', { file, dataPath }, [
      `'${dataPath.join('.')}' names {fact:${id}}, which holds only in ${holds.join(', ')}, but the page '${page.id}' is shown in ${country}.`,
      `Name a fact that holds in ${country}, or add ${country} to the countries of this fact if it holds there.`,
    ]);
  });
}
