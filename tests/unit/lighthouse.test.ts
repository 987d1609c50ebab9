import { expect, test } from 'vitest';
import type { Manifest, Route } from '../../generator/index.ts';
import { missed } from '../lighthouse/bar.ts';
import { summaryOf } from '../lighthouse/measure.ts';
import type { Run } from '../lighthouse/run.ts';
import { median, scoreOf } from '../lighthouse/score.ts';
import { notesOn, tableOf } from '../lighthouse/table.ts';
import { type Visit, visitsOf } from '../lighthouse/visits.ts';

const route = (path: string, template: string, more: Partial<Route> = {}) =>
  ({ path, canonical: path, page: template, template, status: 200, indexed: true, ...more }) as Route;
const german = { locale: { id: 'de-de' } } as Partial<Route>;
const polish = { locale: { id: 'pl-pl' } } as Partial<Route>;

test('each template is measured once: in the default locale where it can be, in a page that is listed before one that is not', () => {
  const routes = [
    route('/agb/', 'notice', { ...german, canonical: '/de-de/agb/' }),
    route('/at-de/', 'home'),
    route('/de-de/', 'home', german),
    route('/de-de/404.html', 'notice', { ...german, status: 404, indexed: false }),
    route('/pl-pl/', 'home', polish),
    route('/pl-pl/regulamin/', 'notice', { ...polish, indexed: false }),
    route('/trade/', 'trade', polish),
  ];
  const visits = visitsOf({ routes } as unknown as Manifest, { defaultLocale: 'de-de', homes: ['de-de', 'pl-pl'] });
  expect(visits.map(({ template, address }) => `${template} ${address}`)).toEqual([
    'home /de-de/',
    'notice /pl-pl/regulamin/',
    'trade /trade/',
    'home /pl-pl/',
  ]);
});

test('a score is the weighted mean as Lighthouse rounds it, without what a page is excused from', () => {
  const audits = [
    { id: 'is-crawlable', weight: 4, score: 0, title: 'Page is blocked from indexing' },
    { id: 'document-title', weight: 1, score: 1, title: '' },
    { id: 'meta-description', weight: 1, score: 1, title: '' },
  ];
  expect(scoreOf(audits)).toBe(33);
  expect(scoreOf(audits, ['is-crawlable'])).toBe(100);
  expect(median([97, 100, 99, 90, 98])).toBe(98);
});

const visit: Visit = { template: 'home', address: '/de-de/', indexed: true, status: 200 };

function run(performance: number, seo: number, scriptBytes = 0): Run {
  const audit = (id: string, score: number) => [{ id, weight: 1, score, title: `The title of ${id}` }];
  return {
    categories: {
      performance: audit('speed-index', performance),
      accessibility: audit('button-name', 1),
      'best-practices': audit('errors-in-console', 1),
      seo: audit('is-crawlable', seo),
    },
    measures: { lcp: 1.2, tbt: 50, cls: 0.01, bytes: 51_200, requests: 7, scriptBytes },
    tools: { lighthouse: '1', node: '2', chromium: '3' },
  };
}

test('a page at the bar reaches it, and what is below is named', () => {
  expect(missed(summaryOf(visit, [run(0.99, 1), run(0.99, 1), run(0.5, 1)]))).toEqual([]);
  expect(missed(summaryOf(visit, [run(0.98, 1), run(0.98, 0), run(1, 0)]))).toEqual(['performance', 'seo']);
  expect(missed(summaryOf(visit, [run(1, 1, 1)]))).toEqual(['scriptBytes']);
});

test('a page that is not indexed shows its score, its exception with the reason, and reaches the bar', () => {
  const measured = summaryOf({ ...visit, indexed: false }, [run(1, 0)]);
  expect(measured.scores.seo).toBe(0);
  expect(missed(measured)).toEqual([]);
  expect(tableOf([{ measured }]).split('\n').at(-1)).toMatch(/\| +\* 0 \|/);
  expect(notesOn([{ measured }])).toEqual([expect.stringMatching(/^\\\* without the audit `is-crawlable`: .+\.$/)]);
});

test('a failed page is printed with its name, and a repeated measurement with the earlier one', () => {
  const before = summaryOf(visit, [run(0.9, 1)]);
  const measured = summaryOf(visit, [run(1, 0.5)]);
  expect(notesOn([{ measured, before }])).toEqual([
    '/de-de/: `is-crawlable`: The title of is-crawlable.',
    '/de-de/ was measured twice; before: performance 90, LCP 1.2 s, TBT 50 ms.',
  ]);
});
