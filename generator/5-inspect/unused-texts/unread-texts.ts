import type { Entry, Wording } from '../../model/content.ts';
import { type Message, messagesOf, wordingAt } from '../../model/messages.ts';
import type { Groups } from './shared-groups.ts';
import { pathKey, type ReadTexts } from './shown-texts.ts';

/** A place of a text: the file and its path key. */
export type TextPlace = readonly [file: string, path: string];

/** A text in the file of the source language. */
export interface UnreadLeaf {
  readonly base: Entry<Wording>;
  readonly leaf: Message;
  readonly isTranslated: boolean;
}

export interface UnreadQuestion {
  readonly source: string;
  readonly read: ReadTexts;
  /** Whether a text need not be read. */
  excused(path: readonly string[]): boolean;
}

/** The texts of these translations that were read in none of them. */
export function unreadIn(entries: ReadonlyMap<string, Entry<Wording>>, { source, read, excused }: UnreadQuestion): UnreadLeaf[] {
  const base = entries.get(source);
  if (!base) return [];
  const translations = [...entries.values()].filter((entry) => entry !== base);
  const known = read.get(base.file);
  return messagesOf(base.value)
    .filter(({ value, path }) => {
      if (typeof value !== 'string') return false;
      const key = pathKey(path);
      if (known?.has(key) || excused(path)) return false;
      return !translations.some((entry) => read.get(entry.file)?.has(key) && typeof wordingAt(entry.value, path) === 'string');
    })
    .map((leaf) => ({ base, leaf, isTranslated: entries.size > 1 }));
}

/** Every place of the group that contains a text. */
export function placesOf({ base, leaf }: UnreadLeaf, groups: Groups): TextPlace[] {
  return placesUnder(groups, wordingAt(base.value, leaf.group), leaf.key);
}

/** Every place of a text in a group. */
export function placesUnder(groups: Groups, group: unknown, name: string): TextPlace[] {
  return (groups.get(group) ?? []).map(({ file, path }) => [file, pathKey([...path, name])]);
}

/** Whether a text was read at one of these places. */
export function isReadAt(places: readonly TextPlace[], read: ReadTexts): boolean {
  return places.some(([file, path]) => read.get(file)?.has(path));
}
