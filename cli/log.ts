/** Writes one line of the log. The values contain no personal data. */
export type Log = (event: string, values: Readonly<Record<string, string | number>>) => void;

/** Milliseconds for which lines are collected, so that a request does not wait for a disk. */
const collecting = 100;
/** The number of characters that are written at once. */
const maxCollected = 16 * 1024;

/** Opens a log of JSON lines, each with its time. `flush` writes the collected lines. */
export function openLog(write: (text: string) => void): { readonly log: Log; flush(): void } {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = lines;
    lines = '';
    if (text) write(text);
  };
  return {
    log(event, values) {
      lines += `${JSON.stringify({ time: new Date().toISOString(), event, ...values })}\n`;
      if (lines.length > maxCollected) flush();
      else timer ??= setTimeout(flush, collecting).unref();
    },
    flush,
  };
}
