/** Tells the terminal why a request could not be answered. */
export function printFailure(error: unknown): void {
  process.stderr.write(`An answer failed: ${error instanceof Error ? error.message : String(error)}\n`);
}
