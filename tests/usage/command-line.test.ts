import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { commandLine } from '../../cli/program.ts';
import { run as runProcess, start } from '../support/command.ts';
import { listenTo } from '../support/listen-to.ts';
import { runHere as run } from '../support/run-here.ts';
import { type SiteFolder, siteFolder } from '../support/site-folder.ts';

/* The command line's help, and its behaviour with --quiet, with --watch, and when it is interrupted. */

const program = commandLine(async () => {});
const names = program.commands.map((command) => command.name());

describe('--help', () => {
  test.each(names)('%s prints the usage, the name, and at least one example', async (name) => {
    const { code, stdout } = await run([name, '--help']);
    expect(stdout.split('\n')[0]).toMatch(new RegExp(`^Usage: npm run site -- ${name} .*\\(wortlaut ${name} .*\\)$`));
    expect(stdout).toMatch(new RegExp(`\\nExamples:\\n {2}npm run (?:--silent )?site -- ${name}`));
    expect(code).toBe(0);
  });

  test('an example names only options that the command has', async () => {
    for (const command of program.commands) {
      const { stdout } = await run([command.name(), '--help']);
      const typed =
        stdout
          .split('\nExamples:\n')[1]
          ?.replaceAll('run --silent', 'run')
          .match(/(?<= )--[a-z][a-z-]*/g) ?? [];
      expect(typed.filter((option) => !command.options.some(({ long }) => long === option))).toEqual([]);
    }
  });
});

test('--version prints the version of the package', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  expect(await runProcess(['--version'])).toMatchObject({ code: 0, stdout: `${version}\n`, stderr: '' });
});

test('build --quiet prints only that the types were not checked, and prints nothing after they were checked', async () => {
  const site = await siteFolder();
  // The name of the folder is new, so that no cache has a check of these files.
  await site.write({ 'pages/README.md': site.content });
  const build = () => run(['build', '--quiet', '--content', site.content, '--out', site.out]);
  const silent = { code: 0, stdout: '' };
  expect(await build()).toMatchObject({ ...silent, stderr: 'The types were not checked: npm run site -- check does that.\n' });
  // A file that was saved just before the check proves by its bytes that it is as it was read.
  await site.write({ 'pages/README.md': `${site.content}, saved again` });
  expect((await run(['check', '--quiet', '--content', site.content])).code).toBe(0);
  expect(await build()).toMatchObject({ ...silent, stderr: '' });
});

describe('check', () => {
  let site: SiteFolder;
  beforeAll(async () => {
    site = await siteFolder();
  });

  test('prints the checked parts and the time that they took', async () => {
    const { code, stderr } = await run(['check', '--content', site.content]);
    expect(stderr).toMatch(/^Content, types and \d+ pages checked \(\d+\.\d s\)\.\n$/);
    expect(code).toBe(0);
  });

  test('--quiet prints nothing without errors', async () => {
    expect(await run(['check', '--content', site.content, '--quiet'])).toMatchObject({ code: 0, stdout: '', stderr: '' });
  });

  test('a locale that does not exist is refused before anything is checked', async () => {
    const cache = `${site.out}/cache`;
    const { code, stderr } = await run(['check', '--locale', 'xx'], { environment: { WORTLAUT_CACHE: cache } });
    expect(stderr).toMatch(/^'xx' is not a known locale\. Choose from at-de, /);
    expect(code).toBe(2);
    // Checks cache their input and the compiler's output.
    expect(existsSync(cache)).toBe(false);
  });

  test('errors that the filter hides, and that prevent rendering, are counted', async () => {
    const wrong = await siteFolder({ files: { 'pages/help/de.ts': 'export default {' } });
    const { code, stdout, stderr } = await run(['check', '--content', wrong.content, '--only', 'WL5001']);
    await wrong.remove();
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.split('\n')[0]).toBe(
      '1 error of other codes or locales prevented further checks. Check without --only and --locale first.',
    );
  });

  test('--watch prints all findings once, then only new and removed ones', async () => {
    const watched = await siteFolder();
    const { process: child, ended } = start(['check', '--content', watched.content, '--watch']);
    const next = listenTo(child.stderr);
    await next(/Ctrl-C stops it\.\n/);
    const file = `${watched.content}/pages/help/de.ts`;
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace("heading: '", "heading: '{fact:offer.prize} "));
    expect(await next(/1 error\n[\s\S]*explain a code.*\n/)).toContain('names {fact:offer.prize}, which does not exist');
    await writeFile(file, text);
    expect(await next(/no errors\n {2}gone.*\n/)).toContain(
      "  gone WL1009  content/pages/help/de.ts:6:13 › heading  'heading' names {fact:offer.prize}",
    );
    child.kill('SIGINT');
    expect((await ended).code).toBe(130);
    await watched.remove();
  });

  test('--watch checks as of the given day', async () => {
    const { process: child, ended } = start(['check', '--content', site.content, '--watch', '--as-of', '2026-10-30', '--only', 'WL1047']);
    expect(await listenTo(child.stderr)(/Ctrl-C stops it\.\n/)).toMatch(/no errors, \d+ warnings\n/);
    child.kill('SIGINT');
    await ended;
  });

  test.each([['--fix'], ['--format', 'json']])('--watch with %s is refused', async (...options) => {
    const { code, stderr } = await run(['check', '--content', site.content, '--watch', ...options]);
    expect(stderr).toMatch(/^--watch /);
    expect(code).toBe(2);
  });
});

test('Ctrl-C ends a build at once, and prints that nothing was written', async () => {
  const site = await siteFolder();
  const { process: child, ended } = start(['build', '--content', site.content, '--out', site.out, '--force']);
  // The draft exists as soon as pages are about to be written.
  while (!existsSync(`${site.out}/.lock`) && child.exitCode === null) await new Promise((done) => setImmediate(done));
  child.kill('SIGINT');
  const { code, stderr } = await ended;
  expect(stderr).toBe('Interrupted: nothing was written; the last good site is untouched.\n');
  expect([code, existsSync(`${site.out}/site`)]).toEqual([130, false]);
  await site.remove();
});
