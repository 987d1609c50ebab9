import { findLead, type Lead, saveLead } from './outbox-store.ts';

/** Milliseconds for which the other tabs leave a lead alone that one is sending: longer than an answer is waited for. */
const lease = 15_000;
/** Milliseconds after which a tab sees what another has stored. */
const settling = 100;

/** Does what no other tab is doing at the same time: with a lock of the browser, or where it has none with a mark on the lead. */
export async function inOneTab(key: string, act: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return (await isClaimed(key)) ? act() : undefined;
  await locks.request(`outbox-${key}`, { ifAvailable: true }, (lock) => (lock ? act() : undefined)).catch(act);
}

/** Milliseconds for which another tab is still sending it. A time beyond the lease comes from a clock that has been put right since. */
export function remainingLease({ sending }: Lead, now = Date.now()): number {
  const left = (sending?.until ?? 0) - now;
  return left > 0 && left <= lease ? left : 0;
}

/** Of several tabs that mark a lead at once, the last one to write it sends it. */
async function isClaimed(key: string): Promise<boolean> {
  const lead = findLead(key);
  if (!lead || remainingLease(lead) > 0) return false;
  const by = crypto.getRandomValues(new Uint32Array(4)).join();
  // A lead that is not stored is known to this tab alone.
  if (!saveLead({ ...lead, sending: { by, until: Date.now() + lease } })) return true;
  await new Promise((settled) => setTimeout(settled, settling));
  return findLead(key)?.sending?.by === by;
}
