import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exportTexts } from '../../../cli/commands/export.ts';
import { importTexts } from '../../../cli/commands/import.ts';
import { loadAndCheck } from '../../../generator/compile/steps/load-and-check.ts';
import { opened } from '../../support/opened.ts';
import { keepIdasKey } from '../../support/people.ts';
import { contentSample } from '../../support/samples/samples.ts';
import { type SiteFolder, siteFolder } from '../../support/site-folder.ts';
import { printed } from './printed.ts';

/* The commands export and import for the English terms of Austria, whose source is German. */

let site: SiteFolder;
let file: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01') });
  site = await siteFolder({ from: contentSample('WL4002').good });
  file = `${site.out}/terms-at.xlf`;
  await printed(() => exportTexts({ content: site.content, language: 'en', to: site.out, document: 'at' }));
});
afterEach(() => {
  vi.useRealTimers();
  return site.remove();
});

const copy = () => readFile(`${site.content}/terms/at/en.ts`, 'utf8');
const ledger = async () =>
  (await readFile(`${site.content}/terms/ledger.jsonl`, 'utf8').catch(() => ''))
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
const edit = async (path: string, from: string, to: string) => {
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
};
type Options = Partial<Parameters<typeof importTexts>[1]>;
const run = (options: Options = {}) => printed(() => importTexts([file], { content: site.content, by: 'Ada', yes: true, ...options }));

test('beside the texts are their terms, their translations, and the number of words', async () => {
  const { out } = await printed(() => exportTexts({ content: site.content, language: 'en', to: site.out, document: 'at' }));
  expect(out.split('\n').at(-2)).toBe('Words of the source: 0 new, 29 changed, 1 repeated, 0 unchanged.');
  const forms = (tag: string, form: string) => `<langSet xml:lang="${tag}"><tig><term>${form}</term></tig></langSet>`;
  expect(await readFile(`${site.out}/glossary.tbx`, 'utf8')).toContain(
    `<termEntry id="customer">${forms('de', 'Kunde')}${forms('en', 'customer')}</termEntry>`,
  );
  expect(await readFile(`${site.out}/memory.tmx`, 'utf8')).toContain(
    '<tu><tuv xml:lang="de"><seg>Für Unternehmen.</seg></tuv><tuv xml:lang="en"><seg>For businesses.</seg></tuv></tu>',
  );
});

test('an export without changes writes nothing', async () => {
  const before = await copy();
  expect(await run()).toEqual({ code: 0, out: `${file}\n  10 texts unchanged\n`, err: '' });
  expect(await copy()).toBe(before);
  expect(await ledger()).toEqual([]);
});

test('a changed text is rewritten at its place, and its clause is translated by that person', async () => {
  const before = await copy();
  await edit(file, 'keeps the credentials secret', 'keeps all\u00a0credentials secret');
  const { code, out } = await run();
  expect(out).toContain('  1 text changed\n    clauses.use.secrecy  ');
  expect(out).toContain('1 text written, translated by Ada.');
  expect(code).toBe(0);
  expect(await copy()).toBe(before.replace('the credentials', 'all\\u00a0credentials'));
  expect(await ledger()).toMatchObject([{ clause: 'use.secrecy', language: 'en', status: 'translated', by: 'Ada', at: '2026-12-01' }]);
  expect((await run()).out).toContain('10 texts unchanged');
});

test('a tool may add a region to the language', async () => {
  await edit(file, 'target-language="en"', 'target-language="en_US"');
  expect(await run()).toMatchObject({ code: 0, out: expect.stringContaining('10 texts unchanged') });
});

test('a text whose source has changed since is written and stays stale', async () => {
  await edit(file, 'keeps the credentials', 'keeps all credentials');
  await edit(`${site.content}/terms/at/de.ts`, 'hält seine', 'hält alle seine');
  expect((await run()).out).toContain('1 text changed, but the source has changed since the export');
  expect((await ledger())[0].source).toBe('Der {term:customer} hält seine Zugangsdaten geheim.');
  await printed(() => exportTexts({ content: site.content, language: 'en', to: site.out, document: 'at', changed: true }));
  expect(await readFile(file, 'utf8')).toMatch(/id="clauses\.use\.secrecy"[\s\S]*<target state="needs-adaptation">[\s\S]*<alt-trans/u);
});

