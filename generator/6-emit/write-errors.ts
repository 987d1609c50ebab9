import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';

/* Faults that prevent writing an output folder. The last published site stays. */

export function foreign(path: string): Diagnostic {
  return finding('WL6003', {}, [
    `'${path}' was not written by Wortlaut, so it is not overwritten.`,
    'Move it away, or name another folder with --out.',
  ]);
}

export function busy(folder: string, holder: number): Diagnostic {
  return finding('WL6004', {}, [
    `Another build${holder ? ` (process ${holder})` : ''} is writing to '${folder}'.`,
    'Wait until it is done, or give this one a folder of its own with --out.',
  ]);
}

/** A file of the output could not be written. Contains the system's error, even if it comes from another thread. */
export class WriteError extends Error {
  /** Such as ENOSPC. */
  readonly code: string;

  constructor({ message, code = '' }: Pick<NodeJS.ErrnoException, 'message' | 'code'>) {
    super(message);
    this.code = code;
  }
}

export function writeErrorFinding(folder: string, error: Pick<NodeJS.ErrnoException, 'message' | 'code'>): Diagnostic {
  return finding('WL6003', {}, [
    `The output folder '${folder}' cannot be written: ${reasons[error.code ?? ''] ?? error.message}.`,
    `${remedies[error.code ?? ''] ?? 'Name another folder with --out.'} The last good site is untouched.`,
  ]);
}

const reasons: Record<string, string> = {
  EACCES: 'you have no right to write there',
  EPERM: 'you have no right to write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EFBIG: 'a file grew past the size that is allowed',
  ENOTDIR: 'a part of its path is a file',
  EISDIR: 'a folder is in the place of a file',
  ERR_FS_EISDIR: 'a folder is in the place of a file',
  EEXIST: 'there is a file of that name',
  ENOENT: 'it vanished while the site was being written',
};

const remedies: Record<string, string> = {
  ENOSPC: 'Free some space and build again.',
  EDQUOT: 'Free some space and build again.',
  EFBIG: 'Raise the limit and build again.',
  ENOENT: 'Build again.',
};
