import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { type Channel, DeliveryError, noAnswer } from './channel.ts';
import { type Claimed, claimer, markDelivered, markFailed } from './deliveries.ts';
import type { Database } from './file-database.ts';
import { type KeptSubmission, shortKey } from './submission.ts';

interface DeliverOptions {
  readonly database: Database;
  readonly log: Log;
  /** Milliseconds for which a channel rests, by the number of failures since it has last accepted a submission. */
  readonly pause?: ((failures: number) => number) | undefined;
}

/** From ten seconds to ten minutes, four times as long each time: a receiver that works again soon gets what has waited for it. */
export const growingPause = (failures: number): number => Math.min(600_000, 10_000 * 4 ** (failures - 1));

/** The failure that is logged: earlier ones may be a restart of the receiver. */
const loggedFailure = 3;

/** Milliseconds after which a receiver is given up that goes on answering without an end, well before the lease ends. */
const longestDelivery = 30_000;

/** Sends a submission, and rejects if the channel takes longer than the longest delivery. */
async function sendInTime(channel: Channel, submission: KeptSubmission): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(noAnswer('ETIMEDOUT')), longestDelivery);
  });
  await Promise.race([channel.send(submission), late]).finally(() => clearTimeout(timer));
}

/** Delivers one submission that waits for a channel. Returns the reason if it was not accepted; undefined if none is free. */
export type Deliver = () => Promise<{ readonly reason: string | undefined } | undefined>;

/** The deliveries of a channel, one after the other. */
export function deliveriesOn(channel: Channel, options: Pick<DeliverOptions, 'database' | 'log'>): Deliver {
  const claim = claimer(options.database, channel.name);
  return async () => {
    const claimed = await claim();
    return claimed && { reason: await deliver(channel, claimed, options) };
  };
}

/** Delivers a claimed submission. Returns the reason if it was not accepted. */
async function deliver(
  channel: Channel,
  claimed: Claimed,
  { database, log }: Pick<DeliverOptions, 'database' | 'log'>,
): Promise<string | undefined> {
  const reason = await sendInTime(channel, claimed.submission).then(
    () => undefined,
    (error: unknown) => (error instanceof DeliveryError ? error.message : 'it failed'),
  );
  if (reason === undefined) await markDelivered(database, channel.name, claimed);
  else await markFailed(database, channel.name, { ...claimed, reason });
  if (reason !== undefined && claimed.attempt === loggedFailure)
    log('delivery fails', { channel: channel.name, submission: shortKey(claimed.submission.key), attempts: claimed.attempt, reason });
  return reason;
}

/** Milliseconds after which the database is queried at the latest, because other processes keep submissions as well. */
const longestRest = 60_000;

/** Milliseconds for which closing waits for a receiver. A submission without an answer is delivered again after its lease. */
const longestEnd = 5000;

/** Delivers on a channel until it is closed. It rests after a failure, and goes on after a success. `wake` makes it look at once. */
export function startDelivering(channel: Channel, options: DeliverOptions): { wake(): void; close(): Promise<void> } {
  const { log, pause = growingPause } = options;
  let isOpen = true;
  let rest = new AbortController();
  const deliverNext = deliveriesOn(channel, options);
  const run = async () => {
    let failures = 0;
    while (isOpen) {
      rest = new AbortController();
      const attempt = await deliverNext().catch((error: NodeJS.ErrnoException) => {
        if (isOpen) log('delivery stops for a minute', { channel: channel.name, reason: error.code || error.name });
        return undefined;
      });
      failures = attempt?.reason === undefined ? 0 : failures + 1;
      if (attempt && failures === 0) continue;
      await pauseFor(attempt ? pause(failures) : longestRest, undefined, { signal: rest.signal }).catch(() => {});
    }
  };
  const running = run();
  return {
    wake: () => rest.abort(),
    async close() {
      isOpen = false;
      rest.abort();
      const waiting = new AbortController();
      await Promise.race([running, pauseFor(longestEnd, undefined, { signal: waiting.signal }).catch(() => {})]);
      waiting.abort();
    },
  };
}
