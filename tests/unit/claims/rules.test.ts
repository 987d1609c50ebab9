import { beforeAll, describe, expect, test } from 'vitest';
import type { Content } from '../../../generator/index.ts';
import type { Condition, Names } from '../../../generator/model/claim-conditions.ts';
import { at } from '../../../generator/model/claim-places.ts';
import type { Claim, Rule } from '../../../generator/model/claims.ts';
import { capability, count, type Fact, hours, money, percent } from '../../../generator/model/fact.ts';
import { omit } from '../../../generator/model/gap.ts';
import { defineOutline } from '../../../generator/model/outline.ts';
import { evaluated, minimalContent, today, withFacts } from './register.ts';

/* Each rule on a content of a few facts: a contradiction, and its end once one value is right (K1, legal.md 3). */

let minimal: Content;
beforeAll(async () => {
  minimal = await minimalContent();
});

const from = { source: 'the list', asOf: '2026-11-01' } as const;
const euro = (minor: number) => money({ ...from, minor, currency: 'EUR', tax: 'net' });
const many = (amount: number) => count({ ...from, amount, bound: 'atLeast' });

interface Sample {
  readonly rule: Rule;
  readonly fault: string;
  readonly wrong: Readonly<Record<string, Fact>>;
  readonly right: Readonly<Record<string, Fact>>;
  readonly holds: Condition;
  /** The values side by side, as they are printed. */
  readonly shows: readonly string[];
}

const samples: readonly Sample[] = [
  {
    rule: 'EQ',
    fault: 'two opening hours',
    wrong: { 'shop.one': open('09:00'), 'shop.other': open('08:00') },
    right: { 'shop.one': open('09:00'), 'shop.other': open('09:00') },
    holds: { test: 'same', facts: ['shop.one', 'shop.other'] },
    shows: ['mon–fri 09:00–13:00', 'mon–fri 08:00–13:00'],
  },
  {
    rule: 'SUM',
    fault: 'parts with another sum than the whole',
    wrong: { 'shop.all': euro(100), 'shop.half': euro(60), 'shop.rest': euro(50) },
    right: { 'shop.all': euro(100), 'shop.half': euro(60), 'shop.rest': euro(40) },
    holds: { test: 'sum', total: 'shop.all', is: { plus: ['shop.half' as never, 'shop.rest' as never] } },
    shows: ['€1', '€1.10'],
  },
  {
    rule: 'SUM',
    fault: 'another difference than the result of the subtraction',
    wrong: { 'shop.saved': euro(250), 'shop.was': euro(500), 'shop.is': euro(249) },
    right: { 'shop.saved': euro(251), 'shop.was': euro(500), 'shop.is': euro(249) },
    holds: { test: 'sum', total: 'shop.saved', is: { minus: ['shop.was' as never, 'shop.is' as never] } },
    shows: ['€2.50', '€2.51'],
  },
  {
    rule: 'SUM',
    fault: 'another saving than that of the prices',
    wrong: { 'shop.share': share(7700), 'shop.was': euro(89900), 'shop.is': euro(24900) },
    right: { 'shop.share': share(7200), 'shop.was': euro(89900), 'shop.is': euro(24900) },
    holds: { test: 'saving', share: 'shop.share', of: 'shop.was', price: 'shop.is' },
    shows: ['77 %', '72 %'],
  },
  {
    rule: 'CAP',
    fault: 'a number beyond its limit',
    wrong: { 'shop.uptime': share(9990), 'shop.promised': share(9900) },
    right: { 'shop.uptime': share(9900), 'shop.promised': share(9900) },
    holds: { test: 'within', claimed: 'shop.uptime', limit: 'shop.promised' },
    shows: ['99.9 %', '99 %'],
  },
];

describe.each(samples)('K1 $rule $fault', ({ rule, wrong, right, holds, shows }) => {
  const given: Partial<Claim> = { rule, at: [at.text('help' as never, 'text', 'Write to us.')], holds };

  test('is contradicted, and the values are shown side by side', () => {
    const evaluation = evaluated(withFacts(minimal, wrong), given);
    expect(evaluation.verdict).toBe('contradicted');
    expect(evaluation.sides.map(({ value }) => value)).toEqual(shows);
  });

  test('holds once the value is right', () => {
    expect(evaluated(withFacts(minimal, right), given).verdict).toBe('holds');
  });
});

test('K1 a claim that its page no longer makes neither holds nor is contradicted: its quotation is reported', () => {
  const content = withFacts(minimal, { 'shop.offline': capability({ ...from, holds: false }) });
  const claimed = (words: string) => ({
    at: [at.text('help' as never, 'text', words)],
    holds: { test: 'capable', fact: 'shop.offline' } as const,
  });
  expect(evaluated(content, claimed('write to us')).verdict).toBe('contradicted');
  const gone = evaluated(content, claimed('works offline'));
  expect(gone.verdict).toBe('misquoted');
  expect(gone.misquotes).toEqual([{ where: 'help › text', says: 'works offline', now: 'Write to us.' }]);
  const offline = withFacts(minimal, { 'shop.offline': capability({ ...from, holds: true }) });
  expect(evaluated(offline, claimed('works offline')).verdict).toBe('misquoted');
});

