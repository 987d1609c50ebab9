import type { Lead } from './outbox-store.ts';

/** Milliseconds after which an answer is no longer waited for. */
const patience = 10_000;
/** What the server will say of this lead every time. */
const final: readonly number[] = [400, 413, 415, 422];
/** Browsers take no more than 64 KB that outlive the page. */
const outlivesPage = 60_000;

/** Why a lead has not arrived. */
export class NotDelivered extends Error {
  /** The server has refused the lead itself, not this attempt. */
  readonly refused: boolean;
  /** The server wants to be left alone for now. */
  readonly busy: boolean;
  /** Milliseconds that the server wants to be left alone. */
  readonly wait: number | undefined;

  constructor({ status, statusText, headers }: Response) {
    super(`${status}: ${statusText}`);
    this.refused = final.includes(status);
    this.busy = status === 429;
    this.wait = readWait(headers.get('Retry-After'));
  }
}

/**
 * Sends a lead once (C1). Any 2xx says that it has arrived, whatever the body, which is only logged. Everything else is a
 * failure, also a redirect: followed, it would end as a page with status 200 that has never seen the lead.
 */
export async function sendLead({ key, to, body }: Lead): Promise<void> {
  const text = JSON.stringify(body);
  const answer = await fetch(to, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: text,
    credentials: 'same-origin',
    redirect: 'error',
    keepalive: text.length < outlivesPage,
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new NotDelivered(answer);
  void answer.text().then(console.debug, () => {});
}

/** `Retry-After`: seconds, or a date. */
export function readWait(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
