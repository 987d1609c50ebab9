import type { Lead } from './outbox-store.ts';
import { NotDelivered } from './send-lead.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/**
 * A lead after a failure. An attempt that failed is made again on the next load. A lead that was refused would be refused
 * there again, so it rests, each time twice as long; and a server that wants to be left alone for a while is.
 */
export function postponed({ notBefore: _, ...lead }: Lead, error: unknown, now = Date.now()): Lead {
  const failures = (lead.failures ?? 0) + 1;
  const rest = restOf(error, failures);
  return rest === undefined ? { ...lead, failures } : { ...lead, failures, notBefore: now + Math.min(rest, week) };
}

/** A date beyond the longest rest comes from a clock that has been put right since. */
export function isDue({ notBefore = 0 }: Lead, now = Date.now()): boolean {
  return notBefore <= now || notBefore > now + week;
}

/** Milliseconds after which a page that stays open tries again. */
export function pauseOf(lead: Lead, now = Date.now()): number {
  return isDue(lead, now) ? doubled(minute, lead.failures ?? 0, day) : (lead.notBefore ?? 0) - now;
}

function restOf(error: unknown, failures: number): number | undefined {
  if (!(error instanceof NotDelivered)) return undefined;
  const { wait, refused, busy } = error;
  if (wait !== undefined) return wait;
  if (refused) return doubled(hour, failures, week);
  return busy ? doubled(minute, failures, day) : undefined;
}

/** The pause after the first failure, twice that after the second, and so on up to the longest. */
function doubled(first: number, failures: number, longest: number): number {
  return Math.min(first * 2 ** Math.max(0, failures - 1), longest);
}