test('a text that was changed on both sides is written only if a side is taken', async () => {
  await edit(file, 'keeps the credentials', 'keeps all credentials');
  await edit(`${site.content}/terms/at/en.ts`, 'keeps the credentials', 'keeps each credential');
  const before = await copy();
  const { code, out } = await run();
  expect([code, out]).toEqual([1, expect.stringContaining('1 text in conflict')]);
  expect(await copy()).toBe(before);
  expect(await readFile(`${site.out}/terms-at.conflicts.xlf`, 'utf8')).toMatch(/keeps all credentials[\s\S]*keeps each credential/u);
  expect((await run({ take: ['theirs', 'clauses.use.secrecy'] })).code).toBe(0);
  expect(await copy()).toBe(before);
  expect((await run({ take: ['file', 'clauses.use.secrecy'] })).code).toBe(0);
  expect(await copy()).toBe(before.replace('each credential', 'all credentials'));
});

test('one wrong unit keeps all texts from being written', async () => {
  const before = await copy();
  await edit(file, 'keeps the credentials', 'keeps all credentials');
  await edit(file, '<target state="needs-translation">Terms', '<target state="needs-translation">Terms {x}');
  const { code, err } = await run();
  expect([code, err]).toEqual([
    1,
    `${file} unit 'meta.title': {x} is not in the source. Remove it: values and markup are codes of the source.\nNothing was written.\n`,
  ]);
  expect(await copy()).toBe(before);
});

test('a text that the checks of a build refuse is not written', async () => {
  const before = await copy();
  await edit(file, 'keeps the credentials secret', 'keeps 12 credentials secret');
  const { code, err, out } = await run();
  expect(code).toBe(1);
  expect(`${out}${err}`).toContain('12');
  expect(await copy()).toBe(before);
});

test('a missing text is new in the file, and is added to its group', async () => {
  const path = `${site.content}/terms/at/en.ts`;
  const before = await copy();
  const line = /^ +secrecy: .*\n/m.exec(before)?.[0] ?? '';
  await edit(path, line, '');
  expect(
    (await printed(() => exportTexts({ content: site.content, language: 'en', to: site.out, document: 'at', changed: true }))).err,
  ).toBe('');
  await edit(file, '<target state="new"></target>', '<target>The <g id="1">customer</g> keeps the credentials secret.</target>');
  expect((await run()).out).toContain('1 text written');
  expect(await ledger()).toMatchObject([{ clause: 'use.secrecy', status: 'translated' }]);
  expect((await copy()).split('\n').sort()).toEqual(before.split('\n').sort());
  expect((await run()).out).toContain('10 texts unchanged');
});

test('a killed import is finished by the next command', async () => {
  await edit(file, 'keeps the credentials', 'keeps all credentials');
  const path = `${site.content}/terms/at/en.ts`;
  const before = await copy();
  const after = before.replace('keeps the credentials', 'keeps all credentials');
  await mkdir(`${dirname(site.content)}/.wortlaut`, { recursive: true });
  await writeFile(`${dirname(site.content)}/.wortlaut/import.json`, JSON.stringify([{ file: path, before, after }]));
  await writeFile(`${path}.123`, 'half');
  const { err, out } = await run();
  expect(err).toContain('An import was stopped before its end. Its texts are written now');
  expect(out).toContain('10 texts unchanged');
  expect(await copy()).toBe(after);
  expect(await readdir(dirname(path))).not.toContain('en.ts.123');
});

test('a state of the tool approves nothing', async () => {
  await edit(file, 'approved="no"', 'approved="yes"');
  expect((await run()).out).toContain('1 text marked as final. Approving is a command');
  expect(await ledger()).toEqual([]);
});

test.each([
  ['another site', 'product-version="', 'product-version="0', 'was exported from another site'],
  [
    'an unknown file',
    'content/terms/at/en.ts',
    'content/terms/be/en.ts',
    "is for 'content/terms/be/en.ts' in 'en', which this content does not have",
  ],
])('a file of %s is refused', async (_, from, to, sentence) => {
  await edit(file, from, to);
  expect((await run()).err).toContain(sentence);
});

