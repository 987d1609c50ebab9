import { fork } from 'node:child_process';
import { type Diagnostic, endingOf, lastErrorOf, type PlainSite, packageRoot, Stopped, stoppedFinding } from '../../generator/index.ts';
import type { DevResponse } from './dev-response.ts';
import type { DevSite, DevState } from './dev-site.ts';
import type { DevReply, DevRequest, StartMessage } from './dev-worker.ts';

/** A site that is rendered in another process, which can be replaced. */
interface DevProcess extends DevSite {
  /** Starts a new process with the present code. */
  restart(): void;
  close(): void;
}

/** The module cache of a load is never freed, so after this many loads the process is replaced. */
const loadsPerProcess = 200;

/** `site` is sent to the process as plain data. */
export function startDevProcess(site: PlainSite): DevProcess {
  let worker = startWorker(site);
  let loads = 0;

  const call = async <Value>(request: MethodCall, otherwise: (faults: readonly Diagnostic[]) => Value): Promise<Value> => {
    for (;;) {
      const current = worker;
      const reply = await current.send(request);
      if ('value' in reply) return reply.value as Value;
      // If the process was replaced meanwhile, the new one answers.
      if (current === worker) return otherwise(reply.faults);
    }
  };
  const pages: DevProcess = {
    state: () => call<DevState>({ method: 'state', args: [] }, (diagnostics) => ({ diagnostics, suggestions: [] })),
    respond: (address) =>
      call<DevResponse>({ method: 'respond', args: [address] }, (diagnostics) => ({ status: 500, diagnostics, isWhole: true })),
    async reload(files = []) {
      loads += 1;
      if (loads > loadsPerProcess || worker.hasEnded()) pages.restart();
      else await call({ method: 'reload', args: [files] }, () => undefined);
    },
    restart() {
      loads = 0;
      const last = worker;
      worker = startWorker(site);
      last.end();
    },
    close: () => worker.end(),
  };
  return pages;
}

type MethodCall = Omit<DevRequest, 'id'>;
type Outcome = { readonly value: unknown } | { readonly faults: readonly Diagnostic[] };

interface Worker {
  send(request: MethodCall): Promise<Outcome>;
  hasEnded(): boolean;
  end(): void;
}

function startWorker(site: PlainSite): Worker {
  const child = fork(`${packageRoot}/generator/precompile/process.mjs`, ['dev-site', JSON.stringify(site)], {
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
    child.on('message', (message: DevReply | StartMessage) => {
      if ('ready' in message || 'broken' in message) {
        if ('broken' in message) fail(message.broken);
        return done();
      }
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    });
    const lastError = lastErrorOf(child);
    child.on('exit', (code, signal) => {
      stop(lastError() || endingOf(code, signal));
      done();
    });
    child.on('error', (error) => {
      stop(error.message);
      done();
    });
  });
  return {
    async send(request) {
      await ready;
      if (faults) return { faults };
      const id = ++last;
      return new Promise((answer) => {
        waiting.set(id, answer);
        child.send({ id, ...request }, (error) => error && stop(error.message));
      });
    },
    hasEnded: () => faults !== undefined,
    end: () => child.kill(),
  };
}
