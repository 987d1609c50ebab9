import { afterEach, beforeAll, expect, test } from 'vitest';
import { foundIn } from '../support/project-copy.ts';
import { openReadingRoom, type ReadingRoom } from './reading-room-site.ts';

/* Copy in place of missing Arabic texts runs from left to right within a page that runs from right to left. */

const layout = 'runtime/layout.tsx';

let room: ReadingRoom;
beforeAll(() => {
  room = openReadingRoom();
  room.delete('content/pages/hours/ar.ts');
});
afterEach(() => room.restore());

const leaveOut = () => {
  const page = 'content/pages/hours/page.ts';
  room.edit(page, 'import { definePage }', 'import { definePage, fallback }');
  room.edit(page, "source: 'en',", "source: 'en',\n  gaps: { ar: fallback('en') },");
};
const directionErrors = async () =>
  foundIn(await room.command(['build', '--format', 'json'])).filter(({ code, severity }) => code === 'WL5024' || severity === 'error');

test('the layout gets the direction of the copy only if it differs from that of the page', async () => {
  leaveOut();
  expect(await directionErrors()).toEqual([]);
  expect(room.built('ar/hours/index.html')).toContain('<main id="content" lang="en" dir="ltr" tabindex="-1">');
  expect(room.built('en/hours/index.html')).toContain('<main id="content" tabindex="-1">');
}, 120_000);

test('WL5024 a layout that does not mark the direction is an error', async () => {
  leaveOut();
  room.edit(layout, ' dir={contentDirection}', '');
  expect(await directionErrors()).toMatchObject([
    {
      code: 'WL5024',
      file: 'runtime/layout.tsx',
      message: "The copy of /ar/hours/ is in 'en', which is written 'ltr', but the element around it has the dir 'rtl'.",
    },
  ]);
}, 120_000);
