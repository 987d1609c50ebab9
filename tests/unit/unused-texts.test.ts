import { expect, test } from 'vitest';
import { check } from '../../generator/index.ts';
import { type SiteParts, siteFolder } from '../support/site-folder.ts';

const reported = async (files: SiteParts['files']) => {
  const folder = await siteFolder(files ? { files } : {});
  const { diagnostics } = await check({ content: folder.content });
  await folder.remove();
  return diagnostics.filter(({ code }) => code === 'WL2017').map(({ file, dataPath }) => `${file} ${dataPath?.join('.')}`);
};

/** The help page as an appendix, whose sections bear free names: its copies with more in its one section. */
const help = (language: 'en' | 'de', more: string) =>
  language === 'en'
    ? `import { defineCopy } from 'wortlaut';
export default defineCopy('appendix', {
  meta: { title: 'Help', description: 'Where to find help.' }, title: 'Help', lead: 'Write to us.', back: 'Back',
  sections: { phone: { heading: 'By phone', text: { hours: 'Somebody picks up.' }, ${more} } },
});`
    : `import { translate } from 'wortlaut';
import source from './en.ts';
export default translate(source, {
  meta: { title: 'Hilfe', description: 'Hier gibt es Hilfe.' }, title: 'Hilfe', lead: 'Schreiben Sie.', back: 'Zurück',
  sections: { phone: { heading: 'Am Telefon', text: { hours: 'Es geht jemand ans Telefon.' }, ${more} } },
});`;

const page = (version: string) => `import { definePage, to } from 'wortlaut';
export default definePage({
  template: 'appendix', path: '/:locale/help', source: 'en', addresses: [{ path: '/help', country: 'at', language: 'de' }],
  anchors: ['content'],
  structure: { status: 'draft', version: '${version}', terms: to('home'), sections: [{ id: 'phone', text: ['hours'] }] },
});`;

const unshown = (words: string) => `table: { columns: {}, rows: {}, marked: '${words}' }`;

test('a text that no page shows is reported once, at the source', async () => {
  const files = { 'pages/help/en.ts': help('en', unshown('Gone')), 'pages/help/de.ts': help('de', unshown('Fort')) };
  expect(await reported({ ...files, 'pages/help/page.ts': page('2026-11-21') })).toEqual([
    'content/pages/help/en.ts sections.phone.table.marked',
  ]);
});

test('a group that another file takes over as it is counts as shown where it is shown', async () => {
  const meta = "meta: { title: 'Help', description: 'Where to find help.' }";
  const taken = `import { shared } from '../shared.ts';\n${help('en', 'table: { columns: shared, rows: {} }')}`;
  const german = help('de', "table: { columns: { title: 'Hilfe', description: 'Hier gibt es Hilfe.' }, rows: {} }");
  const shared = "export const shared = { title: 'Help', description: 'Where to find help.' } as const;";
  const files = { 'pages/shared.ts': shared, 'pages/help/de.ts': german, 'pages/help/page.ts': page('2026-11-21') };
  expect(await reported({ ...files, 'pages/help/en.ts': taken.replace(meta, 'meta: shared') })).toEqual([]);
  expect(await reported({ ...files, 'pages/help/en.ts': taken })).toEqual([
    'content/pages/shared.ts sections.phone.table.columns.title',
    'content/pages/shared.ts sections.phone.table.columns.description',
  ]);
});

test('a page that fails to render has read nothing, so nothing is reported', async () => {
  const files = { 'pages/help/en.ts': help('en', unshown('Gone')), 'pages/help/de.ts': help('de', unshown('Fort')) };
  expect(await reported({ ...files, 'pages/help/page.ts': page('soon') })).toEqual([]);
});

test('a text that is allowed for a reason may be unused, and its neighbours may not', async () => {
  const dictionary = (language: 'en' | 'de', first: string, rest: string) =>
    `${first}\nimport layout from '../layout/${language}.ts';\n${rest}`.replace(
      'EXTRA',
      "...layout, common: { ...layout.common, error: 'x', loading: 'y' }",
    );
  const site = `import { defineSite } from 'wortlaut';
export default defineSite({
  origin: 'https://www.muster.example', sourceLanguage: 'en', defaultLocale: 'at-de', navigationCountry: 'at', fallbacks: {},
  allowUnused: { banner: 'A.', terms: 'B.', 'common.error': 'Promised.' },
});`;
  const found = await reported({
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
