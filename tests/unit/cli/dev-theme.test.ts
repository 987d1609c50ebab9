import { afterAll, expect, test, vi } from 'vitest';
import { type DevSite, openDevSite } from '../../../cli/server/dev-site.ts';
import { collectGarbage } from '../../support/collect-garbage.ts';
import { openReadingRoom } from '../../theme/reading-room-site.ts';

/*
 * After an edit of the theme, the development server evaluates the changed modules. Its pages are those of a server that is started
 * afterwards, which evaluates the bundle of the theme.
 */

vi.setConfig({ testTimeout: 180_000 });

const layout = 'runtime/layout.tsx';
const room = openReadingRoom();
const open = () => openDevSite({ root: room.folder, content: `${room.folder}/content`, cache: room.site().cache });
const dev = open();
afterAll(() => dev.close());

const replace = (file: string, words: string, others: string) => room.edit(file, words, others);
const reload = (...files: string[]) => dev.reload(files.map((file) => `${room.folder}/${file}`));
const page = async () => String((await dev.respond('/en/')).body);

async function expectEqual(): Promise<void> {
  const later = open();
  const seen = async (site: DevSite) => {
    await site.state();
    const answers = [];
    for (const address of ['/en/', '/ar/', '/nowhere/']) {
      const { body, status, diagnostics } = await site.respond(address);
      answers.push({ body, status, diagnostics });
    }
    return answers;
  };
  expect(await seen(dev)).toEqual(await seen(later));
  await later.close();
}

test('edits of the theme are shown, as a server shows them that is started afterwards', async () => {
  await dev.state();
  replace(layout, '<main', '<main data-saved="once"');
  await reload(layout);
  expect(await page()).toContain('data-saved="once"');

  replace('runtime/components/stamp.tsx', 'export function Stamp', '// A comment.\nexport function Stamp');
  replace(layout, 'data-saved="once"', 'data-saved="twice"');
  await reload('runtime/components/stamp.tsx', layout);
  expect(await page()).toContain('data-saved="twice"');
  await expectEqual();
});

test('a new style sheet with classes and a CommonJS package are evaluated as in the bundle', async () => {
  room.write('runtime/look.module.css', '.wide { inline-size: 40rem; }\n');
  room.write('node_modules/old-words/package.json', '{ "name": "old-words", "version": "1.0.0" }');
  room.write('node_modules/old-words/index.js', "exports.words = process.env.NODE_ENV === 'x' ? 'no' : 'Old words';\n");
  replace(
    layout,
    "import type { ReactNode } from 'react';",
    `import { words as old } from 'old-words';\nimport type { ReactNode } from 'react';\nimport look from './look.module.css';`,
  );
  replace(layout, '<main', '<main className={look.wide} title={old}');
  await reload('runtime/look.module.css', layout);
  expect(await page()).toMatch(/<main class="\S+_wide" title="Old words"/);
});

test('classes that a style sheet takes from another one are those of its present state', async () => {
  room.write('runtime/base.module.css', '.base { inline-size: 30rem; }\n');
  room.write('runtime/look.module.css', '.wide { composes: base from "./base.module.css"; block-size: 40rem; }\n');
  replace(layout, "import look from './look.module.css';", "import './base.module.css';\nimport look from './look.module.css';");
  await reload('runtime/base.module.css', 'runtime/look.module.css', layout);
  expect(await page()).toMatch(/<main class="\S+_wide \S+_base"/);
  room.write('runtime/base.module.css', '.base { composes: more; }\n.more { inline-size: 30rem; }\n');
  await reload('runtime/base.module.css');
  expect(await page()).toMatch(/<main class="\S+_wide \S+_base \S+_more"/);
  await expectEqual();
});

test('a mistake keeps the last page and is reported as by the bundle, until it is corrected', async () => {
  const before = await page();
  replace(layout, 'export function Layout', 'export functio Layout');
  await reload(layout);
  expect(await page()).toBe(before);
  const { diagnostics } = await dev.respond('/en/');
  expect(diagnostics).toMatchObject([{ code: 'WL6005', file: layout }]);
  replace(layout, 'export functio Layout', 'export function Layout');
  replace(layout, 'look.wide', 'look.wild');
  await reload(layout);
  const failed = await dev.respond('/en/');
  expect(failed.diagnostics).toContainEqual(
    expect.objectContaining({ code: 'WL6001', message: expect.stringContaining("has no class 'wild'") }),
  );
  const line =
    room
      .read(layout)
      .split('\n')
      .findIndex((text) => text.includes('look.wild')) + 1;
  expect(failed.diagnostics).toContainEqual(expect.objectContaining({ code: 'WL6001', file: layout, line }));
  replace(layout, 'look.wild', 'look.wide');
  await reload(layout);
  expect(await page()).toBe(before);
});

test('after many edits of a template, only the present modules are in memory, and the thread that checks is replaced', async () => {
  await dev.state();
  const made: WeakRef<object>[] = [];
  Object.assign(globalThis, { made });
  replace(layout, 'export function Layout', 'globalThis.made?.push(new WeakRef(Layout));\nexport function Layout');
  for (let edit = 0; edit < 3; edit++) {
    replace(layout, edit ? `data-edit="${edit - 1}"` : '<main', edit ? `data-edit="${edit}"` : '<main data-edit="0"');
    await reload(layout);
    expect(await page()).toContain(`data-edit="${edit}"`);
    await dev.state();
  }
  expect(made).toHaveLength(3);
  // A weak reference lasts until the end of a job.
  await new Promise((done) => setImmediate(done));
  collectGarbage();
  expect(made.filter((one) => one.deref()).length).toBeLessThanOrEqual(2);
  Reflect.deleteProperty(globalThis, 'made');
});

test('a page is rendered at other times only after an edit of the theme, not of a text', async () => {
  const calls: string[] = [];
  Object.assign(globalThis, { calls });
  const home = 'content/pages/home/en.ts';
  const rendered = async (file: string) => {
    calls.length = 0;
    await reload(file);
    await page();
    return calls.length;
  };
  replace(layout, "const words = page.words('layout');", "const words = page.words('layout');\n  globalThis.calls?.push('');");
  expect(await rendered(layout)).toBe(3);
  replace(home, 'Come in and read', 'Come in and write');
  expect(await rendered(home)).toBe(1);
  expect(await page()).toContain('Come in and write');
  replace(layout, "push('')", "push('', '')");
  expect(await rendered(layout)).toBe(6);
  Reflect.deleteProperty(globalThis, 'calls');
});

test('a server that is closed ends its thread, which reports nothing and is not started again', async () => {
  const site = open();
  await site.state();
  await site.reload([`${room.folder}/${layout}`]);
  const reported = vi.fn();
  void site.state().then(reported, reported);
  await site.close();
  await site.reload([`${room.folder}/${layout}`]);
  expect(String((await site.respond('/en/')).body)).toContain('<main');
  expect(reported).not.toHaveBeenCalled();
});
