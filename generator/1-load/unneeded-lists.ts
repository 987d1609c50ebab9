import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { ContentFolder } from './content-folder.ts';

/** WL1018: lists of pages and of files for the compiler, which are derived from the files themselves. */
export function unneededLists({ name, modules }: ContentFolder): Diagnostic[] {
  const place = { line: 1, column: 1 };
  const diagnostics: Diagnostic[] = [];
  if (modules.files.has('pages/pages.ts'))
    diagnostics.push(
      finding('WL1018', { ...place, file: `${name}/pages/pages.ts` }, [
        'Every folder with a page.ts is a page, so nobody reads this list.',
        "Write the anchors of each page into its page.ts, as in anchors: ['faq'], and delete this file.",
      ]),
    );
  if (modules.files.has('register.ts') && modules.read('register.ts')?.includes("declare module 'wortlaut'"))
    diagnostics.push(
      finding('WL1018', { ...place, file: `${name}/register.ts` }, [
        'What the compiler must know of the content is generated from its files, so nobody needs this register.',
        'Delete this file.',
      ]),
    );
  return diagnostics;
}
