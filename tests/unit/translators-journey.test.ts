import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { documentAt } from '../../generator/4-render/accepted-document.ts';
import { formatFact } from '../../generator/4-render/format-fact.ts';
import { readSite } from '../../generator/index.ts';
import { contractSite } from '../support/contract-site.ts';
import { opened } from '../support/opened.ts';
import { root } from '../support/paths.ts';
import { keepIdasKey } from '../support/people.ts';
import { runHere } from '../support/run-here.ts';
import type { SiteFolder } from '../support/site-folder.ts';

/* The way of a clause through French, from its first translation until customers have it, by the commands that content/README.md gives translators. */

let site: SiteFolder;
let part: string;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-01') });
  site = await contractSite();
  const page = await readFile(`${site.content}/terms/at/page.ts`, 'utf8');
  const languages = await readFile(`${site.content}/languages.ts`, 'utf8');
  const english = await readFile(`${site.content}/layout/en.ts`, 'utf8');
  const groups = [...english.matchAll(/^ {2}(\w+): [{(]/gm)].map(([, name = '']) => name);
  await site.write({
    'terms/at/page.ts': page.replace(
      'addresses: [',
      "addresses: [\n    { path: '/at-fr/cgv', country: 'at', language: 'fr', canonical: true },",
    ),
    'languages.ts': languages.replace('de: {', "fr: { name: 'French', nativeName: 'Français', direction: 'ltr' },\n  de: {"),
    'dictionaries/fr.ts': `import { fallback, translate } from 'wortlaut';
import source from './en.ts';
export default translate(source, { ${[...groups, 'countries'].map((name) => `${name}: fallback('en')`).join(', ')} });`,
  });
  await keepIdasKey(`${site.content}/../keys`);
  const readme = await readFile(`${root}/content/README.md`, 'utf8');
  part = /^## For translators\n[\s\S]*?(?=^## )/m.exec(readme)?.[0] ?? '';
});
afterAll(() => {
  vi.useRealTimers();
  return site.remove();
});

type Replaced = Readonly<Record<string, string>>;

