import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type Diagnostic, readClaims, readSite } from '../../../generator/index.ts';
import { opened } from '../../support/opened.ts';
import { root } from '../../support/paths.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';

/* The real content with one fault: a waived contradiction has changed. */

let site: SiteFolder;

/** The real content with replaced words or additional files. */
async function edited(edits: Readonly<Record<string, readonly [words: string, others: string]>>, files: Record<string, string> = {}) {
  const changed: Record<string, string> = {};
  for (const [file, [words, others]] of Object.entries(edits)) {
    const text = await readFile(`${root}/content/${file}`, 'utf8');
    if (!text.includes(words)) throw new Error(`${file} does not have '${words}'.`);
    changed[file] = text.replace(words, others);
  }
  site = await siteFolder({ from: `${root}/content`, files: { ...changed, ...files } });
  return site;
}

const errorsOf = (diagnostics: readonly Diagnostic[]) => diagnostics.filter(({ severity }) => severity === 'error');

/** The errors that stop a build and a check. */
const stopping = async () => errorsOf((await readSite(opened({ content: site.content, today: '2026-11-22' }))).diagnostics);
const related = (diagnostic: Diagnostic | undefined) =>
  diagnostic?.related?.map(({ file, line, message }) => `${file}:${line} ${message}`) ?? [];

test('WL4048 a trial of 14 days contradicts the clause of 30, and the waiver does not cover it', async () => {
  await edited({ 'facts/trial.ts': ['amount: 30', 'amount: 14'] });
  const errors = await stopping();
  expect(errors.map(({ code }) => code)).toEqual(['WL4048']);
  const [finding] = errors;
  expect(finding?.message).toBe(
    "'terms.trial' is not what 'legal' waived until 2027-06-30: trial.period was '30 days, from when?' and is '14 days, from when?'; it is claimed beside clause demo.period (“lasts 30 days”).",
  );
  expect(finding?.file).toBe('content/claims/terms.ts');
  const source = (await readFile(`${site.content}/claims/terms.ts`, 'utf8')).split('\n')[(finding?.line ?? 0) - 1];
  expect(source?.trim()).toBe("'trial.period: 30 days, from when?',");
  const places = related(finding);
  expect(places[0]).toBe("content/facts/trial.ts:4 trial.period was '30 days, from when?' and is '14 days, from when?'.");
  expect(places[1]).toMatch(/^content\/terms\/common\/en\.ts:\d+ terms-common › demo\.period: “lasts 30 days”$/);
  expect(finding?.hint).toContain('B9, B159 and A131 name no start (decision 26).');
  expect(finding?.hint).toContain('npm run site -- claims --waive terms.trial --by NAME');
  // The words that the claim quoted from the home page are missing as well: one report contains both.
  expect(finding?.also?.map(({ code }) => code)).toEqual(['WL4047']);
});

test.each([
  ['a section', '    use: [', '    usse: [', 'sections.usse'],
  ['a clause', "'penalty'],", "'penalti'],", 'sections.use.8'],
])('WL4002 a fault in the outline is one report, which includes the claims about its clauses: %s', async (_, words, others, path) => {
  await edited({ 'terms/common/outline.ts': [words, others] });
  const errors = await stopping();
  expect(errors.map(({ code, dataPath }) => `${code} ${dataPath?.join('.')}`)).toEqual([`WL4002 ${path}`]);
  expect(errors[0]?.also?.filter(({ code }) => code === 'WL4041').map(({ dataPath }) => dataPath?.[0])).toEqual(['terms.penalty']);
});

// tests/unit/load/one-cause.night.test.ts tries every file.
test('unreadable facts are reported alone, and reopen no claim', async () => {
  await edited({ 'facts/offer.ts': ['money({ minor: 24900', '§money({ minor: 24900'] });
  const errors = await stopping();
  expect(errors.map((error) => [error.code, error.file])).toEqual([['WL1001', 'content/facts/offer.ts']]);
});

test('edits that concern no claim reopen none', async () => {
  await edited({
    'facts/offer.ts': ["asOf: '2026-11-01'", "asOf: '2026-11-20'"],
    'facts/behaviour.ts': ['amount: 700', 'amount: 800'],
    'pages/about/en.ts': ["heading: '", "heading: 'Here: "],
    'countries/es.ts': ['coffee:', 'tea:'],
  });
  const { claims, diagnostics } = await readClaims(opened({ content: site.content, today: '2026-11-22' }));
  expect(diagnostics).toEqual([]);
  expect(new Set(claims?.map(({ verdict }) => verdict))).toEqual(new Set(['open', 'without evidence']));
});

test('WL4047 a quotation that was reworded is reported; the claim does not hold, and its waiver is not called unused', async () => {
  await edited({ 'pages/landing/en.ts': ['Works without internet', 'Works offline'] });
  const errors = await stopping();
  expect(errors.map(({ code }) => code)).toEqual(['WL4047', 'WL4047']);
  expect(errors[0]?.message).toMatch(
    /^'product\.(offline|comparison)' quotes “.*internet” from landing › comparison\.rows\.offline, which says “Works offline”\.$/,
  );
  expect(related(errors[0])[0]).toMatch(/^content\/pages\/landing\/en\.ts:\d+ landing › comparison\.rows\.offline: “Works offline”$/);
});
