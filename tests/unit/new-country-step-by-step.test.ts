import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test, vi } from 'vitest';
import { claims } from '../../cli/commands/claims.ts';
import { check, type Diagnostic } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';
import { idasKey, keepIdasKey } from '../support/people.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';
import { printed } from './cli/printed.ts';

/*
 * An author adds a country to the real site and only follows the messages, until none is left. The flag, which belongs
 * to the theme, is put aside.
 */

let site: SiteFolder;

const source = (file: string) => readFile(`${site.content}/${file}`, 'utf8');

async function replace(file: string, ...changes: readonly (readonly [words: string, others: string])[]): Promise<void> {
  let text = await source(file);
  for (const [words, others] of changes) {
    if (!text.includes(words)) throw new Error(`${file} does not have '${words}'.`);
    text = text.replace(words, others);
  }
  await site.write({ [file]: text });
}

let latest: readonly Diagnostic[];

/** Each error with its place and the other places of its report, in the printed order. */
async function reported(): Promise<string[]> {
  ({ diagnostics: latest } = await check(opened({ content: site.content, today: '2026-11-22', types: false })));
  return latest
    .filter(({ severity }) => severity === 'error')
    .map(({ code, file, also }) => [`${code} ${file}`, ...namesOf(also)].join(', '));
}
const namesOf = (also: Diagnostic['also'] = []) => also.map(({ code, file }) => `${code} ${file}`);
const reopened = /^WL4048 content\/claims\//;

beforeAll(async () => {
  site = await siteFolder({
    from: `${root}/content`,
    files: {
      'countries/pt.ts': `import { defineCountry } from 'wortlaut';
export default defineCountry({
  code: 'pt', name: 'Portugal', currency: 'EUR', languages: ['en'], domain: 'pt.kassaro.example', values: { sampleReceipt: { coffee: 120 } },
});
`,
      'people.ts': `import { definePeople } from 'wortlaut';
export default definePeople({
  management: { name: 'Management', roles: ['owner'], sample: true },
  counsel: { name: 'Counsel', roles: ['legal'], key: '${idasKey}', sample: true },
  translation: { name: 'First translation', roles: ['translator'], until: '2026-11-30', sample: true },
});
`,
      'suppressions.ts': `import { defineSuppressions } from 'wortlaut';
export default defineSuppressions([
  { code: 'WL1030', file: 'content/countries/pt.ts', dataPath: 'code', reason: 'The flag is drawn next week', until: '2027-03-31' },
]);
`,
    },
  });
});

test('WL3030, WL2010, WL3036 the country alone: the report begins with contract, name, number and list, and ends with the claims', async () => {
  const errors = await reported();
  expect(errors.slice(0, 4)).toEqual([
    'WL3030 content/countries/pt.ts, WL4048 content/claims/terms.ts, WL4048 content/claims/terms.ts',
    'WL2010 content/dictionaries/en.ts',
    'WL1010 content/facts/claims.ts',
    'WL3036 content/pages/country-list/page.ts',
  ]);
  const rest = errors.slice(4);
  expect(rest.length).toBeGreaterThan(0);
  for (const error of rest) expect(error).toMatch(reopened);
  const listed = 'The contracts are listed here; add the contract of Portugal.';
  expect(latest.find(({ code }) => code === 'WL3030')?.related).toMatchObject([
    { file: 'content/navigation.ts', message: 'This entry of the menus disappears in Portugal.' },
    { file: 'content/terms/documents.ts', message: listed },
    { file: 'content/terms/documents.ts', message: listed },
  ]);
});

test('WL3035 the contract: both lists of contracts lack it', async () => {
  await site.write({
    'terms/pt/outline.ts': (await source('terms/gb/outline.ts')).replace("'gb'", "'pt'"),
    'terms/pt/en.ts': (await source('terms/gb/en.ts')).replaceAll('the United Kingdom', 'Portugal'),
    'terms/pt/page.ts': (await source('terms/cz/page.ts'))
      .replace("source: 'cs'", "source: 'en'")
      .replace("'terms-cz-and-pl'", "'terms-common'")
      .replace('Czechia', 'Portugal')
      .replace(/ *redirectFrom: .*\n/, '')
      .replace(
        /addresses: \[[\s\S]*?\],\n[\s\S]*?gaps: .*\n/,
        "addresses: [{ path: '/pt-en/agb', country: 'pt', language: 'en', canonical: true }],\n",
      ),
  });
  const errors = await reported();
  expect(errors.slice(0, 4)).toEqual([
    'WL2010 content/dictionaries/en.ts',
    'WL1010 content/facts/claims.ts',
    'WL3036 content/pages/country-list/page.ts',
    'WL3035 content/terms/documents.ts, WL3035 content/terms/documents.ts',
  ]);
  for (const error of errors.slice(4)) expect(error).toMatch(reopened);
});

test('the lists, the number and the name: translations of the name and new decisions on waived claims are left', async () => {
  await replace('terms/documents.ts', [
    "  pl: toEdition('terms', 'pl-pl'),",
    "  pl: toEdition('terms', 'pl-pl'),\n  pt: toEdition('terms', 'pt-en'),",
  ]);
  await replace('terms/documents.ts', [
    "  pl: toEdition('terms', 'pl'),",
    "  pl: toEdition('terms', 'pl'),\n  pt: toEdition('terms', 'pt'),",
  ]);
  await replace('pages/country-list/page.ts', ["'cz']", "'cz', 'pt']"]);
  await replace('facts/claims.ts', ['amount: 7', 'amount: 8']);
  await replace('dictionaries/en.ts', ["    pl: 'Poland',", "    pl: 'Poland',\n    pt: 'Portugal',"]);
  const errors = await reported();
  const translations = ['cs', 'de', 'es', 'fr', 'it', 'nl', 'pl'];
  expect(errors.slice(0, translations.length)).toEqual(translations.map((language) => `WL2001 content/dictionaries/${language}.ts`));
  const rest = errors.slice(translations.length);
  expect(rest.filter((error) => !reopened.test(error))).toEqual(['WL4047 content/claims/terms.ts']);
});

// The whole site is rendered as soon as one error is left.
if (process.env.NIGHT) {
  test('the names and the decisions: the words for the list of countries are left', async () => {
    for (const language of ['cs', 'de', 'es', 'fr', 'it', 'nl', 'pl'])
      await replace(`dictionaries/${language}.ts`, ['  countries: {\n', "  countries: {\n    pt: 'Portugal',\n"]);
    await replace('claims/terms.ts', ["'Seven countries'", "'Eight countries'"]);
    await reported();
    // The corrected quotation was part of a waiver.
    const ids = latest.flatMap(({ severity, hint = '' }) => (severity === 'error' && /--waive (\S+)/.exec(hint)?.[1]) || []);
    vi.stubEnv('WORTLAUT_KEYS', `${site.content}/../keys`);
    await keepIdasKey(`${site.content}/../keys`);
    const waive = [...new Set([...ids, 'terms.markets'])];
    expect(await printed(() => claims({ content: site.content, waive, by: 'counsel' }))).toMatchObject({ code: 0 });
    expect(await reported()).toEqual(['WL2010 content/pages/country-list/page.ts']);
  });

  test('the words: no error is left', async () => {
    await replace('pages/country-list/de.ts', [
      '        rows: {\n',
      "        rows: {\n          pt: { country: 'Portugal', code: 'PT' },\n",
    ]);
    expect(await reported()).toEqual([]);
  });
}
