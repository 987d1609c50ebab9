import { describe, expect, test } from 'vitest';
import { RenderContext } from '../../generator/4-render/context.ts';
import { checkSharedTextLimits, checkTextLimits, longestOf, widthOf } from '../../generator/5-inspect/check-text-limits.ts';
import { readSite } from '../../generator/index.ts';
import { routesByPath } from '../../generator/model/manifest.ts';
import { parseMessage } from '../../generator/model/message.ts';
import { findTextLimits, type TextLimit } from '../../generator/model/text-limit.ts';
import { textLimits } from '../../runtime/text-limits.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';

const { site } = await readSite(opened({ content: `${root}/content` }));
if (!site) throw new Error('the real content has errors');
const rendering = new RenderContext({ ...site, routes: routesByPath(site.manifest) });
const check = (limits: readonly TextLimit[]) => {
  const { content } = site;
  const measure = { content, resolver: (tag: string) => rendering.resolver(tag), limitsOf: findTextLimits(limits) };
  return [...checkSharedTextLimits(content, measure), ...checkTextLimits(content.batch, measure)];
};

test('every text of the real site is within its limit', () => {
  expect(check(textLimits)).toEqual([]);
});

describe.each(textLimits.flatMap((limit) => limit.texts.map((text) => [limit.name, text, limit] as const)))('%s: %s', (_, text, limit) => {
  test('names existing texts, and reports one that is too long', () => {
    const [found] = check([{ ...limit, texts: [text], max: 0 }]);
    expect(found).toMatchObject({ code: 'WL2020', severity: 'error', expected: 'at most 0' });
  });
});

test('values count with their shown length', () => {
  const limit = { name: 'a line', texts: ['dictionary:banner.text'], counted: 'characters' as const };
  const lengths = check([{ ...limit, max: 0 }]).map(({ found }) => Number(found));
  const sourceLengths = [...site.content.dictionaries.values()].map(
    ({ value }) => String((value.banner as Record<string, string>).text).length,
  );
  // '{fact:offer.price}' is longer than '249 €'.
  expect(Math.max(...lengths)).toBeLessThan(Math.max(...sourceLengths));
});

test('a plural counts with its longest branch and a number', () => {
  const parsed = parseMessage('{n, plural, one {# day} other {# long days}}');
  if ('reason' in parsed) throw new Error(parsed.reason);
  expect(longestOf(parsed.elements, widthOf)).toBe('100 long days');
});

test('narrow letters take less room than wide ones', () => {
  expect(widthOf('illi')).toBeLessThan(widthOf('aaaa'));
  expect(widthOf('aaaa')).toBeLessThan(widthOf('mmmm'));
});
