import { join } from 'node:path';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { lockPath, readPublished } from '../model/address-lock.ts';
import type { SharedContent } from '../model/content.ts';
import { conflictMarker, mergeMarkerAt, readLines } from './read-lines.ts';

/** The published addresses of a content folder; undefined for a folder without a list. Lines that are not addresses are reported (WL3022). */
export async function readLock(
  folder: string,
  name: string,
): Promise<{ published: SharedContent['published']; diagnostics: Diagnostic[] }> {
  const file = `${name}/${lockPath}`;
  const read = await readLines(join(folder, lockPath), file);
  if ('error' in read) {
    if (read.error === 'ENOENT') return { published: undefined, diagnostics: [] };
    const message = `The list of published addresses cannot be read (${read.error}), so they are not checked.`;
    return {
      published: undefined,
      diagnostics: [finding('WL3022', { file }, [message, 'Make it a readable file.'])],
    };
  }
  const { addresses, faults } = readPublished(read.text);
  const lines = read.text.split('\n');
  return {
    published: { value: addresses, file },
    diagnostics: [
      ...read.diagnostics,
      ...faults.map(({ line, text: found }): Diagnostic => {
        const mark = mergeMarkerAt(lines, line - 1, file);
        return finding('WL3022', { ...(mark ?? { file, line, column: 1, endLine: line, endColumn: found.length + 1 }) }, [
          mark ? conflictMarker : `'${found}' is not an address: it does not begin with a slash, or contains a space.`,
          'Delete the line; keep the addresses around it, in any order.',
        ]);
      }),
    ],
  };
}
