import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commandLine } from '../../cli/program.ts';
import { start } from '../support/command.ts';
import { root } from '../support/paths.ts';
import { runHere } from '../support/run-here.ts';
import { siteFolder } from '../support/site-folder.ts';
import { commands } from './commands.ts';
import { codeIn, commandsIn, files, read } from './documentation.ts';

/* Every command of the documentation runs, or a test that the table of commands names proves it. */

const site = await siteFolder();

const documented = [...new Set(files.flatMap((file) => commandsIn(read(file))))].sort();
const program = commandLine(async () => {});
const typed = 'npm run site -- ';

test('the table of commands has the commands of the documentation, and no others', () => {
  expect(documented).toEqual(Object.keys(commands).sort());
});

describe.sequential('runs as it is written', () => {
  const list = Object.entries(commands);
  const printing = list.flatMap(([command, proof]) => ('prints' in proof ? [[command, proof.prints] as const] : []));
  test.each(printing)('%s', async (command, prints) => {
    const { code, stdout, stderr } = await runHere(forCopy(command));
    expect(stdout + stderr).toMatch(prints);
    expect(code).toBe(0);
  });

  const serving = list.flatMap(([command, proof]) => ('serves' in proof ? [[command, proof.serves] as const] : []));
  test.each(serving)('%s', async (command, serves) => {
    const { process: child, ended } = start([...forCopy(command), '--port', '0']);
    let printed = '';
    const greeted = new Promise<string>((found) => {
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (text) => {
          printed += text;
          if (serves.test(printed)) found(printed);
        });
    });
    const first = await Promise.race([greeted, ended.then(({ stderr }) => `ended: ${stderr}`)]);
    child.kill('SIGTERM');
    await ended;
    expect(first).toMatch(serves);
  });
});

describe('is proven elsewhere', () => {
  const elsewhere = Object.entries(commands).flatMap(([command, proof]) =>
    'testedBy' in proof ? [[command, proof.testedBy] as const] : [],
  );
  test.each(elsewhere)('%s', (command, file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    const [name = ''] = command.startsWith(typed) ? command.slice(typed.length).split(' ') : [command.replace(/^node /, '')];
    expect(text).toContain(name);
    if (command.startsWith(typed)) expect(unknownIn(command)).toEqual([]);
  });
});

describe('names files, scripts, projects and options that exist', () => {
  const long = Object.entries(commands).flatMap(([command, proof]) => ('exists' in proof ? [command] : []));
  test.each(long)('%s', (command) => {
    expect(command.split(' && ').flatMap(missingIn)).toEqual([]);
  });
});

test('commands in sentences have only options that exist', () => {
  const inSentences = files.flatMap((file) => codeIn(read(file))).filter((code) => code.startsWith(typed) || isCommand(code));
  expect(inSentences.length).toBeGreaterThan(45);
  expect(inSentences.flatMap(unknownIn)).toEqual([]);
});

/** `check --fix`: a command with options, without the words in front of it. */
function isCommand(code: string): boolean {
  const [name = '', option = ''] = code.split(' ');
  return option.startsWith('--') && program.commands.some((command) => command.name() === name);
}

/** The parts of a command that do not exist: the command itself, or options. */
function unknownIn(code: string): string[] {
  const [name = '', ...rest] = code.replace(typed, '').split(' ');
  if (name === 'COMMAND' || name.startsWith('-')) return [];
  const subcommand = program.commands.find((command) => command.name() === name);
  if (!subcommand) return [`${code}: ${name}`];
  const options = rest.filter((word) => word.startsWith('--') && word !== '--help');
  return options.filter((option) => !subcommand.options.some(({ long }) => long === option)).map((option) => `${code}: ${option}`);
}

/** The arguments behind `npm run site --`, for a copy of the minimal site and an output folder of its own. */
function forCopy(command: string): string[] {
  const given = command.slice(typed.length).replaceAll('dist/', `${site.out}/`).split(' ');
  const [name = ''] = given;
  const special = /--(pseudo|draft)/.exec(command)?.[1];
  const folder = special ? `${site.out}/${special}` : site.out;
  const out = ['build', 'verify'].includes(name) ? ['--out', folder] : [];
  return [...given, ...(['preview', 'verify'].includes(name) ? [] : ['--content', site.content]), ...out];
}

/** The files, variables, projects, scripts and options of a command that do not exist. */
function missingIn(command: string): string[] {
  const words = command.split(' ');
  const variables = words.filter((word) => /^[A-Z]+=/.test(word)).map((word) => word.split('=')[0] ?? '');
  const paths = words.filter((word) => word.startsWith('tests/'));
  const project = /--project (\w+)/.exec(command)?.[1];
  const script = /^npm (?:run )?([\w:]+)/.exec(command)?.[1];
  const scripts: Record<string, string> = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).scripts;
  return [
    ...paths.filter((path) => !existsSync(`${root}/${path}`)),
    ...variables.filter((name) => ![...paths, 'tests/support'].some((path) => isReadIn(name, path))),
    ...(project && !readFileSync(`${root}/vitest.config.ts`, 'utf8').includes(`name: '${project}'`) ? [project] : []),
    ...(script && script !== 'ci' && !scripts[script] ? [script] : []),
    ...(script && scripts[script] ? unknownOptions(command, scripts[script]) : []),
  ];
}

/** Options behind `--` that the file of a script does not know. */
function unknownOptions(command: string, script: string): string[] {
  const [, given] = command.split(' -- ');
  if (given === undefined) return [];
  const source = readFileSync(`${root}/${script.split(' ').at(-1)}`, 'utf8');
  return [...given.matchAll(/--(\w+)/g)].map(([, name = '']) => name).filter((name) => !source.includes(`${name}: { type`));
}

/** Whether a test or helper below a path reads a variable of the environment. */
function isReadIn(name: string, path: string): boolean {
  const full = `${root}/${path}`;
  if (!statSync(full).isDirectory()) return readFileSync(full, 'utf8').includes(name);
  return readdirSync(full).some((entry) => isReadIn(name, `${path}/${entry}`));
}
