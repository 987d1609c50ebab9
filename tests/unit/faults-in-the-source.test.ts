import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { finish } from '../../generator/compile/steps/finish-findings.ts';
import { loadAndCheck } from '../../generator/compile/steps/load-and-check.ts';
import { root } from '../support/paths.ts';
import { siteFolder } from '../support/site-folder.ts';

/* Where several texts agree on a name that one lacks, the fault is likely there: `check --fix` must not carry it into all the others. */

async function findingsWith(path: string, find: RegExp, replace: string) {
  const before = await readFile(`${root}/content/${path}`, 'utf8');
  const after = before.replace(find, replace);
  expect(after).not.toBe(before);
  const site = await siteFolder({ from: `${root}/content`, files: { [path]: after } });
  const settings = { content: site.content };
  const { content, diagnostics } = await loadAndCheck(settings);
  const found = await finish(diagnostics, settings, { content });
  await site.remove();
  return found.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, file, message, fix, suggestion }) => ({
      reported: `${code} ${file} ${message}`,
      fix: fix?.title,
      offered: suggestion?.title,
    }));
}

test('a name of the source dictionary', async () => {
  expect(await findingsWith('dictionaries/en.ts', /(\n {2}nav: \{\n {4})label:/, '$1labbel:')).toEqual([
    {
      reported: "WL2002 content/dictionaries/en.ts Only the source text has 'nav.labbel'; its translations have 'label'.",
      fix: undefined,
      offered: 'Call it label',
    },
  ]);
});

test('a group of the source dictionary, which labels of menus name', async () => {
  const found = await findingsWith('dictionaries/en.ts', /\n {2}nav:/, '\n  nva:');
  expect(found.filter(({ reported }) => !reported.startsWith('WL4043'))).toEqual([
    {
      reported: "WL2002 content/dictionaries/en.ts Only the source text has 'nva'; its translations have 'nav'.",
      fix: undefined,
      offered: 'Call it nav',
    },
  ]);
  expect(found.some(({ fix }) => fix)).toBe(false);
});

test('a name of one translation, which all others have as the source does', async () => {
  expect(await findingsWith('dictionaries/de.ts', /(\n {2}nav: \{\n {4})label:/, '$1labbel:')).toEqual([
    {
      reported: "WL2002 content/dictionaries/de.ts 'nav.labbel' does not exist in the source text, and 'nav.label' is missing.",
      fix: 'Call it label',
      offered: undefined,
    },
  ]);
});

test('a fact that is defined under another name than all texts use', async () => {
  const found = await findingsWith('facts/trial.ts', /period:/, 'peroid:');
  expect(found[0]?.reported).toContain('{fact:trial.period}, which does not exist.');
  expect(found.filter(({ fix }) => fix)).toEqual([]);
});

test('an argument of the source dictionary', async () => {
  expect(await findingsWith('dictionaries/en.ts', /(countryNow: '[^']*)\{country\}/, '$1{contry}')).toEqual([
    {
      reported:
        "WL2003 content/dictionaries/en.ts Only the source text of 'picker.countryNow' has {contry}; its translations have {country}.",
      fix: undefined,
      offered: 'Write {country}',
    },
  ]);
});
