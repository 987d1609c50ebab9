import { readdir, readFile } from 'node:fs/promises';
import { dirname, posix, resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyFixes, fixesIn } from '../../cli/fixes.ts';
import { finish } from '../../generator/compile/steps/finish-findings.ts';
import { loadAndCheck } from '../../generator/compile/steps/load-and-check.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';
import { opened } from '../support/opened.ts';
import { siteFolder } from '../support/site-folder.ts';

/*
 * With any slips in the content of a site, `check --fix` loses no word of it: every text and every reason of a file occurs in a
 * file afterwards, as often as before, with other names or values in braces at most. It changes only files that a finding names,
 * and does not cause new kinds of faults.
 */

/** An unneeded waiver and a suppression without a finding: their reasons are words of an author. */
const withReasons = {
  'claims/offer.ts': `import { at, claim, defineClaims, same } from 'wortlaut';

export default defineClaims({
  'offer.oldPrice': claim({
    number: 1,
    rule: 'EQ',
    asserts: 'The offer costs what it always costs.',
    at: [at.text('help', 'text')],
    facts: ['offer.price'],
    holds: same('offer.price', 'offer.price'),
    evidence: null,
    waiver: { by: 'Olga', until: '2027-11-30', reason: 'The offer runs until the fair.' },
  }),
});
`,
  'suppressions.ts': `import { defineSuppressions } from 'wortlaut';

export default defineSuppressions([
  { code: 'WL2007', file: 'content/pages/help/en.ts', dataPath: 'text', reason: 'The text comes in spring.', until: '2027-11-30' },
]);
`,
};

/** One slip: a file and a place there, both counted among those where it is possible, and the way in which it is made. */
interface Slip {
  readonly kind: keyof typeof slips;
  readonly file: number;
  readonly place: number;
  readonly sign: number;
}

const mistyped = (word: string, sign: number): string => {
  const at = sign % word.length;
  const changes = [
    word.slice(0, at) + word.slice(at + 1),
    `${word.slice(0, at)}e${word.slice(at)}`,
    word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
    `${word}xyz`,
    'quiteAnotherName',
  ];
  return changes[sign % changes.length] || word;
};

/** Changes one match of a pattern, so that its first group becomes something else. */
function changeMatch(text: string, pattern: RegExp, { place, sign }: Slip): string {
  const matches = [...text.matchAll(pattern)];
  const match = matches[place % matches.length];
  const word = match?.[1];
  if (match === undefined || word === undefined) return text;
  const at = match.index + match[0].indexOf(word);
  return text.slice(0, at) + mistyped(word, sign) + text.slice(at + word.length);
}

const lineOf = (text: string, { place }: Slip) => {
  const lines = [...text.matchAll(/^ {2,}[\w'-]+: .*,$/gm)];
  return lines[place % lines.length];
};

const slips = {
  'a name mistyped': (text: string, slip: Slip) => changeMatch(text, /[{,\s]([a-z]\w{2,}): /g, slip),
  'a value mistyped': (text: string, slip: Slip) => changeMatch(text, /'([a-z][\w-]{2,})'/g, slip),
  'a token mistyped': (text: string, slip: Slip) => changeMatch(text, /\{((?:fact|brand):[\w.]+)/g, slip),
  'an argument mistyped': (text: string, slip: Slip) => changeMatch(text, /\{([a-z]+)[,}]/g, slip),
  'a line gone': (text: string, slip: Slip) => {
    const line = lineOf(text, slip);
    return line ? text.replace(line[0], '') : text;
  },
  'a text added': (text: string, slip: Slip) => {
    const line = lineOf(text, slip);
    return line ? text.replace(line[0], `${line[0]}\n  added${slip.sign % 3}: 'An added sentence, number ${slip.sign}.',`) : text;
  },
  'a line twice under another name': (text: string, slip: Slip) => {
    const line = lineOf(text, slip);
    return line ? text.replace(line[0], `${line[0]}\n${line[0].replace(/[\w-]+(?='?: )/, (name) => mistyped(name, slip.sign))}`) : text;
  },
} as const;

const ways = { file: fc.nat(1000), place: fc.nat(1000), sign: fc.nat(1000) };
const slip = fc.record<Slip>({ ...ways, kind: fc.constantFrom(...(Object.keys(slips) as (keyof typeof slips)[])) });

/** One letter wrong in a name, which a fix corrects in most places: the first three of five ways to mistype. */
const typo = fc.record<Slip>({ ...ways, kind: fc.constant('a name mistyped'), sign: ways.sign.map((sign) => 5 * sign + (sign % 3)) });

/** Up to four slips. Half of the sequences begin with one that has a fix in most places: by chance alone, a run may have too few. */
const sequence = fc.oneof(
  fc.array(slip, { minLength: 1, maxLength: 4 }),
  fc.tuple(typo, fc.array(slip, { maxLength: 3 })).map(([first, others]) => [first, ...others]),
);

type Files = ReadonlyMap<string, string>;

async function filesIn(content: string): Promise<Files> {
  const names = (await readdir(content, { recursive: true })).filter((name) => name.endsWith('.ts')).sort();
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(`${content}/${name}`, 'utf8')] as const)));
}

const holdsWording = (file: string) => /^(?:dictionaries|layout)\/|\/[a-z]{2}\.ts$/.test(file);

/** The number of times that each text occurs in the content. Outside of wording, texts are values of several words: reasons, sources. */
function textsIn(files: Files): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [file, source] of files) {
    for (const [, literal = ''] of source.replaceAll(/^import.*$/gm, '').matchAll(/'((?:[^'\\\n]|\\.)*)'/g)) {
      if (!holdsWording(file) && !literal.includes(' ')) continue;
      const text = literal.replaceAll(/\{[^{}]*\}/g, '{}').replaceAll(/\{\w+,/g, '{,');
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  return counts;
}

