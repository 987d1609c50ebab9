import { type Channel, DeliveryError } from './channel.ts';
import { claim, markDelivered, markFailed, nextDue } from './deliveries.ts';
import type { Database } from './file-database.ts';
import type { Log } from './log.ts';
import { shortKey } from './short-key.ts';

interface DeliverOptions {
  readonly database: Database;
  readonly log: Log;
  /** Milliseconds before the next attempt, after so many. */
  readonly pause?: (attempts: number) => number;
}

/** From ten seconds to a day, four times as long each time. */
export const growingPause = (attempts: number): number => Math.min(86_400_000, 10_000 * 4 ** (attempts - 1));

/** The failure that is logged: before it, the other side may only have been restarted. */
const loggedFailure = 3;

/** Delivers what is due on a channel, one after the other. Returns how many were accepted, and why others were not. */
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

/** Milliseconds after which the database is asked at the latest, for what other processes have kept or left. */
const longestRest = 60_000;

/** Milliseconds for which the end waits for an answer; what has none by then is delivered again when its lease is over. */
const longestEnd = 5000;

/** Delivers on a channel whatever is or becomes due, until it is closed. */
export function startDelivering(channel: Channel, options: DeliverOptions): { wake(): void; close(): Promise<void> } {
  let isOpen = true;
  let isWoken = false;
  let rest: { end(): void } | undefined;
  const run = async () => {
    while (isOpen) {
      isWoken = false;
      const due = await deliverDue(channel, { ...options, goOn: () => isOpen })
        .then(() => nextDue(options.database, channel.name))
        .catch((error: Error) => {
          if (isOpen)
            options.log('delivery stops for a minute', {
              channel: channel.name,
              reason: (error as NodeJS.ErrnoException).code ?? error.name,
            });
          return undefined;
        });
      if (!isOpen || isWoken) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.max(1, Math.min(longestRest, (due ?? Number.POSITIVE_INFINITY) - Date.now())));
        rest = {
          end: () => {
            clearTimeout(timer);
            resolve();
          },
        };
      });
    }
  };
  const running = run();
  return {
    wake() {
      isWoken = true;
      rest?.end();
    },
    async close() {
      isOpen = false;
      rest?.end();
      let timer: NodeJS.Timeout | undefined;
      const waited = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, longestEnd);
      });
      await Promise.race([running, waited]);
      clearTimeout(timer);
    },
  };
}