test('nothing is written without --yes if the question cannot be asked', async () => {
  const before = await copy();
  await edit(file, 'keeps the credentials', 'keeps all credentials');
  await expect(run({ yes: false })).rejects.toThrow('give --yes');
  expect(await copy()).toBe(before);
});

test('a translator with a key signs, and a line of theirs without a signature is an error', async () => {
  vi.stubEnv('WORTLAUT_KEYS', `${site.content}/../keys`);
  await edit(`${site.content}/people.ts`, "roles: ['legal']", "roles: ['legal', 'translator']");
  await edit(file, 'keeps the credentials secret', 'keeps all credentials secret');
  expect((await run({ by: 'Ida' })).err).toContain("The private key of 'Ida' is not on this machine");
  await keepIdasKey(`${site.content}/../keys`);
  await run({ by: 'Ida' });
  const [line] = await ledger();
  expect(line).toMatchObject({ status: 'translated', by: 'Ida', sig: expect.any(String) });
  const faults = async () =>
    (await loadAndCheck(opened({ content: site.content, today: '2026-12-01' }))).diagnostics.filter(({ code }) => code === 'WL4024');
  expect(await faults()).toEqual([]);
  await edit(`${site.content}/terms/ledger.jsonl`, `,"sig":"${line.sig}"`, '');
  expect(await faults()).toMatchObject([{ severity: 'error', message: expect.stringContaining("the signature of 'Ida' is missing") }]);
  vi.unstubAllEnvs();
});

test('non-breaking spaces that a tool made plain are restored in a text that was changed elsewhere', async () => {
  await edit(`${site.content}/terms/at/en.ts`, 'The customer is of age.', 'The customer is of\u00a0age\u00a0! Or old\u00a0!');
  await printed(() => exportTexts({ content: site.content, language: 'en', to: site.out, document: 'at' }));
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll('\u00a0', ' ').replace('Or old', 'Or quite grown'));
  await run();
  expect(await copy()).toContain(String.raw`of\u00a0age\u00a0! Or quite grown\u00a0!`);
});

test.each(['csv', 'docx'])('a table or a document cannot protect codes: %s', async (format) => {
  const run = exportTexts({ content: site.content, language: 'en', to: site.out, format });
  await expect(run).rejects.toThrow(
    `Texts are not exported as ${format}, which has no codes for values and terms. Choose from xliff, xliff2, po.`,
  );
});

test('a language without files gets them from an import, also from an incomplete one', async () => {
  const page = await readFile(`${site.content}/terms/at/page.ts`, 'utf8');
  const languages = await readFile(`${site.content}/languages.ts`, 'utf8');
  await site.write({
    'terms/at/page.ts': page.replace('addresses: [', "addresses: [{ path: '/at-fr/cgv', country: 'at', language: 'fr' },"),
    'languages.ts': languages.replace('de: {', "fr: { name: 'French', nativeName: 'Français', direction: 'ltr' }, de: {"),
  });
  await printed(() => exportTexts({ content: site.content, language: 'fr', to: site.out }));
  expect((await readdir(site.out)).sort()).toEqual(['dictionary.xlf', 'glossary.tbx', 'memory.tmx', 'terms-at.xlf']);
  await edit(file, '<target state="new"></target>', '<target>Conditions</target>');
  await edit(`${site.out}/dictionary.xlf`, '<target state="new"></target>', '<target>Aller au contenu</target>');
  file = `${site.out}/dictionary.xlf`;
  expect((await run()).out).toContain('1 text written');
  expect(await readFile(`${site.content}/dictionaries/fr.ts`, 'utf8')).toBe(`import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  common: {
    skip: 'Aller au contenu',
  },
});
`);
  file = `${site.out}/terms-at.xlf`;
  expect((await run()).out).toContain('1 text written');
  expect(await readFile(`${site.content}/terms/at/fr.ts`, 'utf8')).toContain("title: 'Conditions'");
  expect((await run()).out).toContain('10 texts unchanged');
});
