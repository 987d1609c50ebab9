import type { Entry, SharedContent, Wording } from '../../model/content.ts';
import { isGap } from '../../model/gap.ts';
import { memoize } from '../../model/memoize.ts';
import { type Message, messagesOf, wordingAt } from '../../model/messages.ts';
import type { Reading } from '../../model/reading.ts';

export interface ReadTexts {
  /** The texts of a file that were read, by path keys; undefined if none was read. Must only be called for existing texts. */
  get(file: string): Pick<ReadonlySet<string>, 'has'> | undefined;
}

const pathKey = (dataPath: readonly string[]): string => dataPath.join('\0');

/** Collects the texts that pages read. An island may show its props in any state, so these count, too. */
export class ShownTexts {
  readonly #files = new Map<string, Set<string>>();

  readonly add = ({ file, dataPath }: Reading): void => {
    this.#files.set(file, (this.#files.get(file) ?? new Set()).add(pathKey(dataPath)));
  };

  get read(): ReadTexts {
    return this.#files;
  }
}

interface GroupPlace {
  readonly file: string;
  readonly path: readonly string[];
}

/** Group of texts → all its places. A file may reuse a group of another file. */
export type Groups = ReadonlyMap<unknown, readonly GroupPlace[]>;

export function groupsOf(entries: Iterable<Entry<Wording>>): Groups {
  const groups = new Map<unknown, GroupPlace[]>();
  const collect = (wording: Wording, file: string, path: readonly string[]) => {
    const places = groups.get(wording);
    if (places) places.push({ file, path });
    else groups.set(wording, [{ file, path }]);
    for (const key of Object.keys(wording)) {
      const value = wording[key];
      if (typeof value === 'object' && !isGap(value)) collect(value, file, [...path, key]);
    }
  };
  for (const { value, file } of entries) collect(value, file, []);
  return groups;
}

/** Whether a file reuses one of these groups. */
export function hasGroupOf(wording: Wording, groups: Groups): boolean {
  if (groups.has(wording)) return true;
  return Object.values(wording).some((value) => typeof value === 'object' && !isGap(value) && hasGroupOf(value, groups));
}

/** Texts of dictionaries and contracts, which all batches of a site share. */
export interface CommonTexts {
  readonly entries: readonly Entry<Wording>[];
  readonly groups: Groups;
}

/** Cached, because all batches need the same result. */
export const commonTexts = ({ dictionaries, contracts }: Pick<SharedContent, 'dictionaries' | 'contracts'>): CommonTexts =>
  textsOf(dictionaries)(contracts);

const textsOf = memoize(
  (dictionaries: SharedContent['dictionaries']) =>
    memoize((contracts: SharedContent['contracts']): CommonTexts => {
      const entries = [...dictionaries.values(), ...[...contracts.values()].flatMap(({ copies }) => [...copies.values()])];
      return { entries, groups: groupsOf(entries) };
    }, new WeakMap()),
  new WeakMap(),
);

/** The read ones of these texts: file → path keys. */
export function readThere({ entries }: CommonTexts, read: ReadTexts): Map<string, Set<string>> {
  return new Map(
    entries.flatMap(({ value, file }): [string, Set<string>][] => {
      const paths = read.get(file);
      const keys = paths && messagesOf(value).map(({ path }) => pathKey(path));
      return keys ? [[file, new Set(keys.filter((key) => paths.has(key)))]] : [];
    }),
  );
}

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
  const readKeys = read.get(base.file);
  return messagesOf(base.value)
    .filter(({ value, path }) => {
      if (typeof value !== 'string') return false;
      const key = pathKey(path);
      if (readKeys?.has(key) || excused(path)) return false;
      return !translations.some((entry) => read.get(entry.file)?.has(key) && typeof wordingAt(entry.value, path) === 'string');
    })
    .map((leaf) => ({ base, leaf, isTranslated: entries.size > 1 }));
}

export function placesOf({ base, leaf }: UnreadLeaf, groups: Groups): TextPlace[] {
  return placesUnder(groups, wordingAt(base.value, leaf.group), leaf.key);
}

export function placesUnder(groups: Groups, group: unknown, name: string): TextPlace[] {
  return (groups.get(group) ?? []).map(({ file, path }) => [file, pathKey([...path, name])]);
}

export function isReadAt(places: readonly TextPlace[], read: ReadTexts): boolean {
  return places.some(([file, path]) => read.get(file)?.has(path));
}
