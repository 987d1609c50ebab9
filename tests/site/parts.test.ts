import { describe, expect, test } from 'vitest';
import { theRealSite } from '../support/real-site.ts';

/* The parts that the specification lists for the chooser, the home page, the inner pages and the footer. */

const { pages } = theRealSite();

/** The texts of all elements of a page such as `main p.lead`, in order. */
function textsOf(path: string, selector: string): string[] {
  const [, part = '', tag = '', name] = /^(\w+) (\w+)(?:\.(\S+))?$/.exec(selector) ?? [];
  const page = pages.find(({ route }) => route.path === path) ?? expect.fail(`the page ${path} is missing`);
  const elements = page.all(tag).filter(({ within }) => within.includes(part));
  const named = elements.filter(({ attributes }) => !name || attributes.class?.split(' ').includes(name));
  return named.map(({ text }) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' '));
}

const about = '/at-en/about/';
const reviews = '/at-en/reviews/';
const fairs = '/at-en/exhibitions/';
const solutions = '/de-de/how-kassaro-helps/';
const support = '/at-en/support/';
const any = (count: number) => Array.from({ length: count }, () => /\S/);

/** Each element matches the pattern at its place. */
const parts: readonly (readonly [requirement: string, path: string, selector: string, ...words: RegExp[]])[] = [
  ['P1', '/', 'h1 span.visually-hidden', /^Choose Your Country$/],
  [
    'P1',
    '/',
    'main div.ticket',
    /^Austria.*VAT 20%3\.40 EUR$/,
    /^Sw.*CHF$/,
    /^Cz.*CZK$/,
    /^Ger.*EUR$/,
    /^Sp.*EUR$/,
    /^Fr.*EUR$/,
    /^Pol.*PLN$/,
  ],
  ['P2', '/', 'main h3', /^Enterprise ready$/, /^Global scale$/, /^24\/7 support$/],
  [
    'P3',
    '/at-en/',
    'main h2',
    /^Sell at the counter\./,
    /^What it takes/,
    /^iPad and Premium/,
    /^Open the box/,
    /^Made for people/,
    ...any(3),
    /trade fair$/,
    /^Next time the shutters/,
  ],
  ['P3', '/at-en/', 'main label', /^Name/, /^Email/, /^Phone/, /^Company \(optional\)/, /^What do you sell\? \(optional\)/, /terms/],
  ['P4', '/ch-en/', 'main h1', /^Kassaro Switzerland$/],
  ['P4', '/de-de/', 'main p.lead', /Cloud-Kassensystem/, ...any(6)],
  ['P4', '/pl-pl/', 'main p.lead', /System POS/, ...any(6)],
  ['P4', '/fr-fr/', 'main p.lead', /logiciel de caisse/, ...any(6)],
  ['P12', about, 'main h2', /^Our mission$/, /^Kassaro in numbers$/, /^The team$/, /^What we hold ourselves to$/, /\S/],
  ['P12', '/about/', 'main h2', ...any(6)],
  ['P12', about, 'main dt', ...any(4)],
  ['P12', about, 'main li', /Marlene.*Product/, /Tomáš.*Engineering/, /Inés.*Support/, /Jakub.*tax/, ...any(4)],
  ['P13', reviews, 'main dt', /^happy customers$/, /^average rating$/, /^satisfaction$/, /^reviews on this page$/],
  ['P13', reviews, 'main dd', /^2,500\+$/, /^4\.8$/, /^98%$/, /^5$/],
  ['P13', reviews, 'main article', /Friseursalon in Linz.*iPad/, ...any(3), /Rated without a comment\./],
  ['P13', reviews, 'main blockquote', ...any(4)],
  ['P13', reviews, 'main time', /^14\/09\/2026$/, /^30\/08\/2026$/, /^22\/07\/2026$/, /^05\/06\/2026$/, /^18\/05\/2026$/],
  ['P14', fairs, 'main article', /^9 – 11 February 2027Stand B 214.*Vienna, Austria.*tasting counter.*12,000 visitors/, ...any(3)],
  ['P15', '/at-en/benefits/', 'main div.benefit', ...any(8)],
  ['P16', solutions, 'main article', ...any(3)],
  ['P16', solutions, 'main li', ...any(18 + 4)],
  ['P17', support, 'main li.method', /^Email/, /^Phone/, /^Ticket/, /^Remote setup/],
  ['P17', support, 'main h2', /^Common questions$/, /^Quick Links$/, /^Four ways to get help$/, /^Still need help\?$/],
  ['P19', '/demo/email-popup/', 'main li', ...any(20)],
  ['F5', '/es-de/about/', 'footer h2', /^Produkt$/, /^Funktionen$/, /^Branchen$/, /^Unternehmen$/, /^Rechtliches$/, /^Die App laden$/],
  ['F5', '/de-de/about/', 'footer p', /\S/, /^© 2024 Kassaro GmbH. Alle Rechte vorbehalten.$/],
  ['F5', '/es-es/about/', 'footer p', /\S/, /Todos los derechos reservados/],
  ['F5', '/fr-fr/about/', 'footer p', /\S/, /Tous droits réservés/],
  ['F5', '/pl-pl/about/', 'footer p', /\S/, /Wszelkie prawa zastrzeżone/],
  ['F5', '/at-en/about/', 'footer p', /\S/, /All rights reserved/],
];

describe('parts of the chooser (P1 P2), the home page (P3 P4), inner pages (P12 P13 P14 P15 P16 P17 P19) and the footer (F5)', () => {
  for (const [requirement, path, selector, ...words] of parts)
    test(`${requirement} ${selector} of ${path}`, () =>
      expect(textsOf(path, selector)).toEqual(words.map((pattern) => expect.stringMatching(pattern))));
});

test.each([
  ['+49 30 23125 014', 'tel:+493023125014'],
  ['hello@kassaro.example', 'mailto:hello@kassaro.example'],
])('P17 on the support page %s is a link that calls or writes', (words, href) => {
  const links = pages.find(({ route }) => route.path === '/de-de/support/')?.all('a') ?? [];
  const named = links.filter(({ within, text }) => within.includes('main') && text.trim() === words);
  expect(new Set(named.map(({ attributes }) => attributes.href))).toEqual(new Set([href]));
});

test.each<[string, RegExp]>([
  ['/de-de/', /10,40 €/],
  ['/es-es/', /6,70 €/],
  ['/fr-fr/', /8,90 €/],
  ['/pl-pl/', /45(,00)? ?zł/],
  ['/cz-en/', /CZK 209/],
  ['/ch-de/', /CHF 14\.80/],
])('K5 amounts with cents carry the comma or the point of %s, in the currency of the country', (path, total) => {
  expect(textsOf(path, 'body main').join()).toMatch(total);
});
