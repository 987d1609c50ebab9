import type { Localized } from '../model/localized.ts';
import type { PageContext } from '../react/page-context.ts';
import type { PageMeta, WordKey } from '../react/theme.ts';

export function wordAt(context: Pick<PageContext, 'words'>, [group, key]: WordKey, values?: Readonly<Record<string, unknown>>): Localized {
  const words = context.words(group) as unknown as { text(key: string, values?: object): Localized };
  return words.text(key, values);
}

interface MetaOfAddress {
  readonly meta: PageMeta;
  /** The number of a further address of a list. */
  readonly number: number | undefined;
  readonly words: WordKey | undefined;
  readonly context: Pick<PageContext, 'words' | 'number'>;
}

/** Title and description for the head. The addresses of a list differ by their number. */
export function metaOf({ meta, number, words, context }: MetaOfAddress): PageMeta {
  const { title, description } = meta;
  if (number === undefined) return { title, description };
  const numbered = (text: Localized) =>
    words ? wordAt(context, words, { text, number }) : (`${text} – ${context.number(number)}` as Localized);
  return { title: numbered(title), description: numbered(description) };
}
