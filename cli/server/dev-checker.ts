import { type Diagnostic, endOf, type Settings, Stopped, startThread } from '../../generator/index.ts';
import type { CheckerAnswer, CheckerQuestion } from './dev-checker-thread.ts';

/** Checks a site that is being written in a thread of its own, so that pages never wait for it. */
export interface DevChecker {
  /** Takes note that files have changed, by their absolute paths; without any, that all may have. */
  changed(files: readonly string[]): void;
  /** All that is wrong with the content; where it changes meanwhile, with the new one. Rejects where the thread has failed. */
  found(): Promise<readonly Diagnostic[]>;
}

interface Waiting {
  resolve(found: readonly Diagnostic[]): void;
  reject(failure: Error): void;
}

const what = 'The thread that checks the site';

export function startChecker(settings: Settings): DevChecker {
  const thread = startThread('dev-checker', settings);
  // It lives no longer than what it is asked by.
  thread.unref();
  const waiting = new Map<number, Waiting>();
  let failure: Error | undefined;
  let last = 0;
  thread.on('message', (answer: CheckerAnswer) => {
    const { resolve, reject } = waiting.get(answer.id) ?? {};
    waiting.delete(answer.id);
    if ('failure' in answer) reject?.(new Error(answer.failure));
    else resolve?.(answer.found);
  });
  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  thread.on('error', (error) => {
    const end = endOf(error);
    fail(end === undefined ? error : new Stopped(what, end));
  });
  thread.on('messageerror', fail);
  thread.on('exit', (code) => fail(new Stopped(what, `it ended with the code ${code}`)));
  const tell = (question: CheckerQuestion) => thread.postMessage(question);
  return {
    changed: (files) => tell({ changed: files }),
    found: () =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        waiting.set(++last, { resolve, reject });
        tell({ id: last });
      }),
  };
}
