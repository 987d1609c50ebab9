/** Undefined for the error of a missing file or folder; any other error is rethrown. */
export function absent(error: unknown): undefined {
  if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
}
