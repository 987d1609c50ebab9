import { describe, expect, test } from 'vitest';
import { formatFact } from '../../generator/4-render/format-fact.ts';
import { readSite } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';
import { theRealSite } from '../support/real-site.ts';

/* The constants of the specification: each is a fact, and is shown where it belongs. WL2011 checks that texts do not contain them. */

const { pages } = theRealSite();
const { site } = await readSite(opened({ content: `${root}/content` }));
const { facts, brand } = site?.content ?? expect.fail('the real content does not load');
const fact = (id: string) => facts.get(id)?.value ?? expect.fail(`there is no fact ${id}`);
const pageAt = (path: string) => pages.find(({ route }) => route.path === path) ?? expect.fail(`the page ${path} is missing`);
const textOf = (path: string) => blanks(pageAt(path).elements.find(({ tag }) => tag === 'body')?.text ?? '');
const blanks = (text: string) => text.replace(/\s+/g, ' ');

/** A fact as a page of this address writes it: the amount alone where the sentence inflects the unit. */
function written(id: string, path: string): string {
  const { tag } = pageAt(path).route;
  const value = fact(id);
  return blanks(formatFact(value, tag, value.kind === 'duration' ? '' : undefined));
}

const landing = '/es-es/';
const offer = '/es-es/ipad-offer/';
const second = '/es-es/ipad-offer-2/';

/** Fact → pages that show it. */
const shown: Readonly<Record<string, readonly string[]>> = {
  'offer.price': ['/de-de/', '/de-en/', '/pl-pl/', '/ch-fr/', '/cz-en/', offer, '/es-it/ipad-offer/'],
  'offer.regularPrice': ['/de-de/', offer, '/es-nl/ipad-offer/'],
  'offer.saving': ['/de-de/', offer, '/es-fr/ipad-offer/'],
  'offer.monthly': [second, '/es-de/ipad-offer-2/'],
  'offer.modalMonthly': ['/es-en/ipad-offer-2/'],
  'offer.was': [second],
  'offer.savingShare': [second],
  'offer.valueIpad': [second],
  'offer.valuePremium': [second],
  'offer.valueSetup': [second],
  'offer.valueShipping': [second],
  'offer.valueTotal': [second, '/es-en/ipad-offer-2/'],
  'offer.ipadsLeft': [second],
  'trial.period': ['/de-de/support/', '/es-es/support/', '/pl-pl/support/'],
  'trial.guarantee': ['/de-en/support/', '/fr-fr/support/'],
  'claims.verifactu': ['/es-es/support/', '/es-de/support/', '/es-en/support/'],
  'setup.time': ['/de-de/', '/at-en/about/', '/fr-fr/support/'],
  'setup.remote': ['/de-de/', '/es-es/support/'],
  'setup.shipping': ['/de-de/', '/pl-pl/support/'],
  'support.phone': ['/de-de/support/', '/es-es/support/', offer],
  'support.office': ['/de-de/', '/fr-fr/', '/pl-pl/'],
  'support.tickets': ['/de-de/', '/ch-en/', '/at-de/support/'],
  'support.long': ['/de-de/exhibitions/', '/es-es/exhibitions/', '/cz-en/exhibitions/'],
  'claims.businesses': ['/de-de/about/', '/es-en/about/'],
  'claims.uptime': ['/de-de/about/', '/fr-fr/about/'],
  'claims.satisfaction': ['/de-de/about/', '/pl-pl/about/'],
  'claims.customers': ['/de-en/reviews/', landing],
  'claims.rating': [landing, '/es-en/'],
};

describe('K1 K2 K3 K4 each constant is shown where it belongs', () => {
  test.each(Object.entries(shown))('%s', (id, paths) => {
    for (const path of paths) expect(textOf(path), path).toContain(written(id, path));
  });
});

test('K1 the amounts of the offer', () => {
  const euros = { price: 24900, regularPrice: 50000, saving: 25100, monthly: 2990, was: 89900 };
  const values = { valueIpad: 39900, valuePremium: 46800, valueSetup: 15000, valueShipping: 9900, valueTotal: 111600 };
  for (const [name, minor] of Object.entries({ ...euros, ...values }))
    expect(fact(`offer.${name}`), name).toMatchObject({ kind: 'money', minor, currency: 'EUR' });
  expect(fact('offer.savingShare')).toMatchObject({ basisPoints: 7700, bound: 'atMost' });
});

test('K2 periods and dates', () => {
  expect(fact('trial.period')).toMatchObject({ amount: 30, unit: 'day' });
  expect(fact('trial.guarantee')).toMatchObject({ amount: 30, unit: 'day' });
  expect(fact('claims.verifactu')).toMatchObject({ iso: '2025-07' });
  expect(fact('setup.time')).toMatchObject({ amount: 5, unit: 'minute', bound: 'under' });
  expect(fact('setup.remote')).toMatchObject({ amount: 24, unit: 'hour', bound: 'atMost' });
  expect(fact('setup.shipping')).toMatchObject({ amount: 2, upTo: 3, unit: 'day' });
});

