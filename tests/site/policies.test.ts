import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSite } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';
import { theRealSite } from '../support/real-site.ts';

/* Privacy and imprint. */

const { pages } = theRealSite();
const { site } = await readSite(opened({ content: `${root}/content` }));
const { brand } = site?.content ?? expect.fail('the real content does not load');
const policies = pages.filter(({ route }) => ['privacy', 'imprint'].includes(route.page));
const textOf = (page: (typeof pages)[number], tag: string) => page.all(tag).map(({ text }) => text.replace(/\s+/g, ' ').trim());

test('P21 every page links to a privacy page and an imprint of its own country', () => {
  for (const page of pages) {
    const footer = page.all('a').filter(({ within }) => within.includes('footer'));
    for (const id of ['privacy', 'imprint']) {
      const linked = policies.filter(({ route }) => route.page === id && footer.some(({ attributes }) => attributes.href === route.path));
      expect([page.route.path, id, linked.length]).toEqual([page.route.path, id, 1]);
      const country = page.route.locale?.country;
      if (country) expect([page.route.path, linked[0]?.route.locale?.country]).toEqual([page.route.path, country]);
    }
  }
});

describe.each(policies.map((page) => [page.route.path, page] as const))('P21 %s', (_, page) => {
  test('stays out of search engines while the owner’s data are missing, and shows where they are', () => {
    expect(page.all('meta', { name: 'robots' })[0]?.attributes.content).toContain('noindex');
    const open = page.all('dt').filter(({ attributes }) => attributes.class === 'sample-mark');
    expect(open.map(({ text }) => text).filter(Boolean).length).toBe(page.route.page === 'imprint' ? 5 : 2);
  });

  test('names provider, seat in the words of the language, email and telephone', () => {
    const values = textOf(page, 'dd');
    const country = new Intl.DisplayNames(page.route.language, { type: 'region' }).of('AT');
    expect(values).toEqual(expect.arrayContaining([brand.value.provider, `Wieselburg, ${country}`, brand.value.email, brand.value.phone]));
    const links = page.all('a').map(({ attributes }) => attributes.href);
    expect(links).toEqual(expect.arrayContaining([`mailto:${brand.value.email}`, `tel:${String(brand.value.phone).replaceAll(' ', '')}`]));
  });

  test('lists its sections, each with its heading, where they are many', () => {
    const main = page.all('h2').filter(({ within }) => within.includes('main'));
    const listed = page.all('a').filter(({ within, attributes }) => within.includes('main') && attributes.href?.startsWith('#'));
    expect(listed.map(({ text }) => text)).toEqual(main.length > 4 ? main.map(({ text }) => text) : []);
    expect(main.length).toBeGreaterThan(3);
  });
});

/** Every key of the site in the storage of browsers: a text where it is used, or a constant beside it. */
function storageKeys(): string[] {
  const sources = ['state', 'shared'].flatMap((folder) =>
    readdirSync(`${root}/runtime/${folder}`).map((file) => readFileSync(`${root}/runtime/${folder}/${file}`, 'utf8')),
  );
  const storing = sources.filter((source) => /'[./]+(?:shared)?\/storage\.ts'|sessionStorage/.test(source)).join('\n');
  const named = /(?:readText|readList|writeText|writeList|store|remove|getItem|setItem|removeItem|const \w+ =)\s*\(?'([\w-]+)'/g;
  return [...new Set([...storing.matchAll(named)].map(([, key = '']) => key))];
}

test('C4 the privacy page names every key of the site in the storage of browsers', () => {
  const keys = storageKeys();
  expect(keys).toEqual(
    expect.arrayContaining([
      'country',
      'language',
      'emailSubscribers',
      'emailPopupLastShown',
      'ipadOfferLeads',
      'viewedOffers',
      'outbox',
      'consent',
    ]),
  );
  for (const page of policies.filter(({ route }) => route.page === 'privacy'))
    expect([page.route.path, textOf(page, 'code').sort()]).toEqual([page.route.path, keys.sort()]);
});
