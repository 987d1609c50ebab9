import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, relative } from 'node:path';
import { readOutput } from '../../generator/1-load/compiler-output.ts';
import { writeSiteTypes } from '../../generator/1-load/site-types/site-types.ts';
import { describe } from '../../generator/1-load/type-errors.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';
import { root } from './paths.ts';

/**
 * The findings of `checkTypes` for each of these content folders, from one run of the compiler over all of them, which reads their
 * shared files once. Each is a project of its own, as `checkTypes` makes it.
 */
export async function compileTogether(contents: readonly string[]): Promise<Map<string, Diagnostic[]>> {
  const folder = `${root}/.wortlaut/together-${process.pid}`;
  await mkdir(folder, { recursive: true });
  const configs = await Promise.all(
    contents.map(async (content, index) => {
      const include = [content, `${root}/generator/model/guide.d.ts`, await writeSiteTypes(content, root)];
      const config = `${folder}/${index}.json`;
      await writeFile(config, JSON.stringify({ extends: `${root}/tsconfig.json`, include, exclude: [] }));
      return config;
    }),
  );
  const output = await run([
    `${root}/node_modules/typescript/bin/tsc`,
    '--build',
    ...configs,
    '--noEmit',
    '--singleThreaded',
    '--pretty',
    'false',
  ]);
  await rm(folder, { recursive: true });
  const errors = readOutput(output).errors;
  return new Map(
    contents.map((content) => {
      const prefix = `${relative(root, dirname(content))}/`;
      const own = errors.filter(({ file }) => file.startsWith(`${prefix}${basename(content)}/`));
      return [content, own.map((error) => describe({ ...error, file: error.file.slice(prefix.length) }))];
    }),
  );
}

function run(args: readonly string[]): Promise<string> {
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (_, stdout) => done(stdout));
  });
}
