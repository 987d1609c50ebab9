import { type ChildProcess, fork } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { packageRoot } from '../package/roots.mjs';
import { endingOf, lastErrorOf, Stopped } from '../precompile/stopped-thread.ts';
import type { SiteMessage, SiteRequest } from './process.ts';
import { type FunctionName, readOptions } from './read-options.ts';
import type { BuildOptions, CheckOptions } from './site-options.ts';
import type { BuildResult, CheckResult } from './site-result.ts';

type Options = BuildOptions & CheckOptions;
type Result = BuildResult | CheckResult;

/**
 * Runs a function in a new process in the folder of the site. Modules of a theme cannot be loaded twice in one process, and the folder of a
 * site is the current folder of its process.
 */
export async function run(name: FunctionName, given: Options): Promise<Result> {
  const options = readOptions(name, given);
  given.signal?.throwIfAborted();
  if (!options.files) return runIn({ name, options }, given);
  // Below the folder of the site, imports find the same packages.
  const copies = join(options.folder, '.wortlaut', 'changed-content');
  await mkdir(copies, { recursive: true });
  const copy = await mkdtemp(join(copies, 'copy-'));
  const content = join(copy, 'content');
  try {
    await copyWith(options.files, options.content, content);
    return await runIn({ name, options: { ...options, content } }, given);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function copyWith(files: NonNullable<Options['files']>, from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    const file = join(to, path);
    await mkdir(dirname(file), { recursive: true });
    await (text === null ? rm(file, { force: true }) : writeFile(file, text));
  }
}

async function runIn(request: SiteRequest, { progress, signal }: Options): Promise<Result> {
  const child = fork(`${packageRoot}/generator/precompile/process.mjs`, ['node-api', JSON.stringify(request)], {
    cwd: request.options.folder,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await answerOf(child, { progress, signal });
  } finally {
    process.removeListener('exit', stop);
    signal?.removeEventListener('abort', stop);
  }
}

function answerOf(child: ChildProcess, { progress, signal }: Options): Promise<Result> {
  const lastError = lastErrorOf(child);
  return new Promise((resolve, reject) => {
    child.on('message', (message: SiteMessage) => {
      if ('result' in message) resolve(message.result);
      else if ('failure' in message) reject(new Error(message.failure));
      else progress?.(...message.progress);
    });
    child.on('error', reject);
    child.on('exit', (code, killedBy) => {
      if (signal?.aborted) return reject(signal.reason);
      const { message, hint } = new Stopped('The process that reads the site', lastError() || endingOf(code, killedBy));
      reject(new Error(`${message} ${hint}`));
    });
  });
}
