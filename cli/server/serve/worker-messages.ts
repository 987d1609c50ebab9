import cluster from 'node:cluster';
import type { Submission } from '../../../generator/index.ts';
import { TryLater } from '../try-later.ts';
import type { SharedState } from './site-server.ts';

/*
 * Workers serve the site; the primary process alone keeps submissions and counts requests, and so hands over and deletes once. A worker asks it
 * by messages: what is answered to a visitor is what the primary has said.
 */

type Call =
  | { readonly call: 'keep'; readonly value: Submission }
  | { readonly call: 'admit'; readonly value: string }
  | { readonly call: 'ready' };
type Asked = Call & { readonly id: number };
type Answer = { readonly id: number } & ({ readonly value: boolean } | { readonly later: number } | { readonly error: string });

/** Message to a worker: it takes no more connections, and ends. */
export const stopMessage = 'stop';

/** In a worker: the state that the primary process has. Calls reject where that has ended. */
export function askPrimary(): SharedState {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  process.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  const ask = (call: Call): Promise<boolean> =>
    new Promise((done, failed) => {
      const id = ++last;
      waiting.set(id, (answer) => {
        if ('value' in answer) done(answer.value);
        else failed('later' in answer ? new TryLater(answer.later) : new Error(answer.error));
      });
      process.send?.({ ...call, id } satisfies Asked, (error: Error | null) => {
        if (error && waiting.delete(id)) failed(error);
      });
    });
  return {
    keep: async (value) => void (await ask({ call: 'keep', value })),
    admit: async (value) => void (await ask({ call: 'admit', value })),
    ready: () => ask({ call: 'ready' }),
  };
}

/** In the primary process: answers what workers ask. */
export function answerWorkers(shared: SharedState): void {
  cluster.on('message', async (worker, { id, ...call }: Asked) => {
    const answer = await answerOf(shared, call as Call);
    if (worker.isConnected()) worker.send({ id, ...answer } as Answer, () => {});
  });
}

async function answerOf(shared: SharedState, asked: Call) {
  try {
    if (asked.call === 'ready') return { value: await shared.ready() };
    await (asked.call === 'keep' ? shared.keep(asked.value) : shared.admit(asked.value));
    return { value: true };
  } catch (error) {
    if (error instanceof TryLater) return { later: error.seconds };
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
