import type { Heading, Headings, Page } from '../model/content.ts';
import { pagesListed } from '../model/listed-pages.ts';
import { wordingAt } from '../model/messages.ts';
import { copiesOf, lineageOf, type PageTexts } from '../model/page-copies.ts';

/** The titles and descriptions of the pages that lists show, in every language whose texts are among those given. */
export function headingsOf(pages: ReadonlyMap<string, Page>, texts: PageTexts): Headings {
  return new Map(
    pagesListed(pages).map((page) => {
      const languages = new Set(lineageOf(pages, page).flatMap((one) => one.languages));
      return [page.id, new Map([...languages].sort().map((language) => [language, headingIn(texts, page, language)]))];
    }),
  );
}

/** Empty where the texts are missing. If several files have one, the first is used, as on the page itself. */
function headingIn(texts: PageTexts, page: Page, language: string): Heading {
  const copies = copiesOf(texts, page, language);
  const entries = (['title', 'description'] as const).flatMap((name) => {
    const { text, file } = copies.map((copy) => ({ text: wordingAt(copy.value, ['meta', name]), file: copy.file })).find(isWritten) ?? {};
    return typeof text === 'string' && file !== undefined ? [[name, { text, file }] as const] : [];
  });
  return Object.fromEntries(entries);
}

const isWritten = ({ text }: { readonly text: unknown }): boolean => typeof text === 'string';
