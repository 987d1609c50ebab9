import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProcessIn } from '../support/command.ts';
import { root, sharedCache } from '../support/paths.ts';
import { runHere } from '../support/run-here.ts';
import { copyReadingRoom, linkPackages } from '../theme/copy-reading-room.ts';
import { unchecked } from './unchecked.ts';

/*
 * The npm packages are installed in a folder outside of the repository. Their dependencies are linked from the repository. A new user
 * would run `npm create wortlaut my-site`, or, before they are published, `npx --package ./wortlaut-0.1.0.tgz wortlaut new my-site`.
 */

let folder: string;
let site: string;
let installed: string;
beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/wortlaut-package-`);
  site = `${folder}/site`;
  installed = `${site}/node_modules/wortlaut`;
  const packing = execFileSync(process.execPath, ['generator/pack/pack.mjs', '--to', folder], { cwd: root, encoding: 'utf8' });
  const [wortlaut = '', create = ''] = packing.split('\n');
  copyReadingRoom(site);
  unpack(wortlaut, installed);
  unpack(create, `${site}/node_modules/create-wortlaut`);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function unpack(tarball: string, to: string): void {
  mkdirSync(to);
  execFileSync('tar', ['xzf', tarball, '-C', to, '--strip-components=1']);
}

/** Programs do not precompile in the background, which would go on after the end of the test. */
const env = { ...process.env, WORTLAUT_PRECOMPILED: 'off', NO_COLOR: '1' };

/** Runs a program of the installed package. */
const program = (path: string, given: readonly string[], { cwd = site } = {}) =>
  startProcessIn({ cwd, env }, process.execPath, [`${installed}/${path}`, ...given]).ended;
const command = (given: readonly string[], cwd = site) => program('cli/main.mjs', given, { cwd });
/** Runs a command of the repository in this process. */
const here = (given: readonly string[], folder: string) =>
  runHere(given, { folder, environment: { WORTLAUT_CACHE: sharedCache, NO_COLOR: '1' } });

test('the package has compiled code, declarations and documentation, starter, licence, README and its linked files, and nothing else', () => {
  const files = readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(installed.length + 1));
  const starter = readdirSync(`${root}/generator/new/starter`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1));
  expect(files.filter((file) => file.startsWith('generator/new/starter/')).sort()).toEqual(starter.sort());
  const others = files.filter(
    (file) => !starter.includes(file) && !/^(cli|generator)\/.*\.(js|mjs)$/.test(file) && !file.endsWith('.d.ts'),
  );
  const readme = readFileSync(`${installed}/README.md`, 'utf8');
  const links = readme.matchAll(/\]\(([\w./-]+\.md)/g);
  const documents = [...new Set([...links].map(([, path = '']) => path))];
  expect(documents).toContain('content/README.md');
  expect(readme).toContain('npm create wortlaut my-site');
  expect(readme).not.toMatch(/npm ci|repository -->|cash register/);
  for (const document of ['README.md', ...documents])
    expect(readFileSync(`${installed}/${document}`, 'utf8')).not.toContain('npm run site');
  expect(readFileSync(`${installed}/content/README.md`, 'utf8')).toContain('\nnpx wortlaut build --production --host nginx\n');
  expect(others.sort()).toEqual(['LICENSE', 'README.md', 'cli/server/browser/client.css', 'package.json', ...documents].sort());
  expect(
    files.filter(
      (file) =>
        file.endsWith('.d.ts') &&
        !/^generator\/(model|react|client|node|diagnostics|markup|2-check|4-render|5-inspect|7-report)\//.test(file),
    ),
  ).toEqual([]);
  expect(files.filter((file) => file.includes('pack.mjs'))).toEqual([]);
});

test('no link and no picture of its documents leads to a file that only the repository has', () => {
  const documents = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.md') && !name.startsWith('generator/new/'),
  );
  const dead = documents.flatMap((name) =>
    [...readFileSync(`${installed}/${name}`, 'utf8').matchAll(/\]\(((?:\.{0,2}\/)?[\w./-]+\.\w+)/g)].flatMap(([, path = '']) =>
      existsSync(join(dirname(`${installed}/${name}`), path)) ? [] : `${name} ${path}`,
    ),
  );
  expect(documents.length).toBeGreaterThan(4);
  expect(dead).toEqual([]);
});

test('its package.json names every package that its code loads, and the packages that a site must install itself', () => {
  const { dependencies, peerDependencies, peerDependenciesMeta, exports, bin } = JSON.parse(
    readFileSync(`${installed}/package.json`, 'utf8'),
  );
  const code = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(m?js|d\.ts)$/.test(name));
  const imports = /^(?:import|export)\s[^'"]*?from '((?:@[\w-]+\/)?[\w-]+)[/']|\bimport\('((?:@[\w-]+\/)?[\w-]+)[/']/gm;
  const loaded = code.flatMap((name) =>
    [...readFileSync(`${installed}/${name}`, 'utf8').matchAll(imports)].map(([, from, onDemand]) => from ?? onDemand ?? ''),
  );
  const declared = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
  // The skeletons of parts import the package itself, and their tests vitest, which a new site brings.
  const others = loaded.filter((name) => !['vitest', 'wortlaut'].includes(name));
  expect([...new Set(others)].filter((name) => !declared.includes(name)).sort()).toEqual([]);
  expect(declared.filter((name) => !loaded.includes(name))).toEqual(['typescript', 'sharp']);
  expect(Object.keys(peerDependenciesMeta)).toEqual([
    '@libsql/client',
    'nodemailer',
    'rate-limiter-flexible',
    '@xmldom/xmldom',
    'gettext-parser',
    'sharp',
  ]);
  expect(Object.keys(dependencies).filter((name) => name in peerDependencies)).toEqual([]);
  expect([Object.keys(exports), Object.keys(bin)]).toEqual([['.', './react', './client', './node', './assets'], ['wortlaut']]);
});

test('a script builds and checks the site with imports of wortlaut/node, from any folder', async () => {
  const script = `${site}/publish.mjs`;
  writeFileSync(
    script,
    `import { build, check } from 'wortlaut/node';
