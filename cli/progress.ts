/** Called with the number of finished pages and of all pages. */
export type Progress = (done: number, all: number) => void;

interface ProgressLine {
  readonly progress: Progress;
  step(words: string): void;
  clear(): void;
}

/** A progress line at a terminal; prints nothing elsewhere, and with `quiet`. */
export function progressOn(stream: NodeJS.WriteStream, quiet = false): ProgressLine {
  if (!stream.isTTY || quiet) return { progress: () => {}, step: () => {}, clear: () => {} };
  let started: { at: number; before: number } | undefined;
  let last = 0;
  return {
    progress(done, all) {
      const now = performance.now();
      started ??= { at: now, before: done };
      if (now - last < 50 && done < all) return;
      last = now;
      stream.write(`\r\u001b[K${bar(done / all)} ${done} of ${all} pages${timeLeft({ now, done, all, ...started })}`);
    },
    step: (words) => stream.write(`\r\u001b[K${words} …`),
    clear: () => stream.write('\r\u001b[K'),
  };
}

interface Measured {
  readonly now: number;
  /** The start of the measurement, and the pages finished before it: the first pages include the start-up time. */
  readonly at: number;
  readonly before: number;
  readonly done: number;
  readonly all: number;
}

/** Estimates from the pace so far, once enough pages are done. */
export function timeLeft({ now, at, before, done, all }: Measured): string {
  const passed = now - at;
  if (done >= all || done === before || passed < 1000) return '';
  const seconds = Math.ceil(((passed / (done - before)) * (all - done)) / 1000);
  return `, about ${seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`} left`;
}

const bar = (share: number) => '█'.repeat(Math.round(share * 20)).padEnd(20, '░');
