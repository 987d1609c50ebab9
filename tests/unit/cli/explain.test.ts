import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { UsageError } from '../../../cli/command-errors.ts';
import { explain } from '../../../cli/commands/explain.ts';
import { load, plan, renderOne } from '../../../generator/compile/steps/stages.ts';
import { markedFor, withoutMarks } from '../../../generator/explain/marks.ts';
import { noAssets } from '../../../generator/model/site-files.ts';
import theme from '../../../runtime/theme.ts';
import { root } from '../../support/paths.ts';
import { contentSample } from '../../support/samples/samples.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';
import { printed } from './printed.ts';

/*
 * Sources of the texts of a page: on the minimal site with a contract, a page that exists in English alone and that German
 * addresses show so, and a Switzerland that writes ü otherwise.
 */

const about = `import { definePage, fallback } from 'wortlaut';
export default definePage({
  template: 'notice', path: '/:locale/about', source: 'en', structure: { mood: 'waiting', way: 'home' },
  gaps: { 'at-de': fallback('en'), 'ch-de': fallback('en') },
});
`;

let site: SiteFolder;
let content: string;

beforeAll(async () => {
  const minimal = `${root}/tests/sites/minimal/content`;
  const [copy, country] = await Promise.all([
    readFile(`${minimal}/pages/help/en.ts`, 'utf8'),
    readFile(`${minimal}/countries/ch.ts`, 'utf8'),
  ]);
  site = await siteFolder({
    from: contentSample('WL4020').bad,
    files: {
      'pages/about/page.ts': about,
      'pages/about/en.ts': copy.replaceAll('Help', 'About us').replace('Where to find help with', 'Who makes'),
      'countries/ch.ts': country.replace("languages: ['de'],", "languages: ['de'],\n  spelling: { de: { ü: 'ue' } },"),
    },
  });
  content = site.content;
});

interface Reported {
  readonly asked: string;
  readonly path: string;
  readonly texts: readonly Record<string, unknown>[];
}
const reported = async (address: string, options: object = {}): Promise<Reported> =>
  JSON.parse((await printed(() => explain(address, { content, format: 'json', ...options }))).out);
const textOf = ({ texts }: Reported, key: string) => texts.find((text) => text.key === key);
const shown = async (address: string, options: object = {}) => (await printed(() => explain(address, { content, ...options }))).out;

test('a text is printed with its file and line, its shown words, its place on the page, its tokens and its source', async () => {
  expect(textOf(await reported('/ch-de/help/'), 'meta.title')).toEqual({
    key: 'meta.title',
    at: { file: 'content/pages/help/de.ts', line: 5, column: 18 },
    written: 'Hilfe | {brand:product}',
    shown: 'Hilfe | Muster',
    standing: { region: 'Head', role: '<title>', offset: expect.any(Number) },
    again: 1,
    chain: [{ answer: 'text', at: { file: 'content/pages/help/de.ts', line: 5, column: 18 } }],
    tokens: [
      {
        written: '{brand:product}',
        shown: 'Muster',
        at: { file: 'content/brand.ts', line: expect.any(Number), column: expect.any(Number) },
      },
    ],
    arguments: [],
    translation: {
      state: 'translation',
      language: 'de',
      source: { language: 'en', text: 'Help | {brand:product}', at: { file: 'content/pages/help/en.ts', line: 4, column: 18 } },
    },
  });
});

test('a text is printed with its fallback and the spelling of the country', async () => {
  const fallen = textOf(await reported('/at-de/about/'), 'heading');
  expect(fallen).toMatchObject({
    shown: 'About us',
    at: { file: 'content/pages/about/en.ts' },
    chain: [{ answer: 'fallback', leadsTo: 'en', at: { file: 'content/pages/about/page.ts', line: 4 } }, { answer: 'text' }],
    translation: { state: 'source', language: 'en' },
  });
  expect(textOf(await reported('/ch-de/help/'), 'button')).toMatchObject({
    written: 'Zurück zum Anfang',
    shown: 'Zurueck zum Anfang',
    chain: [{ answer: 'text' }, { answer: 'spelling', leadsTo: 'ü → ue', at: { file: 'content/countries/ch.ts' } }],
  });
});

