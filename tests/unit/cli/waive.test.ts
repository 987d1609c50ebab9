import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { claims } from '../../../cli/commands/claims.ts';
import { applyFixes, fixesIn } from '../../../cli/fixes.ts';
import { check, readClaims } from '../../../generator/index.ts';
import { opened } from '../../support/opened.ts';
import { root } from '../../support/paths.ts';
import { keepIdasKey } from '../../support/people.ts';
import { siteFolder } from '../../support/site-folder.ts';
import { printed } from './printed.ts';

/* Waiving on the command line: the decision and the waived contradiction are written into the file of the claim. */

const site = await siteFolder();

const claimFile = (waiver: string, place = "at.text('help', 'text')") => `import { at, claim, defineClaims, same } from 'wortlaut';

export default defineClaims({
  'offer.oldPrice': claim({
    rule: 'EQ',
    asserts: 'The offer costs what it always costs.',
    at: [${place}],
    holds: same('offer.price', 'offer.regularPrice'),
    evidence: null,${waiver}
  }),
  'offer.fair': claim({
    rule: 'EQ',
    asserts: 'The offer is the offer.',
    at: [at.text('help', 'text')],
    holds: same('offer.price', 'offer.price'),
    evidence: { what: 'The price list' },
  }),
});
`;

const decided = { by: 'Olga', reason: 'The offer runs until the fair.', until: '2027-11-30' };
const today = new Date().toISOString().slice(0, 10);
const given = "\n    waiver: { by: 'Olga', at: '2026-11-01', until: '2027-11-30', reason: 'The offer runs until the fair.' },";
const written = `
    waiver: {
      by: 'Olga',
      at: '${today}',
      until: '2027-11-30',
      reason: 'The offer runs until the fair.',
      found: ['offer.price: €249, net', 'offer.regularPrice: €500, net'],
    },`;
const waive = async (text: string, options: object, ids: readonly string[] = ['offer.oldPrice']) => {
  await site.write({ 'claims/offer.ts': text });
  const reported = await printed(() => claims({ content: site.content, waive: ids, ...options }));
  return { ...reported, text: await readFile(`${site.content}/claims/offer.ts`, 'utf8') };
};
const refused = (text: string, options: object, ids?: readonly string[]) =>
  waive(text, options, ids).then(
    () => expect.fail('it was not refused'),
    (error: Error) => error.message,
  );

test('a first waiver is written after the other properties of the claim with the contradiction, and then waives it', async () => {
  const { code, out, text } = await waive(claimFile(''), decided);
  expect(text).toBe(claimFile(written));
  expect([code, out]).toEqual([
    0,
    'offer.oldPrice\n  offer.price: €249, net\n  offer.regularPrice: €500, net\n1 claim waived by Olga for these contradictions.\n',
  ]);
  const judged = (await readClaims(opened({ content: site.content }))).claims;
  expect(judged?.map(({ id, verdict }) => `${id} ${verdict}`)).toContain('offer.oldPrice waived');
});

describe('WL4050 a waiver by legal is signed', () => {
  let signed: string;
  beforeAll(async () => {
    vi.stubEnv('WORTLAUT_KEYS', `${site.content}/../keys`);
    await keepIdasKey(`${site.content}/../keys`);
    signed = (await waive(claimFile(''), { ...decided, by: 'Ida' })).text;
  });
  afterAll(() => vi.unstubAllEnvs());

  const verdict = async (text: string) => {
    await site.write({ 'claims/offer.ts': text });
    const judged = (await readClaims(opened({ content: site.content }))).claims?.find(({ id }) => id === 'offer.oldPrice');
    return [judged?.verdict, judged?.waiverFault];
  };

  test.each([
    ['as it was written', (text: string) => text, 'waived', undefined],
    [
      'with another day',
      (text: string) => text.replace("until: '2027-11-30'", "until: '2027-12-01'"),
      'open',
      "the signature does not fit the key of 'Ida'",
    ],
    [
      'without the signature',
      (text: string) => text.replace(/\n +sig:\n? +'[^']*',|\n +sig: '[^']*',/, ''),
      'open',
      "the signature of 'Ida' is missing",
    ],
    ['by a role', (text: string) => text.replace("by: 'Ida'", "by: 'legal'"), 'open', "'legal' is a role and not an entry of people.ts"],
  ] as const)('%s', async (_, change, expected, fault) => {
    expect(await verdict(change(signed))).toEqual([expected, fault]);
  });
});

test('a waiver without its contradiction keeps its reason, its day and comments', async () => {
  expect((await waive(claimFile(given), { by: 'Olga' })).text).toBe(claimFile(written));
  const commented = written.replace('      reason', '      // Asked on the phone.\n      reason').replace(/ {6}found: .*\n/, '');
  const { text } = await waive(claimFile(commented), { by: 'Olga', until: '2027-12-01' });
  expect(text).toBe(
    claimFile(written.replace('      reason', '      // Asked on the phone.\n      reason').replace('2027-11-30', '2027-12-01')),
  );
});

test('a new decision replaces the contradiction; an equal one writes nothing', async () => {
  const before = claimFile(written.replace('€249', '€199'));
  expect((await waive(before, { by: 'Olga' })).text).toBe(claimFile(written));
  const again = await waive(claimFile(written), { by: 'Olga' });
  expect([again.text, again.out]).toEqual([
    claimFile(written),
    '0 claims waived by Olga for these contradictions. 1 claim already had the same waiver.\n',
  ]);
});

