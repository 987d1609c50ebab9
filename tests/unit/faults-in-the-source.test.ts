import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { finish } from '../../generator/compile/steps/finish-findings.ts';
import { loadAndCheck } from '../../generator/compile/steps/load-and-check.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';
import { siteFolder } from '../support/site-folder.ts';

/* If several texts agree on a name that one lacks, that one is likely wrong: `check --fix` must not change all the others. */

async function findingsWith(path: string, find: RegExp, replace: string) {
  const before = await readFile(`${root}/content/${path}`, 'utf8');
  const after = before.replace(find, replace);
  expect(after).not.toBe(before);
  const site = await siteFolder({ from: `${root}/content`, files: { [path]: after } });
  const settings = { content: site.content };
  const { content, diagnostics } = await loadAndCheck(opened(settings));
  const findings = await finish(diagnostics, opened(settings), { content });
  return findings.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, file, message, fix, suggestion }) => ({
      reported: `${code} ${file} ${message}`,
      fix: fix?.title,
      offered: suggestion?.title,
    }));
}

test('a wrong name in the source dictionary is reported there', async () => {
  expect(await findingsWith('dictionaries/en.ts', /(\n {2}nav: \{\n {4})label:/, '$1labbel:')).toEqual([
    {
      reported: "WL2002 content/dictionaries/en.ts Only the source text has 'nav.labbel'; its translations have 'nav.label'.",
      fix: undefined,
      offered: 'Call it label',
    },
  ]);
});

test('a wrong group in the source dictionary, which labels of menus name, is reported there', async () => {
  const findings = await findingsWith('dictionaries/en.ts', /\n {2}nav:/, '\n  nva:');
  expect(findings.filter(({ reported }) => !reported.startsWith('WL4043'))).toEqual([
    {
      reported: "WL2002 content/dictionaries/en.ts Only the source text has 'nva'; its translations have 'nav'.",
      fix: undefined,
      offered: 'Call it nav',
    },
  ]);
  expect(findings.some(({ fix }) => fix)).toBe(false);
});

test('a wrong name in one translation is reported there', async () => {
  expect(await findingsWith('dictionaries/de.ts', /(\n {2}nav: \{\n {4})label:/, '$1labbel:')).toEqual([
    {
      reported: "WL2002 content/dictionaries/de.ts 'nav.labbel' does not exist in the source text, and 'nav.label' is missing.",
      fix: 'Call it label',
      offered: undefined,
    },
  ]);
});

test('a fact with another name than in all texts is reported without a fix', async () => {
  const findings = await findingsWith('facts/trial.ts', /period:/, 'peroid:');
  expect(findings[0]?.reported).toContain('{fact:trial.period}, which does not exist.');
  expect(findings.filter(({ fix }) => fix)).toEqual([]);
});

test('a wrong argument in the source dictionary is reported there', async () => {
  expect(await findingsWith('dictionaries/en.ts', /(countryNow: '[^']*)\{country\}/, '$1{contry}')).toEqual([
    {
      reported:
        "WL2003 content/dictionaries/en.ts Only the source text of 'picker.countryNow' has {contry}; its translations have {country}.",
      fix: undefined,
      offered: 'Write {country}',
    },
  ]);
});

test.each([
  ['a wrong group that claims name', 'pages/support/en.ts', /\n {2}faq:/, '\n  faqq:', 'WL2025 content/pages/support/en.ts'],
  [
    'a page with a translation as its source',
    'pages/support/page.ts',
    /source: 'en'/,
    "source: 'pl'",
    'WL1028 content/pages/support/page.ts',
  ],
  ['a site with a translation as its source', 'site.ts', /sourceLanguage: 'en'/, "sourceLanguage: 'pl'", 'WL1028 content/site.ts'],
])('%s is one report', async (_, path, find, replace, reported) => {
  const findings = await findingsWith(path, find, replace);
  expect(findings.map((one) => one.reported.split(' ').slice(0, 2).join(' '))).toEqual([reported]);
});