test('a clause is printed alone, with its number, its terms and its state in the ledger, even a stale one', async () => {
  const { texts } = await reported('/at-en/terms/#use.secrecy');
  expect(texts.find(({ key }) => key === 'clauses.use.secrecy')).toMatchObject({
    at: { file: 'content/terms/at/en.ts', line: 16 },
    standing: { region: 'Main', heading: '2 Use' },
    tokens: [{ written: '{term:customer|customer}', shown: 'customer', at: { file: 'content/terms/at/en.ts', line: 11 } }],
    translation: { state: 'stale', by: 'Ada', at: '2026-11-02', source: { at: { file: 'content/terms/at/de.ts', line: 16 } } },
  });
  expect(texts.some(({ key }) => key === 'clauses.use.changes')).toBe(false);
  expect(textOf(await reported('/at-en/terms/'), 'clauses.use.changes')).toMatchObject({
    shown: 'The software stays as it is; 2.1 applies here too.',
    tokens: [{ written: '{ref:use.secrecy}', shown: '2.1', at: { file: 'content/terms/at/en.ts', line: 16 } }],
  });
  await expect(explain('/at-en/terms/#secrecy', { content })).rejects.toThrow(
    new UsageError("/at-en/terms/ has no place '#secrecy'. Did you mean #use.secrecy?"),
  );
});

test('the text format groups by heading, folds header and footer, fits the line, and follows a redirect', async () => {
  const out = await shown('CH/help');
  expect(out).toMatch(/^\/CH\/help redirects to \/ch-de\/help\/: /);
  expect(out).toContain('/ch-de/help/  page help, Switzerland, German (ch-de)\n  template notice, structure in content/pages/help/page.ts');
  expect(out).toMatch(/\nWritten in\n {2}content\/pages\/help\/de\.ts +\d+ texts +German, from en\.ts\n/);
  expect(out).toMatch(/\nHilfe\n {2}Hilfe\n {4}content\/pages\/help\/de\.ts:6:12 {2}heading {2}<h1>\n/);
  expect(out).toMatch(/\nAlso \d+ texts .* in the\sfooter\.\nTo show them, add --all, or --text 'WORDS'\.\n/s);
  expect(out.split('\n').filter((line) => line.length > 120)).toEqual([]);
  const all = await shown('/ch-de/help/', { all: true });
  expect(all).toContain('\nFooter\n');
  expect(all).not.toContain('--all');
});

test('--text selects the texts that contain the words, in any case, with all details', async () => {
  const out = await shown('/ch-de/help/', { text: 'SCHREIBEN' });
  expect(out).toMatch(/ {2}Schreiben Sie uns\.\n.*\n {6}translates English {2}content\/pages\/help\/en\.ts:6:9\n {8}“Write to us\.”\n$/);
  await expect(explain('/ch-de/help/', { content, text: 'nobody wrote this' })).rejects.toThrow(
    'No text of /ch-de/help/ contains “nobody wrote this”. Try fewer words, spelt as the page shows them.',
  );
});

test('an unknown address is refused with the reason and the nearest address', async () => {
  await expect(explain('/at-de/halp/', { content })).rejects.toThrow(
    new UsageError('/at-de/halp/ answers with 404, because the page does not exist. Did you mean /at-de/help/?'),
  );
  await expect(explain('/xx/', { content })).rejects.toThrow(/the country is not known/);
});

test('a page with marks differs from the published page in its marks alone', async () => {
  const loaded = (await load(content)).content;
  if (!loaded) throw new Error('the content does not load');
  const { manifest } = plan(loaded);
  expect(manifest.routes.length).toBeGreaterThan(5);
  for (const route of manifest.routes) {
    const marked = loaded.pages.has(route.page) ? markedFor(loaded, route.page).content : undefined;
    const html = (from: typeof loaded) => renderOne({ theme, content: from, manifest, assets: noAssets }, route).html ?? '';
    // A message for the browser is a list of pieces; a mark is one more, with nothing in it.
    const plain = (text: string) =>
      withoutMarks(text)
        .replace(/\{&quot;type&quot;:0,&quot;value&quot;:&quot;&quot;\},?/g, '')
        .replaceAll(',]', ']');
    expect(plain(html(marked ?? loaded))).toBe(plain(html(loaded)));
  }
});
