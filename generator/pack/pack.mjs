// @ts-check
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packageRoot } from '../package/roots.mjs';

/*
 * Makes the npm package: compiles the generator and the command line file by file to JavaScript, with declarations for what sites import, and
 * packs them with the licence, the README and the documentation of what they export. Usage: npm run pack [-- --to FOLDER]. Prints the path of the tarball.
 */

const folder = `${packageRoot}/.wortlaut/package`;
const { to } = parseArgs({ options: { to: { type: 'string', default: '.wortlaut' } } }).values;

/** The entries of the package, each with the module that it is. */
const entries = {
  '.': 'generator/model/index',
  './react': 'generator/react/index',
  './client': 'generator/client/index',
  './node': 'generator/node/index',
};
/** Folders whose declarations are part of the package: those of the entries, and what they are written in. */
const declared = /^generator\/(model|react|client|node|diagnostics|markup|2-check|4-render|5-inspect|7-report|package)\//;
/** Folders that only the repository needs. */
const excluded = ['generator/pack', 'generator/docs'];

/** Packages that a site brings, because there must be one of each. */
const peers = ['react', 'react-dom', 'react-intl'];
/** Packages that only the first site imports. */
const ofFirstSite = ['@fontsource-variable/figtree', '@tanstack/query-core'];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
compile({ include: [`${packageRoot}/generator`, `${packageRoot}/cli`] }, { noEmit: false });
compile({ include: Object.values(entries).map((file) => `${packageRoot}/${file}.ts`) }, { declaration: true, emitDeclarationOnly: true });
for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (/\.d\.m?ts$/.test(path) && !declared.test(path)) rmSync(`${folder}/${path}`);
for (const part of ['generator', 'cli'])
  for (const path of readdirSync(`${packageRoot}/${part}`, { recursive: true, encoding: 'utf8' }))
    if (/\.(css|d\.ts)$/.test(path)) copy(`${part}/${path}`);
copy('LICENSE');
copy('README.md');
execFileSync(process.execPath, ['--import', 'tsx', 'generator/docs/write-docs.ts', '--to', `${folder}/docs`], {
  cwd: packageRoot,
  stdio: ['ignore', 'ignore', 2],
});
writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest(), null, 2)}\n`);
const [packed] = JSON.parse(
  execFileSync('npm', ['pack', folder, '--json', '--pack-destination', resolve(packageRoot, to)], { encoding: 'utf8' }),
);
process.stdout.write(`${resolve(packageRoot, to, packed.filename)}\n`);

/**
 * @param {{ include: readonly string[] }} files
 * @param {Readonly<Record<string, boolean>>} options
 */
function compile(files, options) {
  const config = `${folder}/tsconfig.json`;
  const own = { noEmit: false, rewriteRelativeImportExtensions: true, outDir: folder, rootDir: packageRoot, ...options };
  const exclude = ['**/node_modules', ...excluded.map((name) => `${packageRoot}/${name}`)];
  writeFileSync(config, JSON.stringify({ extends: '../../tsconfig.json', compilerOptions: own, ...files, exclude }));
  try {
    execFileSync(process.execPath, [`${packageRoot}/node_modules/typescript/bin/tsc`, '--project', config], { stdio: ['ignore', 2, 2] });
  } finally {
    rmSync(config);
  }
}

/** @param {string} path */
function copy(path) {
  mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
  cpSync(`${packageRoot}/${path}`, `${folder}/${path}`);
}

/** The package.json of the package: that of the repository, with the compiled entries and what they need. */
function manifest() {
  const { name, version, description, license, type, engines, dependencies, devDependencies } = JSON.parse(
    readFileSync(`${packageRoot}/package.json`, 'utf8'),
  );
  const all = { ...dependencies, typescript: devDependencies.typescript };
  const named = (/** @type {(name: string) => boolean} */ isMeant) =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([one]) => isMeant(one))
        .sort(),
    );
  return {
    ...{ name, version, description, license, type, engines },
    bin: { wortlaut: 'cli/main.mjs' },
    exports: Object.fromEntries(
      Object.entries(entries).map(([entry, file]) => [entry, { types: `./${file}.d.ts`, default: `./${file}.js` }]),
    ),
    dependencies: named((one) => !peers.includes(one) && !ofFirstSite.includes(one)),
    peerDependencies: named((one) => peers.includes(one)),
  };
}
