import { fork } from 'node:child_process';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { packageRoot } from '../../package/roots.mjs';
import { importedNames } from '../../typescript/imports.ts';
import { nodesIn } from '../../typescript/nodes.ts';
import type { ParsedModule } from '../../typescript/parse-module.ts';
import type { ContentFolder } from '../content-folder.ts';

/** Seconds for one file, which takes milliseconds. Ticks are counted instead of time, so that a suspended machine causes no false alarm. */
const longest = 10;

/** Megabytes for all files. */
const memory = 1024;

/** Whether a module does more than call what it imports, so that its evaluation may not end. */
export function computes({ program }: Pick<ParsedModule, 'program'>): boolean {
  const imported = importedNames(program);
  return nodesIn(program).some(
    (node) =>
      /Function|^(New|TaggedTemplate)Expression$/.test(node.type) ||
      (node.type === 'CallExpression' && !(node.callee.type === 'Identifier' && imported.has(node.callee.name))),
  );
}

/**
 * The first of these files of a content folder whose evaluation does not end, or takes too much memory (WL1002). They are evaluated one after
 * the other in a process of their own, because nothing stops a loop of promises or a full memory in this one.
 */
export function endlessFile(
  { path: root, name }: Pick<ContentFolder, 'path' | 'name'>,
  files: readonly string[],
  limit = longest,
): Promise<{ readonly path: string; readonly fault: Diagnostic } | undefined> {
  return new Promise((done, failed) => {
    const child = fork(`${packageRoot}/generator/1-load/refuse/rehearse.mjs`, {
      execArgv: [`--max-old-space-size=${memory}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const stop = () => child.kill('SIGKILL');
    let path: string | undefined;
    let seconds = 0;
    const clock = setInterval(() => ++seconds === limit && stop(), 1000);
    const end = () => {
      clearInterval(clock);
      process.off('exit', stop);
    };
    process.once('exit', stop);
    child.on('message', (index: number) => {
      path = files[index];
      seconds = 0;
    });
    child.on('error', (error) => {
      end();
      failed(error);
    });
    child.on('exit', (code) => {
      end();
      if (code === 0 || path === undefined) return done(undefined);
      const fault = finding('WL1002', { file: `${name}/${path}` }, [
        'This file does not end, or takes more and more memory, while it is loaded, so it was stopped.',
        'Content is data: write out the values themselves, without a loop, search or list that may never end.',
      ]);
      done({ path, fault });
    });
    child.send(files.map((file) => `${root}/${file}`));
  });
}
