import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { pretty } from '../../generator/7-report/pretty.ts';
import { check } from '../../generator/index.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';
import { contentSample } from '../support/samples/samples.ts';
import { type SiteFolder, type SiteParts, siteFolder } from '../support/site-folder.ts';

/* Next steps and places in messages, on the minimal site with one fault. */

let site: SiteFolder;

async function found(parts: SiteParts) {
  site = await siteFolder(parts);
  return check(opened({ content: site.content, types: false }));
}

const help = (path: string) => `import { definePage } from 'wortlaut';
export default definePage({
  template: 'notice', path: '${path}', source: 'en', anchors: ['content'], structure: { mood: 'waiting', way: 'home' },
  addresses: [{ path: '/help', country: 'at', language: 'de' }],
});
`;
const english = (text: string) => `import { defineCopy } from 'wortlaut';
export default defineCopy('notice', {
  meta: { title: 'Help | {brand:product}', description: 'Where to find help with {brand:product}.' },
  heading: 'Help', text: '${text}', button: 'Back to the start',
});
`;

test('WL3004 the hint for a malformed pattern names the placeholder of the locale', async () => {
  const { diagnostics } = await found({ files: { 'pages/help/page.ts': help('/[locale]/help') } });
  expect(diagnostics.find(({ code }) => code === 'WL3004')?.hint).toBe(
    "Begin with '/:locale', the country and language, use letters, digits and hyphens, and remove the closing slash.",
  );
});

test('WL2003 the hint for a new placeholder of the source is to write it into the translation', async () => {
  const { diagnostics } = await found({ files: { 'pages/help/en.ts': english('Write to us at {brand:product}.') } });
  expect(diagnostics.map(({ code, file, hint }) => [code, file, hint])).toEqual([
    ['WL2003', 'content/pages/help/de.ts', 'Write {brand:product} at the corresponding place of this text.'],
  ]);
});

test('WL1018 a file with a wrong name is reported together with the missing copy, whose place describes itself', async () => {
  const copy = english('Write to us.');
  const result = await found({ files: { 'pages/help/german.ts': copy }, without: ['pages/help/de.ts'] });
  const reported = pretty(result, { codes: {}, colour: false, lines: () => undefined });
  expect(reported).toMatch(
    /and in 1 more place:\n {4}content\/pages\/help\/page\.ts\S* {2}The page 'help' has no copy in 'de', which \S+ needs\.\n/,
  );
});

describe('WL1020 a file that is not read', () => {
  const languages = ['de', 'fr', 'it', 'es', 'nl'];
  const translation = "import { translate } from 'wortlaut';\nimport source from './en.ts';\nexport default translate(source, {});\n";
  test.each([
    [3, ['de', 'es', 'fr'], 'this file imports it, so it is not read either'],
    [5, ['de', 'es', 'fr'], 'this file and 2 more import it, so they are not read either'],
  ] as const)('names or counts the %d files that import it', async (number, named, last) => {
    const importing = number === 3 ? ['de', 'es', 'fr'] : languages;
    const { diagnostics } = await found({
      files: {
        'pages/help/en.ts': 'export default { heading: String(Date.now()) };\n',
        ...Object.fromEntries(importing.map((language) => [`pages/help/${language}.ts`, translation])),
      },
    });
    const related = diagnostics.find(({ code }) => code === 'WL1020')?.related ?? [];
    expect(related.map(({ file }) => file)).toEqual(named.map((language) => `content/pages/help/${language}.ts`));
    expect(related.at(-1)?.message).toBe(last);
  });
});

test('WL5025 a link with a vague name is reported at its text', async () => {
  const { good } = contentSample('WL3030-language');
  const clauses = String(good.get('terms/at/de.ts'));
  const { diagnostics } = await found({
    from: good,
    files: { 'terms/at/de.ts': clauses.replace('Er ist volljährig.', 'Er ist volljährig, siehe [hier](help).') },
  });
  const finding = diagnostics.find(({ code }) => code === 'WL5025');
  expect([finding?.file, finding?.dataPath, finding?.line]).toEqual([
    'content/terms/at/de.ts',
    ['clauses', 'scope', 'age'],
    expect.any(Number),
  ]);
});

test('WL1003 a telephone number that cannot be called from abroad is reported once, at the brand', async () => {
  const brand = await readFile(`${root}/content/brand.ts`, 'utf8');
  const { diagnostics } = await found({
    from: `${root}/content`,
    files: { 'brand.ts': brand.replace(/phone: '[^']*'/, "phone: '0664 123 45 67'") },
  });
  const numbers = diagnostics.filter(({ severity }) => severity === 'error');
  expect(numbers.map(({ code, file, dataPath, line }) => [code, file, dataPath, line])).toEqual([
    ['WL1003', 'content/brand.ts', ['phone'], expect.any(Number)],
  ]);
});