test('K3 the hours of support, in every variant', () => {
  const span = (from: string, to: string, opens: string, closes: string) => ({ from, to, opens, closes });
  expect(fact('support.phone')).toMatchObject({ spans: [span('mon', 'fri', '09:00', '13:00')] });
  expect(fact('support.office')).toMatchObject({ spans: [span('mon', 'thu', '09:00', '15:00'), span('fri', 'fri', '09:00', '12:00')] });
  expect(fact('support.tickets')).toMatchObject({ spans: [span('mon', 'thu', '08:00', '17:00'), span('fri', 'fri', '08:00', '12:00')] });
  expect(fact('support.long')).toMatchObject({ spans: [span('mon', 'fri', '09:00', '18:00')] });
  expect(textOf('/de-de/support/')).toContain('Mo–\u2060Fr 09:00–\u206013:00');
  expect(textOf('/es-es/support/')).toContain('lun–\u2060vie 09:00–\u206013:00');
  expect(textOf(offer)).toContain('24/7');
});

test('K3 each page shows the hours given for it in every locale, and no others (decision 22)', () => {
  const given: Readonly<Record<string, readonly string[]>> = {
    home: ['support.office', 'support.tickets'],
    support: ['support.phone', 'support.tickets'],
    exhibitions: ['support.long'],
    'ipad-offer': ['support.phone'],
  };
  const hours = [...facts].filter(([, { value }]) => value.kind === 'hours').map(([id]) => id);
  for (const { route } of pages.filter(({ route: { status } }) => status === 200)) {
    const here = hours.filter((id) => textOf(route.path).includes(written(id, route.path)));
    if (given[route.page]) expect([route.path, here.sort()]).toEqual([route.path, [...(given[route.page] ?? [])].sort()]);
  }
});

test('K4 each claim of the site about itself is one fact, marked as unproven', () => {
  expect(fact('claims.businesses')).toMatchObject({ amount: 10000, bound: 'atLeast', evidence: 'none' });
  expect(fact('claims.uptime')).toMatchObject({ basisPoints: 9990, evidence: 'none' });
  expect(fact('claims.satisfaction')).toMatchObject({ basisPoints: 9800, evidence: 'none' });
  expect(fact('claims.customers')).toMatchObject({ amount: 2500, bound: 'atLeast', evidence: 'none' });
  expect(fact('claims.rating')).toMatchObject({ tenths: 49, outOf: 5, evidence: 'none' });
});

test('K5 decision 29 amounts of English contracts are written as in Britain', () => {
  for (const path of ['/at-en/terms/', '/fr-en/agb/', '/ch-en/agb/']) expect(textOf(path), path).toContain('€29.90');
});

test('K5 prices are written as the locale writes them, and in pounds in the English dialog', () => {
  for (const language of ['es', 'de']) expect(textOf(`/es-${language}/ipad-offer-2/`)).toMatch(/29,90 €/);
  for (const [language, price] of [
    ['fr', '29,90 €'],
    ['it', '29,90 €'],
    ['nl', '€ 29,90'],
    ['es', '29,90 €'],
    ['de', '29,90 €'],
  ] as const)
    expect(blanks(formatFact(fact('offer.modalMonthly'), `${language}-ES`))).toBe(price);
  const dialog = pageAt('/es-en/ipad-offer-2/').elements.find(({ tag }) => tag === 'dialog');
  expect(dialog?.text).toContain('£29.90');
  expect(dialog?.text).not.toContain('€');
  expect(textOf('/de-de/')).toContain('249 €');
  expect(textOf('/de-en/')).toContain('€249');
});

test('C7 links to other sites exist, open a new tab, and announce that', () => {
  const outbound = new Set(Object.values(brand.value.externalLinks));
  const seen = new Set<string>();
  for (const { route, all } of pages) {
    for (const { attributes, text } of all('a').filter(({ attributes: { href } }) => href && outbound.has(href))) {
      seen.add(attributes.href ?? '');
      expect([route.path, attributes.target, attributes.rel, /\(.+\)\s*$/.test(text)]).toEqual([route.path, '_blank', 'noopener', true]);
    }
  }
  expect([...seen].sort()).toEqual([...outbound].sort());
});

test('C7 in Spain the sales line can be called', () => {
  const tel = `tel:${String(brand.value.salesPhone).replaceAll(' ', '')}`;
  expect(pageAt(offer).all('a', { href: tel }).length).toBeGreaterThan(0);
  const elsewhere = pages.filter(({ route, all }) => route.locale && route.locale.country !== 'es' && all('a', { href: tel }).length > 0);
  expect(elsewhere.map(({ route }) => route.path)).toEqual([]);
});
