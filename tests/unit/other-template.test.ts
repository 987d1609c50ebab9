import { expect, test } from 'vitest';
import { templateStructure } from '../../generator/2-check/checks/template-structure.ts';
import { templateTexts } from '../../generator/2-check/checks/template-texts.ts';
import { textSetsOf } from '../../generator/2-check/text-sets.ts';
import { groupByCause } from '../../generator/diagnostics/report/group-by-cause.ts';
import type { Wording } from '../../generator/model/content.ts';

const text = { shape: { kind: 'text', arguments: [] }, optional: false };
const group = (...names: string[]) => ({ kind: 'group', fields: Object.fromEntries(names.map((name) => [name, text])) });
const shapes = {
  prices: { copy: group('heading', 'jobs', 'total'), structure: group('list', 'order') },
  home: { copy: group('heading', 'way', 'hours'), structure: group('zone') },
};

/** The reports about a page of a template with these texts. */
function reports(template: string, value: Wording) {
  const definition = { file: 'content/pages/prices/page.ts', value: { source: 'en', template, structure: { list: 'a', order: 'b' } } };
  const page = { id: 'prices', definition, copies: new Map([['en', { file: 'content/pages/prices/en.ts', value }]]) };
  const pages = new Map([['prices', page]]) as never;
  const vocabulary = { shapes } as never;
  const ofTexts = textSetsOf(pages).flatMap((set) => templateTexts.runOn(set, {} as never, vocabulary));
  return groupByCause([...ofTexts, ...[templateStructure.run({ pages } as never, vocabulary)].flat()]);
}

test('a page that names another template than that of its texts is one report, at the name', () => {
  const [report, ...others] = reports('home', { heading: 'Prices', jobs: 'Jobs', total: 'Total' });
  expect(others).toEqual([]);
  expect(report).toMatchObject({
    code: 'WL1008',
    file: 'content/pages/prices/page.ts',
    dataPath: ['template'],
    expected: 'prices',
    message: "The page 'prices' uses the template 'home', but its texts are those of the template 'prices'.",
  });
});

test('texts that fit no template are reported one by one', () => {
  const codes = reports('prices', { heading: 'Prices', works: 'Works', sum: 'Sum' }).map(({ code }) => code);
  expect(codes).toEqual(['WL2025', 'WL2025', 'WL2001', 'WL2001']);
});
