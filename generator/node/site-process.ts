import { type ChildProcess, fork } from 'node:child_process';
import { packageRoot } from '../package/roots.mjs';
import { endingOf, lastErrorOf, Stopped } from '../precompile/stopped-thread.ts';
import { changedContent } from './changed-content.ts';
import type { SiteMessage } from './messages.ts';
import { type FunctionName, type PlainOptions, readOptions } from './read-options.ts';
import type { BuildOptions, CheckOptions } from './site-options.ts';
import type { BuildResult, CheckResult } from './site-result.ts';

/**
 * Runs a function in a process of its own in the folder of the site. Modules of a theme cannot be loaded twice in one process, and the
 * folder of a site is the current folder of its process.
 */
export async function run(name: FunctionName, options: BuildOptions & CheckOptions): Promise<BuildResult | CheckResult> {
  const plain = readOptions(name, options);
  options.signal?.throwIfAborted();
  if (!plain.files) return runIn(plain, name, options);
  const { content, remove } = await changedContent(plain);
  try {
    return await runIn({ ...plain, content }, name, options);
  } finally {
    await remove();
  }
}

async function runIn(plain: PlainOptions, name: FunctionName, options: BuildOptions): Promise<BuildResult | CheckResult> {
  const child = fork(`${packageRoot}/generator/precompile/process.mjs`, ['node-api', JSON.stringify({ name, options: plain })], {
    cwd: plain.folder,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  options.signal?.addEventListener('abort', stop, { once: true });
  try {
    return await answerOf(child, options);
  } finally {
    process.removeListener('exit', stop);
    options.signal?.removeEventListener('abort', stop);
  }
}

function answerOf(child: ChildProcess, { progress, signal }: BuildOptions): Promise<BuildResult | CheckResult> {
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
