import { isMainThread, Worker } from 'node:worker_threads';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { packageRoot } from '../package/roots.mjs';

/** For how many seconds content may block its thread: WORTLAUT_CONTENT_LIMIT, if that is a positive number. */
function secondsAllowed(): number {
  const given = Number(process.env.WORTLAUT_CONTENT_LIMIT);
  return given > 0 ? given : 20;
}

interface Watched {
  /** Resolves with the place where content that did not finish was stopped; otherwise stays pending. */
  readonly stopped: Promise<Diagnostic>;
  end(): void;
}

interface Watchdog {
  readonly count: Int32Array;
  readonly thread: Worker;
}

/** Root → its watchdog, which idles between two loads and does not keep the process alive. */
const watchdogs = new Map<string, Watchdog>();

/** Watches content that this thread evaluates until `end`. Threads that only render pages start no watchdog. */
export function watchLoad(root: string): Watched {
  if (!isMainThread) return { stopped: new Promise(() => {}), end: () => {} };
  const seconds = secondsAllowed();
  const { count, thread } = watchdogs.get(root) ?? startWatchdog(root, seconds);
  watchdogs.set(root, { count, thread });
  const increment = () => Atomics.add(count, 0, 1);
  increment();
  const timer = setInterval(increment, 100);
  let stop = (_: Diagnostic) => {};
  const stopped = new Promise<Diagnostic>((done) => {
    stop = done;
  });
  const onMessage = (place: Pick<Diagnostic, 'file' | 'line' | 'column'>) => stop(timedOut(place, seconds));
  thread.once('message', onMessage);
  return {
    stopped,
    end() {
      clearInterval(timer);
      thread.off('message', onMessage);
      Atomics.store(count, 0, 0);
    },
  };
}

/** Ends the watchdog of a folder that is not loaded again. */
export function endWatch(root: string): void {
  void watchdogs.get(root)?.thread.terminate();
  watchdogs.delete(root);
}

function startWatchdog(root: string, seconds: number): Watchdog {
  const shared = new SharedArrayBuffer(4);
  const thread = new Worker(`${packageRoot}/generator/1-load/watchdog.mjs`, {
    execArgv: [],
    workerData: { shared, limit: seconds * 1000, root },
  });
  thread.unref();
  return { count: new Int32Array(shared), thread };
}

function timedOut(place: Pick<Diagnostic, 'file' | 'line' | 'column'>, seconds: number): Diagnostic {
  return finding('WL1039', place, [
    `${place.file ? 'This file' : 'A content file'} did not finish within ${seconds} seconds, so it was stopped${place.line ? ' here' : ''}.`,
    'Look for a loop that never ends. Content is data: write out the values themselves.',
  ]);
}
