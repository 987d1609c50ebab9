import { expect, test } from 'vitest';
import type { InspectedPage } from '../../../generator/2-check/inspect-page.ts';
import type { Known } from '../../../generator/2-check/inspection/known.ts';
import { readMarkup } from '../../../generator/2-check/markup/read-markup.ts';
import { names } from '../../../generator/2-check/page-rules/names.ts';

/* A sample of its own would be told that frames are not allowed at all. */
test.each([
  ['<iframe src="/map/"></iframe>', ['The frame <iframe src="/map/"> on /at-de/ has no name.']],
  ['<iframe src="/map/" title="Karte"></iframe>', []],
  ['<iframe src="/map/" aria-hidden="true"></iframe>', []],
])('%s', (html, messages) => {
  const page = { route: { path: '/at-de/' }, markup: readMarkup(html) } as InspectedPage;
  expect(names.run(page, {} as Known).map(({ message }) => message)).toEqual(messages);
});
