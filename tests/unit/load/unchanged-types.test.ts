import { readdir, readFile, writeFile } from 'node:fs/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkTypes } from '../../../generator/1-load/check-types.ts';
import { findCompiler, runCompiler } from '../../../generator/1-load/run-compiler.ts';
import { writeSiteTypes } from '../../../generator/1-load/site-types/site-types.ts';
import { typeSignature } from '../../../generator/1-load/type-signature/type-signature.ts';
import { root } from '../../support/paths.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';

/* If only words have changed whose shape the types depend on, the compiler's earlier result is used. */

const { runs, count } = vi.hoisted(() => {
  const counted = { count: 0 };
  const counting = <Result>(run: () => Result): Result => {
    counted.count += 1;
    return run();
  };
  return { runs: counted, count: counting };
});
vi.mock('../../../generator/1-load/run-compiler.ts', async (original) => {
  const one = await original<typeof import('../../../generator/1-load/run-compiler.ts')>();
  return { ...one, runCompiler: (...given: Parameters<typeof one.runCompiler>) => count(() => one.runCompiler(...given)) };
});

let site: SiteFolder;
beforeEach(async () => {
  site = await siteFolder();
  runs.count = 0;
});

const edit = async (path: string, find: string | RegExp, replace: string) => {
  const text = await readFile(`${site.content}/${path}`, 'utf8');
  const edited = text.replace(find, replace);
  if (edited === text) throw new Error(`${path} has no ${find}`);
  await site.write({ [path]: edited });
};
const remembering = () => checkTypes(site.content, root, { cache: `${site.out}/cache`, code: '' });
const anew = () => checkTypes(site.content, root);

/** Edits of words and values, which do not change types. */
const ofWords: readonly (readonly [path: string, find: string | RegExp, replace: string])[] = [
  ['pages/home/en.ts', 'A till for small shops', 'One till, small and large shops: 2 for “all”'],
  ['pages/home/en.ts', 'Yours for {fact:offer.price}.', '{fact:offer.price} and it is yours!'],
  ['pages/home/de.ts', "heading: '", "heading:\n    'Neu: "],
  ['dictionaries/en.ts', "'Austria'", '"Republic of Austria"'],
  ['facts/offer.ts', 'minor: 24900', 'minor: 0'],
  ['facts/offer.ts', 'the price list', 'another list'],
  ['facts/behaviour.ts', 'amount: 700', 'amount: 8000'],
  ['brand.ts', "'Muster GmbH'", "'Beispiel AG'"],
  ['pages/help/de.ts', 'export default', '// What people ask.\nexport default'],
];

/** Edits that change types. */
const ofTypes: readonly (readonly [path: string, find: string | RegExp, replace: string])[] = [
  ['pages/home/en.ts', 'button:', 'knob:'],
  ['pages/home/en.ts', "'Start'", "''"],
  ['pages/home/en.ts', "'Start'", "'Start {fact:offer.price}'"],
  ['pages/home/en.ts', "'Start'", "'Start {days}'"],
  ['pages/home/en.ts', "'Start'", "'**Start**'"],
  ['pages/home/en.ts', "'Start'", "'Start [now](help)'"],
  ['pages/home/en.ts', "'Start'", '`Start`'],
  ['pages/home/en.ts', "'Start'", "{ text: 'Start' }"],
  ['pages/home/en.ts', "'Start'", "'Start' as 'Stop'"],
  ['pages/home/en.ts', "'notice'", "'home'"],
  ['pages/home/en.ts', 'offer.price', 'offer.prise'],
  ['pages/home/de.ts', 'translate(source, {', 'translate(source, { extra: "a",'],
  ['pages/home/de.ts', /\}\);\s*$/, "} satisfies { heading: 'Neu' });\n"],
  ['pages/home/de.ts', /\}\);\s*$/, "}) satisfies { heading: 'Neu' };\n"],
  ['pages/home/de.ts', './en.ts', '../help/en.ts'],
  ['pages/home/de.ts', "from 'wortlaut'", "from '../../own.ts'"],
  ['pages/home/de.ts', 'export default', '// @ts-ignore\nexport default'],
  ['dictionaries/en.ts', "at: 'Austria', ", ''],
  ['facts/offer.ts', 'price:', 'prise:'],
  ['facts/offer.ts', "tax: 'net'", "tax: 'gross'"],
  ['facts/offer.ts', 'minor: 24900', "minor: '24900'"],
  ['facts/offer.ts', 'minor: 24900', 'minor: 024900'],
  ['facts/behaviour.ts', "unit: 'millisecond'", "unit: 'second'"],
  ['pages/home/page.ts', 'definePage({', 'definePage({ status: 404,'],
  ['pages/help/page.ts', 'anchors: [', "anchors: ['extra', "],
];

