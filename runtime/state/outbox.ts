import { drop, keep, type Lead, waiting } from './outbox-store.ts';
import { isDue, pauseOf, postponed } from './retry.ts';
import { sendLead } from './send-lead.ts';

/** The longest that a browser's timer can be set to. */
const longestTimer = 2 ** 31 - 1;
const underway = new Set<string>();
let next: ReturnType<typeof setTimeout> | undefined;

/** Puts a lead into the outbox first and sends it then, so that it survives a failure or a closed tab (C1, decision 17). */
export async function post(lead: Lead): Promise<void> {
  keep(lead);
  await deliverOne(lead.key);
  tryAgainLater();
}

/** Sends what waits and may be sent. Each lead leaves the outbox when a 2xx answers, not before. */
export async function deliver(): Promise<void> {
  const due = waiting().filter((lead) => isDue(lead));
  await Promise.all(due.map(({ key }) => deliverOne(key)));
  tryAgainLater();
}

/** A key that no other lead has. It works on plain http too, where `randomUUID` is missing. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function deliverOne(key: string): Promise<void> {
  if (underway.has(key)) return;
  underway.add(key);
  await alone(`outbox-${key}`, () => attempt(key));
  underway.delete(key);
}

/** Reads the lead anew: another tab may have delivered it meanwhile. */
async function attempt(key: string): Promise<void> {
  const lead = waiting().find((other) => other.key === key);
  if (!lead || !isDue(lead)) return;
  try {
    const { change, openCalls } = await import('./calls.ts');
    await change(openCalls({ answersKept: 0 }), sendLead, lead);
    drop(key);
  } catch (error) {
    keep(postponed(lead, error));
    console.warn('A lead waits in the outbox and is sent again later.', error);
  }
}

/** Does what no other tab is doing at the same time. A browser without locks does it all the same: the key makes it harmless. */
async function alone(name: string, act: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return act();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? act() : undefined)).catch(act);
}

/** What waits is tried again as soon as there is a network, and now and then as long as the page is open: storage may not have kept it. */
function tryAgainLater(): void {
  clearTimeout(next);
  removeEventListener('online', deliver);
  const pauses = waiting().map((lead) => pauseOf(lead));
  if (pauses.length === 0) return;
  next = setTimeout(deliver, Math.min(...pauses, longestTimer));
  addEventListener('online', deliver);
}
