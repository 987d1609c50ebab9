import type { Entry, PageWithCopies, Wording } from '../model/content.ts';
import type { PageDefinition } from '../model/page.ts';
import { pageFileOf } from './content-paths.ts';

interface Collected {
  readonly files: readonly string[];
  /** Path → the value that the file exports, if it could be read. */
  readonly values: ReadonlyMap<string, Entry<unknown>>;
}

/** Page id → page, for every definition that could be read, with the copies that could be read; in the order of their files. */
export function collectPages({ files, values }: Collected): Map<string, PageWithCopies> {
  const copies = new Map<string, Map<string, Entry<Wording>>>();
  const languages = new Map<string, string[]>();
  const definitions: { readonly folder: string; readonly id: string; readonly definition: Entry<PageDefinition> }[] = [];
  for (const path of files) {
    const of = pageFileOf(path);
    if (!of) continue;
    const entry = values.get(path);
    if (of.language === undefined) {
      if (entry) definitions.push({ ...of, definition: entry as Entry<PageDefinition> });
      continue;
    }
    at(languages, of.folder, () => []).push(of.language);
    if (entry) at(copies, of.folder, () => new Map()).set(of.language, entry as Entry<Wording>);
  }
  return new Map(
    definitions.map(({ folder, id, definition }) => [
      id,
      {
        id,
        anchors: definition.value.anchors ?? [],
        definition,
        copies: copies.get(folder) ?? new Map(),
        languages: languages.get(folder) ?? [],
      },
    ]),
  );
}

function at<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known) return known;
  const made = make();
  map.set(key, made);
  return made;
}