test('an edit of words or of a value does not change the signature, and a check does not run the compiler', async () => {
  expect(await remembering()).toEqual([]);
  expect(runs.count).toBe(1);
  for (const change of ofWords) {
    await edit(...change);
    expect([change, await remembering(), runs.count]).toEqual([change, [], 1]);
  }
  expect(await anew()).toEqual([]);
});

test('an edit that changes a type changes the signature', async () => {
  const before = typeSignature(site.content);
  for (const [path, find, replace] of ofTypes) {
    const text = await readFile(`${site.content}/${path}`, 'utf8');
    await edit(path, find, replace);
    expect([path, replace, typeSignature(site.content) === before]).toEqual([path, replace, false]);
    await site.write({ [path]: text });
  }
  await site.write({ 'pages/home/fr.ts': '' });
  expect(typeSignature(site.content)).not.toBe(before);
  await site.drop('pages/home/fr.ts');
  expect(typeSignature(site.content)).toBe(before);
});

test('the compiler prints the same errors after edits of words', async () => {
  await edit('pages/home/en.ts', "'Start'", "'Start {days}'");
  await edit('pages/help/de.ts', 'text:', 'txet:');
  await edit('facts/offer.ts', "tax: 'net'", "tax: 'some'");
  const [signature, found] = [typeSignature(site.content), await anew()];
  expect(found).toHaveLength(4);
  for (const change of ofWords.filter(([, , replace]) => !replace.includes('\n'))) await edit(...change);
  expect(typeSignature(site.content)).toBe(signature);
  expect((await anew()).map(({ column: _, ...one }) => one)).toEqual(found.map(({ column: _, ...one }) => one));
});

test('in the real content no type depends on the words of a text or the value of a fact', async () => {
  site = await siteFolder({ from: `${root}/content` });
  const signature = typeSignature(site.content);
  let edits = 0;
  for (const path of await readdir(site.content, { recursive: true })) {
    const isFacts = /^facts\/.+\.ts$/.test(path);
    if (!isFacts && !/^(?:brand|dictionaries\/.+|(?:pages|terms)\/.+\/[a-z]{2})\.ts$/.test(path)) continue;
    const text = await readFile(`${site.content}/${path}`, 'utf8');
    const other = isFacts
      ? text.replaceAll(/(?<=\b(?:minor|basisPoints|tenths): )\d+/g, (value) => `${Number(value) + 7}`)
      : text.replaceAll(/(?<=^ +\w+:\s+')[^'\\*]+(?=',$)/gm, (words) => (words.includes('](') ? words : `Etwas anderes: ${words}`));
    if (other !== text) edits += 1;
    await site.write({ [path]: other });
  }
  expect(edits).toBeGreaterThan(140);
  expect(typeSignature(site.content)).toBe(signature);
  if (process.env.NIGHT) expect(await errorsWithTheme()).toBe('');
});

/** Errors of the compiler in the content together with all templates, as in the content of the project. */
async function errorsWithTheme(): Promise<string> {
  const compiler = findCompiler(root);
  if (!compiler) throw new Error('The compiler is not installed.');
  const include = [site.content, await writeSiteTypes(site.content, root), `${root}/generator/model`, `${root}/runtime`];
  const config = `${site.content}/../tsconfig.json`;
  await writeFile(config, JSON.stringify({ extends: `${root}/tsconfig.json`, include, exclude: [] }));
  return (await runCompiler(compiler, root, ['--project', config])).stdout;
}

test('a result is stored only if the compiler found nothing, and an edit that corrects the errors needs the compiler only once', async () => {
  await edit('pages/home/en.ts', 'button:', 'knob:');
  const findings = await remembering();
  expect(findings.length).toBeGreaterThan(0);
  expect(await remembering()).toEqual(findings);
  await edit('pages/home/en.ts', 'knob:', 'button:');
  expect([await remembering(), runs.count]).toEqual([[], 3]);
  await edit('pages/home/en.ts', "'Start'", "'Go'");
  expect([await remembering(), runs.count]).toEqual([[], 3]);
});

test('the words of a file count if another file has them as values or keys', async () => {
  const page = await readFile(`${site.content}/pages/home/page.ts`, 'utf8');
  await site.write({ 'pages/home/page.ts': `import texts from './en.ts';\n${page}\nexport const button: 'Start' = texts.button;\n` });
  expect(await remembering()).toEqual([]);
  await edit('pages/home/en.ts', "'Start'", "'Go'");
  expect((await remembering()).map(({ file }) => file)).toEqual(['content/pages/home/page.ts']);

  await edit('pages/home/page.ts', /export const button.*\n/, '');
  await edit('pages/home/de.ts', /\}\);\s*$/, '  [source.heading]: source.heading });\n');
  const signature = typeSignature(site.content);
  await edit('pages/home/en.ts', 'A till', 'One till');
  expect(typeSignature(site.content)).not.toBe(signature);
});
