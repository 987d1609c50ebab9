/** Undefined for the error of a missing file or folder; any other error is rethrown. */
export function absent({ code, message }: NodeJS.ErrnoException): undefined {
  if (code !== 'ENOENT' && code !== 'ENOTDIR') throw new Error(message);
}
