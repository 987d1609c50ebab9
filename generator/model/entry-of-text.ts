import type { Page } from './content.ts';
import { memoize } from './memoize.ts';

/** An entry of a structure: fields that decide who reads its texts. */
interface Entry {
  readonly id?: string;
  readonly countries?: readonly string[];
  readonly except?: readonly string[];
  /** The country that the entry is about, such as that of an event. Readers may be elsewhere. */
  readonly about?: string;
  /** The law without which the entry is not shown. */
  readonly law?: string;
}

/** The entry of a page's structure that has a text: the id of the entry is in the path of the text. */
export function entryOf({ definition }: Page, path: readonly string[]): Entry {
  const own = entriesIn(definition).filter(({ entry }) => path.indexOf(entry.id) > 0);
  return (own.find(({ key }) => path.includes(key)) ?? own[0])?.entry ?? {};
}

/** The entries with an id in the structure of a page. Cached: equal for all its texts. */
const entriesIn = memoize(({ value }: Page['definition']) => {
  const lists = Object.entries(value.structure ?? {});
  const entries = lists.flatMap(([key, list]) => (Array.isArray(list) ? list.map((entry: Entry) => ({ key, entry })) : []));
  return entries.flatMap(({ key, entry }) => (typeof entry?.id === 'string' ? { key, entry: { ...entry, id: entry.id } } : []));
}, new WeakMap());
