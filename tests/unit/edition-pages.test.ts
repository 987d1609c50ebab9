import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { build } from '../../cli/commands/build.ts';
import { edition } from '../../cli/commands/edition.ts';
import { routes } from '../../cli/commands/routes.ts';
import { documentAt } from '../../generator/4-render/accepted-document.ts';
import { editionAt } from '../../generator/4-render/contract-editions.ts';
import { formatFact } from '../../generator/4-render/format-fact.ts';
import { readSite, renderPage, type SiteModel, siteDocuments } from '../../generator/index.ts';
import { noAssets } from '../../generator/model/site-files.ts';
import { elementsOf } from '../support/html.ts';
import { opened } from '../support/opened.ts';
import { keepIdasKey } from '../support/people.ts';
import { foundIn } from '../support/project-copy.ts';
import { contentSample } from '../support/samples/samples.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';
import { printed } from './cli/printed.ts';

/* The pages of a contract with editions: its address shows the edition in force, and every edition has an address of its own. */

let site: SiteFolder;
let drafts: SiteModel;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01') });
  site = await siteFolder({ from: contentSample('WL4002').good });
  vi.stubEnv('WORTLAUT_KEYS', `${site.content}/../keys`);
  await keepIdasKey(`${site.content}/../keys`);
  drafts = await siteOn('2026-12-01');
  await publish('2026-12-01');
  await edit(`${site.content}/terms/at/de.ts`, 'hält seine', 'hält alle');
  await publish('2027-03-01');
  // The present text differs from both editions.
  await edit(`${site.content}/terms/at/de.ts`, 'ist volljährig', 'ist längst volljährig');
});
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await site.remove();
});

const publish = (inForce: string) => printed(() => edition('publish', 'at', { content: site.content, inForce, by: 'Ida', yes: true }));

