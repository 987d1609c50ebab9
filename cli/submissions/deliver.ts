import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { type Channel, DeliveryError } from './channel.ts';
import { claim, markDelivered, markFailed, nextDue } from './deliveries.ts';
import type { Database } from './file-database.ts';
import { shortKey } from './submission.ts';

interface DeliverOptions {
  readonly database: Database;
  readonly log: Log;
  /** Milliseconds before the next attempt, by the number of failed ones. */
  readonly pause?: ((attempts: number) => number) | undefined;
}

/** From ten seconds to a day, four times as long each time. */
export const growingPause = (attempts: number): number => Math.min(86_400_000, 10_000 * 4 ** (attempts - 1));

/** The failure that is logged: earlier ones may be a restart of the receiver. */
const loggedFailure = 3;

/** Delivers the due submissions of a channel, one after the other. Returns the number of accepted ones, and the reasons of failures. */
export async function deliverDue(
  channel: Channel,
  { database, log, pause = growingPause, goOn = () => true }: DeliverOptions & { readonly goOn?: () => boolean },
): Promise<{ readonly delivered: number; readonly reasons: readonly string[] }> {
  let delivered = 0;
  const reasons: string[] = [];
  while (goOn()) {
    const claimed = await claim(database, channel.name);
    if (!claimed) break;
    const reason = await channel.send(claimed.submission).then(
      () => undefined,
      (error: unknown) => (error instanceof DeliveryError ? error.message : 'it failed'),
    );
    if (reason === undefined) {
      await markDelivered(database, channel.name, claimed);
      delivered += 1;
      continue;
    }
    reasons.push(reason);
    await markFailed(database, channel.name, { ...claimed, reason, nextAttempt: Date.now() + pause(claimed.attempt) });
    if (claimed.attempt === loggedFailure)
      log('delivery fails', { channel: channel.name, submission: shortKey(claimed.submission.key), attempts: claimed.attempt, reason });
  }
  return { delivered, reasons };
}

/** Milliseconds after which the database is queried at the latest, because other processes keep submissions as well. */
const longestRest = 60_000;

/** Milliseconds for which closing waits for a receiver. A submission without an answer is delivered again after its lease. */
const longestEnd = 5000;

/** Delivers due submissions on a channel until it is closed. `wake` makes it look for them at once. */
export function startDelivering(channel: Channel, options: DeliverOptions): { wake(): void; close(): Promise<void> } {
  const { database, log } = options;
  let isOpen = true;
  let rest = new AbortController();
  const run = async () => {
    while (isOpen) {
      rest = new AbortController();
      const due = await deliverDue(channel, { ...options, goOn: () => isOpen })
        .then(() => nextDue(database, channel.name))
        .catch((error: NodeJS.ErrnoException) => {
          if (isOpen) log('delivery stops for a minute', { channel: channel.name, reason: error.code ?? error.name });
          return undefined;
        });
      const milliseconds = Math.max(1, Math.min(longestRest, (due ?? Number.POSITIVE_INFINITY) - Date.now()));
      await pauseFor(milliseconds, undefined, { signal: rest.signal }).catch(() => {});
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
