import type { Localized } from '../model/localized.ts';
import type { PageContext } from '../react/page-context.ts';
import type { PageMeta, WordKey } from '../react/theme.ts';

export function wordAt(context: Pick<PageContext, 'words'>, [group, key]: WordKey, values?: Readonly<Record<string, unknown>>): Localized {
  const words = context.words(group) as unknown as { text(key: string, values?: object): Localized };
  return words.text(key, values);
}

/** Title and description for the head. The further addresses of a list add their number, by the `words` of the theme if it has some. */
export function metaOf(
  { title, description }: PageMeta,
  context: Pick<PageContext, 'words' | 'number'>,
  { number, words }: { readonly number: number | undefined; readonly words: WordKey | undefined },
): PageMeta {
  if (number === undefined) return { title, description };
  const numbered = (text: Localized) =>
    words ? wordAt(context, words, { text, number }) : (`${text} – ${context.number(number)}` as Localized);
  return { title: numbered(title), description: numbered(description) };
}
