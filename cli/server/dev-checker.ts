import { onEnd, type PlainSite, startThread } from '../../generator/index.ts';
import type { CheckedSite, CheckerRequest, CheckerResponse } from './dev-checker-thread.ts';

/** Checks a site that is being written in a separate thread, so that pages do not wait for it. */
interface DevChecker {
  /** Reports changed files by their absolute paths; without any, all may have changed. Restarts a thread that has ended. */
  changed(files: readonly string[]): void;
  /** The findings about the content, and the new bundle; if files change meanwhile, about these. Rejects if the thread has failed. */
  found(): Promise<CheckedSite>;
  /** Ends the thread when its bundle is made; requests that wait get no response. */
  close(): Promise<void>;
}

interface Waiting {
  resolve(site: CheckedSite): void;
  reject(failure: Error): void;
}

export function startChecker(site: PlainSite): DevChecker {
  const waiting = new Map<number, Waiting>();
  let failure: Error | undefined;
  let last = 0;
  let isClosed = false;
  const open = () => {
    const thread = startThread('dev-checker', site);
    // The thread must not keep the process alive.
    thread.unref();
    thread.on('message', (answer: CheckerResponse) => {
      const { resolve, reject } = waiting.get(answer.id) ?? {};
      waiting.delete(answer.id);
      if ('failure' in answer) return reject?.(new Error(answer.failure));
      resolve?.(answer);
      if (!answer.isSpent) return;
      void thread.terminate();
      replace();
    });
    onEnd(thread, 'The thread that checks the site', (error) => {
      if (thread !== current || isClosed) return;
      failure ??= error;
      for (const { reject } of waiting.values()) reject(failure);
      waiting.clear();
    });
    return thread;
  };
  let current = open();
  const send = (request: CheckerRequest) => current.postMessage(request);
  /** Starts a thread that gets all requests. A change may have been reported to an earlier one. */
  const replace = () => {
    current = open();
    send({ changed: [] });
    for (const id of waiting.keys()) send({ id });
  };
  return {
    changed(files) {
      if (isClosed) return;
      if (!failure) return send({ changed: files });
      failure = undefined;
      replace();
    },
    async close() {
      waiting.clear();
      isClosed = true;
      if (failure) return;
      const ended = new Promise<unknown>((done) => current.once('exit', done));
      send({ ends: true });
      current.ref();
      await ended;
    },
    found: () =>
      new Promise((resolve, reject) => {
        if (isClosed) return;
        if (failure) return reject(failure);
        waiting.set(++last, { resolve, reject });
        send({ id: last });
      }),
  };
}
