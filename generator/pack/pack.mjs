// @ts-check
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { optionalPackages } from '../package/optional-packages.mjs';
import { packageRoot } from '../package/roots.mjs';

/*
 * Makes the npm package: compiles the generator and the command line file by file to JavaScript, with declarations for what sites import, and
 * packs them with the licence and the README. The step `types` of `npm test` checks their types. Beside it makes the package create-wortlaut,
 * which `npm create wortlaut` runs.
 * Usage: npm run pack [-- --to FOLDER]. Prints the paths of the two tarballs, one a line.
 */

/** The path contains the process id, because several processes may pack at the same time. */
const folder = `${packageRoot}/.wortlaut/package-${process.pid}`;
const createFolder = `${folder}-create`;
process.on('exit', () => {
  for (const made of [folder, createFolder]) rmSync(made, { recursive: true, force: true });
});
const { to } = parseArgs({ options: { to: { type: 'string', default: '.wortlaut' } } }).values;

/** Entry of the package → its module. */
const entries = {
  '.': 'generator/model/index',
  './react': 'generator/react/index',
  './client': 'generator/client/index',
  './node': 'generator/node/index',
};
/** Folders whose declarations are part of the package: those of the entries, and of the types that they refer to. */
const declared = /^generator\/(model|react|client|node|diagnostics|markup|2-check|4-render|5-inspect|7-report)\//;
/** The files of new sites. They are copied as they are. */
const starter = 'generator/new/starter';
/** Folders that are not compiled: tools of the repository, and files of new sites. */
const excluded = ['generator/pack', starter];

/** Packages that a site installs, because there must be one of each. */
const peers = ['react', 'react-dom', 'react-intl'];
/** Packages that not every site installs: `sharp` is for sites with pictures. */
const optional = [...Object.values(optionalPackages).flat(), 'sharp'];
/** Packages that only the first site imports. */
const ofFirstSite = ['@tanstack/query-core'];

mkdirSync(folder, { recursive: true });
mkdirSync(resolve(packageRoot, to), { recursive: true });
compile({ include: [`${packageRoot}/generator`, `${packageRoot}/cli`] }, { noEmit: false });
compile({ include: Object.values(entries).map((file) => `${packageRoot}/${file}.ts`) }, { declaration: true, emitDeclarationOnly: true });
for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (/\.d\.m?ts$/.test(path) && !declared.test(path)) rmSync(`${folder}/${path}`);
for (const part of ['generator', 'cli'])
  for (const path of readdirSync(`${packageRoot}/${part}`, { recursive: true, encoding: 'utf8' }))
    if (/\.(css|d\.ts)$/.test(path) && !`${part}/${path}`.startsWith(starter)) copy(`${part}/${path}`);
cpSync(`${packageRoot}/${starter}`, `${folder}/${starter}`, { recursive: true });
copy('LICENSE');
const readme = readFileSync(`${packageRoot}/README.md`, 'utf8');
// The README, and the documents that it links to.
const linked = [...readme.matchAll(/\]\(([\w./-]+\.md)/g)].map(([, link = '']) => link);
for (const path of new Set(['README.md', ...linked])) copyDocument(path);
writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest(), null, 2)}\n`);
pack(folder);

mkdirSync(createFolder, { recursive: true });
cpSync(`${packageRoot}/LICENSE`, `${createFolder}/LICENSE`);
cpSync(`${packageRoot}/generator/pack/create-wortlaut.mjs`, `${createFolder}/create-wortlaut.mjs`);
writeFileSync(`${createFolder}/package.json`, `${JSON.stringify(createManifest(), null, 2)}\n`);
pack(createFolder);

/** @param {string} from */
function pack(from) {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', from, '--json', '--pack-destination', resolve(packageRoot, to)], { encoding: 'utf8' }),
  );
  process.stdout.write(`${resolve(packageRoot, to, packed.filename)}\n`);
}

/**
 * @param {{ include: readonly string[] }} files
 * @param {Readonly<Record<string, boolean>>} options
 */
function compile(files, options) {
  const config = `${folder}/tsconfig.json`;
  const own = { noEmit: false, rewriteRelativeImportExtensions: true, noCheck: true, outDir: folder, rootDir: packageRoot, ...options };
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

/**
 * Copies a document without its pictures and the parts that are marked as about this repository. Its commands become those of a site: the
 * script `site` exists only in the repository.
 * @param {string} path
 */
function copyDocument(path) {
  copy(path);
  const text = readFileSync(`${packageRoot}/${path}`, 'utf8');
  const named = text.replace(/npm run (?:--silent )?site --/g, 'npx wortlaut');
  const leftOut = /^(?:!\[.*\]\(.*\)|<!-- repository -->[\s\S]*?<!-- \/repository -->)\n\n/gm;
  writeFileSync(`${folder}/${path}`, named.replace(leftOut, ''));
}

/** The package.json of the package: that of the repository, with the compiled entries and what they need. */
function manifest() {
  const { name, version, description, license, type, engines, dependencies, devDependencies } = JSON.parse(
    readFileSync(`${packageRoot}/package.json`, 'utf8'),
  );
  const all = { ...dependencies, typescript: devDependencies.typescript, sharp: devDependencies.sharp };
  const named = (/** @type {(name: string) => boolean} */ isMeant) =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([one]) => isMeant(one))
        .sort(),
    );
  return {
    ...{ name, version, description, license, type, engines },
    bin: { wortlaut: 'cli/main.mjs' },
    exports: {
      ...Object.fromEntries(Object.entries(entries).map(([entry, file]) => [entry, { types: `./${file}.d.ts`, default: `./${file}.js` }])),
      './assets': { types: './generator/client/assets.d.ts' },
    },
    dependencies: named((one) => ![...peers, ...optional, ...ofFirstSite].includes(one)),
    peerDependencies: named((one) => [...peers, ...optional].includes(one)),
    peerDependenciesMeta: Object.fromEntries(optional.map((one) => [one, { optional: true }])),
  };
}

/** The package.json of create-wortlaut, which calls the wortlaut of its own version. */
function createManifest() {
  const { version, license, type, engines } = JSON.parse(readFileSync(`${packageRoot}/package.json`, 'utf8'));
  return {
    ...{ name: 'create-wortlaut', version, description: 'Writes a new site for Wortlaut: npm create wortlaut.', license, type, engines },
    bin: { 'create-wortlaut': 'create-wortlaut.mjs' },
    dependencies: { wortlaut: version },
  };
}
