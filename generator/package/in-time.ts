import { type Profiler, Session } from 'node:inspector';
import { Script } from 'node:vm';
import { framesOf, isOfTheme } from './stack-frames.ts';

/**
 * Milliseconds for one page. The slowest pages take a hundredth of that: a page that is stopped and drawn again may find half-made state, so
 * that no busy machine should come to it.
 */
const longest = 3000;

/** Milliseconds in which the place is found that takes the time. */
const sampled = 1000;

/** The error of work that does not end. Its stack is the one in the theme in which most of the time is spent. */
export class EndlessWork extends Error {
  override readonly name = 'EndlessWork';
}

const reason = 'it does not end: a loop goes on for ever, or a component draws itself';

/** Calls a function that waits for nothing. Throws `EndlessWork` if it does not end: a loop goes on for ever, or a component draws itself. */
export function inTime<Value>(work: () => Value, least = longest): Value {
  for (let limit = least; ; limit *= 2) {
    const before = process.cpuUsage();
    const ended = endOf(work, limit);
    if (ended) return ended.value;
    const { user, system } = process.cpuUsage(before);
    // Otherwise the machine was busy with something else.
    if (user + system >= least * 500) break;
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
      // A module is one function: where it begins says nothing.
      const [most] = (lineNumber === 0 ? (node.positionTicks ?? []) : []).toSorted((one, other) => other.ticks - one.ticks);
      frames.push(`    at ${functionName} (${url}:${most ? `${most.line}:1000` : `${lineNumber + 1}:${columnNumber + 1}`})`);
    }
    return frames.join('\n');
  });
}
