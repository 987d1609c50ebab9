import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { build } from '../../../cli/commands/build.ts';
import { edition } from '../../../cli/commands/edition.ts';
import { explain } from '../../../cli/commands/explain.ts';
import { redline } from '../../../cli/commands/redline.ts';
import { loadAndCheck } from '../../../generator/compile/steps/load-and-check.ts';
import { opened } from '../../support/opened.ts';
import { keepIdasKey } from '../../support/people.ts';
import { contentSample } from '../../support/samples/samples.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';
import { printed } from './printed.ts';

/* A fact that changes on a day: pages, contracts, explain and build take the value of their day. */

let site: SiteFolder;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01') });
  site = await siteFolder({ from: contentSample('WL4060').bad });
  vi.stubEnv('WORTLAUT_KEYS', `${site.content}/../keys`);
  await keepIdasKey(`${site.content}/../keys`);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await site.remove();
});

const publish = (inForce: string) =>
  printed(() => edition('publish', 'at', { content: site.content, inForce, noticeSent: '2026-12-01', by: 'Ida', yes: true }));
const edit = async (path: string, from: string | RegExp, to: string) => {
  const text = await readFile(`${site.content}/${path}`, 'utf8');
  await writeFile(`${site.content}/${path}`, text.replace(from, to));
};
const findings = async (codes: RegExp, today = '2026-12-01') =>
  (await loadAndCheck(opened({ content: site.content, today }))).diagnostics.flatMap(({ code, message }) =>
    codes.test(code) ? [`${code} ${message}`] : [],
  );
const change = "then: [{ from: '2027-03-01', minor: 990, source: 'the owner', asOf: '2026-11-01' }]";

describe('editions', () => {
  const missing = 'WL4060 `offer.fee` is € 9,90 from 2027-03-01, and no edition of at says so from that day.';

  test('an edition of an earlier day does not have the value, one of that day does', async () => {
    await publish('2026-12-05');
    expect(await findings(/WL4060/)).toEqual([missing]);
    await publish('2027-03-01');
    expect(await readFile(`${site.content}/editions/at/2026-12-05.de.txt`, 'utf8')).toContain('€\u00a07,50');
    expect(await readFile(`${site.content}/editions/at/2027-03-01.de.txt`, 'utf8')).toContain('€\u00a09,90');
    for (const day of ['2026-12-01', '2027-02-28', '2027-03-01', '2027-06-01']) expect(await findings(/WL40(60|27)/, day)).toEqual([]);
  });

  test('on that day a contract without a new edition differs from its edition', async () => {
    await publish('2026-12-05');
    expect((await findings(/WL4027/, '2027-02-28')).length).toBe(0);
    expect((await findings(/WL4027/, '2027-03-01'))[0]).toMatch(/€ \[-7,50-\] \[\+9,90\+\].*; `offer\.fee` was € 7,50 and is € 9,90\.$/);
  });

  test('an edition has its facts as they are printed, and publish and redline name those that change', async () => {
    await publish('2026-12-05');
    const record = JSON.parse(await readFile(`${site.content}/editions/at/2026-12-05.json`, 'utf8'));
    expect(record.facts).toEqual({ 'offer.fee': '€\u00a07,50', 'offer.grace': '14\u00a0Tage', 'offer.reaction': '2\u00a0Tage' });
    const words = '`offer.fee` was € 7,50 and is € 9,90\n';
    expect((await publish('2027-03-01')).out).toContain(words);
    const changes = (format: string) => printed(() => redline('at@2026-12-05', 'at@2027-03-01', { content: site.content, format }));
    expect((await changes('text')).out).toContain(`at@2026-12-05 → at@2027-03-01\n  ${words}`);
    expect((await changes('html')).out).toContain('<p>`offer.fee` was € 7,50 and is € 9,90</p>');
  });
});

describe('values', () => {
  test('explain lists all with their days, as on any day', async () => {
    for (const asOf of [undefined, '2027-03-01']) {
      const { out } = await printed(() => explain('fact:offer.fee', { content: site.content, ...(asOf && { asOf }) }));
      expect(out).toContain('before           €7.50, net');
      expect(out).toContain('from 2027-03-01  €9.90, net');
      expect(out.split('\n')[0]).toContain(asOf ? '€9.90' : '€7.50');
    }
  });

  test('build names the next day on which the site changes, also if nothing has changed', async () => {
    await edit('terms/at/de.ts', ' {fact:offer.fee} innerhalb', ' Geld innerhalb');
    await edit('terms/at/en.ts', '{fact:offer.fee}', 'money');
    await edit('pages/help/de.ts', 'Schreiben Sie uns.', 'Schreiben Sie uns für {fact:offer.fee}.');
    await edit('pages/help/en.ts', 'Write to us.', 'Write to us for {fact:offer.fee}.');
    const out = `${site.content}/../dist`;
    const run = (asOf?: string) => printed(() => build({ content: site.content, out, ...(asOf && { asOf }) }));
    for (const time of ['first', 'second']) {
      const { err } = await run();
      expect(err, time).toContain('The site changes on 2027-03-01: offer.fee. Build it again on that day.');
      expect(await readFile(`${out}/site/at-de/help/index.html`, 'utf8')).toContain('€\u00a07,50');
    }
    expect((await run('2027-03-01')).err).not.toContain('The site changes');
    expect(await readFile(`${out}/site/at-de/help/index.html`, 'utf8')).toContain('€\u00a09,90');
  });

  test.each([
    [
      'a sum that is wrong later',
      /price: money.*\n/,
      "price: money({ minor: 24900, currency: 'EUR', tax: 'net', source: 'p', asOf: '2026-11-01', THEN }),\n",
    ],
  ])('%s is reported with its day', async (_, from, to) => {
    await edit('facts/offer.ts', from, to.replace('THEN', "then: [{ from: '2027-01-01', minor: 29900, source: 'p', asOf: '2026-11-01' }]"));
    expect(await findings(/WL1010/)).toEqual([
      "WL1010 From 2027-01-01 on: The fact 'offer.saving' is 25100, but offer.regularPrice − offer.price gives 20100.",
    ]);
  });

  test.each([
    ['no value', "then: [{ from: '2027-03-01', source: 'the owner', asOf: '2026-11-01' }]", 'WL1013'],
    ['a field that does not exist', change.replace('minor', 'minro'), 'WL1013'],
    ['days in the wrong order', change.replace('}]', "}, { from: '2027-02-01', minor: 1, source: 'o', asOf: '2026-11-01' }]"), 'WL1013'],
    ['a source of a day to come', change.replace("asOf: '2026-11-01'", "asOf: '2027-11-01'"), 'WL1047'],
    ['a day that is not in the calendar', change.replace('2027-03-01', '2027-02-30'), 'WL1013'],
  ])('%s is an error', async (_, then, code) => {
    await edit('facts/offer.ts', change, then);
    expect((await findings(/WL10/))[0]).toContain(code);
  });

  test('a clock before most facts is one report, and nothing else is', async () => {
    expect(await findings(/./, '1970-01-01')).toEqual([
      'WL1047 Today is 1970-01-01, and most facts are as of days more than a year later, up to 2026-11-01: the clock of this machine, or the day of --as-of, is wrong, so nothing was checked.',
    ]);
  });
});
