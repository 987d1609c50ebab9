import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type DevSite, openDevSite } from '../../../cli/server/dev-site.ts';
import { root } from '../../support/paths.ts';
import { siteFolder } from '../../support/site-folder.ts';

/*
 * After any edits in any order, the development server has the pages and the findings of a server that is started afterwards.
 * An edit of the texts of one page takes another path through it than an edit of shared content.
 */

const addresses = ['/at-de/', '/at-en/', '/at-de/help/', '/at-en/help/', '/sitemap.xml', '/nowhere/'];
const folder = await siteFolder();
const site = openDevSite({ root, content: folder.content });
afterAll(() => site.close());

async function replace(file: string, words: string | RegExp, others: string): Promise<string> {
  const text = await readFile(join(folder.content, file), 'utf8');
  if (text.search(words) < 0) throw new Error(`${file} does not have ${words}`);
  await folder.write({ [file]: text.replace(words, others) });
  return join(folder.content, file);
}

const seen = async (one: DevSite) => {
  const { diagnostics, suggestions } = await one.state();
  const answers = [];
  for (const address of addresses) answers.push(await one.respond(address));
  return { diagnostics, suggestions, answers };
};

async function expectEqual(): Promise<void> {
  const later = openDevSite({ root, content: folder.content });
  expect(await seen(site)).toEqual(await seen(later));
  await later.close();
}

test('edits of page texts, of shared content, and of both at once are shown', async () => {
  await seen(site);
  await site.reload([await replace('pages/help/de.ts', "heading: '", "heading: 'Erstens ")]);
  expect(String((await site.respond('/at-de/help/')).body)).toContain('Erstens ');

  // A key that its translations do not have: an error of the site, not of the file.
  await site.reload([await replace('pages/help/en.ts', /heading: '([^']*)'/, "heading: '$1', strange: '{fact:no.such}'")]);
  await expectEqual();
  expect((await site.state()).diagnostics.map(({ code }) => code)).toContain('WL1009');

  await site.reload([await replace('pages/help/en.ts', ", strange: '{fact:no.such}'", '')]);
  const fact = await replace('facts/offer.ts', 'minor: 24900', 'minor: 14900');
  const text = await replace('pages/home/de.ts', "heading: '", "heading: 'Zweitens ");
  await site.reload([fact, text]);
  await expectEqual();
});

test('a new file, a removed file, and a file that TypeScript has to read are shown', async () => {
  await folder.write({ 'pages/help/words.ts': "const words = 'Aus einer anderen Datei';\nexport const heading: string = words.trim();\n" });
  await site.reload([join(folder.content, 'pages/help/words.ts')]);
  const before = await readFile(join(folder.content, 'pages/help/de.ts'), 'utf8');
  await folder.write({
    'pages/help/de.ts': `import { heading } from './words.ts';\n${before.replace(/heading: '[^']*'/, 'heading')}`,
  });
  await site.reload([join(folder.content, 'pages/help/de.ts')]);
  expect(String((await site.respond('/at-de/help/')).body)).toContain('Aus einer anderen Datei');

  await site.reload([await replace('pages/help/de.ts', /\bheading,/, "heading: heading.replace('Datei', 'Quelle'),")]);
  expect(String((await site.respond('/at-de/help/')).body)).toContain('Aus einer anderen Quelle');

  await site.reload([await replace('pages/help/words.ts', 'anderen', 'dritten')]);
  expect(String((await site.respond('/at-de/help/')).body)).toContain('Aus einer dritten Quelle');
  await expectEqual();

  await folder.write({ 'pages/help/de.ts': before });
  await folder.drop('pages/help/words.ts');
  await site.reload([join(folder.content, 'pages/help/de.ts'), join(folder.content, 'pages/help/words.ts')]);
  await expectEqual();
});

test('a shared file that cannot be read is reported until it is corrected, whatever else is saved', async () => {
  const dictionary = await replace('dictionaries/de.ts', 'export default', 'export defaul');
  await site.reload([dictionary]);
  expect((await site.state()).diagnostics.map(({ code }) => code)).toContain('WL1001');
  await site.reload([await replace('pages/help/de.ts', "heading: '", "heading: 'Drittens ")]);
  expect((await site.state()).diagnostics.map(({ code }) => code)).toContain('WL1001');
  expect((await site.respond('/at-de/help/')).isWhole).toBe(true);
  await site.reload([await replace('dictionaries/de.ts', 'export defaul', 'export default')]);
  await expectEqual();
});

test('a check is abandoned when something is saved, and its request gets the new findings', async () => {
  await site.reload();
  const saved = await replace('pages/help/de.ts', "heading: '", "heading: '{fact:no.such} ");
  const asked = site.state();
  await site.reload([saved]);
  expect((await asked).diagnostics.map(({ code }) => code)).toContain('WL1009');
  await site.reload([await replace('pages/help/de.ts', '{fact:no.such} ', '')]);
  expect((await site.respond('/at-de/help/')).isWhole).toBe(false);
  await expectEqual();
});
