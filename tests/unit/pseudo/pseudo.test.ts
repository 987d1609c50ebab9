import { describe, expect, test } from 'vitest';
import { headerRules } from '../../../generator/4-render/headers.ts';
import { enclosedValue, lengthened, lengthenedMessage, protect } from '../../../generator/4-render/pseudo-texts.ts';
import { inspectAlone } from '../../../generator/5-inspect/inspect-page.ts';
import { readSite, renderPage, type SiteModel, siteDocuments } from '../../../generator/index.ts';
import { parseMessage } from '../../../generator/model/message.ts';
import { noAssets } from '../../../generator/model/site-files.ts';
import { plainWords } from '../../../runtime/rich-text.ts';
import { dayOfSources } from '../../support/day-of-sources.ts';
import { elementsOf } from '../../support/html.ts';
import { opened } from '../../support/opened.ts';
import { root } from '../../support/paths.ts';
import { siteFolder } from '../../support/site-folder.ts';

/** The words of a page, without those in scripts for search engines. */
const bare = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, '');

describe('a text in the pseudo-locale', () => {
  test('is about 40 % longer, or more if it is short, and all of it has accents', () => {
    const sentence = 'The cash register that fits on the counter and in your pocket.';
    expect(lengthened(sentence).length / sentence.length).toBeGreaterThan(1.25);
    expect(lengthened(sentence).length / sentence.length).toBeLessThan(1.6);
    expect(lengthened('Save')).toBe('Šåååvééé');
    expect(lengthened('Größe ändern').length).toBeGreaterThan('Größe ändern'.length * 1.4);
  });

  test('keeps values, addresses and markup', () => {
    expect(lengthened(`Today only ${protect('249 €')} at https://www.muster.example/a or hello@muster.example <b>`)).toBe(
      'Ťôôďååýý ôôñlýý 249 € ååť https://www.muster.example/a ôôř hello@muster.example <b>',
    );
  });

  test('keeps the syntax of a message and lengthens each branch', () => {
    const parsed = parseMessage('{n, plural, one {# day} other {# days}}');
    if ('reason' in parsed) throw new Error(parsed.reason);
    expect(JSON.stringify(lengthenedMessage(parsed.elements))).toContain('ďåååýýýš');
    expect(JSON.stringify(lengthenedMessage(parsed.elements))).toContain('"pluralType":"cardinal"');
  });

  test('values that hold words are marked, amounts are not', () => {
    expect(enclosedValue('30 Tage')).toBe('⟦30 Tage⟧');
    expect(['249 €', '19,90 CHF', '1 200 Kč', '98 %'].map(enclosedValue)).toEqual(['249 €', '19,90 CHF', '1 200 Kč', '98 %']);
  });
});

