import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { foundIn } from '../support/project-copy.ts';
import { openReadingRoom } from '../theme/reading-room-site.ts';

vi.setConfig({ testTimeout: 180_000 });

/* The types that editors read are generated from the files of a site. */

const room = openReadingRoom();
afterEach(() => room.restore());

const opening = 'content/pages/opening/page.ts';
const page = `import { definePage } from 'wortlaut';
export default definePage({ template: 'leaflet', path: '/:locale/opening', source: 'en', anchors: ['content'], structure: { days: 0 } });
`;
const types = () => readFileSync(`${room.folder}/.wortlaut/types/content.d.ts`, 'utf8');
const build = () => room.command(['build', '--format', 'json']);

test('a build writes the types, includes an added page, and changes nothing for an unreadable page', async () => {
  expect((await build()).code).toBe(0);
  expect(types()).toContain("    'hours': never;\n");
  expect(types()).not.toContain("'opening'");
  room.write(opening, page);
  await build();
  expect(types()).toContain("    'opening': 'content';\n");
  const before = types();
  room.write(opening, page.replace('});', ''));
  expect((await build()).code).toBe(1);
  expect(types()).toBe(before);
});

test('WL6015 if the types cannot be written, a build succeeds without them, and a check reports that types are not checked', async () => {
  rmSync(`${room.folder}/.wortlaut/types`, { recursive: true, force: true });
  mkdirSync(`${room.folder}/.wortlaut`, { recursive: true });
  writeFileSync(`${room.folder}/.wortlaut/types`, 'in the way');
  expect((await build()).code).toBe(0);
  const checked = await room.command(['check', '--format', 'json']);
  rmSync(`${room.folder}/.wortlaut/types`);
  expect(checked.code).toBe(70);
  expect(foundIn(checked).map(({ code }) => code)).toEqual(['WL6015']);
});
