import { readList, writeList } from './storage.ts';

/** A lead on its way. The key makes sending it twice harmless. */
export interface Lead {
  readonly key: string;
  /** Where it is sent: a path of this site. */
  readonly to: string;
  readonly body: unknown;
  /** When it was entered, ISO 8601. */
  readonly at: string;
}

const patience = 10_000;
const underway = new Set<string>();

/** Puts a lead into the outbox first and sends it then, so that it survives a failure or a closed tab (C1, decision 17). */
export async function post(lead: Lead): Promise<void> {
  writeList('outbox', [...waiting(), lead]);
  await deliverOne(lead);
}

/** Sends what waits. Each lead leaves the outbox when a 2xx answers, not before. */
export async function deliver(): Promise<void> {
  await Promise.all(waiting().map(deliverOne));
}

/** Unsent leads; entries that are no leads are passed over. */
export function waiting(): readonly Lead[] {
  return readList('outbox').filter(isLead);
}

/** A key that no other lead has. It works on plain http too, where `randomUUID` is missing. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function deliverOne(lead: Lead): Promise<void> {
  if (underway.has(lead.key)) return;
  underway.add(lead.key);
  try {
    const answer = await fetch(lead.to, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': lead.key },
      body: JSON.stringify(lead.body),
      credentials: 'same-origin',
      keepalive: true,
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
    writeList(
      'outbox',
      readList('outbox').filter((entry) => !isLead(entry) || entry.key !== lead.key),
    );
  } catch (error) {
    addEventListener('online', deliver);
    console.warn('A lead waits in the outbox and is sent again later.', error);
  } finally {
    underway.delete(lead.key);
  }
}

function isLead(entry: unknown): entry is Lead {
  const lead = entry as Partial<Lead> | null;
  return typeof lead?.key === 'string' && typeof lead.to === 'string' && /^\/(?![/\\])/.test(lead.to);
}