const folder = import.meta.dirname;
const checked = await check({ folder, types: false });
const built = await build({ folder, out: 'dist-of-script' });
const refused = await build({ folder, outt: 'dist' }).catch(({ name, message }) => ({ name, message }));
console.log(JSON.stringify({ checked, built, refused }));
`,
  );
  const { code, stdout, stderr } = await startProcessIn({ cwd: folder, env }, process.execPath, [script]).ended;
  expect([code, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toMatchObject({
    checked: { ok: true, isComplete: true, findings: [], pages: 36 },
    built: { ok: true, findings: [], pages: 36, files: { written: 61 } },
    refused: { name: 'OptionError', message: expect.stringContaining("'outt' is not an option of build. Did you mean 'out'?") },
  });
  expect(readFileSync(`${site}/dist-of-script/site/ar/index.html`, 'utf8')).toContain('<html lang="ar" dir="rtl">');
}, 120_000);

test('leads names the packages that a site installs to serve', async () => {
  const database = `${site}/node_modules/@libsql`;
  rmSync(database);
  writeFileSync(`${site}/leads.db`, 'leads');
  const ended = await command(['leads', '--database', 'leads.db']);
  symlinkSync(`${root}/node_modules/@libsql`, database);
  const install = 'Run npm install @libsql/client@\\S+ nodemailer@\\S+ rate-limiter-flexible@\\S+\\.\n$';
  expect(ended).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(`^The package '@libsql/client' is not installed, so the command cannot run. ${install}`),
  });
});

test('WL6005 a folder with content and without a theme is not a site', async () => {
  const other = `${folder}/other`;
  cpSync(`${site}/content`, `${other}/content`, { recursive: true });
  const { code, stdout } = await command(['check'], other);
  expect([code, stdout]).toEqual([
    1,
    expect.stringContaining('This file is missing: a site has its theme there, and without one there are no pages.'),
  ]);
});

test('in an empty folder, commands without a site work, the others end with a sentence, and nothing is written', async () => {
  const empty = `${folder}/empty`;
  mkdirSync(empty);
  expect(await command(['check'], empty)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^The content folder 'content' does not exist/),
  });
  expect((await command(['--help'], empty)).stdout).toContain('Usage: npx wortlaut [options] [command]');
  expect(await command(['--version'], empty)).toMatchObject({ code: 0, stdout: '0.1.0\n', stderr: '' });
  expect(await command(['explain', 'WL1001'], empty)).toMatchObject({ code: 0, stderr: '' });
  expect(readdirSync(empty)).toEqual([]);
});

/** Installs the packages that the package.json of a new site names. */
function install(made: string): void {
  linkPackages(made);
  symlinkSync(installed, `${made}/node_modules/wortlaut`);
}

describe('a new site in German and English, and in Arabic, which has no texts yet and runs from right to left', () => {
  let made: string;
  beforeAll(async () => {
    const place = `${folder}/place`;
    mkdirSync(place);
    const result = await command(['new', 'my-site', '--languages', 'de,en,ar', '--template', 'plain', '--yes'], place);
    expect(result).toMatchObject({ code: 0, stderr: '' });
    expect(result.stdout).toContain('written in German and translated into English.\nArabic is not translated yet');
    expect(result.stdout).toContain(`\n${unchecked('Arabic')}\n`);
    expect(result.stdout).toContain('\n  cd my-site && npm install && npm start\n  npm test\n');
    made = `${place}/my-site`;
    install(made);
  }, 60_000);

  test('has the name of its folder, and its hidden files', () => {
    expect(JSON.parse(readFileSync(`${made}/package.json`, 'utf8'))).toMatchObject({
      name: 'my-site',
      dependencies: { wortlaut: '0.1.0' },
    });
    expect(readFileSync(`${made}/content/site.ts`, 'utf8')).toContain("sourceLanguage: 'de'");
    expect(readdirSync(made)).toEqual(expect.arrayContaining(['.gitignore', '.github', '.vscode']));
    expect(readdirSync(made).filter((name) => name.startsWith('.new'))).toEqual([]);
  });

  test('is checked, types included, and has no findings', async () => {
    const checked = await command(['check'], made);
    expect([checked.code, checked.stdout]).toEqual([0, 'no errors\n']);
    expect(checked.stderr).toContain(`${unchecked('Arabic')}\nContent, types and 16 pages checked`);
  }, 90_000);

  test('is counted, with the checks that Arabic does not have', async () => {
    expect((await here(['coverage'], made)).stdout).toContain(`\n${unchecked('Arabic')}\n`);
    expect(JSON.parse((await here(['coverage', '--format', 'json'], made)).stdout)).toMatchObject({ unchecked: unchecked('Arabic') });
  }, 60_000);

  test('passes its own tests, which build it', async () => {
    const tested = await startProcessIn({ cwd: made, env }, process.execPath, [`${made}/node_modules/vitest/vitest.mjs`, 'run']).ended;
    expect(tested.code, tested.stdout + tested.stderr).toBe(0);
    expect(tested.stdout).toMatch(/Tests {2}5 passed/);
  }, 120_000);
});

test('create-wortlaut does the same in an empty folder of its own, and a site in one language has no findings', async () => {
  const place = `${folder}/created`;
  mkdirSync(place);
  const { code, stdout } = await program('../create-wortlaut/create-wortlaut.mjs', ['.', '--languages', 'en', '--yes'], { cwd: place });
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining('The site is in this folder, written in English.\n\n  npm install && npm start\n'),
  ]);
  expect(existsSync(`${place}/content/pages/home/de.ts`)).toBe(false);
  expect(readFileSync(`${place}/package.json`, 'utf8')).toContain('"name": "created"');
  install(place);
  expect(await here(['check'], place)).toMatchObject({ code: 0, stdout: 'no errors\n' });
}, 60_000);
