import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { Entry, PageWithCopies, Wording } from '../model/content.ts';
import { groupBy } from '../model/group-by.ts';
import type { PageDefinition } from '../model/page.ts';
import type { Country } from '../model/site.ts';
import { pageFileOf } from './content-paths.ts';

/** Path → the value that the file exports, if it could be read. */
export type Values = ReadonlyMap<string, Entry<unknown>>;

/** Page id → page, for every definition that could be read, with the copies that could be read; in the order of their files. */
export function collectPages(paths: readonly string[], values: Values): Map<string, PageWithCopies> {
  const files = paths.flatMap((path) => {
    const file = pageFileOf(path);
    return file ? { ...file, entry: values.get(path) } : [];
  });
  return new Map(
    [...groupBy(files, ({ folder }) => folder).values()].flatMap((group) => {
      const definition = group.find(({ language }) => language === undefined);
      if (!definition?.entry) return [];
      const entry = definition.entry as Entry<PageDefinition>;
      const copies = group.flatMap(({ language, entry }) => (language && entry ? [[language, entry as Entry<Wording>] as const] : []));
      const page = {
        id: definition.id,
        anchors: entry.value.anchors ?? [],
        definition: entry,
        copies: new Map(copies),
        languages: group.flatMap(({ language }) => language ?? []),
      };
      return [[page.id, page] as const];
    }),
  );
}

/**
 * Code → country, in the order of the files. A country whose code differs from the name of its file is reported (WL1005) and gets the code
 * of its file, so that it does not replace another country or cause further findings.
 */
export function collectCountries(files: readonly (readonly [name: string, entry: Entry<Country>])[]) {
  const misnamed = files.filter(([name, { value }]) => value.code !== name);
  return {
    countries: new Map(
      files.map(([name, { value, file }]) => [name, { value: value.code === name ? value : { ...value, code: name }, file }]),
    ),
    diagnostics: misnamed.map(([name, { value, file }]): Diagnostic => {
      const owner = files.find(([other]) => other === value.code)?.[1].file;
      return finding('WL1005', {
        file,
        dataPath: ['code'],
        found: value.code,
        expected: name,
        message: `The file is named '${name}', but the country in it has the code '${value.code}'; two lower-case letters, the same in both, are expected.`,
        hint: owner ? `The country '${value.code}' is in ${owner}; write code: '${name}' here.` : 'Rename the file or correct the code.',
        ...(owner && { fixIntent: { title: `Write ${name}`, changes: [{ replace: value.code, by: name }] } }),
      });
    }),
  };
}
