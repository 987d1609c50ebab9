import type { Content, Entry, Wording } from '../../model/content.ts';
import { messagesOf } from '../../model/messages.ts';
import { pagesIn } from '../../model/scope.ts';
import { type Groups, groupsOf } from './shared-groups.ts';
import { pathKey, type ReadTexts } from './shown-texts.ts';

/** Texts of dictionaries and contracts, which all parts of a site have in common. */
export interface CommonTexts {
  readonly entries: readonly Entry<Wording>[];
  readonly groups: Groups;
}

/** All batches need the same result, so it is computed once for the whole site. */
export function commonTexts(content: Pick<Content, 'dictionaries' | 'pages' | 'batch'>): CommonTexts {
  const found = content.batch && known.get(content.dictionaries);
  if (found) return found;
  const entries = [...content.dictionaries.values(), ...pagesIn(content, 'site').flatMap(({ copies }) => [...copies.values()])];
  const common = { entries, groups: groupsOf(entries) };
  if (content.batch) known.set(content.dictionaries, common);
  return common;
}

const known = new WeakMap<Content['dictionaries'], CommonTexts>();

/** What was read of them where they stand. */
export function readThere({ entries }: CommonTexts, read: ReadTexts): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { value, file } of entries) {
    const paths = read.get(file);
    if (paths) found.set(file, new Set(messagesOf(value).flatMap(({ path }) => (paths.has(pathKey(path)) ? pathKey(path) : []))));
  }
  return found;
}
