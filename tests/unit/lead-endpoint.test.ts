import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import de from '../../content/dictionaries/de.ts';
import en from '../../content/dictionaries/en.ts';
import { documentList } from '../../generator/4-render/accepted-document.ts';
import { formatFact } from '../../generator/4-render/format-fact.ts';
import { inspectPage } from '../../generator/5-inspect/inspect-page.ts';
import { siteFactsOf } from '../../generator/5-inspect/shared/site-facts.ts';
import { bundleAssets } from '../../generator/compile/steps/plan-site.ts';
import { load, plan, renderOne } from '../../generator/compile/steps/stages.ts';
import { policyHeader } from '../../generator/index.ts';
import type { Content } from '../../generator/model/content.ts';
import { loadedTexts } from '../../generator/model/page-copies.ts';
import type { Site } from '../../generator/model/site.ts';
import type { Assets } from '../../generator/model/site-files.ts';
import theme from '../../runtime/theme.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';

/* Targets of the forms of the real site: its own server, another one, or none. */

let content: Content;
let assets: Assets;
beforeAll(async () => {
  const loaded = await load(`${root}/content`);
  const bundled = await bundleAssets(opened({}));
  content = loaded.content ?? expect.fail('the real content does not load');
  assets = bundled.assets ?? expect.fail('the runtime is not bundled');
});

function shown(path: string, leadEndpoint: Site['leadEndpoint'] | undefined, editions = content.editions) {
  const { leadEndpoint: _, ...site } = content.site.value;
  const changed = { ...content, editions, site: { ...content.site, value: { ...site, ...(leadEndpoint && { leadEndpoint }) } } };
  const { manifest } = plan(changed, { endpoints: Object.keys(theme.endpoints) });
  const route = manifest.routes.find((one) => one.path === path) ?? expect.fail(`there is no ${path}`);
  const { html = expect.fail(`${path} was not rendered`) } = renderOne({ theme, content: changed, manifest, assets }, route);
  const page = loadedTexts(content).get(route.page) ?? expect.fail();
  const reported = (production: boolean) => {
    const answers = {
      ...siteFactsOf({
        content: changed,
        manifest,
        headers: [{ path: '/*', headers: policyHeader(manifest) }],
        newTab: theme.newTab,
      }),
      production,
    };
    return inspectPage({ route, page, html }, answers).findings.map(({ code, severity, message, file }) => ({
      code,
      severity,
      message,
      file,
    }));
  };
  return { html, reported };
}

const pages = ['/at-de/', '/es-es/ipad-offer/', '/es-es/ipad-offer-2/'];

test.each(pages)('%s sends its form to the own server', (path) => {
  const { html, reported } = shown(path, '/api/offer');
  expect(html).toMatch(/<form[^>]* action="\/api\/offer"/);
  expect(html).not.toContain('data-leads');
  expect(html).toContain("connect-src 'self';");
  expect(reported(true)).toEqual([]);
});

test.each(pages)('%s sends its form to another server, which its policy lets through', (path) => {
  const { html, reported } = shown(path, 'https://leads.example/v1/offer');
  expect(html).toMatch(/<form[^>]* action="https:\/\/leads\.example\/v1\/offer"/);
  expect(html).toContain(
    `<html lang="${path.startsWith('/at') ? 'de-AT' : 'es-ES'}" dir="ltr" data-leads="https://leads.example/v1/offer">`,
  );
  expect(html).toContain("connect-src 'self' https://leads.example;");
  expect(html).toContain("form-action 'self' https://leads.example;");
  expect(reported(true)).toEqual([]);
});

test('every page names another server, so that waiting leads are sent from every page', () => {
  expect(shown('/at-de/about/', 'https://leads.example/v1/offer').html).toContain('data-leads="https://leads.example/v1/offer"');
});

test.each(pages)('%s shows telephone and email if the site accepts no leads', (path) => {
  const { html, reported } = shown(path, 'none');
  expect(html).not.toContain('<form class="form');
  expect(html).not.toContain('data-island="undelivered"');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main).toMatch(/href="tel:\+\d+"/);
  expect(main).toContain(`href="mailto:${content.brand.value.email}"`);
  if (path !== '/at-de/') expect(main).toMatch(/<section class="lead-dialog-received" id="reserve"/);
  expect(reported(true)).toEqual([]);
});

