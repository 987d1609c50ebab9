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
  const shared = "import { shared } from '../shared.ts';\n";
  const home = (language: 'en' | 'de', lines: string) => ({ [`pages/help/${language}.ts`]: shared + lines });
  const found = await told({
    'pages/shared.ts': "export const shared = { title: 'Help | Muster', description: 'Where to find help.' } as const;",
    ...home('en', help('en', 'extra: shared').replace("meta: { title: 'Help', description: 'Where to find help.' }", 'meta: shared')),
  });
  expect(found).toEqual([]);
});

test('a page that fails to render has read nothing, so nothing is said', async () => {
  const broken = help('en', "old: 'Gone'").replace("heading: 'Help', ", '');
  expect(await told({ 'pages/help/en.ts': broken })).toEqual([]);
});
