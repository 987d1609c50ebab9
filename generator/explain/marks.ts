import type { Content } from '../model/content.ts';
import { mapTexts } from '../model/messages.ts';
import { lineageIds, loadedTexts, replaceCopies } from '../model/page-copies.ts';

export interface WrittenText {
  readonly file: string;
  readonly dataPath: readonly string[];
  readonly written: string;
}

interface MarkedContent {
  readonly content: Content;
  readonly texts: readonly WrittenText[];
}

/** Three characters of Unicode's private use area, which texts, ICU syntax and HTML do not use. */
export const mark = { open: '\uE000', number: '\uE001', close: '\uE002' } as const;
const marks = new RegExp(`${mark.open}\\d+${mark.number}|${mark.close}`, 'g');

/** A text or a page without its marks. */
export function withoutMarks(text: string): string {
  return text.replace(marks, '');
}

/** The content with a mark around every text, so that a rendered page shows the origin of each. Marks do not change the page. */
export function markedFor(content: Content, id: string): MarkedContent {
  const texts: WrittenText[] = [];
  const marked = (text: string, file: string, dataPath: readonly string[]) => {
    texts.push({ file, dataPath, written: text });
    return `${mark.open}${texts.length - 1}${mark.number}${text}${mark.close}`;
  };
  const lineage = lineageIds(loadedTexts(content), id);
  const withMarks = replaceCopies(content, (copies, page) =>
    page !== undefined && !lineage.includes(page)
      ? copies
      : new Map(
          [...copies].map(([key, { value, file }]) => [key, { file, value: mapTexts(value, (text, path) => marked(text, file, path)) }]),
        ),
  );
  return { content: withMarks, texts };
}
