import type { Entry, SharedContent, Wording } from '../../model/content.ts';
import { isGap } from '../../model/gap.ts';
import { memoize } from '../../model/memoize.ts';
import { messagesOf } from '../../model/messages.ts';
import { pathKey, type ReadTexts } from './shown-texts.ts';

/** The place of a group of texts. */
interface GroupPlace {
  readonly file: string;
  readonly path: readonly string[];
}

/** Group of texts → all its places. A file may reuse a group of another file. */
export type Groups = ReadonlyMap<unknown, readonly GroupPlace[]>;

/** The groups of these files. */
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
