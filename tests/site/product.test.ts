import { describe, expect, test } from 'vitest';
import { readSite, resolveAddress } from '../../generator/index.ts';
import { inCountry } from '../../generator/model/country-words.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';
import { theRealSite } from '../support/real-site.ts';

/* The product page carries every item of `terms.md` section 1, in fields of the names given (P11). */

const { manifest, pages } = theRealSite();
const { site } = await readSite(opened({ content: `${root}/content` }));
const copies = site?.content.batch.get('product')?.copies;
const at = (path: string) => pages.find(({ route }) => route.path === path) ?? expect.fail(`the page ${path} is missing`);
const words = (text: string) => text.replace(/\s+/g, ' ');

/** Field → its items as `terms.md` names them. */
const items = {
  basicFeaturesItems: {
    closing: /end-of-day report.*printed.*PDF/i,
    layout: /receipt layout/i,
    taxes: /VAT rates/i,
    messenger: /messaging app/i,
    api: /API access/i,
    email: /free email support/i,
    adfree: /no advertising on receipts/i,
    quick: /quick payment/i,
  },
  resumeFeatures: {
    tours: /guided tours/i,
    cashbook: /cash book/i,
    payments: /several payment methods.*combined/i,
    import: /import/i,
    sorting: /drag and drop/i,
    offers: /custom quotes/i,
    discounts: /custom discounts/i,
    notes: /delivery notes/i,
    reservations: /online reservation calendar/i,
  },
  analysisFeatures: {
    summary: /invoice summary/i,
    employees: /employee management/i,
    customers: /customer management/i,
    export: /data export/i,
    statistics: /interactive statistics/i,
  },
  supportFeatures: {
    medium: /Medium/,
    premium: /Premium/,
    gastro: /Gastro/,
    free: /free in the first year/i,
    yearly: /\{fact:terms\.supportYearly\} a year/,
    effort: /by the minute/i,
  },
  advancedFeatures: {
    payments: /custom payment methods/i,
    coupons: /coupons/i,
    closings: /end-of-day and end-of-month reports/i,
    articles: /item export/i,
    text: /extra text on the invoice/i,
    phone: /phone support/i,
    barcode: /works with barcode scanners/i,
    authorisation: /permissions for each employee/i,
    accounting: /CSV export to accounting programs/i,
    inventory: /stocktake list/i,
    images: /product photos/i,
    collective: /batch invoice printing/i,
    cashbook: /cash book export/i,
    attribution: /every line credited/i,
    tip: /tip prompt/i,
  },
} as const;
type Field = keyof typeof items;
const fields = Object.keys(items) as Field[];
const textsOf = (language: string, field: Field) =>
  (copies?.get(language)?.value as Record<Field, Record<string, string>> | undefined)?.[field] ?? {};

test.each(fields)('P11 %s has every item, in every language', (field) => {
  const expected = Object.entries(items[field]);
  for (const [id, wording] of expected) expect(textsOf('en', field)[id], id).toMatch(wording);
  for (const language of ['es', 'en', 'de', 'fr', 'pl']) {
    expect(Object.keys(textsOf(language, field)), language).toEqual(expected.map(([id]) => id));
  }
});

describe.each([
  ['es', '29,90 € al año'],
  ['en', '€29.90 a year'],
  ['de', '29,90 € im Jahr'],
])('P11 the page in %s', (language, price) => {
  const page = at(`/es-${language}/kassaro/`);
  const body = words(page.all('main')[0]?.text ?? '');

  test('shows every item, and as many as there are', () => {
    const inPrint = (within: readonly string[]) => within.filter((tag) => tag === 'section').length === 2;
    const listed = page.all('li').filter(({ within }) => inPrint(within));
    const expected = fields.flatMap((field) => Object.values(textsOf(language, field)));
    expect(listed.length).toBe(expected.length);
    for (const text of expected)
      expect(body).toContain(words(inCountry(text).replace('{fact:terms.supportYearly}', price.split(' ').slice(0, -2).join(' '))));
  });

  test('names the titles and the price of support after the first year', () => {
    const titles = ['basicFeaturesTitle', 'resumeTitle', 'analysisTitle', 'supportTitle', 'advancedFeaturesTitle'];
    const given = copies?.get(language)?.value as Record<string, string> | undefined;
    const headings = page.all('h2').map(({ text }) => text);
    expect(headings).toEqual(expect.arrayContaining(titles.map((title) => given?.[title])));
    const read = page.all('span').filter(({ within }) => within.includes('h1'));
    expect(read.map(({ text }) => text)).toEqual([given?.title]);
    expect(body).toContain(given?.subtitle);
    expect(body).toContain(price);
  });
});

test('P10 the page is in every country, and an unknown language falls back to the first', () => {
  expect(pages.filter(({ route: { page, path, canonical } }) => page === 'product' && path === canonical).length).toBe(16);
  expect(at('/es/kassaro/').route).toMatchObject({ canonical: '/es-es/kassaro/', tag: 'es-ES' });
  expect(resolveAddress(manifest.table, '/es-pl/kassaro/')).toMatchObject({ status: 302, location: '/es-es/kassaro/' });
});
