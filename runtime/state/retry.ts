import type { Lead } from './outbox-store.ts';
import { NotDelivered } from './send-lead.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const week = 7 * day;

/** A lead after a failure. It is sent again on the next load, unless the server has requested a delay. */
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
  return isDue(lead, now) ? doubled(15 * second, lead.failures ?? 0) : (lead.notBefore ?? 0) - now;
}

function restOf(error: unknown, failures: number): number | undefined {
  if (!(error instanceof NotDelivered)) return undefined;
  return error.wait ?? (error.busy ? doubled(minute, failures) : undefined);
}

/** The pause after the first failure, twice that after the second, and so on up to a day. */
function doubled(first: number, failures: number): number {
  return Math.min(first * 2 ** Math.max(0, failures - 1), day);
}
