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
  let last = 0;
  return {
    progress(done, all) {
      const now = performance.now();
      if (now - last < 50 && done < all) return;
      last = now;
      stream.write(`\r\u001b[K${bar(done / all)} ${done} of ${all} pages`);
    },
    step: (words) => stream.write(`\r\u001b[K${words} …`),
    clear: () => stream.write('\r\u001b[K'),
  };
}

const bar = (share: number) => '█'.repeat(Math.round(share * 20)).padEnd(20, '░');