test('K1 a claim that one of its places still makes is contradicted', () => {
  const content = withFacts(minimal, { 'shop.offline': capability({ ...from, holds: false }) });
  const places = [at.text('help' as never, 'text', 'works offline'), at.text('help' as never, 'text', 'Write to us')];
  expect(evaluated(content, { at: places, holds: { test: 'capable', fact: 'shop.offline' } }).verdict).toBe('contradicted');
});

test('K1 CAP FRM two texts collide as long as both contain their words', () => {
  const sides = (words: string) => [at.text('help' as never, 'text', 'Write'), at.dictionary('common.skip', words)];
  const skip = (minimal.dictionaries.get('en')?.value as { common?: { skip?: string } })?.common?.skip ?? '';
  expect(evaluated(minimal, { rule: 'FRM', at: sides(skip) }).verdict).toBe('contradicted');
  expect(evaluated(minimal, { rule: 'FRM', at: sides('Call us') }).verdict).toBe('misquoted');
});

describe('K1 COV', () => {
  const given = (names: readonly string[]): Names => ({ of: 'given', what: 'flags', names });

  test('names the missing countries', () => {
    const evaluation = evaluated(minimal, { rule: 'COV', holds: { test: 'covers', wanted: { of: 'countries' }, has: given(['at']) } });
    expect(evaluation.verdict).toBe('contradicted');
    expect(evaluation.sides).toEqual([
      { where: 'flags:', value: 'at' },
      { where: 'missing:', value: 'ch' },
    ]);
  });

  test('holds if no country is missing, even with additional ones', () => {
    const holds = { test: 'covers', wanted: { of: 'countries' }, has: given(['at', 'ch', 'de']) } as const;
    expect(evaluated(minimal, { rule: 'COV', holds }).verdict).toBe('holds');
    expect(evaluated(minimal, { holds: { test: 'sameNames', one: { of: 'countries' }, other: given(['at', 'ch', 'de']) } }).sides).toEqual([
      { where: 'only flags:', value: 'de' },
    ]);
  });

  test.each<[Names, readonly string[]]>([
    [{ of: 'countries' }, ['at', 'ch']],
    [{ of: 'offered' }, ['de', 'en']],
    [{ of: 'dictionaries' }, ['de', 'en']],
    [{ of: 'languages', country: 'ch' }, ['de']],
    [{ of: 'copies', page: 'help' }, ['de', 'en']],
    [{ of: 'readers', page: 'help' }, ['at', 'ch']],
    [{ of: 'readers', page: 'help', path: 'text' }, ['at', 'ch']],
    [{ of: 'currencies' }, ['CHF', 'EUR']],
    [{ of: 'currencies', facts: ['offer.price'] }, ['EUR']],
    [{ of: 'documents' }, []],
  ])('reads names from the content: %j', (names, expected) => {
    const holds = { test: 'sameNames', one: names, other: given(expected) } as const;
    expect(evaluated(minimal, { holds }).verdict).toBe('holds');
    expect(evaluated(minimal, { holds: { ...holds, other: given(['nobody']) } }).verdict).toBe('contradicted');
  });
});

describe('K1 REF', () => {
  test('an address whose second half is not a language of the country is contradicted', () => {
    const locale = (address: string) => evaluated(minimal, { rule: 'REF', holds: { test: 'locale', address } });
    expect(locale('/at-at/terms').verdict).toBe('contradicted');
    expect(locale('/gb-en/terms').sides.at(-1)).toEqual({ where: '', value: "no country 'gb'" });
    expect(locale('/at-de/terms').verdict).toBe('holds');
  });

  test('a missing page, address or country is contradicted', () => {
    const exists = (place: Parameters<typeof at.country>[0] | object) =>
      evaluated(minimal, { rule: 'REF', holds: { test: 'exists', place: place as never } }).verdict;
    expect([exists({ in: 'page', page: 'login' }), exists(at.country('gb')), exists(at.address('/:country/help'))]).toEqual(
      Array(3).fill('contradicted'),
    );
    expect([exists({ in: 'page', page: 'help' }), exists(at.country('at')), exists(at.address('/:locale/help'))]).toEqual(
      Array(3).fill('holds'),
    );
  });
});

