import { readFile, rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attest } from '../../../cli/commands/attest.ts';
import { edition } from '../../../cli/commands/edition.ts';
import { loadAndCheck } from '../../../generator/compile/steps/load-and-check.ts';
import { opened } from '../../support/opened.ts';
import { keepIdasKey } from '../../support/people.ts';
import { contentSample } from '../../support/samples/samples.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';
import { printed } from './printed.ts';

/* Each reason for which a production build refuses a contract, until a person signs: a build warns. */

let site: SiteFolder;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01') });
  site = await siteFolder({ from: contentSample('WL4061').bad });
  // The translations alone are signed.
  await rm(`${site.content}/terms/ledger.jsonl`);
  await sign('en', { by: 'Ada', status: 'translated' });
  vi.stubEnv('WORTLAUT_KEYS', `${site.content}/../keys`);
  await keepIdasKey(`${site.content}/../keys`);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await site.remove();
});

const sign = (language: string, options: Partial<Parameters<typeof attest>[2]>) =>
  printed(() => attest('at', [], { content: site.content, language: [language], by: 'Ida', yes: true, ...options }));
const waiveReview = (until: string) => sign('en', { unreviewed: 'The reviewer is on leave.', until });
const publish = () => printed(() => edition('publish', 'at', { content: site.content, inForce: '2026-12-01', by: 'Ida', yes: true }));
const refusals = async (today = '2026-12-01', production = true) => {
  const { diagnostics } = await loadAndCheck(opened({ content: site.content, today, production }));
  return diagnostics.flatMap(({ code, severity }) => (/^WL40/.test(code) ? [`${code} ${severity}`] : [])).sort();
};

test('a production build refuses what a build warns of, and nothing once all is signed', async () => {
  expect(await refusals('2026-12-01', false)).toEqual(['WL4061 warning', 'WL4062 warning', 'WL4063 warning']);
  expect(await refusals()).toEqual(['WL4061 error', 'WL4062 error', 'WL4063 error']);
  await sign('de', { status: 'approved' });
  expect(await refusals()).toEqual(['WL4061 error', 'WL4063 error']);
  await waiveReview('2027-06-30');
  expect(await refusals()).toEqual(['WL4061 error']);
  await publish();
  expect(await refusals()).toEqual([]);
  expect(await refusals('2027-06-30')).toEqual([]);
  expect(await refusals('2027-07-01')).toEqual(['WL4063 error']);
});

test('an edit of a translation is refused with its words, by its state, and by the edition', async () => {
  await sign('de', { status: 'approved' });
  await waiveReview('2027-06-30');
  await publish();
  const file = `${site.content}/terms/at/en.ts`;
  await writeFile(file, (await readFile(file, 'utf8')).replace('keeps the credentials secret', 'need not keep the credentials secret'));
  expect(await refusals()).toEqual(['WL4019 warning', 'WL4022 error', 'WL4027 error', 'WL4063 error']);
  expect(await refusals('2026-12-01', false)).toEqual(['WL4019 warning', 'WL4022 warning', 'WL4027 warning', 'WL4063 warning']);
});

test.each([
  ['another day', (line: string) => line.replace('"2027-06-30"', '"2027-07-30"')],
  ['no signature', (line: string) => line.replace(/,"sig":"[^"]*"/, '')],
])('a waiver of the review with %s does not count', async (_, change) => {
  await sign('de', { status: 'approved' });
  await waiveReview('2027-06-30');
  await publish();
  const ledger = `${site.content}/terms/ledger.jsonl`;
  const lines = (await readFile(ledger, 'utf8')).split('\n');
  await writeFile(ledger, lines.map((line) => (line.includes('unreviewed') ? change(line) : line)).join('\n'));
  expect((await refusals()).filter((line) => line !== 'WL4021 error')).toContain('WL4063 error');
});

test.each([
  ['two words', { unreviewed: 'On leave.', until: '2027-06-30' }, '--unreviewed needs a reason of at least three words'],
  ['no day', { unreviewed: 'The reviewer is on leave.' }, '--until is the last day without a review, from 2026-12-01 to 2028-01-05.'],
  ['more than 400 days', { unreviewed: 'The reviewer is on leave.', until: '2028-01-06' }, 'from 2026-12-01 to 2028-01-05'],
  ['a translator', { unreviewed: 'The reviewer is on leave.', until: '2027-06-30', by: 'Ada' }, "'Ada' has none of the roles 'legal'"],
  ['a status', { unreviewed: 'The reviewer is on leave.', until: '2027-06-30', status: 'reviewed' }, '--unreviewed keeps the status'],
  ['a day alone', { status: 'reviewed', until: '2027-06-30' }, '--until belongs to --unreviewed. Remove it.'],
])('a waiver of the review with %s is refused', async (_, options, sentence) => {
  await expect(sign('en', options)).rejects.toThrow(sentence);
});

test('the source cannot pass without an approval', async () => {
  await expect(
    printed(() =>
      attest('at', ['use.secrecy'], {
        ...{ content: site.content, language: ['de'], by: 'Ida', unreviewed: 'The reviewer is on leave.', until: '2027-06-30' },
      }),
    ),
  ).rejects.toThrow('--unreviewed is for translations that wait for their review');
});
