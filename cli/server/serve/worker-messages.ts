import cluster from 'node:cluster';
import type { Submission } from '../../../generator/index.ts';
import { TryLater } from '../http-messages.ts';
import type { SharedState } from './site-server.ts';

/*
 * Workers serve the site. Only the primary process keeps submissions and counts requests, so that it delivers and deletes once. Workers call it by
 * messages, and respond to a visitor when it has answered.
 */

type Call =
  | { readonly call: 'keep'; readonly value: Submission }
  | { readonly call: 'admit'; readonly value: string }
  | { readonly call: 'ready' };
type Request = Call & { readonly id: number };
type Answer = { readonly id: number } & ({ readonly value: boolean } | { readonly later: number } | { readonly error: string });

/** The message on which a worker accepts no more connections, and ends. */
export const stopMessage = 'stop';

/** The state of the primary process, for a worker. Calls reject if the primary process has ended. */
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
      process.send?.({ ...call, id } satisfies Request, (error: Error | null) => {
        if (error && waiting.delete(id)) failed(error);
      });
    });
  return {
    keep: async (value) => void (await ask({ call: 'keep', value })),
    admit: async (value) => void (await ask({ call: 'admit', value })),
    ready: () => ask({ call: 'ready' }),
  };
}

/** Answers the calls of workers in the primary process. */
export function answerWorkers(shared: SharedState): void {
  cluster.on('message', async (worker, { id, ...call }: Request) => {
    const answer = await answerOf(shared, call as Call);
    if (worker.isConnected()) worker.send({ id, ...answer } as Answer, () => {});
  });
}

async function answerOf(shared: SharedState, request: Call) {
  try {
    if (request.call === 'ready') return { value: await shared.ready() };
    await (request.call === 'keep' ? shared.keep(request.value) : shared.admit(request.value));
    return { value: true };
  } catch (error) {
    if (error instanceof TryLater) return { later: error.seconds };
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
