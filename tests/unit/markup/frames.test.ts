import { expect, test } from 'vitest';
import type { InspectedPage } from '../../../generator/5-inspect/page-rule.ts';
import { names } from '../../../generator/5-inspect/page-rules/names.ts';
import type { SiteFacts } from '../../../generator/5-inspect/shared/site-facts.ts';
import { readMarkup } from '../../../generator/markup/read-markup.ts';

/* A separate sample would contain only the finding that frames are not allowed. */
test.each([
  ['<iframe src="/map/"></iframe>', ['On /at-de/ <iframe src="/map/"> has no name.']],
  ['<iframe src="/map/" title="Karte"></iframe>', []],
  ['<iframe src="/map/" aria-hidden="true"></iframe>', []],
])('%s', (html, messages) => {
  const page = { route: { path: '/at-de/' }, markup: readMarkup(html) } as InspectedPage;
  expect(Array.from(names.run(page, {} as SiteFacts), ({ message }) => message)).toEqual(messages);
});
