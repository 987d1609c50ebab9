import { chmod, readFile, rename, rm } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkTypes } from '../../generator/1-load/check-types.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import type { CommandEnd } from '../support/run-here.ts';

/* `check` never succeeds because the compiler was silent. Each test makes the compiler fail in another way, in a copy of the project. */

const unknown = 'so types are not checked';

describe('a compiler that fails', () => {
  const platform = `node_modules/@typescript/typescript-${process.platform}-${process.arch}`;
  let project: ProjectCopy;
  beforeAll(() => {
    project = copyProject({ without: ['typescript', '@typescript'] });
  });
  beforeEach(async () => {
    for (const part of ['node_modules/typescript', platform]) await rm(`${project.folder}/${part}`, { recursive: true, force: true });
  });

  const installed = { 'node_modules/typescript/package.json': '{ "name": "typescript", "version": "7.0.2" }' };
  /** Replaces the compiler with these lines of a shell script. */
  const compilerThat = (script: string) =>
    project.write({ ...installed, [`${platform}/package.json`]: '{}', [`${platform}/lib/tsc`]: `#!/bin/sh\n${script}\n` });
  const answerOf = ({ code, stdout }: CommandEnd) => {
    const { ok, diagnostics } = JSON.parse(stdout);
    return { code, ok, reported: diagnostics.map((one: { code: string; message: string }) => `${one.code} ${one.message}`) };
  };
  const reported = async (...options: readonly string[]) => answerOf(await project.run('check', '--format', 'json', ...options));

  test('WL6014 ends the check with 2 if it is not installed', async () => {
    const { code, stdout, stderr } = await project.run('check');
    expect(stdout).toBe(`error WL6014  The TypeScript compiler is not installed, ${unknown}.
  → The installation is incomplete: run npm ci in the folder of package.json, without --omit=dev, and check again.

1 error
explain a code: npm run site -- explain WL6014
`);
    expect(stderr).toMatch(/^Not everything could be checked because of these errors \(\d+\.\d s\)\.\n$/);
    expect(code).toBe(2);
  });

  test('WL6015 ends the check with 70 if it is killed, with any filter', async () => {
    await compilerThat('kill -9 $$');
    const killed = [`WL6015 The TypeScript compiler was ended by the signal SIGKILL before it finished, ${unknown}.`];
    expect(await reported()).toEqual({ code: 70, ok: false, reported: killed });
    expect(await reported('--only', 'WL2001')).toEqual({ code: 70, ok: false, reported: killed });
  });

  /** Reports on the content of the copy, in this process: exit codes follow from the codes. */
  const findings = async () =>
    (await checkTypes(`${project.folder}/content`, project.folder)).map(({ code, message }) => `${code} ${message}`);

  test('WL6014 is reported if it lacks its part for this machine', async () => {
    project.write(installed);
    expect(await findings()).toEqual([`WL6014 The TypeScript compiler is not installed, ${unknown}.`]);
  });

  test('WL6015 is reported if its settings cannot be written', async () => {
    await compilerThat('exit 0');
    const [folder, aside] = [`${project.folder}/.wortlaut`, `${project.folder}/aside`];
    await rename(folder, aside);
    project.write({ '.wortlaut': 'a file in the way' });
    expect(await findings()).toEqual([`WL6015 The TypeScript compiler could not be started (ENOTDIR), ${unknown}.`]);
    await rm(folder);
    await rename(aside, folder);
  });

  test('WL6015 is reported if it may not be started', async () => {
    await compilerThat('exit 0');
    await chmod(`${project.folder}/${platform}/lib/tsc`, 0o644);
    expect(await findings()).toEqual([`WL6015 The TypeScript compiler could not be started (EACCES), ${unknown}.`]);
  });

  test.each([
    ['prints nothing', 'exit 3', 'WL6015', 'ended with the code 3 and reported no error'],
    [
      'prints only to the error stream',
      'echo "no library" >&2; exit 127',
      'WL6015',
      'ended with the code 127 and reported no error (“no library”)',
    ],
    ['crashes', 'echo "fatal error: runtime: out of memory" >&2; exit 2', 'WL6015', 'crashed (fatal error: runtime: out of memory)'],
    [
      'names an error outside of any file',
      'echo "error TS18003: No inputs."; exit 1',
      'WL6016',
      'reports an error outside of any source file (“error TS18003: No inputs.”)',
    ],
    ['talks nonsense', 'echo "Segmentation"', 'WL6016', 'reports an error outside of any source file (“Segmentation”)'],
  ])('%s: its code and its words', async (_, script, code, words) => {
    await compilerThat(script);
    expect(await findings()).toContainEqual(expect.stringContaining(`${code} The TypeScript compiler ${words}`));
  });
});

describe('the real compiler', () => {
  let project: ProjectCopy;
  beforeAll(() => {
    project = copyProject();
  });

  test('a type error of the theme is reported in its file; type errors of command line and generator are not reported', async () => {
    const wrong = 'export const wrong: number = "text";\n';
    project.write({
      'runtime/wrong.ts': wrong,
      'cli/wrong.ts': wrong,
      'generator/compile/wrong.ts': wrong,
      'tests/browser/wrong.ts': wrong,
    });
    const found = await checkTypes(`${project.folder}/content`, project.folder);
    // The theme reads texts that the minimal content lacks.
    expect(found.filter(({ file }) => file?.endsWith('/wrong.ts'))).toMatchObject([
      {
        code: 'WL6006',
        file: 'runtime/wrong.ts',
        line: 1,
        column: 14,
        message: "Type 'string' is not assignable to type 'number'. (TS2322)",
      },
    ]);
    await rm(`${project.folder}/runtime/wrong.ts`);
  }, 240_000);

  test('WL6016 refused settings are reported', async () => {
    const settings = await readFile(`${project.folder}/tsconfig.json`, 'utf8');
    project.write({ 'tsconfig.json': settings.replace('"types": [', '"types": "all", "typeRoots": [') });
    const [found] = await checkTypes(`${project.folder}/content`, project.folder);
    expect([found?.code, found?.message]).toEqual([
      'WL6016',
      expect.stringContaining("(“tsconfig.json: Compiler option 'types' requires a value of type Array.”)"),
    ]);
  });
});