describe('a site in the pseudo-locale', async () => {
  const folder = await siteFolder();
  const { site } = await readSite(opened({ content: folder.content, pseudo: true }));
  const page = async (path: string) => {
    const route = site?.manifest.routes.find((one) => one.path === path);
    if (!site || !route) throw new Error(`there is no page at ${path}`);
    return (await renderPage(site, route)).html ?? '';
  };

  test('keeps its addresses and languages, and search engines may not list it', async () => {
    const html = await page('/at-de/');
    expect(html).toMatch(/<html lang="de-AT"/);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<title>⟦');
    if (!site) throw new Error('no site');
    const { files: documents } = await siteDocuments(site, noAssets);
    expect(documents.get('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(headerRules(site.manifest)[0]?.headers).toMatchObject({ 'X-Robots-Tag': 'noindex' });
    expect(documents.get('sitemap.xml')).not.toContain('<loc>');
  });

  test('WL2021 reports hard-coded text of a component with its place', async () => {
    if (!site) throw new Error('no site');
    const route = site.manifest.routes.find(({ path }) => path === '/at-de/');
    if (!route) throw new Error('no route');
    const reported = (body: string) =>
      inspectAlone({ ...site, files: new Map([[route.output, `<!doctype html><html lang="de"><body>${body}</body></html>`]]) }, route).map(
        ({ message }) => message,
      );
    expect(reported('<p class="a">⟦Ňôô⟧</p><button class="send">Send now</button>')).toEqual([
      'The page /at-de/ shows “Send now” in <button class="send">, which is in none of the content files.',
    ]);
    expect(reported('<p aria-label="Close it">⟦x⟧</p>')).toEqual([
      'The page /at-de/ shows “Close it” in the aria-label of <p>, which is in none of the content files.',
    ]);
    expect(reported('<p>⟦Fřôôm <b>249 €</b> ôôn⟧ Muster · <code>outbox</code> AT</p><script>let x = "words"</script>')).toEqual([]);
    expect(reported('<img alt=""><p>⟦x⟧</p> and so on')).toHaveLength(1);
  });
});

describe('the real site in the pseudo-locale', async () => {
  const { site } = await readSite(opened({ content: `${root}/content`, pseudo: true, today: dayOfSources() }));
  const rendered = site ? await Promise.all(eachTemplate(site).map((route) => renderPage(site, route))) : [];

  test('has no wording from outside the content files, in any template, country and language', () => {
    expect(rendered.length).toBeGreaterThan(220);
    expect(rendered.flatMap(({ diagnostics }) => diagnostics.map(({ message }) => message))).toEqual([]);
  });

  test('gives islands no such wording, neither as text nor as message', () => {
    // Exceptions: names in the structure of a page, English names of countries for the search, the name of an event (C5).
    const names = new Set([
      ...strings([...(site?.content.pages.values() ?? [])].map(({ definition }) => definition.value.structure)),
      ...[...(site?.content.countries.values() ?? [])].map(({ value }) => value.name),
      'iPad Offer 2',
    ]);
    const props = rendered.flatMap(({ html = '' }) =>
      elementsOf(html).flatMap(({ attributes }) => (attributes['data-props'] ? [JSON.parse(attributes['data-props'])] : [])),
    );
    expect(props.length).toBeGreaterThan(2300);
    const wordings = props.flatMap(shownStrings).filter((text) => /\p{L}{2,}\s+\p{L}{2,}/u.test(text) && !names.has(text));
    expect([...new Set(wordings.filter((text) => !text.startsWith('⟦')))]).toEqual([]);
    expect(wordings.length).toBeGreaterThan(8000);
  });

  test('lengthens the words of contracts, including defined terms, and puts each clause into brackets', () => {
    const terms = rendered.filter(({ html = '' }) => html.includes('<dfn')).map(({ html = '' }) => elementsOf(html));
    const defined = terms.flatMap((elements) => elements.filter(({ tag }) => tag === 'dfn').map(({ text }) => text));
    expect(defined.length).toBeGreaterThan(220);
    expect(defined.filter((text) => /[aeiou]/i.test(text))).toEqual([]);
    const body = terms.map((elements) => elements.find(({ tag }) => tag === 'main')?.text ?? '');
    expect(body.filter((text) => text.split('⟦').length !== text.split('⟧').length)).toEqual([]);
  });

  test('is longer than the real one', async () => {
    const { site: real } = await readSite(opened({ content: `${root}/content` }));
    const home = (model: SiteModel | undefined) => {
      const route = model?.manifest.routes.find(({ path }) => path === '/de-de/');
      return model && route ? renderPage(model, route) : undefined;
    };
    const [longer, plain] = [await home(site), await home(real)].map((page) => bare(page?.html ?? '').length);
    expect((longer ?? 0) / (plain ?? 1)).toBeGreaterThan(1.3);
  });
});

/** One page of each template in each country and language. */
function eachTemplate({ manifest }: SiteModel) {
  const seen = new Set<string>();
  return manifest.routes.filter(({ template, tag }) => !seen.has(`${template} ${tag}`) && seen.add(`${template} ${tag}`));
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

/**
 * Strings in the props of an island: a rich text as one, a message as its beginning, because the rest follows in the same brackets, and the values
 * of a calendar file.
 */
function shownStrings(value: unknown): string[] {
  if (typeof value === 'object' && value !== null && 'elements' in value) return strings((value.elements as unknown[])[0]);
  if (typeof value === 'string') return value.startsWith('BEGIN:') ? value.split('\r\n').map(entryOf) : [value];
  if (Array.isArray(value) && value.some((part) => Array.isArray(part?.parts))) return [plainWords(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(shownStrings) : [];
}

const entryOf = (line: string) => line.slice(line.indexOf(':') + 1);