test('a waiver that claims share is kept, and the contradiction is added to it', async () => {
  const shared = "const fair = { by: 'Olga', until: '2027-11-30', reason: 'The offer runs until the fair.' } as const;\n\n";
  const before = claimFile('\n    waiver: fair as never,').replace('export', `${shared}export`);
  const { text } = await waive(before, { by: 'Olga' });
  expect(text).toContain(
    `    waiver: {\n      ...fair,\n      by: 'Olga',\n      at: '${today}',\n      found: ['offer.price: €249, net', 'offer.regularPrice: €500, net'],\n    },\n`,
  );
  expect((await readClaims(opened({ content: site.content }))).claims?.[1]?.verdict).toBe('waived');
});

test('the written waiver is in the style of the formatter, with any length and any quotation marks', async () => {
  const reason = `It's "the fair" that decides, ${'and on and on '.repeat(12).trim()}.`;
  const { text } = await waive(claimFile('', "at.text('help', 'text', 'Write to us.'), at.text('help', 'heading', 'Help')"), {
    ...decided,
    reason,
  });
  expect(text).toContain('reason:\n        \'It\\\'s "the fair"');
  const formatter = [`${root}/node_modules/@biomejs/biome/bin/biome`, 'format', '--stdin-file-path=content/claims/offer.ts'];
  expect(execFileSync(process.execPath, formatter, { cwd: root, input: text, encoding: 'utf8' })).toBe(text);
});

describe('is refused, and nothing is written', () => {
  test.each<[string, string, object, string]>([
    [
      'without a person',
      claimFile(''),
      {},
      '--by is missing: who decides. Name an entry of content/people.ts with the role owner or legal.',
    ],
    [
      'by a role',
      claimFile(''),
      { by: 'legal' },
      "'legal' is not an entry of people.ts. Name an entry of content/people.ts that may do this with --by (Ida, Olga).",
    ],
    ['by a person without the role', claimFile(''), { by: 'Ada' }, "'Ada' has none of the roles 'owner', 'legal' in people.ts."],
    ['without the key', claimFile(''), { ...decided, by: 'Ida' }, "The private key of 'Ida' is not on this machine"],
    ['for too long', claimFile(''), { ...decided, until: '2999-12-31' }, 'A waiver holds for at most 400 days'],
    ['for a short reason', claimFile(''), { ...decided, reason: 'So what' }, 'has fewer than three words'],
    [
      'without a reason',
      claimFile(''),
      { by: 'Olga' },
      "Give the reason with --reason: why 'offer.oldPrice' is shown although it is contradicted.",
    ],
    [
      'without an end',
      claimFile(''),
      { by: 'Olga', reason: 'So it is.' },
      "Give the last day of the waiver of 'offer.oldPrice' with --until, for example --until ",
    ],
    ['until no day', claimFile(''), { ...decided, until: '2027-02-30' }, "'2027-02-30' is not a date. Write it as --until 2027-06-30."],
    [
      'until a day that is over',
      claimFile(''),
      { ...decided, until: '2020-01-31' },
      "The waiver of 'offer.oldPrice' would have ended on 2020-01-31.",
    ],
    [
      'by another role than before',
      claimFile(written.replace('Olga', 'legal')),
      { by: 'Olga' },
      "'offer.oldPrice' was waived by 'legal' with the role 'legal', and 'Olga' does not have it.",
    ],
    [
      'with a missing quotation',
      claimFile(written, "at.text('help', 'text', 'Call us')"),
      { by: 'Olga' },
      "'offer.oldPrice' quotes “Call us” from help › text, which is “Write to us.”. Correct the quotation first",
    ],
  ])('%s', async (_, text, options, message) => {
    expect(await refused(text, options)).toContain(message);
    expect(await readFile(`${site.content}/claims/offer.ts`, 'utf8')).toBe(text);
  });

  test('for a claim that holds, or a missing one', async () => {
    expect(await refused(claimFile(''), decided, ['offer.fair'])).toBe("'offer.fair' holds, so there is nothing to waive.");
    expect(await refused(claimFile(''), decided, ['offer.oldPrize'])).toBe(
      "The claim 'offer.oldPrize' does not exist. Did you mean 'offer.oldPrice'?",
    );
    expect(await refused(claimFile(''), decided, ['oldPrice'])).toBe("The claim 'oldPrice' does not exist. Did you mean 'offer.oldPrice'?");
  });

  test('for a decision without a claim', async () => {
    await expect(claims({ content: site.content, by: 'Olga' })).rejects.toThrow('--by belongs to a waiver. Name the claims with --waive.');
  });
});

test.each(['', given, written.replace('€249', '€199')])('check --fix never waives: %#', async (waiver) => {
  const before = claimFile(waiver);
  await site.write({ 'claims/offer.ts': before });
  const { diagnostics } = await check(opened({ content: site.content }));
  expect(diagnostics.length).toBeGreaterThan(0);
  await applyFixes(fixesIn(diagnostics), site.content);
  expect(await readFile(`${site.content}/claims/offer.ts`, 'utf8')).toBe(before);
});
