import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root, sharedCache } from '../support/paths.ts';
import { runHere } from '../support/run-here.ts';
import { linkPackages } from '../theme/copy-reading-room.ts';
import { unchecked } from './unchecked.ts';

/* New sites, and parts that are added to them, in this process. package.test.ts makes sites with the package that npm installs. */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/wortlaut-new-`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command in this process. */
const command = (folder: string, ...given: readonly string[]) =>
  runHere(given, { folder, environment: { WORTLAUT_CACHE: sharedCache, NO_COLOR: '1' } });

/** An empty folder. */
function emptyFolder(name: string): string {
  mkdirSync(`${folder}/${name}`);
  return `${folder}/${name}`;
}

/** Installs the packages that the package.json of a new site names; the sources of Wortlaut are in the place of the package. */
function install(site: string): void {
  linkPackages(site);
  symlinkSync(root, `${site}/node_modules/wortlaut`);
  const settings = readFileSync(`${site}/tsconfig.json`, 'utf8');
  writeFileSync(`${site}/tsconfig.json`, settings.replace('"strict": true,', '"strict": true,\n    "allowJs": true,'));
}

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

  test('WL6006 another argument of a word is reported where the theme passes it, also after a check without errors', async () => {
    const folder = `${site}/content/dictionaries`;
    const written = readdirSync(folder).map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')] as const);
    await command(site, 'check');
    for (const [file, text] of written) writeFileSync(file, text.replaceAll('{time}', '{hour}'));
    const { code, stdout } = await command(site, 'check');
    for (const [file, text] of written) writeFileSync(file, text);
    expect(stdout).toMatch(/^error WL6006 .*\n {2}runtime\/components\/opening-hours\.tsx/m);
    expect(code).toBe(1);
  });

  test('WL1026 a time zone that does not exist is reported at its place in the structure', async () => {
    const file = `${site}/content/pages/home/page.ts`;
    const written = readFileSync(file, 'utf8');
    writeFileSync(file, written.replace('Europe/Berlin', 'Europe/Berln'));
    const { code, stdout } = await command(site, 'check', '--format', 'json');
    writeFileSync(file, written);
    expect(code).toBe(1);
    const errors = JSON.parse(stdout).diagnostics.filter(({ severity }: { readonly severity: string }) => severity === 'error');
    const message = "'structure.timeZone' is 'Europe/Berln', which is not a time zone.";
    expect(errors).toMatchObject([{ code: 'WL1026', file: 'content/pages/home/page.ts', message, expected: 'Europe/Berlin' }]);
  });

  test.each([
    [['page', 'Über uns'], /^'Über uns' is not a name for a page: .* Try 'uber-uns'\.$/],
    [['page', '../x'], /^'\.\.\/x' is not a name for a page: .* Try 'x'\.$/],
    [['page', 'con'], /^'con' is reserved, so no page can have that name/],
    [['page', 'home'], /^The page 'home' already exists, in content\/pages\/home\/\.$/],
    [['page', 'team', '--template', 'tekst'], /^'tekst' is not a template\. Did you mean 'text'\? The templates are home, /],
    [['language', 'fr', '--template', 'text'], /^--template is for pages\. Remove it for a language\.$/],
    [['language', 'klingon'], /^'klingon' is not a language\..* Give its name, or its tag/],
    [['language', 'portugese'], /^'portugese' is not a language\. Did you mean 'portuguese'\? Give/],
    [['language', 'de'], /^German already exists, in content\/languages\.ts\.$/],
    [['language', 'Deutsch'], /^German already exists, in content\/languages\.ts\.$/],
    [['country', 'at'], /^This site has languages without countries/],
    [['country', 'austria'], /^'austria' is not a country\. Give its two-letter code/],
    [['pages', 'team'], /^'pages' is not a known kind of part\. Did you mean 'page'\? Choose from language, /],
  ])('%j is refused with a sentence, and nothing is written', async (given, sentence) => {
    const parts = () => ['content', 'runtime'].flatMap((part) => readdirSync(`${site}/${part}`, { recursive: true, encoding: 'utf8' }));
    const before = parts();
    const { code, stdout, stderr } = await runHere(['add', ...given], { folder: site });
    expect([code, stdout, stderr.trimEnd()]).toEqual([2, '', expect.stringMatching(sentence)]);
    expect(parts()).toEqual(before);
  });
});

test.each([
  ['Arabic', 'written in English.\nArabic is not translated yet', "defaultLocale: 'ar'"],
  ['Italiano; Brazilian Portuguese and french', 'written in French.\nItalian is not translated yet', "sourceLanguage: 'fr'"],
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
    const exported = await runHere(['export', '--language', /^Ar/.test(languages) ? 'ar' : 'pt-br', '--to', 'out'], { folder: place });
    expect(exported).toMatchObject({ code: 2, stderr: expect.stringContaining('all of it is declared as gaps') });
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
    [['../My Shop', '--yes'], /^'My Shop' is not a package name: .* Try 'my-shop'\.$/],
    [['con', '--yes'], /^'con' is the name of a device on Windows/],
    [['http', '--yes'], /^'http' is reserved by Node or npm/],
    [['a'.repeat(215), '--yes'], /^The name has 215 characters, and npm allows at most 214/],
    [['full', '--yes'], /^The folder 'full' is not empty: 'notes\.txt' is in it\. Name an empty or a new folder\.$/],
    [['full/notes.txt', '--yes'], /^'full\/notes\.txt' is a file, and the site needs a folder\. Name another one\.$/],
    [['full/notes.txt/site', '--yes'], /notes\.txt' is a file, so it cannot contain a folder/],
    [['site', '--languages', 'klingon'], /^'klingon' is not a language\. Give its name, or its tag \(BCP 47\)/],
    [['site', '--languages', 'german,englsh'], /^'englsh' is not a language\. Did you mean 'english'\? Give/],
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
