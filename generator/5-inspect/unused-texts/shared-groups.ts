import type { Entry, Wording } from '../../model/content.ts';
import { isGap } from '../../model/gap.ts';

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
