import { isMainThread, Worker } from 'node:worker_threads';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { project } from '../package/project.ts';

/** Seconds that content may keep a thread busy without a pause: what WORTLAUT_CONTENT_LIMIT says, as long as that is a number above zero. */
function secondsAllowed(): number {
  const given = Number(process.env.WORTLAUT_CONTENT_LIMIT);
  return given > 0 ? given : 20;
}

interface Watched {
  /** Tells where content was stopped that came to no end; never settles where it does. */
  readonly stopped: Promise<Diagnostic>;
  end(): void;
}

interface Watchdog {
  readonly count: Int32Array;
  readonly thread: Worker;
}

/** One for each root; it waits between two loads, and keeps no process from ending. */
const watchdogs = new Map<string, Watchdog>();

/** Watches content being run by this thread until `end`. Threads that only render pages run no watchdog. */
export function watchLoad(root: string): Watched {
  if (!isMainThread) return { stopped: new Promise(() => {}), end: () => {} };
  const seconds = secondsAllowed();
  const { count, thread } = watchdogs.get(root) ?? startWatchdog(root, seconds);
  watchdogs.set(root, { count, thread });
  const beat = () => Atomics.add(count, 0, 1);
  beat();
  const beating = setInterval(beat, 100);
  let stop = (_: Diagnostic) => {};
  const stopped = new Promise<Diagnostic>((done) => {
    stop = done;
  });
  const hear = (place: Pick<Diagnostic, 'file' | 'line' | 'column'>) => stop(endless(place, seconds));
  thread.once('message', hear);
  return {
    stopped,
    end() {
      clearInterval(beating);
      thread.off('message', hear);
      Atomics.store(count, 0, 0);
    },
  };
}

function startWatchdog(root: string, seconds: number): Watchdog {
  const shared = new SharedArrayBuffer(4);
  const thread = new Worker(`${project}/generator/1-load/watchdog.mjs`, {
    execArgv: [],
    workerData: { shared, limit: seconds * 1000, root },
  });
  thread.unref();
  return { count: new Int32Array(shared), thread };
}

/** WL1039 */
function endless(place: Pick<Diagnostic, 'file' | 'line' | 'column'>, seconds: number): Diagnostic {
  return {
    code: 'WL1039',
    severity: 'error',
    ...place,
    message: `${place.file ? 'This file' : 'A content file'} came to no end within ${seconds} seconds, so it was stopped${place.line ? ' here' : ''}.`,
    hint: 'Look for a loop that never ends. Content is data: write out the values themselves.',
  };
}
