import { beforeAll, describe, expect, test } from 'vitest';
import { runChecks } from '../../../generator/2-check/check.ts';
import { claims } from '../../../generator/2-check/checks/claims.ts';
import { evaluateClaims } from '../../../generator/2-check/claims/evaluate-claims.ts';
import { find } from '../../../generator/2-check/claims/find-place.ts';
import { formatFact } from '../../../generator/4-render/format-fact.ts';
import type { Content } from '../../../generator/index.ts';
import { readSite } from '../../../generator/index.ts';
import { at } from '../../../generator/model/claim-places.ts';
import { type Claim, type EvaluatedClaim, type Rule, rules } from '../../../generator/model/claims.ts';
import type { PageWithCopies } from '../../../generator/model/content.ts';
import type { Fact } from '../../../generator/model/fact.ts';
import { opened } from '../../support/opened.ts';
import { root } from '../../support/paths.ts';
import { today } from './register.ts';

/* The register of the real site: the list of legal.md 7, entry by entry. */

let content: Content;
beforeAll(async () => {
  const { site } = await readSite(opened({ content: `${root}/content`, today }));
  content = site?.content ?? expect.fail('the real site does not load');
});

const reported = (changed: Content, day = today) =>
  runChecks([{ ...claims, name: 'claims' }], {
    content: changed,
    vocabulary: { templates: [], shapes: {}, writeFact: formatFact, production: true, today: day },
  }).map(({ code, dataPath }) => `${code} ${dataPath?.[0]}`);

test('K1 decision 19: the list has 84 entries, each with its number, a rule, and places that exist', () => {
  const entries = [...content.claims.values()].map(({ value }) => value);
  expect(entries.map(({ number }) => number ?? 0).sort((a, b) => a - b)).toEqual(Array.from({ length: 84 }, (_, index) => index + 1));
  for (const { rule, at: places } of entries) {
    expect(Object.keys(rules)).toContain(rule);
    expect(places.length).toBeGreaterThan(0);
    expect(places.map((place) => find(content, place)).filter((found) => 'message' in found)).toEqual([]);
  }
  expect(new Set(entries.map(({ rule }) => rule)).size).toBe(Object.keys(rules).length);
});

test('K1 decision 19: every contradiction was waived for a reason and a time, shows two sides, and is open until a person signs', () => {
  const judged = evaluateClaims(content, today);
  // Compliance is claimed where it is specified and nowhere else (decision 36), so nothing contradicts it; nothing proves it, either.
  expect(judged.filter(({ verdict }) => verdict !== 'open').map(({ id, verdict }) => [id, verdict])).toEqual([
    ['product.compliance', 'without evidence'],
  ]);
  for (const { waiver, sides, id } of judged.filter(({ verdict }) => verdict === 'open')) {
    expect(['owner', 'legal']).toContain(waiver?.by);
    expect(waiver?.until).toBe('2027-06-30');
    expect(waiver?.reason.length).toBeGreaterThan(10);
    expect(`${id} ${sides.length > 0}`).toBe(`${id} true`);
  }
  expect(new Set(reported(content).map((line) => line.slice(0, 6)))).toEqual(new Set(['WL4044', 'WL4050']));
  expect(reported(content)).toHaveLength(84);
});

test('WL4042 every waiver expires', () => {
  expect(reported(content, '2027-06-30').filter((line) => !line.startsWith('WL4050'))).toEqual(['WL4044 product.compliance']);
  expect(reported(content, '2027-07-01')).toHaveLength(84);
  expect(new Set(reported(content, '2027-07-01').map((line) => line.slice(0, 6)))).toEqual(new Set(['WL4042', 'WL4044']));
});

