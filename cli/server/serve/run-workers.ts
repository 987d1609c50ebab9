import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Log } from '../../log.ts';
import { stopMessage } from './worker-messages.ts';

/** Milliseconds within which a worker has to end. */
const endingTime = 12_000;

/** Worker processes that serve the site. */
interface Workers {
  readonly address: Pick<AddressInfo, 'address' | 'port'>;
  /** Rejects if a worker that has ended cannot be replaced. */
  readonly failure: Promise<never>;
  /** Ends all workers after their current requests. */
  end(): Promise<void>;
}

/** Starts `count` processes of this command, and replaces those that end. Rejects if one of the first ends before it listens. */
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
  let fail: (error: Error) => void = () => {};
  const failure = new Promise<never>((_, failed) => {
    fail = failed;
  });
  let address: AddressInfo | undefined;
  cluster.on('listening', (_, listening) => {
    address ??= listening as unknown as AddressInfo;
  });
  // One after the other: with the port 0, all use the port of the first.
  for (let started = 0; started < count; started++) replaceWhenEnded(await start());
  function replaceWhenEnded(worker: Worker): void {
    worker.once('exit', (code, signal) => {
      if (ending) return;
      log('worker ended', { code: code ?? 0, signal: signal ?? '-' });
      start().then(replaceWhenEnded, (error: Error) => ending || fail(error));
    });
  }
  return {
    address: address as AddressInfo,
    failure,
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
