import type { Entry, SharedContent, Wording } from '../../model/content.ts';
import { messagesOf } from '../../model/messages.ts';
import { type Groups, groupsOf } from './shared-groups.ts';
import { pathKey, type ReadTexts } from './shown-texts.ts';

/** Texts of dictionaries and contracts, which all batches of a site share. */
export interface CommonTexts {
  readonly contracts: SharedContent['contracts'];
  readonly entries: readonly Entry<Wording>[];
  readonly groups: Groups;
}

/** Cached, because all batches need the same result. */
export function commonTexts({ dictionaries, contracts }: Pick<SharedContent, 'dictionaries' | 'contracts'>): CommonTexts {
  const found = known.get(dictionaries);
  if (found?.contracts === contracts) return found;
  const entries = [...dictionaries.values(), ...[...contracts.values()].flatMap(({ copies }) => [...copies.values()])];
  const common = { contracts, entries, groups: groupsOf(entries) };
  known.set(dictionaries, common);
  return common;
}

const known = new WeakMap<SharedContent['dictionaries'], CommonTexts>();

/** Which of these texts were read, by their own files. */
export function readThere({ entries }: CommonTexts, read: ReadTexts): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { value, file } of entries) {
    const paths = read.get(file);
    if (paths) found.set(file, new Set(messagesOf(value).flatMap(({ path }) => (paths.has(pathKey(path)) ? pathKey(path) : []))));
  }
  return found;
}