/** Runs the command of the chapter that begins with these words; its documents, days and files are those of this site. */
function ended(words: string, replaced: Replaced = {}) {
  const lines = [...part.matchAll(/^npm run site -- (.*?)(?: +#.*)?$/gm)].map(([, line = '']) => line);
  const line = lines.find((one) => one.startsWith(words)) ?? expect.fail(`The chapter for translators does not have the command ${words}.`);
  const names = { common: 'at', translations: site.out, ...replaced };
  const command = Object.entries(names).reduce((text, [from, to]) => text.replaceAll(from, to), line);
  const isAsked = /^(?:attest|import|edition publish)/.test(command);
  return runHere([...command.split(' '), ...(isAsked ? ['--yes'] : []), '--content', site.content], {
    environment: { WORTLAUT_KEYS: `${site.content}/../keys` },
  });
}

/** Runs a command, which succeeds, and returns its output. */
async function run(words: string, replaced?: Replaced): Promise<string> {
  const end = await ended(words, replaced);
  if (end.code) throw new Error(`${words}: ${end.stdout}${end.stderr}`);
  return end.stdout;
}

/** Edits the exported file like a translation tool: unit → its translation. */
async function translate(texts: Readonly<Record<string, string>>) {
  const file = `${site.out}/terms-at.xlf`;
  let text = await readFile(file, 'utf8');
  for (const [key, translation] of Object.entries(texts)) {
    const target = new RegExp(`(<trans-unit id="${key}"[\\s\\S]*?)<target[^>]*>.*</target>`);
    expect(text).toMatch(target);
    text = text.replace(target, `$1<target>${translation}</target>`);
  }
  await writeFile(file, text);
}

async function edit(path: string, from: string, to: string) {
  const text = await readFile(`${site.content}/${path}`, 'utf8');
  expect(text).toContain(from);
  await site.write({ [path]: text.replace(from, to) });
}

/** The hash of the text that a lead of today accepts. */
async function hashOfLead(today: string) {
  const { site: model } = await readSite(opened({ content: site.content, today }));
  const route = model?.manifest.routes.find(({ path }) => path === '/at-fr/cgv/') ?? expect.fail('The French contract has no page.');
  return documentAt({ content: model?.content as never, today, writeFact: formatFact }, route).hash;
}

const toPublish = (inForce: string, noticeSent: string) => ({
  'publish fr': 'publish at',
  '2027-03-01': inForce,
  '2026-12-15': noticeSent,
});
const publish = (inForce: string, noticeSent: string) => run('edition publish', toPublish(inForce, noticeSent));
const states = async () => [...(await run('edition list')).matchAll(/^at@\S+ {2}(.*)$/gm)].map(([, state]) => state);

test('a language without a file, then a clause that changes, reach customers', async () => {
  expect(await run('next')).toContain("'meta.title' of at in 'fr' is not translated yet. Open in this language: 10.");
  expect(await run('export')).toContain('terms-at.xlf: 10 texts');
  await translate({
    'meta.title': 'Conditions',
    'meta.description': 'Les conditions du contrat.',
    title: 'Conditions générales',
    lead: 'Pour les entreprises.',
    'clauses.scope.heading': 'Champ d’application',
    'clauses.scope.business': 'Le <g id="1">Client</g> est une entreprise et conclut avec <x id="2"/>.',
    'clauses.scope.age': 'Son représentant est majeur.',
    'clauses.use.heading': 'Utilisation',
    'clauses.use.secrecy': 'Le <g id="1">Client</g> garde ses identifiants secrets.',
    'clauses.use.penalty': 'Toute violation du point <x id="1"/> coûte <x id="2"/> ; les prix sont dans la <g id="3">liste de prix</g>.',
  });
  expect(await run('import')).toContain('10 texts written, translated by translator.');
  expect(await readFile(`${site.content}/terms/at/fr.ts`, 'utf8')).toMatch(
    /^import \{ translate \} from 'wortlaut';\nimport source from '\.\/de\.ts';\n\nexport default translate\(source, \{\n {2}meta: \{/,
  );
  expect(await run('next')).toBe("No text in 'fr' is open.\n");
  await run('attest common --language fr --status reviewed');
  await run('attest common --language fr --status approved');
  await publish('2026-10-01', '2026-10-01');
  expect(await states()).toEqual(['in force']);

  // A clause changes, and the translation follows.
  vi.setSystemTime('2026-12-15');
  await edit('terms/at/de.ts', 'hält seine', 'hält alle');
  await edit('terms/at/en.ts', 'keeps the', 'keeps all');
  expect(await run('next')).toMatch(
    /'use\.secrecy' of at in 'fr' was approved, and its source has changed since[\s\S]*\[-seine-\] \[\+alle\+\]/,
  );
  await run('export');
  await translate({ 'clauses.use.secrecy': 'Le <g id="1">Client</g> garde tous ses identifiants secrets.' });
  expect(await run('import')).toContain('1 text written, translated by translator.');
  await run('attest common --language fr --status reviewed');
  await run('attest common --language fr --status approved');
  expect(await run('next')).toBe("No text in 'fr' is open.\n");

  // 60 days after the notice it applies.
  const early = await ended('edition publish', toPublish('2027-02-12', '2026-12-15'));
  expect(early).toMatchObject({ code: 2, stderr: expect.stringContaining('applies from 2027-02-13 at the earliest') });
  expect(await publish('2027-03-01', '2026-12-15')).toContain('at@2027-03-01 is published, signed by counsel.');
  expect(await states()).toEqual(['in force', 'announced']);
  const between = { 'fr@2026-12-01': 'at@2026-10-01', 'fr@2027-03-01': 'at@2027-03-01' };
  expect(await run('redline', between)).toContain("'fr'\n  2.1 Le Client garde [+tous+] ses identifiants secrets.\n");
  const before = await hashOfLead('2027-02-28');
  vi.setSystemTime('2027-03-01');
  expect(await states()).toEqual(['superseded', 'in force']);

  // The hash of a lead is that of the file.
  const hash = (await hashOfLead('2027-03-01')) as string;
  expect(hash).not.toBe(before);
  const file = `${site.content}/editions/at/2027-03-01.fr.txt`;
  expect(spawnSync('sha256sum', [file], { encoding: 'utf8' }).stdout).toContain(hash);
  expect(await run('edition show', { HASH: hash })).toBe(await readFile(file, 'utf8'));
});
