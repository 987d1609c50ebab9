import { join } from 'node:path';
import type { Edit } from '../diagnostics/fix.ts';
import { readText } from './locate.ts';
import type { WaiverToWrite } from './positions/write-waiver.ts';

interface ClaimToWaive extends WaiverToWrite {
  readonly id: string;
  readonly file: string;
}

/** The edits that write waivers into the files of their claims, and the claims that are not object literals there. */
export async function waiverEdits(
  claims: readonly ClaimToWaive[],
  root: string,
): Promise<{ edits: Edit[]; unwritten: readonly ClaimToWaive[] }> {
  if (!claims.length) return { edits: [], unwritten: [] };
  const [{ openFinder }, { editFor }] = await Promise.all([import('./positions/find-position.ts'), import('./positions/write-waiver.ts')]);
  const finder = openFinder((file) => readText(join(root, file)));
  const written = claims.map((claim) => {
    const target = finder.group({ file: claim.file, path: [claim.id] });
    return { claim, edit: target && editFor(target, claim) };
  });
  return {
    edits: written.flatMap(({ edit }) => edit ?? []),
    unwritten: written.flatMap(({ claim, edit }) => (edit ? [] : [claim])),
  };
}
