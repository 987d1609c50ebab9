import { type ChildProcess, fork } from 'node:child_process';
import { type Diagnostic, endingOf, project, type Settings, Stopped, stoppedFinding } from '../../generator/index.ts';
import type { DevAnswer } from './dev-answer.ts';
import type { DevSite, DevState } from './dev-site.ts';
import type { Greeting, Question, Reply } from './dev-worker.ts';

/** A site that is rendered in another process, which can be replaced. */
export interface DevProcess extends DevSite {
  /** Starts anew with the code as it now is. */
  restart(): void;
  close(): void;
}

/** What a load leaves behind in memory is never freed, so now and then the process is replaced instead. */
const loadsPerProcess = 200;

export function startDevProcess(settings: Settings): DevProcess {
  let worker = startWorker(settings);
  let loads = 0;

  const ask = async <Value>(question: Asked, otherwise: (faults: readonly Diagnostic[]) => Value): Promise<Value> => {
    for (;;) {
      const asked = worker;
      const reply = await asked.ask(question);
      if ('value' in reply) return reply.value as Value;
      // Whoever asked a process that was replaced meanwhile is answered by the new one.
      if (asked === worker) return otherwise(reply.faults);
    }
  };
  const site: DevProcess = {
    state: () => ask<DevState>({ ask: 'state' }, (diagnostics) => ({ diagnostics, suggestions: [] })),
    answer: (address) => ask<DevAnswer>({ ask: 'answer', address }, (diagnostics) => ({ status: 500, diagnostics, isWhole: true })),
    async reload(files = []) {
      loads += 1;
      if (loads > loadsPerProcess || worker.gone()) site.restart();
      else await ask({ ask: 'reload', files }, () => undefined);
    },
    restart() {
      loads = 0;
      const last = worker;
      worker = startWorker(settings);
      last.end();
    },
    close: () => worker.end(),
  };
  return site;
}

type Asked = Question extends infer One ? (One extends unknown ? Omit<One, 'id'> : never) : never;
type Outcome = { readonly value: unknown } | { readonly faults: readonly Diagnostic[] };

interface Worker {
  ask(question: Asked): Promise<Outcome>;
  gone(): boolean;
  end(): void;
}

function startWorker(settings: Settings): Worker {
  const child = fork(`${project}/generator/precompile/process.mjs`, ['dev-site', JSON.stringify(settings)], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let faults: readonly Diagnostic[] | undefined;
  let last = 0;
  const fail = (reason: readonly Diagnostic[]) => {
    faults ??= reason;
    for (const answer of waiting.values()) answer({ faults });
    waiting.clear();
  };
  const stop = (why: string) => fail([stoppedFinding(new Stopped('The process that renders the pages', why))]);
  const ready = new Promise<void>((done) => {
    child.on('message', (message: Reply | Greeting) => {
      if ('ready' in message || 'broken' in message) {
        if ('broken' in message) fail(message.broken);
        return done();
      }
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    });
    const said = errorsOf(child);
    child.on('exit', (code, signal) => {
      stop(said() || endingOf(code, signal));
      done();
    });
    child.on('error', (error) => {
      stop(error.message);
      done();
    });
  });
  return {
    async ask(question) {
      await ready;
      if (faults) return { faults };
      const id = ++last;
      return new Promise((answer) => {
        waiting.set(id, answer);
        child.send({ id, ...question }, (error) => error && stop(error.message));
      });
    },
    gone: () => faults !== undefined,
    end: () => child.kill(),
  };
}

/** The last words of a process, for the case that it ends by itself. What it says while it works goes to the terminal. */
function errorsOf({ stderr }: ChildProcess): () => string {
  let text = '';
  stderr?.on('data', (chunk: Buffer) => {
    text = (text + chunk).slice(-10_000);
  });
  return () =>
    /JavaScript heap out of memory/.test(text) ? 'it ran out of memory' : (/^\s*\w*Error(?: \[\w+\])?:.*$/m.exec(text)?.[0].trim() ?? '');
}
