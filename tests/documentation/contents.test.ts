import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandLine } from '../../cli/program.ts';
import { root } from '../support/paths.ts';
import { anchorsIn, codeIn, files, linksIn, read, rowsBelow } from './documentation.ts';

/* What the documentation states about the repository is true: links, paths, folders, commands and options. */

describe('links lead to files and headings that there are', () => {
  test.each(files)('%s', (file) => {
    const broken = linksIn(read(file)).filter((target) => {
      const [path = '', anchor] = target.split('#');
      const to = path ? normalize(join(dirname(file), path)) : file;
      return !existsSync(`${root}/${to}`) || (anchor !== undefined && !anchorsIn(read(to)).includes(anchor));
    });
    expect(broken).toEqual([]);
  });
});

describe('paths in backquotes are there', () => {
  test.each(files.filter((file) => file !== '.github/CHANGELOG.md'))('%s', (file) => {
    const paths = codeIn(read(file)).filter((code) => /^(content|generator|runtime|cli|tests|\.github|\.ci)\/[\w./-]*$/.test(code));
    const optional = ['content/suppressions.ts', 'content/baseline.jsonl', 'tests/bench/RESULTS.md'];
    expect(paths.filter((path) => !existsSync(`${root}/${path}`) && !optional.includes(path))).toEqual([]);
  });
});

test('images are small enough to load with the page', () => {
  for (const image of linksIn(read('README.md')).filter((target) => target.endsWith('.png')))
    expect(statSync(`${root}/${image}`).size, image).toBeLessThan(150_000);
});

test('the README fits on a few screens', () => {
  expect(read('README.md').split('\n').length).toBeLessThan(130);
});

const program = commandLine(async () => {});
const nameIn = ([cell = '']: readonly string[]) => /`(\w+)/.exec(cell)?.[1] ?? '';

test('the table of commands in the README has every command, in the order of --help', () => {
  const rows = rowsBelow(read('README.md'), 'Commands').map(nameIn).filter(Boolean);
  expect(rows).toEqual(program.commands.map((command) => command.name()));
});

describe('the table of options names all options of', () => {
  const rows = rowsBelow(read('content/README.md'), 'Commands and their options');
  test.each(program.commands.map((command) => command.name()))('%s', (name) => {
    const row = rows.find((cells) => nameIn(cells) === name)?.join(' ') ?? '';
    const common = ['--content', '--origin', '--production'];
    const options = program.commands.find((command) => command.name() === name)?.options.flatMap(({ long }) => long ?? []) ?? [];
    expect(options.filter((option) => !row.includes(option) && !common.includes(option))).toEqual([]);
  });
});

describe('generator/README.md', () => {
  const text = read('generator/README.md');
  const folders = readdirSync(`${root}/generator`, { withFileTypes: true }).filter((entry) => entry.isDirectory());

  test.each(folders.map(({ name }) => name))('describes each file of %s', (folder) => {
    const section = text.split(new RegExp(`^### ${folder}(?::.*)?$`, 'm'))[1]?.split(/^##/m)[0] ?? '';
    const named = [...section.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    const entries = readdirSync(`${root}/generator/${folder}`, { withFileTypes: true });
    const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
    expect(names.filter((name) => !named.some((one) => covers(one, name)))).toEqual([]);
  });

  test.each(folders.map(({ name }) => name))('names no file in the table of %s that is not there', (folder) => {
    const section = text.split(new RegExp(`^### ${folder}(?::.*)?$`, 'm'))[1]?.split(/^##/m)[0] ?? '';
    const rows = section.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
    const entries = readdirSync(`${root}/generator/${folder}`, { withFileTypes: true });
    const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
    expect(named.filter((one) => !names.some((name) => covers(one, name)))).toEqual([]);
  });

  test('has each package that package.json names in its table of dependencies, once', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    const rows = rowsBelow(text, 'Dependencies').slice(1);
    const named = rows.flatMap(([names = '']) => (names.startsWith('apart from') ? [] : names.split(', ')));
    const used = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@types/'));
    expect(named.sort()).toEqual(used.sort());
  });

  test('has a glossary of at most fifteen words', () => {
    expect(rowsBelow(text, 'Glossary').length - 1).toBeLessThanOrEqual(15);
  });
});

/** `check-*` covers check-types.ts. */
function covers(named: string, entry: string): boolean {
  if (named === entry) return true;
  const bare = entry.replace(/\.(ts|tsx|mjs)$/, '');
  const stem = named.replace(/\.(ts|tsx|mjs)$/, '');
  return stem.endsWith('*') ? bare.startsWith(stem.slice(0, -1)) : stem === bare;
}
