import type { Log } from '../../submissions/log.ts';

/** Milliseconds for which lines are collected, so that a request does not wait for a disk. */
const collecting = 100;
/** Characters that are written without waiting any longer. */
const most = 16 * 1024;

/** A log of JSON lines, each with its time. `flush` writes what is collected. */
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
      if (lines.length > most) flush();
      else timer ??= setTimeout(flush, collecting).unref();
    },
    flush,
  };
}
