import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import { stopMessage } from './worker-messages.ts';

/** Milliseconds until another worker is started in place of one that has ended before it listened. */
const restartingTime = 5000;

/** Milliseconds within which a worker has to end. */
const endingTime = 12_000;

/** Worker processes that serve the site. */
interface Workers {
  readonly address: Pick<AddressInfo, 'address' | 'port'>;
  /** Ends all workers after their current requests. */
  end(): Promise<void>;
}

/** Starts `count` processes of this command and replaces those that end. Rejects if one of the first ends before it listens. */
export async function runWorkers(count: number, log: Log): Promise<Workers> {
  let ending = false;
  const listens = new WeakSet<Worker>();
  const start = async (): Promise<Worker> => {
    const worker = cluster.fork();
    const listening = once(worker, 'listening').then(([address]) => address as AddressInfo);
    const ended = once(worker, 'exit').then(([code, signal]) => {
      throw new Error(`A worker ended with ${signal ?? code} before it listened.`);
    });
    await Promise.race([listening, ended]);
    listens.add(worker);
    return worker;
  };
  let address: AddressInfo | undefined;
  cluster.on('listening', (_, listening) => {
    address ??= listening as unknown as AddressInfo;
  });
  // One after the other: with the port 0, all use the port of the first.
  for (let started = 0; started < count; started++) replaceWhenEnded(await start());
  function replaceWhenEnded(worker: Worker): void {
    worker.once('exit', (code, signal) => {
      if (!ending) log('worker ended', { code: code ?? 0, signal: signal ?? '-' });
      void replace();
    });
  }
  async function replace(): Promise<void> {
    while (!ending) {
      try {
        return replaceWhenEnded(await start());
      } catch (error) {
        if (!ending) log('worker is not replaced', { reason: (error as Error).message });
        await pauseFor(restartingTime, undefined, { ref: false });
      }
    }
  }
  return {
    address: address as AddressInfo,
    async end() {
      ending = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(
        workers.map(async (worker) => {
          const ended = once(worker, 'exit');
          const late = setTimeout(() => worker.process.kill('SIGKILL'), endingTime);
          if (listens.has(worker)) worker.send(stopMessage, () => {});
          else worker.process.kill('SIGKILL');
          await ended;
          clearTimeout(late);
        }),
      );
    },
  };
}
