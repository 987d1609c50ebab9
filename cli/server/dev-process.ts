import { type ChildProcess, fork } from 'node:child_process';
import { type Diagnostic, project, type Settings } from '../../generator/index.ts';
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

  const ask = async <Value>(question: Asked, otherwise: (fault: Diagnostic) => Value): Promise<Value> => {
    for (;;) {
      const asked = worker;
      const reply = await asked.ask(question);
      if ('value' in reply) return reply.value as Value;
      // Whoever asked a process that was replaced meanwhile is answered by the new one.
      if (asked === worker) return otherwise(describe(reply.fault));
    }
  };
  const site: DevProcess = {
    state: () => ask<DevState>({ ask: 'state' }, (fault) => ({ diagnostics: [fault], suggestions: [] })),
    answer: (address) => ask<DevAnswer>({ ask: 'answer', address }, (fault) => ({ status: 500, diagnostics: [fault], isWhole: true })),
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
type Outcome = { readonly value: unknown } | { readonly fault: string };

interface Worker {
  ask(question: Asked): Promise<Outcome>;
  gone(): boolean;
  end(): void;
}

function startWorker(settings: Settings): Worker {
  const child = fork(`${project}/generator/engine/process.mjs`, ['dev-site', JSON.stringify(settings)], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let fault: string | undefined;
  let last = 0;
  const fail = (reason: string) => {
    fault ??= reason;
    for (const answer of waiting.values()) answer({ fault });
    waiting.clear();
  };
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
    const ended = () => {
      fail(said() || 'the process that renders them has ended');
      done();
    };
    child.on('exit', ended).on('error', ended);
  });
  return {
    async ask(question) {
      await ready;
      if (fault !== undefined) return { fault };
      const id = ++last;
      return new Promise((answer) => {
        waiting.set(id, answer);
        child.send({ id, ...question }, (error) => error && fail(error.message));
      });
    },
    gone: () => fault !== undefined,
    end: () => child.kill(),
  };
}

/** The last words of a process, for the case that it ends by itself. What it says while it works goes to the terminal. */
function errorsOf({ stderr }: ChildProcess): () => string {
  let text = '';
  stderr?.on('data', (chunk: Buffer) => {
    text = (text + chunk).slice(-10_000);
  });
  return () => /^\s*(?:\w*Error(?: \[\w+\])?:|\S+:\d+:\d+: ERROR:).*$/m.exec(text)?.[0].trim() ?? '';
}

/** A file of the runtime or the generator that cannot be read, as a diagnostic at the place that its message names. */
function describe(fault: string): Diagnostic {
  const parse = /([^\n:]+):(\d+):(\d+): ERROR: ([^\n]+)/.exec(fault);
  const [, path = '', line, column, reason = ''] = parse ?? [];
  return {
    code: 'WL6005',
    severity: 'error',
    ...(parse && { file: path.replace(`${project}/`, ''), line: Number(line), column: Number(column) + 1 }),
    message: `The pages cannot be rendered: ${(reason || fault).split('\n')[0]?.replaceAll(`${project}/`, '').replaceAll('file://', '')}.`,
    hint: 'Mend the file; the pages come back by themselves.',
  };
}
