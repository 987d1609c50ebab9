import { readdir, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { build } from '../../generator/build/build.ts';
import { writeChecksummed } from '../../generator/cache/checksummed-file.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';

/* The checks of the shared content run once for the same content: their findings are stored in the cache. */

let site: SiteFolder;
let cache: string;
beforeEach(async () => {
  site = await siteFolder();
  cache = `${site.out}-cache`;
});
afterEach(() => site.remove());

const stored: Diagnostic = { code: 'WL4001', severity: 'warning', message: 'This finding comes from the cache.' };
const german = { heading: "heading: 'Hilfe'", other: "heading: 'Unterstützung'" };

async function buildMessages(settings: { readonly force?: boolean } = {}): Promise<string[]> {
  const { ok, diagnostics } = await build({ content: site.content, out: site.out, cache, workers: 0, ...settings });
  expect(ok).toBe(true);
  return diagnostics.map(({ message }) => message);
}

const resultFiles = async () => (await readdir(cache)).filter((name) => name.startsWith('checks-')).map((name) => join(cache, name));

/** Replaces a text of a content file. */
async function edit(path: string, words: string, others: string): Promise<void> {
  const text = await readFile(join(site.content, path), 'utf8');
  expect(text).toContain(words);
  await site.write({ [path]: text.replace(words, others) });
}

/** Builds once and replaces what the checks found; returns what they found. */
async function buildAndStore(): Promise<string[]> {
  const found = await buildMessages();
  for (const file of await resultFiles()) await writeChecksummed(file, JSON.stringify([stored]));
  return found;
}

describe('the checks of the shared content', () => {
  test('are not run again after an edit of the text of a page', async () => {
    await buildAndStore();
    await edit('pages/help/de.ts', german.heading, german.other);
    expect(await buildMessages()).toContain(stored.message);
    expect(await resultFiles()).toHaveLength(1);
  });

  test.each([
    ['a dictionary', 'dictionaries/de.ts', 'Österreich', 'Oesterreich'],
    ['a page definition', 'pages/help/page.ts', "path: '/:locale/help'", "path: '/:locale/support'"],
  ])('are run again after an edit of %s', async (_, path, words, others) => {
    await buildAndStore();
    await edit(path, words, others);
    expect(await buildMessages()).not.toContain(stored.message);
    expect(await resultFiles()).toHaveLength(2);
  });

  test('are run again by a build that reuses nothing, and where the stored result is damaged', async () => {
    const found = await buildAndStore();
    expect(await buildMessages({ force: true })).toEqual(found);
    for (const file of await resultFiles()) await truncate(file, 80);
    await edit('pages/help/de.ts', german.heading, german.other);
    expect(await buildMessages()).toEqual(found);
  });
});
