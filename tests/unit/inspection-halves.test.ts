import { beforeAll, expect, test } from 'vitest';
import { inspectPage, type PageReport } from '../../generator/5-inspect/inspect-page.ts';
import { inspectSite } from '../../generator/5-inspect/inspect-site.ts';
import { parseReports, serializeReports } from '../../generator/5-inspect/shared/serialize-reports.ts';
import { SharedTexts } from '../../generator/5-inspect/shared/shared-texts.ts';
import { siteFactsOf } from '../../generator/5-inspect/shared/site-facts.ts';
import { loadedTexts } from '../../generator/model/page-copies.ts';
import type { RenderedSite } from '../support/inspect.ts';
import { inspect } from '../support/inspect.ts';
import { root } from '../support/paths.ts';
import { renderedFiles } from '../support/rendered-files.ts';

/* A page is inspected alone, perhaps in another thread or build; the site is inspected from the summaries of its pages. */

let sound: RenderedSite;
let site: RenderedSite;
beforeAll(async () => {
  sound = await renderedFiles(`${root}/tests/sites/minimal/content`);
  const files = new Map(sound.files);
  for (const [path, html] of sound.files)
    if (typeof html === 'string' && path.endsWith('index.html'))
      files.set(path, html.replace('</main>', '<p style="x"><a href="/nowhere/">Weg</a><img src="/lost.png" alt=""></p></main>'));
  site = { ...sound, files };
});

const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

function reportsOn({ content, manifest, files, headers }: RenderedSite): PageReport[] {
  const facts = plain(siteFactsOf({ content, manifest, headers, newTab: ['common', 'newTab'] }));
  return manifest.routes.flatMap((route) => {
    const page = loadedTexts(content).get(route.page);
    const html = files.get(route.output);
    return page && typeof html === 'string' ? [inspectPage({ route, page, html }, facts)] : [];
  });
}

/** The site without its pages and their copies. */
function around({ content, manifest, files, headers }: RenderedSite) {
  const outputs = new Set(manifest.routes.map(({ output }) => output));
  return {
    content: { ...content, batch: new Map() },
    manifest,
    headers,
    files: new Map([...files].filter(([path]) => !outputs.has(path))),
    html: ({ output }: { readonly output: string }) => files.get(output) as string,
  };
}

test('reports are plain data, and give the site the same findings as its pages', () => {
  const findings = inspectSite(around(site), reportsOn(site).map(plain));
  expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['WL3012', 'WL3016', 'WL5003']));
  expect(findings).toEqual(inspect(site));
});

test.each([
  ['<p style="color: red">Rot</p>', 'WL5003'],
  ['<p dir="rechts">Rechts</p>', 'WL5008'],
  ['<p aria-label="Preis">249</p>', 'WL5014'],
  ['<p><img src="/icon.gif" alt="" width="1" height="1"></p>', 'WL3016'],
  ['<p><a href="/nowhere/">Weg</a></p>', 'WL3012'],
])('%s on one page alone is found there, after the same tags of its sisters were sound', (tag, code) => {
  expect(inspect(sound)).toEqual([]);
  for (const { output, path } of sound.manifest.routes) {
    const html = String(sound.files.get(output)).replace('</main>', `${tag}</main>`);
    const found = inspect({ ...sound, files: new Map([...sound.files, [output, html]]) });
    expect(found.map((one) => one.code)).toEqual([code]);
    expect(found[0]?.message).toContain(path);
    expect(found[0]?.hint).not.toContain('It is the same on');
  }
  expect(inspect(sound)).toEqual([]);
});

test('reports are unchanged after serialization, and shared texts are stored once', () => {
  const reports = reportsOn(site);
  const texts = new SharedTexts();
  const shared = (text: string) => texts.of(text);
  const halves = [serializeReports(reports.slice(0, 3)), serializeReports(reports.slice(3))];
  expect(halves.flatMap((text) => parseReports(text, shared))).toEqual(reports);
  expect(halves.join('').length).toBeLessThan(JSON.stringify(reports).length);
});

test('a page that cannot be read again keeps its findings', () => {
  const { html: _, ...rest } = around(site);
  const finding = inspectSite(rest, reportsOn(site)).find(({ code }) => code === 'WL3016');
  expect(finding?.message).toMatch(/^Something on \/[a-z-]+\/ names the file '\/lost.png'/);
});

test('a rule that throws on a page is reported once, and the others run', () => {
  const broken = {
    name: 'broken',
    run() {
      throw new TypeError('reading of nothing');
    },
  };
  const facts = siteFactsOf(site);
  const [route] = site.manifest.routes;
  const page = route && loadedTexts(site.content).get(route.page);
  const html = site.files.get(route?.output ?? '');
  if (!route || !page || typeof html !== 'string') throw new Error('the minimal site has no page');
  const { crashes, findings } = inspectPage({ route, page, html }, facts, [broken]);
  expect(findings).toEqual([]);
  expect(crashes.map(([rule, { code, message }]) => [rule, code, message])).toEqual([
    ['broken', 'WL6002', "The check 'broken' failed to run: reading of nothing"],
  ]);
});
