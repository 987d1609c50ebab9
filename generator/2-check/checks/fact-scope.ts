import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import type { Page, SharedContent } from '../../model/content.ts';
import { outlineOf } from '../../model/contract-documents.ts';
import { entryOf } from '../../model/entry-of-text.ts';
import { tokensIn } from '../../model/text-tokens.ts';
import type { TextCheck } from '../content-check.ts';
import { readersIn, readersOfText } from '../readers-of-texts.ts';
import { markedTexts, type TextWithReaders } from '../text-sets.ts';

/** A fact that holds only in some countries is only used where these read it. A clause that several documents inherit is for all of them. */
export const factScope: TextCheck = {
  runOn: (texts, content) => {
    const { page, batch } = texts;
    if (!page) return [];
    const { facts, locales, countries } = content;
    const readersAt = (at: { readonly language: string; readonly path: readonly string[] }) =>
      outlineOf(page) ? readersOfText(content, page, at) : readersIn({ locales, countries, pages: batch }, page, at);
    return markedTexts(texts).flatMap((text) =>
      factOutOfScope(facts, page, { ...text, readers: () => readersAt({ language: text.language, path: text.dataPath }) }),
    );
  },
};

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
