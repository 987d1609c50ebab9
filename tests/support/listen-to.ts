import type { Readable } from 'node:stream';

/** Waits for words in the output of a process: returns the output since the last call, to the end of these words. */
export function listenTo(stream: Readable | null): (pattern: RegExp) => Promise<string> {
  let printed = '';
  return (pattern) =>
    new Promise((done) => {
      const look = (text = '') => {
        printed += text;
        const match = pattern.exec(printed);
        if (!match) return;
        stream?.off('data', look);
        const until = printed.slice(0, match.index + match[0].length);
        printed = printed.slice(match.index + match[0].length);
        done(until);
      };
      stream?.on('data', look);
      look();
    });
}
