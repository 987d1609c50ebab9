import { expect, test } from 'vitest';
import { check, checks } from '../../generator/2-check/check.ts';
import { formatFact } from '../../generator/4-render/format-fact.ts';
import { templateNames } from '../../generator/compile/configuration/theme.ts';
import { readSite } from '../../generator/index.ts';
import theme from '../../runtime/theme.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';

const vocabulary = { templates: ['notice'], shapes: {}, writeFact: formatFact, production: false, today: '2026-11-21' };

test('no built-in check throws on empty content', async () => {
  const { site } = await readSite(opened({ content: `${root}/tests/sites/minimal/content` }));
  const content = site?.content ?? expect.fail('the minimal site does not load');
  const empty = {
    ...content,
    countries: new Map(),
    facts: new Map(),
    dictionaries: new Map(),
    pages: new Map(),
    contracts: new Map(),
    headings: new Map(),
    batch: new Map(),
    locales: [],
  };
  expect(check(empty, vocabulary).filter(({ code }) => code === 'WL6002')).toEqual([]);
  expect(checks.length).toBeGreaterThan(60);
});

test.each(['minimal', 'real'])('a fact in an unknown currency is reported once, and no check crashes on it: %s site', async (name) => {
  const { site } = await readSite(
    opened({
      content: name === 'real' ? `${root}/content` : `${root}/tests/sites/minimal/content`,
      today: '2026-11-21',
    }),
  );
  const content = site?.content ?? expect.fail('the site does not load');
  const amounts = [...content.facts].flatMap(([id, entry]) => (entry.value.kind === 'money' ? [{ id, entry, value: entry.value }] : []));
  expect(amounts.length).toBeGreaterThan(0);
  const before = check(content, { ...vocabulary, templates: templateNames(theme) });
  const facts = new Map(content.facts);
  for (const { id, entry, value } of amounts)
    facts.set(id, { ...entry, value: { ...value, currency: 'EURO', in: { en: { currency: 'POUNDS' } } } });
  const findings = check({ ...content, facts }, { ...vocabulary, templates: templateNames(theme) });
  const reported = findings.filter(({ message }) => !before.some((other) => other.message === message));
  expect([...new Set(reported.map(({ code }) => code))]).toEqual(['WL1006']);
  expect(reported).toHaveLength(2 * amounts.length);
  expect(reported[0]?.hint).toBe('Write its code of ISO 4217, such as EUR, USD or JPY.');
});
