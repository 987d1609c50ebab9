import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { faultOfLink, isLostLink, walkFolder } from '../package/walk-folder.ts';
import { faultAt } from './theme-faults.ts';

/** Links below the folder of a theme that nothing reads. */
export const lostLinks = (root: string): Diagnostic[] =>
  walkFolder(`${root}/runtime`).flatMap((entry) =>
    isLostLink(`${root}/runtime`, entry)
      ? faultAt({
          file: `runtime/${entry.path}`,
          message: faultOfLink(`${root}/runtime/${entry.path}`),
          hint: 'Remove it, or replace it with a file.',
        })
      : [],
  );
