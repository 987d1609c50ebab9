import { inOneTab } from './one-tab.ts';
import { findLead, isStored, type Lead, moveToRefused, removeLead, saveLead, waitingLeads } from './outbox-store.ts';
import { isDue, pauseOf, postponed } from './retry.ts';
import { NotDelivered, sendLead } from './send-lead.ts';

/** The longest that a browser's timer can be set to. */
const longestTimer = 2 ** 31 - 1;
const underway = new Set<string>();
/** Called when a lead arrives that could not be stored. */
const arrivals = new Map<string, () => void>();
let next: ReturnType<typeof setTimeout> | undefined;

/**
 * The state of a lead: it has arrived; it is stored, and nothing has to be done; it is only in this page, which tries again;
 * or the server has refused it, and it is stored nowhere.
 */
type Outcome = 'arrived' | 'stored' | 'unstored' | 'refused';

/**
 * Puts a lead into the outbox first and sends it then, so that it survives a failure or a closed tab (C1, decision 17).
 * `onArrival` is called when a lead that is not stored arrives later after all.
 */
export async function post(lead: Lead, onArrival: () => void = () => {}): Promise<Outcome> {
  saveLead(lead);
  arrivals.set(lead.key, onArrival);
  const refusal = await deliverOne(lead.key);
  tryAgainLater();
  const outcome = refusal ?? (!findLead(lead.key) ? 'arrived' : isStored(lead.key) ? 'stored' : 'unstored');
  if (outcome !== 'unstored') arrivals.delete(lead.key);
  return outcome;
}

/** Sends what waits and may be sent. Each lead leaves the outbox when it has arrived or is refused, not before. */
export async function deliver(): Promise<void> {
  const due = waitingLeads().filter((lead) => isDue(lead));
  await Promise.all(due.map(({ key }) => deliverOne(key)));
  tryAgainLater();
}

/** A key that no other lead has. It works on plain http too, where `randomUUID` is missing. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fetches ahead of time what sending needs, so that a network that fails meanwhile does not stop it. */
export const prepareSending = (): Promise<unknown> => import('./query-client.ts');

async function deliverOne(key: string): Promise<'stored' | 'refused' | undefined> {
  if (underway.has(key)) return undefined;
  underway.add(key);
  let refusal: 'stored' | 'refused' | undefined;
  try {
    await inOneTab(key, async () => {
      refusal = await attempt(key);
    });
  } finally {
    underway.delete(key);
  }
  return refusal;
}

/** Reads the lead again: another tab may have delivered it meanwhile. Returns what became of a lead that is refused. */
async function attempt(key: string): Promise<'stored' | 'refused' | undefined> {
  const lead = findLead(key);
  if (!lead || !isDue(lead)) return undefined;
  try {
    const { change, openCalls } = await import('./query-client.ts');
    await change(openCalls({ answersKept: 0 }), sendLead, lead);
    removeLead(key);
    arrivals.get(key)?.();
    arrivals.delete(key);
    return undefined;
  } catch (error) {
    if (error instanceof NotDelivered && error.refused) {
      console.warn('A lead is refused and is not sent again.', error);
      return moveToRefused(lead) ? 'stored' : 'refused';
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
