import { type Profiler, Session } from 'node:inspector';
import { Script } from 'node:vm';
import { framesOf, isOfTheme } from '../package/stack-frames.ts';

/** Milliseconds for one page. The slowest pages take a fiftieth of that. */
const longest = 2000;

/** Milliseconds after which the memory is looked at, and in which the place is found that takes the time. */
const sampled = 500;

/** Bytes that no page needs. A list that grows without end would end the process before the time does. */
const mostBytes = 2 ** 27;

/** The error of work that does not end. Its stack is the one in the theme in which most of the time is spent. */
export class EndlessWork extends Error {
  override readonly name = 'EndlessWork';
}

const reason = 'it does not end: a loop goes on for ever, or a component draws itself';

/** Calls a function that waits for nothing. Throws `EndlessWork` if it does not end: a loop goes on for ever, or a component draws itself. */
export function inTime<Value>(work: () => Value, least = longest): Value {
  for (let limit = Math.min(least, sampled); ; limit *= 2) {
    const before = process.cpuUsage();
    const { heapUsed } = process.memoryUsage();
    const ended = endOf(work, limit);
    if (ended) return ended.value;
    const { user, system } = process.cpuUsage(before);
    // Otherwise the machine was busy with something else.
    const isSlow = limit >= least && user + system >= least * 500;
    if (isSlow || process.memoryUsage().heapUsed - heapUsed > mostBytes) break;
  }
  const errors = busyStacks(work).map((stack) => Object.assign(new EndlessWork(reason), { stack }));
  throw errors.find((error) => framesOf(error).some(isOfTheme)) ?? errors[0] ?? new EndlessWork(reason);
}

const name = Symbol.for('wortlaut.work');
const holder = globalThis as { [name: symbol]: unknown };
const call = new Script('globalThis[Symbol.for("wortlaut.work")]()');

/** The value of a function; undefined if it was stopped after some milliseconds, which leaves out every `finally` in it. */
export function endOf<Value>(work: () => Value, timeout: number): { readonly value: Value } | undefined {
  holder[name] = work;
  try {
    return { value: call.runInThisContext({ timeout }) as Value };
  } catch (error) {
    if ((error as NodeJS.ErrnoException | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined;
    throw error;
  } finally {
    delete holder[name];
  }
}

/** The stacks of a function in the form of `Error.stack`, those first in which it spends the most time. */
function busyStacks(work: () => unknown): readonly string[] {
  const session = new Session();
  let nodes: readonly Profiler.ProfileNode[] = [];
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.start');
  endOf(work, sampled);
  session.post('Profiler.stop', (_, stopped) => {
    nodes = stopped?.profile.nodes ?? [];
  });
  session.disconnect();
  const callers = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node] as const)));
  const byTime = nodes.toSorted((one, other) => (other.hitCount ?? 0) - (one.hitCount ?? 0));
  return byTime.slice(0, 50).map((busy) => {
    const frames: string[] = [];
    for (let node: typeof busy | undefined = busy; node; node = callers.get(node.id)) {
      const { functionName, url, lineNumber, columnNumber } = node.callFrame;
      frames.push(`    at ${functionName} (${url}:${lineNumber + 1}:${columnNumber + 1})`);
    }
    return frames.join('\n');
  });
}