async function findingsIn(content: string): Promise<readonly Diagnostic[]> {
  const settings = { content };
  const { content: read, diagnostics } = await loadAndCheck(opened(settings));
  return (await finish(diagnostics, opened(settings), { content: read, hasRun: () => true })).diagnostics;
}

/** Fixes as `check --fix` does, until no fix is left. Returns the files that findings with a fix named. */
async function fixAll(content: string): Promise<Set<string>> {
  const spokenOf = new Set<string>();
  for (let round = 0; round < 5; round++) {
    const findings = await findingsIn(content);
    for (const { fix, file, also = [] } of findings)
      if (fix) for (const one of [file, ...also.map((place) => place.file)]) spokenOf.add(one ?? '');
    const { done } = await applyFixes(fixesIn(findings), content);
    if (!done.length) break;
  }
  return spokenOf;
}

/** Codes that appear only after a template or page has its name again, or a refused file its shape. */
const hidden = new Set(['WL1003', 'WL1008', 'WL1013', 'WL1028', 'WL3002']);

/** Codes of comparing a text with its source or its template: a slip appears only after a fix has corrected the names above it. */
const compared = new Set(['WL2001', 'WL2002', 'WL2003', 'WL2026']);

test('check --fix keeps every text, changes nothing else and does not cause new faults', async () => {
  const numRuns = 20 * Number(process.env.SEQUENCES ?? 1);
  const counts = { fixed: 0, offered: 0 };
  const untouched = await siteFolder({ files: withReasons });
  const always = await findingsIn(untouched.content);
  expect(always.map(({ code, fix, suggestion }) => [code, fix, suggestion !== undefined])).toEqual([
    ['WL6011', undefined, true],
    ['WL4041', undefined, true],
  ]);
  await fc.assert(
    fc.asyncProperty(sequence, async (made) => {
      const site = await siteFolder({ files: withReasons });
      try {
        const sound = await filesIn(site.content);
        const files = new Map(sound);
        for (const one of made) {
          // Only files that have a place for the slip: most have no token and no argument.
          const possible = [...files].flatMap(([name, text]) => {
            const changed = slips[one.kind](text, one);
            return changed === text ? [] : [[name, changed] as const];
          });
          const [name, text] = possible[one.file % possible.length] ?? [];
          if (name !== undefined && text !== undefined) files.set(name, text);
        }
        await site.write(Object.fromEntries(files));
        const before = await findingsIn(site.content);
        const spokenOf = await fixAll(site.content);
        const [after, left] = [await filesIn(site.content), await findingsIn(site.content)];

        const texts = textsIn(after);
        for (const [text, times] of textsIn(files)) expect(texts.get(text) ?? 0, text).toBeGreaterThanOrEqual(times);
        const root = dirname(resolve(site.content));
        const content = posix.relative(root, resolve(site.content));
        const differing = (one: Files, other: Files) =>
          [...one].flatMap(([name, text]) => (text === other.get(name) ? [] : [`${content}/${name}`]));
        const changed = differing(after, files);
        expect(changed.filter((file) => !spokenOf.has(file))).toEqual([]);
        const kinds = new Set([...before, ...always].map(({ code }) => code));
        const slipped = new Set(differing(files, sound));
        const brought = left.filter(({ code, file }) => !kinds.has(code) && !(compared.has(code) && slipped.has(file ?? '')));
        if (!before.some(({ code, fix }) => fix && hidden.has(code))) expect(brought.map(({ code }) => code)).toEqual([]);
        counts.fixed += Number(changed.length > 0);
        counts.offered += Number(left.some(({ suggestion }) => suggestion));
      } finally {
        await site.remove();
      }
    }),
    { numRuns },
  );
  // Without enough fixes and offers, the property would prove nothing.
  expect(counts.fixed).toBeGreaterThan(numRuns / 12);
  expect(counts.offered).toBeGreaterThan(numRuns / 3);
}, 900_000);
