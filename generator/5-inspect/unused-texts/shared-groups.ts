import type { Entry, Wording } from '../../model/content.ts';
import { isGap } from '../../model/gap.ts';

/** Where a group of texts stands. */
interface GroupPlace {
  readonly file: string;
  readonly path: readonly string[];
}

/** Group of texts → everywhere it stands. A file may take a group over from another one, as it is. */
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

/** Whether a file has taken over one of these groups. */
export function hasGroupOf(wording: Wording, groups: Groups): boolean {
  if (groups.has(wording)) return true;
  return Object.values(wording).some((value) => typeof value === 'object' && !isGap(value) && hasGroupOf(value, groups));
}
