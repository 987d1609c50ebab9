import { describe, expect, test } from 'vitest';
import { theRealSite } from '../support/real-site.ts';

/* Compliance is claimed only in the countries for which it is stated, worded for each (decision 36). */

const { pages } = theRealSite();
const names: Readonly<Record<string, RegExp>> = {
  at: /Austria|Österreich/,
  de: /Germany|Deutschland/,
  es: /Spain|Spanien|española/,
};
const rules = /tax rules|Steuervorschrift|normativa|règles fiscales|\bprzepisy\b/i;

/** The texts of a page's cards, for each of its addresses in a country. */
function cardsOf(id: string, tag: string, name: string) {
  return pages
    .filter(({ route }) => route.page === id)
    .map((page) => ({
      path: page.route.path,
      country: page.route.country ?? '',
      cards: page.all(tag, { class: name }).map(({ text }) => text),
    }));
}

describe.each([
  ['home', cardsOf('home', 'div', 'feature-words'), 6],
  ['benefits', cardsOf('benefits', 'li', 'benefit'), 8],
  ['support', cardsOf('support', 'details', 'faq-search-item'), 8],
] as const)('P3 P15 P17 decision 36 %s', (_, found, count) => {
  test('shows as many cards in every country', () => {
    expect(new Set(found.map(({ country }) => country)).size).toBeGreaterThan(5);
    for (const { path, cards } of found) expect(cards, path).toHaveLength(count);
  });

  test('names only the tax rules of its own country, once', () => {
    for (const { path, country, cards } of found.filter((one) => one.country in names)) {
      const claims = cards.filter((card) => rules.test(card));
      expect(claims, path).toHaveLength(1);
      for (const [other, name] of Object.entries(names)) expect(name.test(claims[0] ?? ''), `${path} ${other}`).toBe(other === country);
      expect(claims[0]?.includes('Verifactu'), path).toBe(country === 'es');
    }
  });

  test('refers to the accountant if no rules are claimed', () => {
    for (const { path, cards } of found.filter((one) => !(one.country in names))) {
      expect(
        cards.filter((card) => rules.test(card) || card.includes('Verifactu')),
        path,
      ).toEqual([]);
      expect(
        cards.filter((card) => card.includes('CSV')),
        path,
      ).toHaveLength(1);
    }
  });
});
