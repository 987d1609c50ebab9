import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import dictionary from '../../content/dictionaries/en.ts';
import support from '../../content/pages/support/en.ts';
import { writeSiteTypes } from '../../generator/1-load/site-types/site-types.ts';
import { clauseGuides } from '../../generator/4-render/clause-guides.ts';
import { formatFact } from '../../generator/4-render/format-fact.ts';
import { writeGuides } from '../../generator/6-emit/write-guides.ts';
import { readSite } from '../../generator/index.ts';
import { type LanguageServer, startLanguageServer } from '../support/language-server.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';
import { copyProject } from '../support/project-copy.ts';

/* Hovers from the compiler's language server: each text shows its source, each clause also its number. */

let server: LanguageServer;
let guides: ReadonlyMap<string, string>;
beforeAll(async () => {
  const { site } = await readSite(opened({ content: `${root}/content` }));
  guides = site ? clauseGuides(site.content, formatFact) : new Map();
  await writeGuides(guides, `${root}/content`, root);
  for (const content of ['content', 'tests/sites/minimal/content']) await writeSiteTypes(`${root}/${content}`, root);
  server = await startLanguageServer();
});
afterAll(() => server.close());

test('T9 the name of a clause shows its number and the source text, and F12 leads to it', async () => {
  const file = 'content/terms/common/fr.ts';
  const shown = await server.hover(file, 'secrecy:');
  expect(shown).toContain('**6.3** Der Kunde hat die Administrator-Zugangsdaten seines Kontos geheim zu halten.');
  expect(await server.definition(file, 'secrecy:')).toBe('.wortlaut/types/content/terms/common/guide.ts');
});

test('a clause of some countries also shows the reason for it', async () => {
  expect(await server.hover('content/terms/cz-and-pl/en.ts', 'availability:')).toMatch(
    /\*\*5\.2\*\*.*Only the Czech and the Polish terms/s,
  );
});

describe('the name of a text in a translation shows the words of the source, and F12 leads to them', () => {
  test.each([
    ['content/pages/support/de.ts', 'lead:', support.lead],
    ['content/pages/support/de.ts', 'answer:', support.faq.items.start.answer],
    ['content/dictionaries/fr.ts', 'loading:', dictionary.common.loading],
  ])('%s %s', async (file, line, source) => {
    expect(await server.hover(file, line)).toContain(`SourceText<${JSON.stringify(source)}>`);
    expect(await server.definition(file, line)).toBe(file.replace(/[a-z]+\.ts$/, 'en.ts'));
  });

  test.each([
    ['dropped-key', 'Back to the start'],
    ['dropped-placeholder', 'Start'],
    ['extra-key', 'Back to the start'],
  ])('also if the translation has a fault: %s', async (sample, source) => {
    expect(await server.hover(`tests/types/samples/${sample}.ts`, 'button:')).toContain(`SourceText<${JSON.stringify(source)}>`);
  });
});

test('the settings for Visual Studio Code recommend its extension for this TypeScript, and name no missing language server', () => {
  const read = (name: string) => JSON.parse(readFileSync(`${root}/.vscode/${name}.json`, 'utf8'));
  const settings = read('settings');
  expect(settings['js/ts.experimental.useTsgo']).toBe(true);
  expect(read('extensions').recommendations).toContain('TypeScriptTeam.native-preview');
  // Without that extension the editor takes its own TypeScript, unless a setting names another, which then needs a tsserver.js.
  for (const name of ['typescript.tsdk', 'js/ts.tsdk.path'])
    if (settings[name] !== undefined) expect(existsSync(`${root}/${settings[name]}/tsserver.js`), name).toBe(true);
});

test('the contracts with clauses of their own have guides, and no guide is written beside their texts', () => {
  expect([...guides.keys()]).toEqual(['content/terms/ch/guide.ts', 'content/terms/common/guide.ts', 'content/terms/cz-and-pl/guide.ts']);
  for (const [path, text] of guides) {
    expect(readFileSync(`${root}/.wortlaut/types/${path}`, 'utf8')).toBe(text);
    expect(existsSync(`${root}/${path}`)).toBe(false);
  }
});

test('contracts are read by the compiler before their guides are written', async () => {
  const copy = copyProject({ realContent: true });
  const compiler = `${root}/node_modules/typescript/bin/tsc`;
  await writeSiteTypes(`${copy.folder}/content`, copy.folder);
  const files = ['content/terms', 'generator/model', '.wortlaut/types/content.d.ts'];
  copy.write({ 'tsconfig.contracts.json': JSON.stringify({ extends: './tsconfig.json', include: files, exclude: [] }) });
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, [compiler, '-p', 'tsconfig.contracts.json', '--pretty', 'false'], { cwd: copy.folder }, (_, out) =>
      done(out),
    );
  });
  expect(output).toBe('');
});
