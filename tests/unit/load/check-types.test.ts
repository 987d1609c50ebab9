import { readdir, readFile, writeFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { checkTypes } from '../../../generator/1-load/check-types.ts';
import { hash } from '../../../generator/package/hash.ts';
import { compileTogether } from '../../support/compile-together.ts';
import { root } from '../../support/paths.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';

/* The compiler's cached state makes it fast and never changes its output. */

let site: SiteFolder;
let cache: string;
beforeEach(async () => {
  site = await siteFolder();
  cache = `${site.out}/cache`;
});

const textOf = (path: string) => readFile(`${site.content}/${path}`, 'utf8');
const edit = async (path: string, find: string, replace: string) => {
  const text = await textOf(path);
  if (!text.includes(find)) throw new Error(`${path} has no ${find}`);
  await site.write({ [path]: text.replace(find, replace) });
};
const remembering = () => checkTypes(site.content, root, { cache, code: '' });
type Findings = Awaited<ReturnType<typeof remembering>>;

test('after every edit it reports the same as without a cache', async () => {
  const home = await textOf('pages/home/en.ts');
  const steps: readonly (() => Promise<void>)[] = [
    // Edits of imports and link targets: a fact, an anchor, a source text, the source dictionary.
    () => edit('facts/offer.ts', 'price:', 'prise:'),
    () => edit('pages/help/page.ts', 'anchors: [', "anchors: ['extra', "),
    () => edit('facts/offer.ts', 'prise:', 'price:'),
    () => site.write({ 'pages/home/en.ts': home.replace(/^ {2}(\w+): '/m, "  $1New: '") }),
    () => edit('dictionaries/en.ts', ": '", ": '{x} "),
    () => site.drop('pages/home/en.ts'),
    () => site.write({ 'pages/home/en.ts': home }),
    () => edit('dictionaries/en.ts', '{x} ', ''),
  ];
  const findingsByFile = new Map<string, Findings>();
  for (const step of steps) {
    await step();
    findingsByFile.set((await siteFolder({ from: site.content })).content, await remembering());
  }
  expect(findingsByFile).toEqual(await compileTogether([...findingsByFile.keys()]));
  expect([...findingsByFile.values()].map(({ length }) => length > 0)).toEqual([true, true, false, true, true, true, true, false]);
});

test('a cached result that is old, damaged or altered is never used', async () => {
  const kept = async () => `${cache}/${(await readdir(cache)).find((name) => name.startsWith('build-info-'))}`;
  await remembering();
  const [file, whenSound] = [await kept(), await readFile(await kept(), 'utf8')];
  await edit('pages/help/de.ts', 'text:', 'txet:');
  const findings = await remembering();
  const whenWrong = await readFile(file, 'utf8');
  expect(findings).toHaveLength(1);

  // The compiler's result without its errors looks like success.
  const { semanticDiagnosticsPerFile, ...silent } = JSON.parse(whenWrong.slice(65));
  expect(semanticDiagnosticsPerFile).toBeDefined();
  const body = JSON.stringify(silent);
  const altered = [`${whenWrong.slice(0, 65)}${body}`, `${hash(body)}t${body}`, whenWrong.slice(0, 5000)];
  const damages = [whenSound, ...altered, ...(process.env.NIGHT ? ['', 'nonsense'] : [])];
  for (const damaged of damages) {
    await writeFile(file, damaged);
    expect(await remembering()).toEqual(findings);
  }
});