const fact = (id: string, change: Partial<Fact>) => (site: Content) => {
  const entry = site.facts.get(id) ?? [...site.facts.values()][0];
  if (!entry) throw new Error('the site has no facts');
  return { ...site, facts: new Map([...site.facts, [id, { ...entry, value: { ...entry.value, ...change } as Fact }]]) };
};
const both = (one: (site: Content) => Content, other: (site: Content) => Content) => (site: Content) => other(one(site));
const claimed = (id: string, change: Partial<Claim>) => (site: Content) => {
  const entry = site.claims.get(id);
  if (!entry) throw new Error(`there is no claim '${id}'`);
  return { ...site, claims: new Map([...site.claims, [id, { ...entry, value: { ...entry.value, ...change } }]]) };
};
const named = (page: string) => (site: Content) => {
  const help = site.batch.get('help') as PageWithCopies;
  return { ...site, pages: new Map([...site.pages, [page, help]]), batch: new Map([...site.batch, [page, help]]) };
};
const czechia = (languages: readonly string[]) => (site: Content) => {
  const entry = site.countries.get('cz');
  if (!entry) throw new Error('the site has no Czechia');
  return { ...site, countries: new Map([...site.countries, ['cz', { ...entry, value: { ...entry.value, languages } }]]) };
};

/** One entry per rule, with a change of the site after which the claim holds. */
const remedies: readonly [Rule, string, string, (site: Content) => Content][] = [
  [
    'EQ',
    'statistics.customers',
    'both pages count 10,000, with the count as evidence',
    both(
      fact('claims.customers', { amount: 10000, evidence: 'the count of 1 November' } as Partial<Fact>),
      fact('claims.businesses', { evidence: 'the count of 1 November' }),
    ),
  ],
  ['CAP', 'product.offline', 'the product works offline', fact('terms.offline', { holds: true } as Partial<Fact>)],
  ['SUM', 'prices.premiumYear', 'a year is worth twelve months', fact('offer.valuePremium', { minor: 35880 } as Partial<Fact>)],
  ['COV', 'countries.dictionaries', 'Czechia offers every language', czechia(['cs', 'de', 'en', 'it', 'nl'])],
  ['REF', 'prices.models', 'the price list has both models', both(fact('prices.medium', {}), fact('prices.gastro', {}))],
  ['GAP', 'prices.firstMonths', 'the two months have a start', fact('terms.noIncrease', { starts: 'the conclusion' } as Partial<Fact>)],
  [
    'DIV',
    'terms.notice',
    'all versions give six weeks',
    both(
      fact('terms.monthNotice', { amount: 6, unit: 'week' } as Partial<Fact>),
      claimed('terms.notice', { at: [at.clause('terms-common', 'termination.provider', 'notice period of 6 weeks')] }),
    ),
  ],
  ['AGE', 'product.verifactu', 'somebody names evidence', claimed('product.verifactu', { evidence: { what: 'The declaration' } })],
  ['FRM', 'countries.login', 'there is a page behind the button', named('login')],
];

describe('WL4041 a waiver is reported as unused once its contradiction is gone', () => {
  test.each(remedies)('%s %s: %s', (rule, id, _, remedy) => {
    expect(content.claims.get(id)?.value.rule).toBe(rule);
    expect(reported(remedy(content)).filter((line) => line.endsWith(` ${id}`))).toEqual([`WL4041 ${id}`]);
  });

  test('the remedies cover each rule', () => {
    expect(new Set(remedies.map(([rule]) => rule))).toEqual(new Set(Object.keys(rules)));
  });
});

test('the colliding values are the values on the pages', () => {
  const sides = (number: number) =>
    evaluateClaims(content, today)
      .find((one: EvaluatedClaim) => one.number === number)
      ?.sides.map(({ value }) => value);
  expect(sides(1)).toEqual(['“You keep selling”', 'no']);
  expect(sides(18)).toEqual(['10,000+', '2,500+']);
  expect(sides(23)).toEqual(['77 %', '50 %', '72 %', '78 %']);
  expect(sides(24)).toEqual(['€468', '€358.80']);
  expect(sides(39)).toEqual(['in at-de ch-de ch-fr es-de fr-fr', 'not in 14 versions']);
  expect(sides(40)).toEqual(['at ch cz es fr gb it nl pl', 'de']);
});
