import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { readOutput } from '../../generator/1-load/compiler-output.ts';
import { siteTypes } from '../../generator/1-load/site-types/site-types.ts';
import { describe } from '../../generator/1-load/type-errors.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';
import { groupBy } from '../../generator/model/group-by.ts';
import { memoize } from '../../generator/model/memoize.ts';
import { writeGenerated } from '../../generator/package/generated-types.ts';
import { root } from './paths.ts';

/** Sites with the same declarations: the code of Wortlaut is read and checked once for all of them. */
interface Project {
  readonly declarations: string;
  /** Path in a site, text and imports of a file → the first such file. The compiler reports the same errors for all that are equal. */
  readonly files: Map<string, string>;
}

/**
 * The findings of `checkTypes` for each of these content folders, from one run of the compiler, which reads equal files of different folders
 * once. It reports nothing else for a project with a syntax error. A folder that is not needed is left out if it shares its declarations
 * with none before it.
 */
export async function compileTogether(contents: readonly string[], needed = new Set(contents)): Promise<Map<string, Diagnostic[]>> {
  const folder = `${root}/.wortlaut/together-${process.pid}`;
  await mkdir(folder, { recursive: true });
  const projects = new Map<string, Project>();
  /** Content folder → the compiled file for each of its files. */
  const compiled = new Map<string, readonly (readonly [path: string, file: string])[]>();
  for (const content of contents) {
    const { file, text } = await siteTypes(content, root);
    const paths = readdirSync(content, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .sort();
    const key = paths.every((path) => isReadable(textOf(join(content, path))))
      ? meaningOf({ file, text }, basename(dirname(content)))
      : content;
    if (!projects.has(key) && !needed.has(content)) continue;
    const project = projects.get(key) ?? { declarations: file, files: new Map<string, string>() };
    if (!projects.has(key)) await writeGenerated(file, text);
    projects.set(key, project);
    compiled.set(
      content,
      paths.map((path) => {
        const own = JSON.stringify([path, ...withImports([join(content, path)]).values()]);
        if (!project.files.has(own)) project.files.set(own, join(content, path));
        return [path, project.files.get(own) ?? ''];
      }),
    );
  }
  const configs = await Promise.all(
    [...projects.values()].map(async ({ declarations, files }, index) => {
      const include = [...files.values(), `${root}/generator/model/guide.d.ts`, declarations];
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
  const errors = groupBy(readOutput(output).errors, ({ file }) => file);
  const findingsIn = ([path, file]: readonly [string, string], content: string) =>
    (errors.get(relative(root, file)) ?? []).map((error) => describe({ ...error, file: `${basename(content)}/${path}` }));
  return new Map([...compiled].map(([content, files]) => [content, files.flatMap((one) => findingsIn(one, content))]));
}

const isReadable = memoize((text: string) => parseSync('content.ts', text).errors.length === 0);

/** The declarations of a site without the name of its folder, and the files whose types they name. */
function meaningOf({ file, text }: { file: string; text: string }, name: string): string {
  const files = [...text.matchAll(/import\('([^']+)'\)/g)].map(([, specifier = '']) => join(dirname(file), specifier));
  return JSON.stringify([text, ...withImports(files)]).replaceAll(name, '');
}

/** Path → text of files and of those that they import, with those that these import. */
function withImports(files: readonly string[], texts = new Map<string, string>()): Map<string, string> {
  for (const file of files) {
    if (texts.has(file)) continue;
    const text = textOf(file);
    texts.set(file, text);
    const specifiers = [...text.matchAll(/ from '(\.[^']+)'/g)].map(([, specifier = '']) => join(dirname(file), specifier));
    withImports(specifiers, texts);
  }
  return texts;
}

/** The text of a file; empty for one that is missing. No file of a folder changes after it is compiled. */
const textOf = memoize((file: string) => (file.endsWith('.ts') && existsSync(file) ? readFileSync(file, 'utf8') : ''));

function run(args: readonly string[]): Promise<string> {
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (_, stdout) => done(stdout));
  });
}
