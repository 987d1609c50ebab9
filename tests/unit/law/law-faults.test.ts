import { beforeAll, describe, expect, test } from 'vitest';
import { runChecks } from '../../../generator/2-check/check.ts';
import { claims } from '../../../generator/2-check/checks/claims.ts';
import { factScope } from '../../../generator/2-check/checks/fact-scope.ts';
import { law } from '../../../generator/2-check/checks/law.ts';
import { lawNames, lawNamesInStructures } from '../../../generator/2-check/checks/law-names.ts';
import { printedLaws } from '../../../generator/2-check/checks/printed-laws.ts';
import { texts } from '../../../generator/2-check/checks/texts.ts';
import { textSetsOf } from '../../../generator/2-check/text-sets.ts';
import { formatFact } from '../../../generator/4-render/format-fact.ts';
import { groupByCause } from '../../../generator/diagnostics/report/group-by-cause.ts';
import { type Content, readSite } from '../../../generator/index.ts';
import { groupBy } from '../../../generator/model/group-by.ts';
import type { ContentFault } from '../../mutation/gate/fault.ts';
import { lawKinds } from '../../mutation/gate/law-kinds.ts';
import { changePage } from '../../support/change-pages.ts';
import { opened } from '../../support/opened.ts';
import { root } from '../../support/paths.ts';

/* Every fault that the mutation gate seeds into the law, at every place: names 7 × 6, cards, expired and announced law. */

const today = '2026-11-21';
let content: Content;
beforeAll(async () => {
  const { site } = await readSite(opened({ content: `${root}/content`, today }));
  content = site?.content ?? expect.fail('the real site does not load');
});

const named = (list: object) => Object.entries(list).map(([name, check]) => ({ ...check, name }));
const ofTexts = named({ lawNames, lawNamesInStructures, printedLaws });
const all = [...ofTexts, ...named({ law, claims, factScope })];
interface Judging {
  readonly list?: typeof all;
  readonly production?: boolean;
  readonly day?: string;
  /** Text files: the texts of other pages are left out. */
  readonly only?: readonly string[];
}

function findingsIn(changed: Content, { list = all, production = false, day = today, only = [] }: Judging = {}) {
  const pages = [...changed.batch].filter(([, { copies }]) => [...copies.values()].some(({ file }) => only.includes(file)));
  const sets = pages.length ? { sets: textSetsOf(new Map(pages)) } : {};
  return runChecks(list, {
    content: changed,
    vocabulary: { templates: [], shapes: {}, writeFact: formatFact, production, today: day },
    ...sets,
  });
}

/** The claim about the law, with evidence: those of other subjects would take most of the time. */
const ofCompliance = () =>
  new Map(
    [...content.claims].flatMap(([id, entry]) =>
      id === 'product.compliance' ? [[id, { ...entry, value: { ...entry.value, evidence: { what: 'A test' } } }] as const] : [],
    ),
  );

test('the real site has no such fault, nor in a production build', () => {
  const list = [...ofTexts, ...named({ law, factScope })];
  for (const production of [false, true]) {
    expect(findingsIn(content, { list, production })).toEqual([]);
    expect(findingsIn({ ...content, claims: ofCompliance() }, { list: named({ claims }), production })).toEqual([]);
  }
});

test('WL4054 a country without a file of law is one warning, whatever the cards that are not shown there print', () => {
  const facts = new Map([...content.facts].filter(([id]) => !id.startsWith('law.at.')));
  const findings = findingsIn({ ...content, facts, claims: ofCompliance() }, { list: named({ law, factScope, texts, claims }) });
  expect(findings.map(({ code, severity, file }) => `${code} ${severity} ${file}`)).toEqual(['WL4054 warning content/countries/at.ts']);
});

/** The checks that may report a kind: all of them would take minutes. */
const listFor = (codes: readonly string[]) =>
  codes.includes('WL4040')
    ? named({ claims })
    : codes.includes('WL4018')
      ? [...ofTexts, ...named({ factScope })]
      : [...ofTexts, ...named({ law })];

/** Lists of faults at different places, which one site can have at once. */
function togetherPossible(faults: readonly ContentFault[]): ContentFault[][] {
  const places = [...groupBy(faults, ({ reported }) => JSON.stringify(reported[0])).values()];
  return Array.from({ length: Math.max(...places.map(({ length }) => length)) }, (_, index) => places.flatMap((list) => list[index] ?? []));
}

test.each(lawKinds)('$name', ({ codes, faults }) => {
  const own = codes.includes('WL4040') ? ofCompliance() : content.claims;
  const seeded = faults({ ...content, claims: own });
  expect(seeded.length).toBeGreaterThan(0);
  const missed = togetherPossible(seeded).flatMap((together) => {
    const changed = together.reduce((before, { make }) => make(before), { ...content, claims: own });
    const only = together.flatMap(({ reported }) => reported.map(({ file }) => file));
    const findings = findingsIn(changed, { list: listFor(codes), only }).filter(({ code }) => codes.includes(code));
    return together.filter(
      ({ reported }) =>
        !reported.some(({ file, dataPath = [] }) =>
          findings.some((one) => one.file === file && dataPath.every((name, index) => one.dataPath?.[index] === name)),
        ),
    );
  });
  expect(missed.map(({ detail }) => detail)).toEqual([]);
});

test('a name of the law of Spain in a review is one report for all pages that show it', () => {
  const withReview = (changed: Content, id: string) =>
    changePage(changed, id, (page) => ({
      ...page,
      definition: {
        ...page.definition,
        value: { ...page.definition.value, structure: { reviews: [{ comment: 'Verifactu, por fin.' }] } as never },
      },
    }));
  const findings = findingsIn(withReview(withReview(content, 'reviews'), 'about')).filter(({ code }) => code === 'WL4051');
  expect(findings.map(({ dataPath }) => dataPath?.join('.'))).toEqual(['structure.reviews.0.comment', 'structure.reviews.0.comment']);
  expect(groupByCause(findings)).toHaveLength(1);
});

test('WL1009 an entry for a law that does not exist is reported there', () => {
  const mistyped = changePage(content, 'home', (page) => {
    const structure = { features: [{ id: 'lawAustria', countries: ['at'], law: 'law.at.tilll' }] } as never;
    return { ...page, definition: { ...page.definition, value: { ...page.definition.value, structure } } };
  });
  const [found] = findingsIn(mistyped, { list: named({ law }) });
  expect(found).toMatchObject({ code: 'WL1009', dataPath: ['structure', 'features', '0', 'law'] });
});

describe('a production build', () => {
  const on = (day: string, production: boolean) =>
    findingsIn(content, { production, day }).filter(({ code, severity }) => code === 'WL4053' && severity !== 'warning');

  test('refuses pages that print law which was not looked at for a year', () => {
    expect(on('2027-12-01', false)).toEqual([]);
    expect(on('2027-12-01', true).length).toBeGreaterThan(10);
  });

  test('may print the law on 2 January 2027', () => {
    expect(on('2027-01-02', true)).toEqual([]);
  });
});
