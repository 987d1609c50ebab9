import { randomInt } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { openStore, type Store } from '../cache/store.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { writeGenerated } from '../package/generated-types.ts';
import { configFilesIn, packageRoot } from '../package/roots.mjs';
import { compilerMissing, compilerNotStarted, faultOfRun } from './compiler-faults.ts';
import { readOutput } from './compiler-output.ts';
import { findFiles } from './find-files.ts';
import { type Compiler, findCompiler, runCompiler } from './run-compiler.ts';
import { siteTypes } from './site-types/site-types.ts';
import { describe } from './type-errors.ts';

/**
 * The type errors of the content, and of theme and configuration if the content is that of their project. Errors with a message of `model/error-message.ts`
 * get its text and code; all others keep the compiler's text. With a cache and the state of the code, only changed files are compiled, and none if only the wording
 * of texts has changed. First writes the declarations of the site, which the compiler and editors read. Reports a compiler that is missing or does not finish (WL6014, WL6015, WL6016).
 */
export async function checkTypes(content: string, siteRoot: string, reuse?: ReusedTypes): Promise<Diagnostic[]> {
  const compiler = findCompiler(siteRoot);
  if (!compiler) return [compilerMissing()];
  const folder = resolve(content);
  // The compiler would open a pipe and block. WL1038 reports it.
  if (findFiles(folder).irregular.length) return [];
  const types = await siteTypes(folder, siteRoot);
  const config = configFor(folder, siteRoot, types.file);
  const settings = `${compiler.version}\n${config}`;
  const keyNow = async () => {
    if (!reuse) return undefined;
    const { typesKey } = await import('./type-signature/type-signature.ts');
    return typesKey({ folder, siteRoot, cache: reuse.cache, settings: `${settings}\n${reuse.code}` });
  };
  const faultOfWriting = await writeGenerated(types.file, types.text).catch((error: Error) => error);
  if (faultOfWriting) return [compilerNotStarted(faultOfWriting)];
  const store = reuse && openStore(reuse.cache);
  const key = await keyNow();
  if (key !== undefined && (await store?.read('no-errors', key))) return [];
  const declared = store && (await import('./type-signature/type-signature.ts')).declaredSignature(folder);
  const { errors, fault } = await compile({ compiler, siteRoot, store, config, declared });
  // If a file was edited meanwhile, the compiler may have read its old or new state.
  if (key !== undefined && !fault && !errors.length && key === (await keyNow())) await store?.write('no-errors', key, true);
  const placed = errors.map((error) => ({ ...error, file: relative(dirname(folder), resolve(siteRoot, error.file)) }));
  return [...(fault ? [fault] : []), ...placed.map(describe)];
}

interface ReusedTypes {
  readonly cache: string;
  /** Hash of everything that theme and configuration are made of. */
  readonly code: string;
}

interface Compilation {
  readonly compiler: Compiler;
  readonly siteRoot: string;
  readonly store: Store | undefined;
  /** The text of the compiler's configuration file. */
  readonly config: string;
  /** The signature of the files that the declarations of the site import: with another one, every module is compiled again. */
  readonly declared: string | undefined;
}

/** The errors in source files, and a fault if the compiler's output is not reliable. */
async function compile({ compiler, siteRoot, store, config, declared }: Compilation) {
  // Two checks at the same time use different files.
  const own = resolve(siteRoot, '.wortlaut', `types-${randomInt(2 ** 47)}`);
  const info = `${own}.tsbuildinfo`;
  const key = [compiler.version, config, declared];
  const start = async () => {
    await mkdir(dirname(own), { recursive: true });
    await writeFile(`${own}.json`, config);
    const stored = await store?.read<string>('build-info', key);
    if (stored !== undefined) await writeFile(info, stored);
    return runCompiler(compiler, siteRoot, ['--project', `${own}.json`, ...(store ? ['--incremental', '--tsBuildInfoFile', info] : [])]);
  };
  const run = await start().catch((error: Error) => error);
  await rm(`${own}.json`, { force: true }).catch(() => {});
  const { errors, unread } = readOutput(run instanceof Error ? '' : run.stdout);
  const fault = run instanceof Error ? compilerNotStarted(run) : faultOfRun(run, errors.length, unread);
  // The compiler trusts it for unchanged files. It does not stay where it could be damaged, and none stays of a run that did not finish.
  const state = fault ? undefined : await readFile(info, 'utf8').catch(() => undefined);
  await store?.write('build-info', key, state);
  await rm(info, { force: true }).catch(() => {});
  return { errors, fault };
}

/**
 * The configuration for what an author writes: the content with its declarations and that of guides, the theme, and the configuration of the site. Another content folder
 * than the project's is compiled without the components, which read the project's content.
 */
function configFor(folder: string, siteRoot: string, declarations: string): string {
  const own = ['runtime', ...configFilesIn(siteRoot).filter((path) => /\.m?ts$/.test(path))].map((path) => `../${path}`);
  const theme = folder === resolve(siteRoot, 'content') ? own : [];
  const fromConfig = (path: string) => relative(resolve(siteRoot, '.wortlaut'), path);
  const include = [...[folder, declarations, `${packageRoot}/generator/model/guide.d.ts`].map(fromConfig), ...theme];
  return JSON.stringify({ extends: '../tsconfig.json', include, exclude: ['**/node_modules'] });
}
