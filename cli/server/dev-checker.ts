import { type Diagnostic, onEnd, type Settings, startThread } from '../../generator/index.ts';
import type { CheckerAnswer, CheckerQuestion } from './dev-checker-thread.ts';

/** Checks a site that is being written in a thread of its own, so that pages never wait for it. */
export interface DevChecker {
  /** Takes note that files have changed, by their absolute paths; without any, that all may have. A thread that has ended is started anew. */
  changed(files: readonly string[]): void;
  /** All that is wrong with the content; where it changes meanwhile, with the new one. Rejects where the thread has failed. */
  found(): Promise<readonly Diagnostic[]>;
}

interface Waiting {
  resolve(found: readonly Diagnostic[]): void;
  reject(failure: Error): void;
}

export function startChecker(settings: Settings): DevChecker {
  const waiting = new Map<number, Waiting>();
  let failure: Error | undefined;
  let last = 0;
  const open = () => {
    const thread = startThread('dev-checker', settings);
    // It lives no longer than what it is asked by.
    thread.unref();
    thread.on('message', (answer: CheckerAnswer) => {
      const { resolve, reject } = waiting.get(answer.id) ?? {};
      waiting.delete(answer.id);
      if ('failure' in answer) reject?.(new Error(answer.failure));
      else resolve?.(answer.found);
    });
    onEnd(thread, 'The thread that checks the site', (error) => {
      failure ??= error;
      for (const { reject } of waiting.values()) reject(failure);
      waiting.clear();
    });
    return thread;
  };
  let thread = open();
  const tell = (question: CheckerQuestion) => thread.postMessage(question);
  return {
    changed(files) {
      if (!failure) return tell({ changed: files });
      failure = undefined;
      thread = open();
    },
    found: () =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        waiting.set(++last, { resolve, reject });
        tell({ id: last });
      }),
  };
}
