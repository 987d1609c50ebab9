import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../support/paths.ts';

/* The generator and the command line are for any site: their files do not contain words of the first one. */

const words =
  /receipt|\bpixel\b(?!s)|pre-?order|second-?offer|offer\.price|api\/offer|\bipad\b|cash register|\btill\b|\bkasse\b|\bfairs?\b|coffee|kassaro|\bagb\b|terms-common/i;

test('no file of the generator or the command line contains words that only the first site has', () => {
  const files = ['generator', 'cli'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|mjs|css)$/.test(path) && words.test(readFileSync(`${root}/${folder}/${path}`, 'utf8')))
      .map((path) => `${folder}/${path}`),
  );
  expect(files.sort()).toEqual([]);
});