describe('K1 L10 DIV GAP on a contract document in two languages', () => {
  const outline = defineOutline({ id: 'at', terms: [], sections: { use: ['secrecy', 'penalty'] } });
  const document = (english: Readonly<Record<string, unknown>>): Content => {
    const help = minimal.pages.get('help');
    if (!help) throw new Error('the minimal site has no page of help');
    const definition = {
      ...help.definition,
      value: {
        template: 'terms',
        source: 'de',
        structure: { outline },
        addresses: [
          { path: '/at-at/agb', country: 'at', language: 'de', canonical: true },
          { path: '/at-en/terms', country: 'at', language: 'en', canonical: true },
        ],
      },
    } as unknown as typeof help.definition;
    const copy = (use: object) => ({ value: { clauses: { use: { heading: 'Use', ...use } } }, file: 'content/terms/at/en.ts' });
    const copies = new Map([
      ['de', copy({ secrecy: 'Geheim.', penalty: 'Die Strafe.' })],
      ['en', copy(english) as ReturnType<typeof copy>],
    ]);
    const page = { id: 'terms-at', anchors: [], definition, copies, languages: ['de', 'en'] };
    const pages = new Map([...minimal.pages, [page.id, page]]);
    return { ...minimal, pages, contracts: new Map([...minimal.contracts, [page.id, page]]) };
  };
  const everywhere = { rule: 'DIV', holds: { test: 'everywhere', clause: 'use.penalty' } } as const;

  test('a clause that one language leaves out is contradicted', () => {
    const evaluation = evaluated(document({ secrecy: 'Secret.', penalty: omit('German only') }), everywhere);
    expect(evaluation.verdict).toBe('contradicted');
    expect(evaluation.sides).toEqual([
      { where: 'use.penalty', value: 'in at-de' },
      { where: '', value: 'not in at-en' },
    ]);
    expect(evaluated(document({ secrecy: 'Secret.', penalty: 'The penalty.' }), everywhere).verdict).toBe('holds');
  });

  test('a matter that no clause governs is contradicted', () => {
    const governed = { rule: 'GAP', holds: { test: 'governed', by: 'a refund', words: ['refund', 'money.back'] } } as const;
    const evaluation = evaluated(document({ secrecy: 'Secret.', penalty: 'The penalty.' }), governed);
    expect([evaluation.verdict, evaluation.sides.at(-1)?.value]).toEqual(['contradicted', 'no clause on a refund']);
    expect(evaluated(document({ secrecy: 'Secret.', penalty: 'Refunds are made.' }), governed).verdict).toBe('holds');
  });
});

describe('K1 AGE', () => {
  const age: Partial<Claim> = { rule: 'AGE', at: [at.text('help' as never, 'text')], evidence: null };

  test('a claim of age needs evidence, until it expires', () => {
    expect(evaluated(minimal, age).verdict).toBe('without evidence');
    expect(evaluated(minimal, { ...age, evidence: { what: 'A count' } }).verdict).toBe('holds');
    expect(evaluated(minimal, { ...age, evidence: { what: 'A count', until: today } }).verdict).toBe('holds');
    const expired = evaluated(minimal, { ...age, evidence: { what: 'A count', until: '2026-11-20' } });
    expect([expired.verdict, expired.sides.at(-1)?.value]).toEqual(['without evidence', 'evidence expired 2026-11-20']);
  });

  test('a claim on an unproven fact needs evidence, too', () => {
    const content = withFacts(minimal, { 'shop.count': { ...many(12), evidence: 'none' } });
    const holds = { test: 'same', facts: ['shop.count'] } as const;
    expect(evaluated(content, { facts: ['shop.count'], holds, evidence: null }).verdict).toBe('without evidence');
    expect(evaluated(content, { facts: ['offer.price'], holds }).verdict).toBe('holds');
  });

  test('a claim that only contradicts nothing does not hold; a decision of today lets it pass, one on its former contradiction is unused', () => {
    const holds = { test: 'same', facts: ['offer.price'] } as const;
    const waiver = (found: readonly string[]) => ({ by: 'Olga', at: today, until: today, reason: 'It is on its way.', found });
    const bare = { holds, evidence: null };
    expect(evaluated(minimal, bare).verdict).toBe('without evidence');
    expect(evaluated(minimal, { ...bare, waiver: waiver(evaluated(minimal, bare).found) }).verdict).toBe('waived');
    expect(evaluated(minimal, { ...bare, waiver: waiver(['offer.price: €1']) })).toMatchObject({
      ...{ verdict: 'without evidence', waiverUnused: true, waiverOutdated: false, waiverExpired: false },
    });
  });

  test('a year in a text must be the year of the build', () => {
    const holds = { test: 'thisYear', place: at.fact('shop.year' as never) } as const;
    const content = withFacts(minimal, { 'shop.year': { ...from, kind: 'date', iso: '2024' } });
    expect(evaluated(content, { rule: 'AGE', holds }, '2024-12-31').verdict).toBe('holds');
    expect(evaluated(content, { rule: 'AGE', holds }, '2025-01-01').verdict).toBe('contradicted');
  });
});

function open(opens: string): Fact {
  return hours({ ...from, spans: [{ from: 'mon', to: 'fri', opens, closes: '13:00' }] });
}
function share(basisPoints: number): Fact {
  return percent({ ...from, basisPoints, bound: 'exactly' });
}
