import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { readOutput } from '../../generator/1-load/compiler-output.ts';
import { siteTypes } from '../../generator/1-load/site-types/site-types.ts';
import { describe } from '../../generator/1-load/type-errors.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';
import { writeGenerated } from '../../generator/package/generated-types.ts';
import { root } from './paths.ts';

/**
 * The findings of `checkTypes` for each of these content folders, from one run of the compiler. Folders with the same declarations are one
 * project, in which the code of Wortlaut is read and checked once; of a project with a syntax error the compiler reports nothing else.
 */
export async function compileTogether(contents: readonly string[]): Promise<Map<string, Diagnostic[]>> {
  const folder = `${root}/.wortlaut/together-${process.pid}`;
  await mkdir(folder, { recursive: true });
  const projects = new Map<string, { readonly declarations: string; readonly alike: string[] }>();
  for (const content of contents) {
    const { file, text } = await siteTypes(content, root);
    const key = isReadable(content) ? meaningOf({ file, text }, basename(dirname(content))) : content;
    const project = projects.get(key);
    project?.alike.push(content);
    if (project) continue;
    projects.set(key, { declarations: file, alike: [content] });
    await writeGenerated(file, text);
  }
  const configs = await Promise.all(
    [...projects.values()].map(async ({ declarations, alike }, index) => {
      const include = [...alike, `${root}/generator/model/guide.d.ts`, declarations];
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

const readable = new Map<string, boolean>();

/** Whether no file of a content folder has a syntax error. */
const isReadable = (content: string): boolean =>
  readdirSync(content, { recursive: true, encoding: 'utf8' }).every((path) => {
    if (!path.endsWith('.ts')) return true;
    const text = readFileSync(join(content, path), 'utf8');
    if (!readable.has(text)) readable.set(text, parseSync(path, text).errors.length === 0);
    return readable.get(text);
  });

/** The declarations of a site without the name of its folder, and the files whose types they name, with those that these import. */
function meaningOf({ file, text }: { file: string; text: string }, name: string): string {
  const texts = new Map<string, string>();
  const read = (path: string): void => {
    if (texts.has(path)) return;
    const module = readFileSync(path, 'utf8');
    texts.set(path, module);
    for (const [, specifier = ''] of module.matchAll(/ from '(\.[^']+)'/g)) read(join(dirname(path), specifier));
  };
  for (const [, specifier = ''] of text.matchAll(/import\('([^']+)'\)/g)) read(join(dirname(file), specifier));
  return JSON.stringify([text, ...texts]).replaceAll(name, '');
}

function run(args: readonly string[]): Promise<string> {
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (_, stdout) => done(stdout));
  });
}
