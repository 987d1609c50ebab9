import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../support/paths.ts';

/*
 * A site is a value: `openSite` reads the clock and the environment once, and everything below it is handed the site. Otherwise two sites
 * could not be built in one process, and a test could not choose the day.
 */

/** Files that may do it, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'generator/compile/configuration/open-site.ts': 'opens sites',
  'generator/compile/prepare.ts': 'is the start of a process, as a command is',
  'generator/cache/trim.ts': 'compares the times of files with the clock, and limits the cache on this machine',
  'generator/package/fingerprint.mjs': 'compares the times of files with the clock',
  'generator/bundle/bundle.ts': 'compares the times of files with the clock',
  'generator/bundle/server-bundle.ts': 'compares the times of files with the clock',
  'generator/4-render/production-react.ts': 'chooses the build of React while it is loaded, and restores the environment',
  'generator/4-render/hosts/functions/vercel.ts': 'runs on a host',
  'generator/markup/tag-filters.ts': 'lists what modules register while they are loaded',
  'generator/package/stack-frames.ts': 'keeps the last source map by the name of its file, which has a hash',
};

/** Code that starts processes, makes packages and documentation, or is copied into sites; and texts with examples. */
const others = /^generator\/(?:precompile|pack|new|diagnostics\/codes)\//;

const forbidden: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['reads the current folder', /\bprocess\.cwd\b/],
  ['reads the environment', /(?<!['"])\bprocess\.env\b/],
  ['reads the clock', /\bDate\.now\(|\bnew Date\(\)/],
  ['has a variable that outlives a call', /^(?:export )?let /m],
  [
    'has a collection that outlives a call',
    /^(?:export )?const \w+(?:: (?!readonly |Readonly)[^=\n]+)? = new (?:Map|Set)(?:<.*>)?\(\);|^(?:export )?const \w+: (?!readonly )\w+\[\] = \[\];/m,
  ],
];

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1');

const faultsIn = (text: string) => forbidden.filter(([, pattern]) => pattern.test(withoutComments(text))).map(([what]) => what);

const faults = new Map(
  readdirSync(`${root}/generator`, { recursive: true, encoding: 'utf8' })
    .map((path) => `generator/${path}`)
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !others.test(path))
    .flatMap((path): [string, string[]][] => {
      const own = faultsIn(readFileSync(`${root}/${path}`, 'utf8'));
      return own.length ? [[path, own]] : [];
    }),
);

test('no module below the opener reads folder, environment or clock, or has the state of a site', () => {
  const sentences = [...faults]
    .filter(([path]) => !(path in exceptions))
    .map(([path, own]) => `${path} ${own.join(' and ')}. Take it from the site, or name the reason here.`);
  expect(sentences).toEqual([]);
});

test('every exception is needed', () => {
  expect(Object.keys(exceptions).filter((path) => !faults.has(path))).toEqual([]);
});

test.each([
  ['const folder = process.cwd();', 'reads the current folder'],
  ['  const { CI } = process.env;', 'reads the environment'],
  ['const at = Date.now();', 'reads the clock'],
  ['const day = new Date().toISOString();', 'reads the clock'],
  ['let loading: Promise<Theme> | undefined;', 'has a variable that outlives a call'],
  ['const known = new Map<string, Theme>();', 'has a collection that outlives a call'],
  ['const themes: Theme[] = [];', 'has a collection that outlives a call'],
])('%s', (text, what) => expect(faultsIn(text)).toEqual([what]));

test.each([
  ['  let count = 0;'],
  ['const none: ReadonlySet<string> = new Set();'],
  ["const names = new Set('a b'.split(' '));"],
  ['const cache = new WeakMap<Assets, string>();'],
  ['const day = new Date(Date.UTC(2024, 0, 1));'],
  ["define: { 'process.env.NODE_ENV': '\"production\"' },"],
  ['// reads process.env'],
])('%s is allowed', (text) => expect(faultsIn(text)).toEqual([]));
