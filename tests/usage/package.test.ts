import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProcessIn } from '../support/command.ts';
import { root } from '../support/paths.ts';

/* The npm package, installed in a folder that cannot see the repository. The packages that it needs are those of the repository. */

let folder: string;
let site: string;
let installed: string;
beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/wortlaut-package-`);
  site = `${folder}/site`;
  installed = `${site}/node_modules/wortlaut`;
  const tarball = execFileSync(process.execPath, ['generator/pack/pack.mjs', '--to', folder], { cwd: root, encoding: 'utf8' }).trim();
  cpSync(`${root}/tests/theme/reading-room`, site, { recursive: true });
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['xzf', tarball, '-C', installed, '--strip-components=1']);
  for (const name of readdirSync(`${root}/node_modules`)) symlinkSync(`${root}/node_modules/${name}`, `${site}/node_modules/${name}`);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const command = (...given: readonly string[]) =>
  startProcessIn({ cwd: site, env: process.env }, process.execPath, ['node_modules/wortlaut/cli/main.mjs', ...given]).ended;

test('the package has compiled code, declarations of what sites import, the licence and the README, and nothing else', () => {
  const files = readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(installed.length + 1));
  const others = files.filter((file) => !/^(cli|generator)\/.*\.(js|mjs)$/.test(file) && !file.endsWith('.d.ts'));
  expect(others.sort()).toEqual(['LICENSE', 'README.md', 'cli/server/browser/client.css', 'package.json']);
  expect(files.filter((file) => file.endsWith('.d.ts') && !/^generator\/(model|react|client|diagnostics)\//.test(file))).toEqual([]);
  expect(files.filter((file) => file.includes('pack.mjs'))).toEqual([]);
});

test('its package.json names every package that its code loads, and what a site brings itself', () => {
  const { dependencies, peerDependencies, exports, bin } = JSON.parse(readFileSync(`${installed}/package.json`, 'utf8'));
  const code = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(m?js|d\.ts)$/.test(name));
  const imports = /^(?:import|export)\s[^'"]*?from '((?:@[\w-]+\/)?[\w-]+)[/']|\bimport\('((?:@[\w-]+\/)?[\w-]+)[/']/gm;
  const loaded = code.flatMap((name) =>
    [...readFileSync(`${installed}/${name}`, 'utf8').matchAll(imports)].map(([, from, onDemand]) => from ?? onDemand ?? ''),
  );
  const declared = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
  expect([...new Set(loaded)].filter((name) => !declared.includes(name)).sort()).toEqual([]);
  expect(declared.filter((name) => !loaded.includes(name))).toEqual(['typescript']);
  expect([Object.keys(exports), Object.keys(bin)]).toEqual([['.', './react', './client'], ['wortlaut']]);
});

test('a site that has installed the package is checked, types included, and built', async () => {
  const checked = await command('check');
  expect([checked.code, checked.stdout]).toEqual([0, 'no errors\n']);
  expect(checked.stderr).toMatch(/^Content, types and 10 pages checked/);
  const built = await command('build');
  expect([built.code, built.stdout]).toEqual([0, '']);
  expect(readFileSync(`${site}/dist/site/ar/index.html`, 'utf8')).toContain('<html lang="ar" dir="rtl">');
}, 180_000);
