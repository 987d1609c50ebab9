import { execFileSync } from 'node:child_process';
import { readdir, readFile, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { build } from '../../generator/build/build.ts';
import { readChecksummedBytes, writeChecksummed } from '../../generator/cache/checksummed-file.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';

// The first build loads all stages, which takes a minute beside other tests on a slow machine.
vi.setConfig({ testTimeout: 180_000 });

/* Shared content and addresses are kept in the cache: a build reads them there as long as the files are the same that they were made of. */

let site: SiteFolder;
let cache: string;
beforeEach(async () => {
  site = await siteFolder();
  cache = `${site.out}-cache`;
});
afterEach(() => site.remove());

const mark = 'This finding comes from the cache.';

async function messages(): Promise<string[]> {
  const { diagnostics } = await build({ content: site.content, out: site.out, cache, workers: 0 });
  return diagnostics.map(({ message }) => message);
}

const keptFiles = async () => (await readdir(cache)).filter((name) => name.endsWith('.site')).map((name) => join(cache, name));

/** Adds a finding to what is kept, which a build that reads it there reports. */
async function markKept(): Promise<void> {
  for (const file of await keptFiles()) {
    const stored = deserialize((await readChecksummedBytes(file)) as Buffer);
    const rest = deserialize(stored.rest);
    rest.planned.routing.push({ code: 'WL4001', severity: 'warning', message: mark });
    await writeChecksummed(file, serialize({ ...stored, rest: serialize(rest) }));
  }
}

/** Replaces words of a content file. */
async function edit(path: string, words: string, others: string): Promise<void> {
  const text = await readFile(join(site.content, path), 'utf8');
  expect(text).toContain(words);
  await site.write({ [path]: text.replace(words, others) });
}

const german = ['pages/help/de.ts', "heading: 'Hilfe'", "heading: 'Unterstützung'"] as const;

describe('what is known of a site', () => {
  test('is read again after an edit of the text of a page', async () => {
    expect(await messages()).not.toContain(mark);
    await markKept();
    await edit(...german);
    expect(await messages()).toContain(mark);
    expect(await keptFiles()).toHaveLength(1);
  });

  test.each([
    ['a dictionary is edited', () => edit('dictionaries/de.ts', 'Österreich', 'Oesterreich')],
    ['a page definition is edited', () => edit('pages/help/page.ts', "path: '/:locale/help'", "path: '/:locale/support'")],
    ['a text is deleted', () => rm(join(site.content, 'pages/help/de.ts'))],
    [
      'a pipe is in the place of a text',
      async () => {
        await rm(join(site.content, 'pages/help/de.ts'));
        execFileSync('mkfifo', [join(site.content, 'pages/help/de.ts')]);
      },
    ],
  ])('does not count where %s', async (_, change) => {
    await messages();
    await markKept();
    await change();
    expect(await messages()).not.toContain(mark);
  });

  test('has which texts import a file that is named for no language', async () => {
    await site.write({ 'pages/help/words.ts': "export default 'Hilfe';\n" });
    await edit('pages/help/de.ts', "import source from './en.ts';", "import source from './en.ts';\nimport words from './words.ts';");
    await edit('pages/help/de.ts', "heading: 'Hilfe'", 'heading: words');
    expect(await messages()).toEqual([]);
    expect(await keptFiles()).toHaveLength(1);
    await edit('pages/help/de.ts', "import words from './words.ts';\n", '');
    await edit('pages/help/de.ts', 'heading: words', "heading: 'Hilfe'");
    expect((await messages()).join()).toContain("'words.ts'");
  });

  test('is made anew where it is damaged', async () => {
    const found = await messages();
    for (const file of await keptFiles()) await truncate(file, 80);
    await edit(...german);
    expect(await messages()).toEqual(found);
  });
});
