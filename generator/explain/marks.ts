import type { Content, Entry, PageBatch, Wording } from '../model/content.ts';
import { isGap } from '../model/gap.ts';
import { lineageOf, loadedTexts } from '../model/page-copies.ts';

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
  const markEntry = ({ value, file }: Entry<Wording>): Entry<Wording> => ({ file, value: markGroup(value, file, []) });
  const markGroup = (group: Wording, file: string, path: readonly string[]): Wording =>
    Object.fromEntries(
      Object.entries(group).map(([key, value]) => {
        const at = [...path, key];
        if (isGap(value)) return [key, value];
        if (typeof value !== 'string') return [key, markGroup(value, file, at)];
        texts.push({ file, dataPath: at, written: value });
        return [key, `${mark.open}${texts.length - 1}${mark.number}${value}${mark.close}`];
      }),
    );
  const markAll = (entries: ReadonlyMap<string, Entry<Wording>>) => new Map([...entries].map(([key, entry]) => [key, markEntry(entry)]));

  const loaded = loadedTexts(content);
  const page = loaded.get(id);
  const marked = new Map((page ? lineageOf(loaded, page) : []).map((one) => [one.id, { ...one, copies: markAll(one.copies) }]));
  const withMarks = (pages: PageBatch): PageBatch => new Map([...pages].map(([one, own]) => [one, marked.get(one) ?? own]));
  const { batch, contracts, dictionaries } = content;
  return {
    content: { ...content, batch: withMarks(batch), contracts: withMarks(contracts), dictionaries: markAll(dictionaries) },
    texts,
  };
}
