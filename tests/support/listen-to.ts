import type { Readable } from 'node:stream';

/** Waits for words in the output of a process: returns the output since the last call, to the end of these words. */
export function listenTo(stream: Readable | null): (pattern: RegExp) => Promise<string> {
  let printed = '';
  return (pattern) =>
    new Promise((done) => {
      const look = (text = '') => {
        printed += text;
        const found = pattern.exec(printed);
        if (!found) return;
        stream?.off('data', look);
        const until = printed.slice(0, found.index + found[0].length);
        printed = printed.slice(found.index + found[0].length);
        done(until);
      };
      stream?.on('data', look);
      look();
    });
}
