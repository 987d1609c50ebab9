/** The command was called in a way that cannot work. Its message says what was found, what is expected and what to do. */
export class UsageError extends Error {}

/** A fault in Wortlaut itself: says so, and what to report. */
export function printBug(error: unknown): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(
    `Wortlaut has made a mistake; your content is not to blame, and the last good site is untouched.\nPlease report these lines together with the command:\n\n${detail}\n`,
  );
}

/** The package that Node looked for and did not find; nothing for any other error. */
export function missingPackage(error: unknown): string | undefined {
  const { code, message = '' } = error as NodeJS.ErrnoException;
  return code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND'
    ? /Cannot find (?:package|module) '((?:@[\w.-]+\/)?[\w][\w.-]*)/.exec(message)?.[1]
    : undefined;
}
