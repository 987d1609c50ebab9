import { readdirSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { openDevSite } from '../../cli/server/dev-site.ts';
import { foundIn } from '../support/project-copy.ts';
import { openReadingRoom } from './reading-room-site.ts';

vi.setConfig({ testTimeout: 180_000 });

/* The type of a template's props declares the data that it reads; if that type has no name, nothing else is reported. */

const room = openReadingRoom();
afterEach(() => room.restore());

const file = 'runtime/templates.ts';
const message = "The component of the template 'shelf' does not name the type of its props, so its pages cannot be checked.";
const unnamed = () => {
  room.edit('runtime/pages/shelf.tsx', '}: ShelfProps)', "}: { copy: ShelfProps['copy']; structure: ShelfProps['structure'] })");
};

const faults = {
  'WL6021 a component whose props have a type without a name': () => {
    unnamed();
    const hint =
      'Import a function from its file here, and give its props a type that is imported there or exported: function ShelfPage({ copy, structure }: ShelfProps).';
    return { file, line: room.lineOf(file, '  shelf: '), message, hint };
  },
  'WL6021 a component that is imported from elsewhere than its file': () => {
    room.edit(file, './pages/shelf.tsx', './pages/index.ts');
    room.write('runtime/pages/index.ts', "export { ShelfPage } from './shelf.tsx';\n");
    return { file, line: room.lineOf(file, '  shelf: '), message };
  },
};

test.each(Object.entries(faults))('%s: build and check report only this fault', async (_, make) => {
  const expected = make();
  for (const command of ['build', 'check']) {
    const ended = await room.command([command, '--format', 'json']);
    expect(foundIn(ended)).toMatchObject([{ code: 'WL6021', severity: 'error', ...expected }]);
    expect(ended.code).toBe(1);
  }
  // The compiler has ended, too: its own files are removed.
  expect(readdirSync(`${room.folder}/.wortlaut`)).toEqual(['types']);
});

test('WL6021 dev reports an unnamed type as a fault of the site, and not as an internal one', async () => {
  unnamed();
  const site = openDevSite({ root: room.folder, cache: room.site().cache });
  const { diagnostics } = await site.state();
  await site.close();
  expect(diagnostics).toMatchObject([{ code: 'WL6021', message }]);
});
