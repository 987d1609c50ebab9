import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Entry, Page } from '../model/content.ts';
import type { PageFile } from './content-paths.ts';

interface Compared {
  readonly pages: ReadonlyMap<string, Page>;
  /** `pages/pages.ts`: page id → its anchors. */
  readonly list: Entry<Readonly<Record<string, readonly string[]>>>;
  readonly pageFiles: readonly PageFile[];
}

/** WL1011: pages that are not in the list of pages, and entries of the list without a folder. */
export function compareWithList({ pages, list, pageFiles }: Compared): Diagnostic[] {
  const present = new Set(pageFiles.flatMap(({ id, language }) => (language === undefined ? id : [])));
  const unlisted = [...pages.values()].filter(({ id }) => !Object.hasOwn(list.value, id));
  const absent = Object.keys(list.value).filter((id) => !present.has(id));
  // One extra page and one missing page are the same page under two names.
  const [other] = unlisted.length === 1 && absent.length === 1 ? absent : [];
  return [
    ...unlisted.map(
      ({ id, definition }): Diagnostic => ({
        code: 'WL1011',
        severity: 'error',
        file: definition.file,
        message: `The page '${id}' is not in the list of pages, so nothing can link to it.`,
        hint: other
          ? `The list has '${other}', which has no folder; make the two names the same.`
          : `Add \`'${id}': []\` to ${list.file}, with the anchors that may be linked to.`,
        ...(other && { cause: `page ${other}` }),
      }),
    ),
    ...absent.map(
      (id): Diagnostic => ({
        code: 'WL1011',
        severity: 'error',
        file: list.file,
        dataPath: [id],
        message: `The list names the page '${id}', but there is no folder content/pages/${id} with a page.ts.`,
        hint: 'Add the folder, or remove the entry.',
        cause: `page ${id}`,
      }),
    ),
  ];
}
