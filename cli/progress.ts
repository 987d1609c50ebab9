/** A progress line at a terminal; elsewhere nothing is printed. */
export function progressOn(stream: NodeJS.WriteStream): { progress(done: number, all: number): void; clear(): void } {
  if (!stream.isTTY) return { progress: () => {}, clear: () => {} };
  let last = 0;
  return {
    progress(done, all) {
      const now = performance.now();
      if (now - last < 50 && done < all) return;
      last = now;
      stream.write(`\r\u001b[K${bar(done / all)} ${done} of ${all} pages`);
    },
    clear: () => stream.write('\r\u001b[K'),
  };
}

const bar = (share: number) => '█'.repeat(Math.round(share * 20)).padEnd(20, '░');