test('WL6030 a site without a lead endpoint gets a warning, and in production an error', () => {
  const { html, reported } = shown('/at-de/', undefined);
  expect(html).toMatch(/<form[^>]* action="\/api\/offer"/);
  const finding = {
    code: 'WL6030',
    message: '/at-de/ has a form, but site.ts does not contain the address that forms are sent to.',
    file: 'content/site.ts',
  };
  expect(reported(false)).toEqual([{ ...finding, severity: 'warning' }]);
  expect(reported(true)).toEqual([{ ...finding, severity: 'error' }]);
  expect(shown('/at-de/about/', undefined).reported(true)).toEqual([]);
});

test('C1 the form names the document of its country, as the list of documents does', () => {
  const listed = new Map(
    documentList({ content, today: '2026-11-21', writeFact: formatFact }, plan(content).manifest).map((one) => [one.document, one]),
  );
  const hidden = (html: string, name: string) => html.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1];
  const seen = ['/at-de/', '/pl-pl/', '/es-es/ipad-offer/'].map((path) => {
    const { html } = shown(path, '/api/offer');
    const document = hidden(html, 'document') ?? '';
    expect({ edition: '', ...listed.get(document) }).toMatchObject({ edition: hidden(html, 'edition'), hash: hidden(html, 'hash') });
    expect(hidden(html, 'page')).toBe(path);
    return document;
  });
  expect(new Set(seen).size).toBe(3);
});

test('the form names the edition in force, with the SHA-256 of its file', () => {
  const file = '\tAllgemeine Geschäftsbedingungen\n1\tGeltung\n';
  const hash = createHash('sha256').update(file).digest('hex');
  const record = {
    ...{ document: 'at', edition: '2026-11-20', inForce: '2026-11-20', by: 'counsel', at: '2026-11-20', sections: { scope: [] } },
    texts: { de: { file: '2026-11-20.de.txt', sha256: hash } },
  };
  const { html } = shown('/at-de/', '/api/offer', [{ file: '', record, sha256: '', texts: new Map([['de', file]]) }]);
  const hidden = (name: string) => html.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1];
  expect(['edition', 'hash', 'language'].map(hidden)).toEqual(['2026-11-20', hash, 'de']);
});

test.each([
  ['/de-de/', de.lead],
  ['/de-en/', en.lead],
])('C1 T4 %s accepts nothing while the German terms do not exist: the box says that they come before any order', (path, words) => {
  const { html } = shown(path, '/api/offer');
  const hidden = (name: string) => html.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1];
  expect(['document', 'edition', 'hash'].map(hidden)).toEqual(['', '', '']);
  expect(hidden('consent')).toBe(words.termsAnnounced);
  const label = html.match(/<label[^>]* for="[\w-]+-acceptTerms">(.*?)<\/label>/)?.[1]?.replace(/<span.*?<\/span>|<[^>]*>/g, '');
  expect(label).toBe(words.termsAnnounced);
});

test('C1 the hash of a document changes with its words and its printed numbers alone', () => {
  const { manifest } = plan(content);
  const hashes = (changed: Content) =>
    new Map(
      documentList({ content: changed, today: '2026-11-21', writeFact: formatFact }, manifest).map(({ document, hash }) => [
        document,
        hash,
      ]),
    );
  const before = hashes(content);
  const [id = '', fact] = [...content.facts].find(([name]) => name === 'terms.penalty') ?? [];
  const otherwise = new Map(content.facts).set(id, { ...fact, value: { ...fact?.value, minor: 1 } } as never);
  const after = hashes({ ...content, facts: otherwise });
  expect([...after].filter(([document, hash]) => before.get(document) !== hash).length).toBeGreaterThan(0);
  const dated = new Map(content.facts).set(id, { ...fact, value: { ...fact?.value, asOf: '2030-01-01' } } as never);
  expect(hashes({ ...content, facts: dated })).toEqual(before);
});
