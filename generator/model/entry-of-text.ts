import type { Page } from './content.ts';

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
  const lists = Object.entries(definition.value.structure ?? {});
  const entries = lists.flatMap(([key, list]) => (Array.isArray(list) ? list.map((entry: Entry) => ({ key, entry })) : []));
  const own = entries.filter(({ entry }) => typeof entry?.id === 'string' && path.indexOf(entry.id) > 0);
  return (own.find(({ key }) => path.includes(key)) ?? own[0])?.entry ?? {};
}
