import { expect, test } from 'vitest';
import { check } from '../../generator/index.ts';
import { type SiteParts, siteFolder } from '../support/site-folder.ts';

const told = async (files: SiteParts['files']) => {
  const folder = await siteFolder(files ? { files } : {});
  const { diagnostics } = await check({ content: folder.content });
  await folder.remove();
  return diagnostics.filter(({ code }) => code === 'WL2017').map(({ file, dataPath }) => `${file} ${dataPath?.join('.')}`);
};

const help = (language: string, extra: string) =>
  language === 'en'
    ? `import { defineCopy } from 'wortlaut';
export default defineCopy('notice', {
  meta: { title: 'Help', description: 'Where to find help.' }, heading: 'Help', text: 'Write to us.', button: 'Back', ${extra}
} as never);`
    : `import { translate } from 'wortlaut';
import source from './en.ts';
export default translate(source, {
  meta: { title: 'Hilfe', description: 'Hier gibt es Hilfe.' }, heading: 'Hilfe', text: 'Schreiben Sie.', button: 'Zurück', ${extra}
} as never);`;

test('a text of a page that its template does not read is told once, at the source', async () => {
  const found = await told({ 'pages/help/en.ts': help('en', "old: 'Gone'"), 'pages/help/de.ts': help('de', "old: 'Fort'") });
  expect(found).toEqual(['content/pages/help/en.ts old']);
});

test('a group that another file takes over as it is counts as shown where it is shown', async () => {
  const meta = "meta: { title: 'Help', description: 'Where to find help.' }";
  const taken = `import { shared } from '../shared.ts';\n${help('en', 'extra: shared')}`;
  const german = help('de', "extra: { title: 'Hilfe', description: 'Hier gibt es Hilfe.' }");
  const shared = "export const shared = { title: 'Help', description: 'Where to find help.' } as const;";
  const files = { 'pages/shared.ts': shared, 'pages/help/de.ts': german };
  expect(await told({ ...files, 'pages/help/en.ts': taken.replace(meta, 'meta: shared') })).toEqual([]);
  expect(await told({ ...files, 'pages/help/en.ts': taken })).toEqual([
    'content/pages/shared.ts extra.title',
    'content/pages/shared.ts extra.description',
  ]);
});

test('a page that fails to render has read nothing, so nothing is said', async () => {
  const without = (text: string) => text.replace(/heading: '\w+', /, '');
  const files = { 'pages/help/en.ts': without(help('en', "old: 'Gone'")), 'pages/help/de.ts': without(help('de', "old: 'Fort'")) };
  expect(await told(files)).toEqual([]);
});

test('a text that is kept for a reason may be shown by no page, and its neighbours may not', async () => {
  const dictionary = (language: 'en' | 'de', first: string, rest: string) =>
    `${first}\nimport furniture from '../furniture/${language}.ts';\n${rest}`.replace(
      'EXTRA',
      "...furniture, common: { ...furniture.common, error: 'x', loading: 'y' }",
    );
  const site = `import { defineSite } from 'wortlaut';
export default defineSite({
  origin: 'https://www.muster.example', sourceLanguage: 'en', defaultLocale: 'at-de', navigationCountry: 'at', fallbacks: {},
  kept: { banner: 'A.', terms: 'B.', 'common.error': 'Promised.' },
});`;
  const found = await told({
    'site.ts': site,
    'dictionaries/en.ts': dictionary(
      'en',
      "import { defineDictionary } from 'wortlaut';",
      "export default defineDictionary({ EXTRA, countries: { at: 'Austria', ch: 'Switzerland' } });",
    ),
    'dictionaries/de.ts': dictionary(
      'de',
      "import { translate } from 'wortlaut';\nimport source from './en.ts';",
      "export default translate(source, { EXTRA, countries: { at: 'Österreich', ch: 'Schweiz' } });",
    ),
  });
  expect(found).toEqual(['content/dictionaries/en.ts common.loading']);
});
