import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProcessIn } from '../support/command.ts';
import { root, sharedCache } from '../support/paths.ts';
import { runHere } from '../support/run-here.ts';

/*
 * A new user has the two tarballs and an empty folder. Their dependencies are linked from the repository. A user would run
 * `npm create wortlaut my-site`, or, before they are published, `npx --package ./wortlaut-0.1.0.tgz wortlaut new my-site`.
 */

let folder: string;
let tool: string;
beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/wortlaut-new-`);
  tool = `${folder}/tool`;
  const packing = execFileSync(process.execPath, ['generator/pack/pack.mjs', '--to', folder], { cwd: root, encoding: 'utf8' });
  const [wortlaut = '', create = ''] = packing.split('\n');
  linkPackages(tool);
  unpack(wortlaut, `${tool}/node_modules/wortlaut`);
  unpack(create, `${tool}/node_modules/create-wortlaut`);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function linkPackages(site: string): void {
  mkdirSync(`${site}/node_modules`, { recursive: true });
  for (const name of readdirSync(`${root}/node_modules`)) symlinkSync(`${root}/node_modules/${name}`, `${site}/node_modules/${name}`);
}

function unpack(tarball: string, to: string): void {
  mkdirSync(to);
  execFileSync('tar', ['xzf', tarball, '-C', to, '--strip-components=1']);
}

/** Runs a program of the installed packages, which does not precompile in the background. */
const runIn = (cwd: string, given: readonly string[]) =>
  startProcessIn({ cwd, env: { ...process.env, WORTLAUT_PRECOMPILED: 'off', NO_COLOR: '1' } }, process.execPath, given).ended;
const installed = (cwd: string, ...given: readonly string[]) => runIn(cwd, [`${tool}/node_modules/wortlaut/cli/main.mjs`, ...given]);

/** Runs a command in this process. */
const command = (folder: string, ...given: readonly string[]) =>
  runHere(given, { folder, environment: { WORTLAUT_CACHE: sharedCache, NO_COLOR: '1' } });

/** An empty folder. */
function emptyFolder(name: string): string {
  mkdirSync(`${folder}/${name}`);
  return `${folder}/${name}`;
}

/** Installs the packages that the package.json of a new site names. */
function install(site: string): void {
  linkPackages(site);
  symlinkSync(`${tool}/node_modules/wortlaut`, `${site}/node_modules/wortlaut`);
}

/** The checks that need words which Wortlaut does not have. */
const unchecked = (language: string) =>
  `Numbers in words, opening hours without a weekday, scores such as 4.9 of 5, quotation marks, link names, labels of required fields, the language of texts, what clauses deny, require or allow, and words that lack a definition are not checked in ${language}.`;

describe('a new site in German and English, and in Arabic, which has no texts yet and runs from right to left', () => {
  let site: string;
  beforeAll(async () => {
    const place = emptyFolder('place');
    const result = await installed(place, 'new', 'my-site', '--languages', 'de,en,ar', '--template', 'plain', '--yes');
    expect(result).toMatchObject({ code: 0, stderr: '' });
    expect(result.stdout).toContain('written in German and translated into English.\nArabic is not translated yet');
    expect(result.stdout).toContain(`\n${unchecked('Arabic')}\n`);
    expect(result.stdout).toContain('\n  cd my-site && npm install && npm start\n  npm test\n');
    site = `${place}/my-site`;
    install(site);
  }, 60_000);

  test('has the name of its folder, and its hidden files', () => {
    expect(JSON.parse(readFileSync(`${site}/package.json`, 'utf8'))).toMatchObject({
      name: 'my-site',
      dependencies: { wortlaut: '0.1.0' },
    });
    expect(readdirSync(site)).toEqual(expect.arrayContaining(['.gitignore', '.github', '.vscode']));
    expect(readdirSync(site).filter((name) => name.startsWith('.new'))).toEqual([]);
  });

  test('is checked, types included, and has no findings', async () => {
    const checked = await installed(site, 'check');
    expect([checked.code, checked.stdout]).toEqual([0, 'no errors\n']);
    expect(checked.stderr).toContain(`${unchecked('Arabic')}\nContent, types and 16 pages checked`);
  }, 90_000);

  test('is counted, with the checks that Arabic does not have', async () => {
    expect((await command(site, 'coverage')).stdout).toContain(`\n${unchecked('Arabic')}\n`);
    expect(JSON.parse((await command(site, 'coverage', '--format', 'json')).stdout)).toMatchObject({ unchecked: unchecked('Arabic') });
  }, 60_000);

  test('passes its own tests, which build it', async () => {
    const tested = await runIn(site, [`${site}/node_modules/vitest/vitest.mjs`, 'run']);
    expect(tested.code, tested.stdout + tested.stderr).toBe(0);
    expect(tested.stdout).toMatch(/Tests {2}5 passed/);
  }, 120_000);
});

describe('parts that are added to a site', () => {
  let site: string;
  beforeAll(async () => {
    const place = emptyFolder('parts');
    await command(place, 'new', 'shop', '--languages', 'en,de', '--yes');
    site = `${place}/shop`;
    install(site);
  }, 60_000);

  test('a language has no findings, and its pages show the source', async () => {
    const { code, stdout, stderr } = await command(site, 'add', 'language', 'pt-br');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/\nTo do:\n(?:- .*\n)+\nno errors\n$/)]);
    expect(stderr).toMatch(/^Content, types and \d+ pages checked/m);
    expect(stdout).toContain('new      content/dictionaries/pt-BR.ts\n');
    expect(stdout).toContain(`- ${unchecked('Brazilian Portuguese')}\n`);
    expect(readFileSync(`${site}/content/pages/home/page.ts`, 'utf8')).toContain("gaps: { 'pt-BR': fallback('en') },");
  }, 120_000);

  test('WL4001 a page is complete and typed, and is only reported as a skeleton', async () => {
    const { code, stdout } = await command(site, 'add', 'page', 'about-us', '--template', 'text');
    expect(code).toBe(0);
    expect(stdout).toContain("- Link to it with to('about-us'), for example in content/navigation.ts.\n");
    expect(stdout.match(/(?:error|warning) WL\d+/g)).toEqual(['warning WL4001']);
    expect(readFileSync(`${site}/content/pages/about-us/en.ts`, 'utf8')).toContain("heading: 'TODO: heading (about-us)',");
    const built = await command(site, 'build');
    expect(built.code, built.stdout).toBe(0);
    expect(readFileSync(`${site}/dist/site/de/about-us/index.html`, 'utf8')).toContain('<main id="content" lang="en"');
  }, 120_000);

  test.each([
    [['page', 'Über uns'], /^'Über uns' is not a name for a page: .* Try 'uber-uns'\.$/],
    [['page', '../x'], /^'\.\.\/x' is not a name for a page: .* Try 'x'\.$/],
    [['page', 'con'], /^'con' is reserved, so no page can have that name/],
    [['page', 'home'], /^The page 'home' already exists, in content\/pages\/home\/\.$/],
    [['page', 'team', '--template', 'tekst'], /^'tekst' is not a template\. Did you mean 'text'\? The templates are home, /],
    [['language', 'fr', '--template', 'text'], /^--template is for pages\. Remove it for a language\.$/],
    [['language', 'klingon'], /^'klingon' is not a language\..* Give its tag/],
    [['language', 'de'], /^German already exists, in content\/languages\.ts\.$/],
    [['country', 'at'], /^This site has languages without countries/],
    [['country', 'austria'], /^'austria' is not a country\. Give its two-letter code/],
    [['pages', 'team'], /^'pages' is not a known kind of part\. Did you mean 'page'\? Choose from language, /],
  ])('%j is refused with a sentence, and nothing is written', async (given, sentence) => {
    const parts = () => readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((path) => /^(content|runtime)\//.test(path));
    const before = parts();
    const { code, stdout, stderr } = await runHere(['add', ...given], { folder: site });
    expect([code, stdout, stderr.trimEnd()]).toEqual([2, '', expect.stringMatching(sentence)]);
    expect(parts()).toEqual(before);
  });
});

test('create-wortlaut does the same in an empty folder of its own, and a site in one language has no findings', async () => {
  const place = emptyFolder('created');
  const { code, stdout } = await runIn(place, [
    `${tool}/node_modules/create-wortlaut/create-wortlaut.mjs`,
    '.',
    '--languages',
    'en',
    '--yes',
  ]);
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining('The site is in this folder, written in English.\n\n  npm install && npm start\n'),
  ]);
  expect(existsSync(`${place}/content/pages/home/de.ts`)).toBe(false);
  expect(readFileSync(`${place}/package.json`, 'utf8')).toContain('"name": "created"');
  install(place);
  expect(await command(place, 'check')).toMatchObject({ code: 0, stdout: 'no errors\n' });
}, 60_000);

test.each([
  ['Arabic', 'written in English.\nArabic is not translated yet', "defaultLocale: 'ar'"],
  ['Italiano, french', 'written in French.\nItalian is not translated yet', "sourceLanguage: 'fr'"],
  ['German english', 'written in German and translated into English.', "sourceLanguage: 'de'"],
])(
  'a site in %s begins with the texts that exist, and has no findings, with and without a prefix',
  async (languages, words, setting) => {
    const place = emptyFolder(languages.replace(/\W+/g, '-').toLowerCase());
    const { code, stdout } = await runHere(['new', '.', '--languages', languages, '--yes'], { folder: place });
    expect([code, stdout]).toEqual([0, expect.stringContaining(words)]);
    const settings = readFileSync(`${place}/content/site.ts`, 'utf8');
    expect(settings).toContain(setting);
    install(place);
    expect(await command(place, 'check')).toMatchObject({ code: 0, stdout: 'no errors\n' });
    writeFileSync(`${place}/content/site.ts`, settings.replace('  fallbacks', '  prefixDefaultLocale: false,\n  fallbacks'));
    expect(await command(`${place}/content/pages/home`, 'build')).toMatchObject({ code: 0, stdout: '' });
    expect(existsSync(`${place}/dist/site/index.html`)).toBe(true);
  },
  120_000,
);

test('the packages of a new site have the versions of the repository', () => {
  const own = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const starter = JSON.parse(readFileSync(`${root}/generator/new/starter/package.json`, 'utf8'));
  const all = { ...own.dependencies, ...own.devDependencies, wortlaut: own.version };
  for (const [name, version] of Object.entries({ ...starter.dependencies, ...starter.devDependencies }))
    expect([name, all[name]]).toEqual([name, version]);
});

describe('a site that cannot be made is refused with a sentence, and nothing is written', () => {
  test.each([
    [[], /^The folder of the site is missing/],
    [['Über uns', '--yes'], /^'Über uns' is not a package name: .* Try 'uber-uns'\.$/],
    [['../Shop', '--yes'], /^'Shop' has capitals, which npm refuses\. Try 'shop'\.$/],
    [['con', '--yes'], /^'con' is the name of a device on Windows/],
    [['http', '--yes'], /^'http' is reserved by Node or npm/],
    [['a'.repeat(215), '--yes'], /^The name has 215 characters, and npm allows at most 214/],
    [['full', '--yes'], /^The folder 'full' is not empty: 'notes\.txt' is in it\. Name an empty or a new folder\.$/],
    [['full/notes.txt', '--yes'], /^'full\/notes\.txt' is a file, and the site needs a folder\. Name another one\.$/],
    [['full/notes.txt/site', '--yes'], /notes\.txt' is a file, so it cannot contain a folder/],
    [['site', '--languages', 'klingon'], /^'klingon' is not a language\. Give its English name or its tag \(BCP 47\)/],
    [['site', '--languages', ','], /^The list of languages is empty/],
    [['site', '--template', 'fancy'], /^'fancy' is not a known template\. Choose from plain\.$/],
  ])('%j', async (given, sentence) => {
    const place = mkdtempSync(`${folder}/bad-`);
    mkdirSync(`${place}/full`);
    writeFileSync(`${place}/full/notes.txt`, 'mine');
    const { code, stdout, stderr } = await runHere(['new', ...given], { folder: place });
    expect([code, stdout, stderr.trimEnd()]).toEqual([2, '', expect.stringMatching(sentence)]);
    expect(readdirSync(place, { recursive: true }).sort()).toEqual(['full', 'full/notes.txt']);
  });
});
