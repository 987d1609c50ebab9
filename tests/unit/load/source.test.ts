import { describe, expect, test } from 'vitest';
import { load } from '../../../generator/1-load/load.ts';
import { openSource, type Source } from '../../../generator/1-load/source.ts';
import type { Content, PageWithCopies, SharedContent } from '../../../generator/model/content.ts';
import { contractIds } from '../../../generator/model/contract-documents.ts';
import { root } from '../../support/paths.ts';
import { siteFolder } from '../../support/site-folder.ts';

async function siteWith(files: Readonly<Record<string, string>>): Promise<string> {
  const site = await siteFolder({ files });
  return site.content;
}

async function openFrame(folder: string): Promise<{ source: Source; frame: SharedContent }> {
  const source = await openSource(folder);
  const { content } = await source.readShared();
  return { source, frame: content ?? expect.fail('there is no frame') };
}

/** The site, joined from its shared content and its parts. */
async function joined(folder: string): Promise<Content> {
  const { source, frame } = await openFrame(folder);
  const batch = new Map<string, PageWithCopies>();
  for (const group of source.groups(frame.pages)) {
    const { content } = await source.readPages(frame, group.pages);
    for (const [id, page] of content.batch) batch.set(id, page);
  }
  return { ...frame, batch };
}

/** Pages in the folder of ordinary pages that clauses of the real site name. */
const appendices = ['price-list', 'country-list', 'support-models'];

describe.each([`${root}/content`, `${root}/tests/sites/minimal/content`])('%s', (folder) => {
  test('the shared content and all parts together are the whole', async () => {
    const { content } = await load(folder);
    expect(await joined(folder)).toEqual(content);
  });

  test('every ordinary page is in exactly one group, and its copies are among the sources', async () => {
    const { source, frame } = await openFrame(folder);
    const groups = source.groups(frame.pages);
    const ordinary = [...frame.pages.values()].filter(({ id }) => !contractIds(frame.pages).has(id));
    expect(groups.flatMap(({ pages }) => pages).sort()).toEqual(ordinary.map(({ id }) => id).sort());
    for (const { pages, sources } of groups)
      expect(sources).toEqual(
        expect.arrayContaining(pages.flatMap((id) => frame.pages.get(id)?.languages.map((language) => `pages/${id}/${language}.ts`) ?? [])),
      );
  });

  test('the shared content has no copy of an ordinary page, and lists those that exist', async () => {
    const { frame } = await openFrame(folder);
    const { content: whole } = await load(folder);
    expect('batch' in frame).toBe(false);
    for (const [id, page] of frame.pages) {
      expect('copies' in page).toBe(false);
      expect(frame.contracts.has(id)).toBe(page.definition.file.startsWith('content/terms/') || appendices.includes(id));
      const texts = whole?.batch.get(id) ?? whole?.contracts.get(id);
      expect(page.languages).toEqual([...(texts?.copies.keys() ?? [])]);
    }
  });
});

const page = (more = '') =>
  `import { definePage } from 'wortlaut';\nexport default definePage({ template: 'policy', path: '/:locale/extra', source: 'en', structure: {}${more} });\n`;
const data = (text: string) => `export default { heading: '${text}' };\n`;

describe('groups', () => {
  const grouped = async (files: Readonly<Record<string, string>>) => {
    const { source, frame } = await openFrame(await siteWith(files));
    return source.groups(frame.pages).filter(({ pages }) => pages.length > 1);
  };

  test('an edition is together with the page that it replaces', async () => {
    expect((await grouped({ 'pages/extra/page.ts': page(", variantOf: 'help'") })).map(({ pages }) => pages)).toEqual([['extra', 'help']]);
  });

  test('a page is together with the one that it inherits from', async () => {
    expect((await grouped({ 'pages/extra/page.ts': page(", inherits: 'help'") })).map(({ pages }) => pages)).toEqual([['extra', 'help']]);
  });

  test('pages whose copies share a file are together, over any number of steps', async () => {
    const [group, ...others] = await grouped({
      'pages/one/page.ts': page(),
      'pages/one/en.ts': "import shared from '../two/parts.ts';\nexport default { ...shared };\n",
      'pages/two/page.ts': page(),
      'pages/two/parts.ts': "export { default } from '../../common/words.ts';\n",
      'pages/three/page.ts': page(),
      'pages/three/en.ts': "import words from '../../common/words.ts';\nexport default { ...words };\n",
      'common/words.ts': data('Words'),
    });
    expect(others).toEqual([]);
    expect(group?.pages).toEqual(['one', 'three', 'two']);
    expect(group?.sources).toEqual(['common/words.ts', 'pages/one/en.ts', 'pages/three/en.ts', 'pages/two/parts.ts']);
  });
});

describe('files that are not of the simple shape', () => {
  // A function is more than data, so TypeScript's loader reads this file.
  const computed =
    "import shared from '../../common/words.ts';\nconst heading = () => 'Computed';\nexport default { heading: heading(), shared };\n";

  test('share their objects with the shared content and with the whole', async () => {
    const folder = await siteWith({
      'pages/extra/page.ts': page(),
      'pages/extra/en.ts': computed,
      'common/words.ts': data('Words'),
      'facts/more.ts': "import words from '../common/words.ts';\nexport default { words };\n",
      'dictionaries/fr.ts': "import words from '../common/words.ts';\nexport default { words };\n",
    });
    const { source, frame } = await openFrame(folder);
    const { content } = await source.readPages(frame, ['extra']);
    for (const one of [content, (await load(folder)).content]) {
      const wording = one?.batch.get('extra')?.copies.get('en')?.value;
      expect(wording).toEqual({ heading: 'Computed', shared: { heading: 'Words' } });
      expect(wording?.shared).toBe(one?.dictionaries.get('fr')?.value.words);
    }
  });
});

describe('faults', () => {
  test('the shared content and the parts report the same as the whole', async () => {
    const folder = await siteWith({
      'pages/extra/page.ts': page(),
      'pages/extra/en.ts': "import nothing from './gone.ts';\nexport default nothing;\n",
      'pages/extra/de.ts': 'export default { heading: 5 };\n',
      'pages/stray/de.ts': 'export default { heading: 6 };\n',
      'pages/stray/en.ts': 'export const heading = 7;\n',
      'facts/broken.ts': 'export default {',
      'pages/help/de.ts': "import facts from '../../facts/broken.ts';\nexport default facts;\n",
    });
    const { source, frame } = await openFrame(folder);
    const { diagnostics: ofFrame } = await (await openSource(folder)).readShared();
    const { diagnostics: ofParts } = await source.readPages(
      frame,
      source.groups(frame.pages).flatMap(({ pages }) => pages),
    );
    const { diagnostics: ofWhole } = await load(folder);
    const reported = (diagnostics: typeof ofWhole) => diagnostics.map(({ code, file, message }) => `${code} ${file} ${message}`).sort();
    expect(reported([...ofFrame, ...ofParts])).toEqual(reported(ofWhole));
    expect(ofParts.map(({ file }) => file).sort()).toEqual(['content/pages/extra/de.ts', 'content/pages/extra/en.ts']);
  });
});