async function edit(file: string, from: string, to: string) {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

async function siteOn(today: string): Promise<SiteModel> {
  const { site: model, diagnostics } = await readSite(opened({ content: site.content, today }));
  return model ?? expect.fail(diagnostics.map(({ message }) => message).join('\n'));
}

async function htmlAt(model: SiteModel, path: string) {
  const route = model.manifest.routes.find((one) => one.path === path) ?? expect.fail(`the page ${path} does not exist`);
  const { html = '', diagnostics } = await renderPage(model, route);
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  return {
    html,
    route,
    main:
      elementsOf(html)
        .find(({ tag }) => tag === 'main')
        ?.text?.replace(/\s+/g, ' ') ?? '',
  };
}

test('a contract without an edition is a draft, which search engines do not list', async () => {
  const { html, route, main } = await htmlAt(drafts, '/at-at/agb/');
  expect(main).toContain('Entwurf');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(route).toMatchObject({ indexed: false, alternates: [] });
  expect(documentAt({ content: drafts.content, today: '2026-12-01', writeFact: formatFact }, route)).not.toHaveProperty('edition');
});

describe.each([
  ['2026-12-15', '2026-12-01', 'In Kraft seit 1. Dezember 2026', 'hält seine Zugangsdaten'],
  ['2027-03-01', '2027-03-01', 'In Kraft seit 1. März 2027', 'hält alle Zugangsdaten'],
])('on %s', (today, inForce, status, words) => {
  test('the address of the contract shows the edition in force, whatever the present text is', async () => {
    const model = await siteOn(today);
    const { html, route, main } = await htmlAt(model, '/at-at/agb/');
    expect(main).toContain(status);
    expect(main).toContain(words);
    expect(main).toContain('Er ist volljährig.');
    expect(html).toContain('id="use.secrecy"');
    expect(html).toContain('href="#use.secrecy"');
    expect(route.indexed).toBe(true);
    expect(main.includes('Ab 1. März 2027 gilt eine andere Fassung.')).toBe(today < '2027-03-01');
    const { hash, ...document } = documentAt({ content: model.content, today, writeFact: formatFact }, route);
    expect(document).toEqual({ document: '/at-at/agb/', edition: inForce });
    expect(hash).toBe(model.content.editions.find(({ record }) => record.edition === inForce)?.record.texts.de?.sha256);
  });
});

test('every edition has its address for good, with its text as a file and its SHA-256', async () => {
  const model = await siteOn('2027-03-01');
  const { html, main, route } = await htmlAt(model, '/at-at/agb/2026-12-01/');
  expect(main).toContain('Galt ab 1. Dezember 2026, inzwischen ersetzt');
  expect(main).toContain('2.1 Der Kunde hält seine Zugangsdaten geheim.');
  expect(html).toContain('<p id="use.secrecy">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(route.canonical).toBe('/at-at/agb/2026-12-01/');
  const { files } = await siteDocuments({ ...model, content: model.content }, noAssets);
  const first = model.content.editions.find(({ record }) => record.edition === '2026-12-01');
  expect(files.get('at-at/agb/2026-12-01.txt')).toBe(first?.texts.get('de'));
  expect(main).toContain(first?.record.texts.de?.sha256);
  expect(files.get('at-en/terms/2027-03-01.txt')).toContain('2.1\tThe customer keeps the credentials secret.');
  expect(String(files.get('sitemap.xml')).match(/at-at\/agb[^<]*/g)).toEqual(expect.not.arrayContaining(['at-at/agb/2026-12-01/']));
});

test('a list leads to all editions, and a page shows what differs between two', async () => {
  const model = await siteOn('2026-12-15');
  const list = await htmlAt(model, '/at-at/agb/editions/');
  expect(list.main).toMatch(
    /Gilt ab 1\. März 2027.*Änderungen zwischen 1\. Dezember 2026 und 1\. März 2027.*In Kraft seit 1\. Dezember 2026/,
  );
  const hrefs = elementsOf(list.html).flatMap(({ attributes: { href } }) => (href?.startsWith('/at-at/agb/') ? href : []));
  expect(hrefs).toEqual(expect.arrayContaining(['/at-at/agb/', '/at-at/agb/2027-03-01/', '/at-at/agb/2026-12-01..2027-03-01/']));
  const { html } = await htmlAt(model, '/at-at/agb/2026-12-01..2027-03-01/');
  expect(html).toContain('<p><b>2.1</b> Der Kunde hält <del>seine</del> <ins>alle</ins> Zugangsdaten geheim.</p>');
  expect((await htmlAt(model, '/at-en/terms/2026-12-01..2027-03-01/')).main).toContain('No changes');
});

test('a build of the day on which an edition comes into force renders its page again, and writes its files', async () => {
  const out = `${site.content}/../dist`;
  const heading = async (asOf: string) => {
    const { code, out: findings } = await printed(() => build({ content: site.content, out, asOf, quiet: true }));
    expect(code, findings).toBe(0);
    return readFile(`${out}/site/at-at/agb/index.html`, 'utf8');
  };
  expect(await heading('2026-12-15')).toContain('hält seine Zugangsdaten');
  expect(await heading('2027-03-01')).toContain('hält alle Zugangsdaten');
  for (const path of [
    'agb/2026-12-01/index.html',
    'agb/2027-03-01.txt',
    'agb/editions/index.html',
    'agb/2026-12-01..2027-03-01/index.html',
  ])
    expect((await readFile(`${out}/site/at-at/${path}`, 'utf8')).length, path).toBeGreaterThan(0);
  expect(await readFile(`${out}/site/sitemap.xml`, 'utf8')).toContain('/at-at/agb/</loc>');
  expect(await readFile(`${out}/site/sitemap.xml`, 'utf8')).not.toContain('/at-at/agb/2');
  const documents = JSON.parse(await readFile(`${out}/reports/documents.json`, 'utf8')) as {
    document: string;
    edition: string;
    hash: string;
  }[];
  // The hash that leads carry is what sha256sum prints for the file of the edition, and for the text that serve keeps.
  const sumOf = async (path: string) =>
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  const [accepted] = documents;
  for (const path of [`${site.content}/editions/at/2027-03-01.de.txt`, `${out}/site/at-at/agb/2027-03-01.txt`])
    expect(await sumOf(path)).toBe(accepted?.hash);
  for (const { hash } of documents) expect(await sumOf(`${out}/reports/documents/${hash}.txt`)).toBe(hash);
  expect(documents.map(({ document, edition: of }) => `${document} ${of}`)).toEqual([
    '/at-at/agb/ 2027-03-01',
    '/at-en/terms/ 2027-03-01',
    '/ch-de/agb/ undefined',
  ]);
});

test('a withdrawn edition keeps its address, and the one before applies again', async () => {
  await printed(() => edition('withdraw', 'at@2027-03-01', { content: site.content, by: 'Ida', reason: 'Clause 2.1 is void', yes: true }));
  const model = await siteOn('2027-03-01');
  expect((await htmlAt(model, '/at-at/agb/')).main).toContain('hält seine Zugangsdaten');
  expect((await htmlAt(model, '/at-at/agb/2027-03-01/')).main).toContain('Zurückgezogen');
});

test('a change of spelling, names or components does not change an edition', async () => {
  await edit(`${site.content}/countries/at.ts`, "code: 'at',", "code: 'at',\n  spelling: { de: { Kunde: 'Gast' } },");
  const model = await siteOn('2026-12-15');
  expect((await htmlAt(model, '/at-at/agb/')).main).toContain('Der Kunde hält seine Zugangsdaten geheim.');
  expect((await htmlAt(model, '/at-at/agb/2026-12-01/')).main).toContain('Der Kunde hält seine Zugangsdaten geheim.');
});

test('WL3020 WL3021 the list of published addresses misses a withdrawal or an edition that is removed, before any later statement', async () => {
  await edit(`${site.content}/countries/at.ts`, "  spelling: { de: { Kunde: 'Gast' } },", '');
  const lost = async () => {
    const { out } = await printed(() =>
      build({ content: site.content, out: `${site.content}/../lost`, asOf: '2027-03-01', format: 'json' }),
    );
    return foundIn({ stdout: out }).flatMap(({ code, message }) => (/^WL302[01]$/.test(code) ? `${code} ${message}` : []));
  };
  await printed(() => routes({ content: site.content, format: 'text', lock: true }));
  expect(await lost()).toEqual([]);
  await rm(`${site.content}/editions/withdrawn.jsonl`);
  expect(await lost()).toEqual([
    expect.stringMatching(/^WL3021 The anchor \/at-\w+\/\w+\/2027-03-01\/#withdrawn was published, but the page no longer has the id/),
  ]);
  for (const end of ['json', 'de.txt', 'en.txt']) await rm(`${site.content}/editions/at/2027-03-01.${end}`);
  expect(await lost()).toContainEqual(expect.stringMatching(/^WL3020 The address \/at-\w+\/\w+\/2027-03-01\/ was published/));
});

test('an appendix is a draft while an edition that applies has other words', async () => {
  const own = await siteFolder({ from: contentSample('WL4002').good });
  const help = `${own.content}/pages/help/de.ts`;
  const publishOwn = (inForce: string) => printed(() => edition('publish', 'at', { content: own.content, inForce, by: 'Ida', yes: true }));
  const shown = async (today: string) => {
    const { site: model } = await readSite(opened({ content: own.content, today }));
    const route = model?.manifest.routes.find(({ path }) => path === '/at-de/help/');
    return model && route ? editionAt({ ...model, today, writeFact: formatFact }, route) : expect.fail('the page does not exist');
  };
  expect(await shown('2026-12-01')).toBeUndefined();
  await edit(`${own.content}/terms/at/de.ts`, 'gilt auch hier.', 'gilt auch hier, und die {doc:prices|Hilfe}.');
  await edit(`${own.content}/terms/at/en.ts`, 'applies here too.', 'applies here too, and the {doc:prices|help}.');
  expect(await shown('2026-12-01')).toBe('draft');
  await publishOwn('2026-12-01');
  expect(await shown('2026-12-01')).toBeUndefined();
  await edit(help, 'Schreiben Sie uns.', 'Rufen Sie uns an.');
  expect(await shown('2026-12-01')).toBe('draft');
  await publishOwn('2027-03-01');
  expect([await shown('2027-02-28'), await shown('2027-03-01')]).toEqual(['draft', undefined]);
  await own.remove();
});
