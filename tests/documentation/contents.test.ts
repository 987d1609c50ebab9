import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandLine } from '../../cli/program.ts';
import { root } from '../support/paths.ts';
import { anchorsIn, codeIn, files, linksIn, read, rowsBelow } from './documentation.ts';

/* Links, paths, folders, commands and options in the documentation agree with the repository. */

describe('links lead to files and headings that exist', () => {
  test.each(files)('%s', (file) => {
    const broken = linksIn(read(file)).filter((target) => {
      const [path = '', anchor] = target.split('#');
      const to = path ? normalize(join(dirname(file), path)) : file;
      return !existsSync(`${root}/${to}`) || (anchor !== undefined && !anchorsIn(read(to)).includes(anchor));
    });
    expect(broken).toEqual([]);
  });
});

/** Files that the example of 'Add a check' adds. */
const added = ['generator/2-check/checks/heading-ends.ts', 'tests/checks/WL2040.md'];

describe('paths in backquotes exist', () => {
  test.each(files.filter((file) => file !== '.github/CHANGELOG.md'))('%s', (file) => {
    const paths = codeIn(read(file)).filter((code) => /^(content|generator|runtime|cli|tests|\.github|\.ci)\/[\w./-]*$/.test(code));
    const optional = ['content/suppressions.ts', 'tests/bench/RESULTS.md', ...added];
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

describe('the architecture', () => {
  const text = read('.github/ARCHITECTURE.md');
  const namesBelow = (heading: string) =>
    rowsBelow(text, heading).flatMap(([names = '']) => (names.startsWith('**') ? [] : names.replaceAll('`', '').split(', ')));

  test('has a row for each folder of the generator', () => {
    const entries = readdirSync(`${root}/generator`, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const names = namesBelow('Folders of the generator').slice(1);
    expect(names.filter((name) => !name.includes('/')).sort()).toEqual(folders.sort());
    expect(names.filter((name) => !existsSync(`${root}/generator/${name}`))).toEqual([]);
  });

  test('has each package that a site installs', () => {
    const { dependencies } = JSON.parse(read('package.json'));
    expect(namesBelow('Packages that a site installs').slice(1).sort()).toEqual(Object.keys(dependencies).sort());
  });

  test('fits on three screens', () => {
    expect(text.split('\n').length).toBeLessThan(140);
  });
});
