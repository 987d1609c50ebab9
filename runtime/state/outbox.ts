import { inOneTab } from './one-tab.ts';
import {
  findLead,
  isStored,
  type Lead,
  moveToRefused,
  refusedLeads,
  removeLead,
  removeRefused,
  saveLead,
  waitingLeads,
} from './outbox-store.ts';
import { refusalEvent } from './refusal.ts';
import { isDue, pauseOf, postponed } from './retry.ts';
import { NotDelivered, sendLead } from './send-lead.ts';

/** The longest that a browser's timer can be set to. */
const longestTimer = 2 ** 31 - 1;
const underway = new Set<string>();
/** Called when a lead that waited arrives or is refused. */
const waiting = new Map<string, (fate: Fate) => void>();
let next: ReturnType<typeof setTimeout> | undefined;

/** The end of a lead: it has arrived, or the endpoint has refused it for good. */
type Fate = 'arrived' | 'refused';

/** The state of a lead: its end; it is stored and sent again, also on the next visit; or it is only in this page, which tries again. */
export type Outcome = Fate | 'stored' | 'unstored';

/**
 * Puts a lead into the outbox first and sends it then, so that it survives a failure or a closed tab (C1, decision 17).
 * `onEnd` is called when a lead that waits after that arrives or is refused while the page is open.
 */
export async function post(lead: Lead, onEnd: (fate: Fate) => void = () => {}): Promise<Outcome> {
  saveLead(lead);
  removeRefused(lead.key);
  const fate = await deliverOne(lead.key);
  // That a lead is gone is not a receipt: the storage of the site may have been cleared meanwhile.
  if (!fate && !findLead(lead.key)) saveLead(lead);
  tryAgainLater();
  if (fate) return fate;
  waiting.set(lead.key, onEnd);
  addEventListener('storage', endRefused);
  return isStored(lead.key) ? 'stored' : 'unstored';
}

/**
 * Sends what waits and may be sent. Each lead leaves the outbox when it has arrived or is refused, not before. A refusal is announced to
 * the page, which shows it to the visitor.
 */
export async function deliver(): Promise<void> {
  const due = waitingLeads().filter((lead) => isDue(lead));
  const fates = await Promise.all(due.map(({ key }) => deliverOne(key)));
  tryAgainLater();
  if (fates.includes('refused')) document.dispatchEvent(new Event(refusalEvent));
}

/** Takes back a lead that another one replaces, whether it waits or was refused. */
export function withdraw(key: string): void {
  waiting.delete(key);
  removeLead(key);
  removeRefused(key);
}

/** A key that no other lead has. It works on plain http too, where `randomUUID` is missing. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fetches ahead of time what sending needs, so that a network that fails meanwhile does not stop it. */
export const prepareSending = (): Promise<unknown> => import('./query-client.ts');

async function deliverOne(key: string): Promise<Fate | undefined> {
  if (underway.has(key)) return undefined;
  underway.add(key);
  let fate: Fate | undefined;
  try {
    await inOneTab(key, async () => {
      fate = await attempt(key);
    });
  } finally {
    underway.delete(key);
  }
  if (fate) end(key, fate);
  return fate;
}

function end(key: string, fate: Fate): void {
  waiting.get(key)?.(fate);
  waiting.delete(key);
}

/** Ends a lead that waits here and is refused in another tab. */
function endRefused(): void {
  const refused = refusedLeads().filter(({ key }) => waiting.has(key));
  for (const { key } of refused) end(key, 'refused');
  if (refused.length > 0) document.dispatchEvent(new Event(refusalEvent));
}

/** Reads the lead again: another tab may have delivered it meanwhile. Returns the end of the lead; undefined while it waits. */
async function attempt(key: string): Promise<Fate | undefined> {
  const lead = findLead(key);
  if (!lead || !isDue(lead)) return undefined;
  try {
    const { change, openCalls } = await import('./query-client.ts');
    await change(openCalls({ answersKept: 0 }), sendLead, lead);
    removeLead(key);
    return 'arrived';
  } catch (error) {
    // A lead that was withdrawn or delivered meanwhile does not come back.
    if (!findLead(key)) return undefined;
    if (error instanceof NotDelivered && error.refused) {
      console.warn('A lead is refused and is not sent again.', error);
      moveToRefused(lead);
      return 'refused';
    }
    saveLead(postponed(lead, error));
    console.warn('A lead waits in the outbox and is sent again later.', error);
    return undefined;
  }
}

/** Sends waiting leads again as soon as there is a network, and regularly while the page is open: storage may have failed. */
function tryAgainLater(): void {
  clearTimeout(next);
  removeEventListener('online', deliver);
  const pauses = waitingLeads().map((lead) => pauseOf(lead));
  if (pauses.length === 0) return;
  next = setTimeout(deliver, Math.min(...pauses, longestTimer));
  addEventListener('online', deliver);
}
