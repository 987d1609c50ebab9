import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintOf } from '../../generator/package/fingerprint.mjs';
import { findTool, keepTool, openFolder } from '../../generator/precompile/store.mjs';
import { root, testFolder } from '../support/paths.ts';

/* Precompiled tools are stored whole, used only if they are whole, and never for other sources. */

let project: string;
const all = () => `${project}/.wortlaut/precompiled`;
beforeEach(() => {
  project = mkdtempSync(`${testFolder}/store-`);
  writeFileSync(`${project}/source.ts`, 'one');
});
afterEach(() => rmSync(project, { recursive: true }));

function keep(key: string, code: string): void {
  keepTool(project, {
    key,
    code,
    compiled: new TextEncoder().encode(`compiled ${code}`),
    map: '{}',
    sources: fingerprintOf(project, ['source.ts']),
  });
}

const found = () => {
  const tool = findTool(project);
  return tool && [tool.code, new TextDecoder().decode(tool.compiled)];
};

test('a precompiled tool is found as it was stored, repeatedly', () => {
  expect(found()).toBe(undefined);
  keep('a', 'Grüße – 1 €');
  for (let round = 0; round < 3; round++) expect(found()).toEqual(['Grüße – 1 €', 'compiled Grüße – 1 €']);
});

test('a precompiled tool is not used after a source has changed, and is used again after the source is restored', () => {
  keep('a', 'one');
  writeFileSync(`${project}/source.ts`, 'two');
  expect(found()).toBe(undefined);
  writeFileSync(`${project}/source.ts`, 'one');
  expect(found()?.[0]).toBe('one');
});

const filesOf = (key: string) => ['cjs', 'map', 'v8'].map((kind) => `${key}.${kind}`);

test('a new tool removes all others and unfinished ones', () => {
  keep('a', 'one');
  writeFileSync(`${all()}/c.cjs.99999999`, '');
  writeFileSync(`${project}/source.ts`, 'two');
  keep('b', 'two');
  expect(readdirSync(all()).sort()).toEqual([...filesOf('b'), 'record.json']);
  expect(found()?.[0]).toBe('two');
});

const damages: Readonly<Record<string, () => void>> = {
  'with code cut off': () => truncateSync(`${all()}/a.cjs`, 10),
  'with other code of the same length': () => writeFileSync(`${all()}/a.cjs`, 'eno', 'utf16le'),
  'with compiled code cut off': () => truncateSync(`${all()}/a.v8`, 3),
  'without its map': () => rmSync(`${all()}/a.map`),
  'without compiled code': () => rmSync(`${all()}/a.v8`),
  'with a record cut off': () => truncateSync(`${all()}/record.json`, 90),
  'with an empty record': () => writeFileSync(`${all()}/record.json`, ''),
  'with a record of nothing': () => writeFileSync(`${all()}/record.json`, '{}'),
  'under another name': () => renameSync(`${all()}/a.cjs`, `${all()}/b.cjs`),
};

test.each(Object.keys(damages))('a precompiled tool %s is not used', (damage) => {
  keep('a', 'one');
  damages[damage]?.();
  expect(found()).toBe(undefined);
});

test('if a file has the path of the folder, precompiled tools cannot be found or stored', () => {
  mkdirSync(`${project}/.wortlaut`);
  writeFileSync(all(), '');
  expect(found()).toBe(undefined);
  expect(() => openFolder(project)).toThrow();
});

test('processes that store tools at once do not leave a broken one, and a search meanwhile finds a whole one or none', async () => {
  const work = `
    import { fingerprintOf } from ${JSON.stringify(`${root}/generator/package/fingerprint.mjs`)};
    import { findTool, keepTool } from ${JSON.stringify(`${root}/generator/precompile/store.mjs`)};
    const project = ${JSON.stringify(project)};
    for (let round = 0; round < 60; round++) {
      const code = \`tool \${round % 2} \${' '.repeat(5000)}\`;
      try {
        keepTool(project, { key: 'k' + round % 2, code, compiled: Buffer.from(code), map: '{}', sources: fingerprintOf(project, ['source.ts']) });
      } catch {}
      const tool = findTool(project);
      if (tool && tool.code !== Buffer.from(tool.compiled).toString()) process.exit(1);
    }`;
  const ends = [1, 2, 3].map(
    () => new Promise((done) => execFile(process.execPath, ['--input-type=module', '-e', work], (error) => done(error))),
  );
  expect(await Promise.all(ends)).toEqual([null, null, null]);
  keep('last', 'one');
  expect(readdirSync(all()).sort()).toEqual([...filesOf('last'), 'record.json']);
  expect(found()?.[0]).toBe('one');
});
