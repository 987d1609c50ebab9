import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { UsageError } from '../../../cli/command-errors.ts';
import { claims } from '../../../cli/commands/claims.ts';
import { claimsText } from '../../../generator/7-report/claims-report.ts';
import { build, readClaims } from '../../../generator/index.ts';
import type { EvaluatedClaim } from '../../../generator/model/claims.ts';
import { opened } from '../../support/opened.ts';
import { siteFolder } from '../../support/site-folder.ts';
import { printed } from './printed.ts';

const site = await siteFolder();

const register = (waiver: string) => `import { at, claim, defineClaims, same } from 'wortlaut';

export default defineClaims({
  'offer.oldPrice': claim({
    number: 7,
    rule: 'EQ',
    asserts: 'The offer costs what it always costs.',
    at: [at.text('help', 'text')],
    facts: ['offer.price'],
    holds: same('offer.price', 'offer.regularPrice'),
    evidence: null,
    ${waiver}
  }),
});
`;
const found = "found: ['offer.price: €249, net', 'offer.regularPrice: €500, net']";
const waiver = (until: string) =>
  `waiver: { by: 'Olga', at: '2026-11-01', until: '${until}', reason: 'The offer runs until the fair.', ${found} },`;
const run = async (text: string, format = 'text') => {
  await site.write({ 'claims/offer.ts': text });
  return printed(() => claims({ content: site.content, format }));
};

test('a contradiction without a waiver is printed with both values, and the command fails', async () => {
  const { code, out } = await run(register(''));
  expect(code).toBe(1);
  expect(out).toContain('Contradicted and not waived · offer 1');
  expect(out).toContain('    7 EQ  offer.oldPrice\n          offer.price €249 ↔ offer.regularPrice €500\n');
  expect(out).toContain('1 claim: 1 contradicted');
});

test('a waived contradiction is printed with the role that decided and the last day', async () => {
  const { code, out } = await run(register(waiver('2027-11-30')));
  expect(code).toBe(0);
  expect(out).toMatch(/ {4}7 EQ {2}offer\.oldPrice {2}Olga 2027-11-30\n/);
  expect(out).toContain('          The offer costs what it always costs.\n          The offer runs until the fair.\n');
});

test('a waiver that has expired no longer counts', async () => {
  const { code, out } = await run(register(waiver('2020-01-31')));
  expect([code, out.includes('The offer runs until the fair. Expired.')]).toEqual([1, true]);
});

test('JSON holds the counts and every entry with its values; the build writes the same', async () => {
  const { code, out } = await run(register(waiver('2027-11-30')), 'json');
  expect(code).toBe(0);
  const { counts, claims: entries } = JSON.parse(out);
  expect(counts).toEqual({ contradicted: 0, 'without evidence': 0, misquoted: 0, open: 0, waived: 1, holds: 0 });
  expect(entries[0]).toMatchObject({
    id: 'offer.oldPrice',
    theme: 'offer',
    number: 7,
    verdict: 'waived',
    sides: [
      { where: 'offer.price', value: '€249' },
      { where: 'offer.regularPrice', value: '€500' },
    ],
    at: ['help › text'],
    found: ['offer.price: €249, net', 'offer.regularPrice: €500, net'],
    changes: [],
    misquotes: [],
  });
  expect((await build(opened({ content: site.content, out: site.out }))).ok).toBe(true);
  expect(await readFile(`${site.out}/reports/claims.json`, 'utf8')).toBe(out);
});

test('the waived value and the present one are shown together, in text and in JSON', async () => {
  const changed = register(waiver('2027-11-30')).replace('price: €249', 'price: €199');
  const { code, out } = await run(changed);
  expect(code).toBe(1);
  expect(out).toContain('Contradicted and not waived · offer 1');
  expect(out).toContain("          Changed since the waiver: offer.price was '€199, net' and is '€249, net'.\n");
  const json = JSON.parse((await run(changed, 'json')).out);
  expect(json.claims[0]).toMatchObject({
    verdict: 'contradicted',
    waiver: { found: ['offer.price: €199, net', 'offer.regularPrice: €500, net'] },
    found: ['offer.price: €249, net', 'offer.regularPrice: €500, net'],
    changes: [{ where: 'offer.price', was: '€199, net', is: '€249, net' }],
  });
});

test('a missing quotation is shown with the present text', async () => {
  const { code, out } = await run(register(waiver('2027-11-30')).replace("'help', 'text'", "'help', 'text', 'Call us'"));
  expect(code).toBe(1);
  expect(out).toContain('          Quotes “Call us” from help › text, which is “Write to us.”.\n');
});

test('the meaning of references is printed once, in the words of the site', async () => {
  await site.write({ 'claims/offer.ts': register('') });
  const judged = (await readClaims(opened({ content: site.content }))).claims ?? [];
  const text = claimsText(judged, { colour: false, references: 'A7 is a line of the contract.' });
  expect(text).toContain('\n\n          A7 is a line of the contract.\n\n1 claim: ');
});

test('a claim about a text that does not exist is reported at the claim', async () => {
  const { code, out, err } = await run(register(waiver('2027-11-30')).replace("'help', 'text'", "'help', 'txt'"));
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain("'offer.oldPrice' names a text 'txt' (help), which does not exist.");
  expect(err).toContain("Did you mean 'text'?");
});

test('an unknown format is wrong usage', async () => {
  await expect(claims({ content: site.content, format: 'html' })).rejects.toBeInstanceOf(UsageError);
});

test('no line is longer than a hundred characters, however long the values are', () => {
  const long = 'a sentence that goes on and on about what the till can do for a shop on a Saturday at noon '.repeat(3).trim();
  const sides = ['one', 'two', 'three', 'four'].map((where) => ({ where: `${where}-page › heading`, value: `“${where} ${long}”` }));
  const entry: EvaluatedClaim = {
    id: 'offer.long',
    theme: 'offer',
    file: 'content/claims/offer.ts',
    number: 84,
    rule: 'CAP',
    asserts: long,
    verdict: 'waived',
    sides,
    at: [],
    evidence: null,
    misquotes: [{ where: 'one-page › heading', says: long, now: long }],
    found: [],
    changes: [{ where: 'offer.price', was: '€1', is: '€2', words: long }],
    waiver: { by: 'legal', until: '2027-06-30', reason: long, found: [] },
    waiverOutdated: false,
    waiverUnused: false,
    waiverExpired: false,
  };
  const text = claimsText([entry, { ...entry, sides: sides.slice(0, 1) }], { colour: false });
  expect(Math.max(...text.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(100);
  expect(text).toContain('one-page › heading “one');
  expect(text).toMatch(/ \+2\n/);
  expect(text).toContain('   84 CAP offer.long  legal 2027-06-30\n');
});

test('without claims the command reports that they are missing', () => {
  expect(claimsText([], { colour: false })).toBe('No claims: content/claims is empty.\n');
});
