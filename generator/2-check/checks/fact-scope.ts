import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { Page, SharedContent } from '../../model/content.ts';
import { documentsOf, outlineOf } from '../../model/contract-documents.ts';
import { entryOf } from '../../model/entry-of-text.ts';
import { tokensIn } from '../../model/text-tokens.ts';
import type { SiteCheck, TextCheck } from '../content-check.ts';
import { readersIn, readersOfText } from '../readers-of-texts.ts';
import { markedTexts, type PlacedText, textSetsOf } from '../text-sets.ts';

/** A fact that holds only in some countries is only used on pages of these countries. Contracts have their own check. */
export const factScope: TextCheck = {
  runOn: (texts, { facts, locales, countries }) => {
    const { page, batch } = texts;
    if (!page || outlineOf(page)) return [];
    const content = { locales, countries, pages: batch };
    return markedTexts(texts).flatMap((text) => {
      const readers = () => readersIn(content, page, { language: text.language, path: text.dataPath });
      return factOutOfScope(facts, page, { ...text, readers });
    });
  },
};

/** Checks the scope of facts in contracts. A clause that several documents inherit is checked once, for the readers of all of them. */
export const contractFactScope: SiteCheck = {
  run: (content) => {
    const contracts = new Map(documentsOf(content).map(({ page }) => [page.id, page]));
    return textSetsOf(contracts).flatMap((texts) => {
      const { page } = texts;
      if (!page) return [];
      return markedTexts(texts).flatMap((text) => {
        const readers = () => readersOfText(content, page, { language: text.language, path: text.dataPath });
        return factOutOfScope(content.facts, page, { ...text, readers });
      });
    });
  },
};

interface TextWithReaders extends Pick<PlacedText, 'text' | 'file' | 'dataPath'> {
  readonly readers: () => readonly string[];
}

/** The first fact in a text that does not hold everywhere where the text is shown. */
function factOutOfScope(facts: SharedContent['facts'], page: Page, { text, file, dataPath, readers }: TextWithReaders): Diagnostic[] {
  return tokensIn(text)
    .flatMap(({ kind, id }) => {
      const holds = kind === 'fact' ? facts.get(id)?.value.countries : undefined;
      if (!holds || holds.includes(entryOf(page, dataPath).about ?? '')) return [];
      const country = readers().find((one) => !holds.includes(one));
      if (country === undefined) return [];
      return finding('WL4018', { file, dataPath }, [
        `'${dataPath.join('.')}' names {fact:${id}}, which holds only in ${holds.join(', ')}, but the page '${page.id}' is shown in ${country}.`,
        `Name a fact that holds in ${country}, or add ${country} to the countries of this fact if it holds there.`,
      ]);
    })
    .slice(0, 1);
}
