import { describe, expect, test } from 'vitest';
import brand from '../../content/brand.ts';
import law from '../../content/facts/law/es.ts';
import de from '../../content/pages/landing/de.ts';
import en from '../../content/pages/landing/en.ts';
import es from '../../content/pages/landing/es.ts';
import fr from '../../content/pages/landing/fr.ts';
import it from '../../content/pages/landing/it.ts';
import nl from '../../content/pages/landing/nl.ts';
import page from '../../content/pages/landing/page.ts';
import { theRealSite } from '../support/real-site.ts';

/* The Spanish landing page in its six languages (P6, P7). */

const { pages } = theRealSite();
const { structure } = page;
const signUp = 'https://app.kassaro.example/sign-up';
const at = (path: string) => pages.find(({ route }) => route.path === path) ?? expect.fail(`the page ${path} is missing`);
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each(Object.entries({ es, en, de, fr, it, nl }))('in %s', (language, copy) => {
  const built = at(`/es-${language}/`);
  const section = (id: string) => built.all('section', { id })[0]?.text ?? expect.fail(`the section '${id}' is missing`);
  const texts = (tag: string, name: string) => built.all(tag, { class: name }).map(({ text }) => plain(text));

  test('P6 header, hero, nine sections, final call to action, footer and email popup', () => {
    expect(built.route.tag).toBe(`${language}-ES`);
    expect(built.all('header').length).toBeGreaterThan(0);
    expect(built.all('h1').map(({ text }) => text)).toEqual([copy.hero.name.replace('{brand:product}', brand.product)]);
    expect(built.all('p', { class: 'board' })[0]?.text).toContain(copy.hero.heading);
    for (const id of ['pains', 'features', 'offer', 'reviews', 'how', 'products', 'testimonials', 'comparison', 'faq']) section(id);
    for (const [island, times] of Object.entries({ carousel: 2, 'email-popup': 1 }))
      expect([...built.all('div', { 'data-island': island }), ...built.all('div', { 'data-enhance': island })], island).toHaveLength(times);
    expect(built.all('footer').length).toBeGreaterThan(0);
  });

  test('P7 headline, subheadline, a free trial elsewhere and the way to how it works', () => {
    expect(built.html).toContain(`>${copy.hero.start}<`);
    const calls = built.all('a').filter(({ text }) => text.startsWith(copy.hero.start) || text === copy.hero.how);
    const ways = calls.filter(({ within }) => within.includes('main')).map(({ attributes }) => attributes.href);
    expect(ways).toEqual([signUp, `/es-${language}/#how`, signUp, signUp]);
  });

  test('P7 four old ways, each ending with the phrase that it is over', () => {
    const pains = texts('article', 'pain');
    expect(pains).toHaveLength(4);
    for (const [index, id] of structure.pains.entries()) expect(pains[index]?.endsWith(plain(copy.pains.items[id].over))).toBe(true);
  });

  test('P7 three features: invoicing, products, sales', () => {
    for (const id of ['invoices', 'products', 'sales'] as const) expect(section('features')).toContain(copy.features.items[id].title);
    expect(Object.keys(copy.features.items)).toHaveLength(3);
  });

  test('P7 three testimonials, in Spanish and marked as samples, with figures', () => {
    const quotes = built.all('blockquote', { lang: 'es' }).map(({ text }) => text);
    for (const { name, business, city, quote } of structure.testimonials) {
      expect(quotes).toContain(`«${quote}»`);
      expect(section('testimonials')).toContain(`${name}`);
      expect(section('testimonials')).toContain(`${business}, ${city}`);
    }
    expect(texts('figure', 'slip review')).toHaveLength(3);
    expect(section('testimonials')).toMatch(/2[.,\s]?500\+.*4[.,]9.*98\s?%/s);
  });

  test('P7 two receipts of six rows: the product has all, the others only offline operation', () => {
    const { yes, no, rows } = copy.comparison;
    const names: Readonly<Record<string, string>> = rows;
    const said = (has: (id: string) => boolean) =>
      structure.comparison.map(({ id }) => `${names[id]?.replace('{fact:law.es.till}', law.till.name)}${has(id) ? yes : no}`);
    expect(built.all('caption', { class: 'till-slip-shop' }).map(({ text }) => text)).toEqual([brand.product, copy.comparison.others]);
    expect(
      built
        .all('tr')
        .filter(({ within }) => !within.includes('article'))
        .map(({ text }) => text),
    ).toEqual([...said(() => true), ...said((id) => id === 'offline')]);
    expect(built.all('th', { scope: 'row' })).toHaveLength(12);
    expect(built.all('s').filter(({ within }) => within.includes('table'))).toEqual([]);
  });

  test('P6 five reviews, six questions of which one is open at a time, and the last word', () => {
    expect(texts('figure', 'landing-quote')).toHaveLength(5);
    expect(built.all('details', { name: 'faq' })).toHaveLength(6);
    expect(built.html).toContain(copy.closing.text);
  });
});

test('P7 the last section states the conditions of the trial', () => {
  expect([en.closing.text, es.closing.text]).toEqual(['No credit card. No commitment.', 'Sin tarjeta de crédito. Sin compromiso.']);
});

test('P6 A12 /es shows the landing page too, and no locale of Spain shows the home page of the others', () => {
  expect(at('/es/').all('p', { class: 'board' })[0]?.text).toContain(es.hero.heading);
  expect(pages.filter(({ route }) => route.page === 'home' && route.locale?.country === 'es')).toEqual([]);
});
