import { expect, test } from 'vitest';
import { applyHunks } from '../support/samples/apply-hunks.ts';
import { expectedOf } from '../support/samples/markers.ts';
import { parseSamples } from '../support/samples/parse-samples.ts';

/* A malformed sample is an error with its line. */

const site = new Map([['brand.ts', 'one\ntwo\ntwo\nthree\n']]);

function read(block: string) {
  const [{ hunks } = { hunks: [] }] = parseSamples(`# WL1001\n\n## WL1001\n\n${block}\n`, 'WL1001.md');
  const bad = applyHunks(site, hunks);
  return { text: bad.files.get('brand.ts'), expected: expectedOf(hunks, bad) };
}

test('a marker is a finding at the line above it in the faulty site, and the column of its caret', () => {
  const { text, expected } = read(
    '```diff\n@@ bad brand.ts @@\n three\n!  ^ WL1001 warning: Three.\n!   fix: Write 3\n@@ bad brand.ts @@\n one\n+half\n!^ WL1001: Half.\n```',
  );
  expect(text).toBe('one\nhalf\ntwo\ntwo\nthree\n');
  expect(expected).toEqual([
    { code: 'WL1001', severity: 'error', file: 'content/brand.ts', line: 2, column: 1, message: 'Half.' },
    { code: 'WL1001', severity: 'warning', file: 'content/brand.ts', line: 5, column: 3, message: 'Three.', fix: 'Write 3' },
  ]);
});

test.each([
  ['```diff\n@@ bad brand.ts @@\n-four\n```', "WL1001.md:6: the lines of this edit are in 'brand.ts' 0 times; exactly once is expected."],
  ['```diff\n@@ bad brand.ts @@\n-two\n```', "WL1001.md:6: the lines of this edit are in 'brand.ts' 2 times; exactly once is expected."],
  ['```diff\n@@ bad site.ts @@\n-two\n```', "WL1001.md:6: the site has no text 'site.ts'."],
  ['```diff\n@@ worse brand.ts @@\n```', "WL1001.md:6: '@@ worse brand.ts @@' is not a header such as '@@ bad facts/offer.ts @@'."],
  ['```diff\n-one\n```', "WL1001.md:6: a block begins with a header such as '@@ bad facts/offer.ts @@'."],
  ['```diff\n@@ bad brand.ts @@\n*one\n```', "WL1001.md:7: a line of a block begins with a space, '+', '-' or '!'."],
  ['```diff\n@@ bad brand.ts @@\n one\n! ^ Here.\n```', "WL1001.md:8: a marker such as '!  ^ WL1013: …' is expected."],
  ['```diff\n@@ bad brand.ts @@\n!^ WL1001: Here.\n```', 'WL1001.md:7: there is no line above to which this marker points.'],
  ['```diff\n@@ bad brand.ts @@\n one', 'WL1001.md: the last block does not end.'],
  ['### Bad', "WL1001.md:5: '### Bad' is not a heading, a site or a block."],
])('%j', (block, message) => expect(() => read(block)).toThrow(message));
