import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { foundIn } from '../support/project-copy.ts';
import { openReadingRoom, type ReadingRoom } from './reading-room-site.ts';

vi.setConfig({ testTimeout: 180_000 });

/* A fault of an element is reported once, at the line of the component that renders it. */

let room: ReadingRoom;
beforeAll(() => {
  room = openReadingRoom();
});
afterEach(() => room.restore());
afterAll(() => room.remove());

/** Replaces words in a file, and returns its name with the line of the new ones. */
const edit = (file: string, words: string, others: string) => [file, room.edit(file, words, others)] as const;

const build = () => room.command(['build', '--format', 'json']);

test('faults of elements are reported at their lines, once for all pages', async () => {
  const expected = {
    layout: edit('runtime/layout.tsx', '<main id="content" lang={contentTag}', '<main id="content" lang="en"'),
    template: edit('runtime/pages/leaflet.tsx', '<h1>{copy.heading}</h1>', '<h1>{copy.heading}</h1>{<h4>{copy.heading}</h4>}'),
    component: edit('runtime/components/stamp.tsx', '<time className="stamp"', '<time className="stamp" tabIndex={2}'),
    island: edit('runtime/islands/book-finder.tsx', '<ul className="books"', '<ul className="books" role="buton"'),
  };
  const found = foundIn(await build());
  const at = ([file, line]: readonly [string, number], code: string) => expect.objectContaining({ code, file, line });
  expect(found.map(({ code, file, line }) => ({ code, file, line }))).toEqual([
    at(expected.component, 'WL5020'),
    at(expected.island, 'WL5017'),
    at(expected.layout, 'WL5024'),
    at(expected.template, 'WL5009'),
  ]);
  expect(found[2]).toMatchObject({ related: expect.arrayContaining([expect.objectContaining({ file: 'content/pages/hours/page.ts' })]) });
});

test('two faults of one element are two findings', async () => {
  const [file, line] = edit('runtime/pages/leaflet.tsx', '<article>', '<article aria-describedby="nowhere" aria-details="neither">');
  const found = foundIn(await build());
  expect(found.map((one) => [one.code, one.file, one.line])).toEqual([
    ['WL5016', file, line],
    ['WL5016', file, line],
  ]);
});

test('equal faults of elements with different values are different findings at one line', async () => {
  const [file, line] = edit('runtime/pages/leaflet.tsx', '<article>', "<article aria-details={'to-' + structure.days}>");
  const found = foundIn(await build());
  expect(found.length).toBeGreaterThan(1);
  for (const one of found) expect(one).toMatchObject({ code: 'WL5016', file, line });
});
