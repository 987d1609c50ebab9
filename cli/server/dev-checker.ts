import { onEnd, type PlainSite, startThread } from '../../generator/index.ts';
import type { CheckedSite, CheckerRequest, CheckerResponse } from './dev-checker-thread.ts';

/** Checks a site that is being written in a separate thread, so that pages do not wait for it. */
interface DevChecker {
  /** Reports changed files by their absolute paths; without any, all may have changed. Restarts a thread that has ended. */
  changed(files: readonly string[]): void;
  /** The findings about the content, and the new bundle; if files change meanwhile, about these. Rejects if the thread has failed. */
  found(): Promise<CheckedSite>;
  /** Ends the thread; requests that wait get no response. */
  close(): void;
}

interface Waiting {
  resolve(site: CheckedSite): void;
  reject(failure: Error): void;
}

export function startChecker(site: PlainSite): DevChecker {
  const waiting = new Map<number, Waiting>();
  let failure: Error | undefined;
  let last = 0;
  const open = () => {
    const thread = startThread('dev-checker', site);
    // The thread must not keep the process alive.
    thread.unref();
    thread.on('message', (answer: CheckerResponse) => {
      const { resolve, reject } = waiting.get(answer.id) ?? {};
      waiting.delete(answer.id);
      if ('failure' in answer) reject?.(new Error(answer.failure));
      else resolve?.(answer);
    });
    onEnd(thread, 'The thread that checks the site', (error) => {
      failure ??= error;
      for (const { reject } of waiting.values()) reject(failure);
      waiting.clear();
    });
    return thread;
  };
  let thread = open();
  const send = (request: CheckerRequest) => thread.postMessage(request);
  return {
    changed(files) {
      if (!failure) return send({ changed: files });
      failure = undefined;
      thread = open();
    },
    close() {
      waiting.clear();
      void thread.terminate();
    },
    found: () =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        waiting.set(++last, { resolve, reject });
        send({ id: last });
      }),
  };
}
