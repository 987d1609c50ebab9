import type { Lead } from './outbox-store.ts';

/** Milliseconds after which the request is aborted. */
const timeout = 10_000;
/** Client errors (400 to 499) that another attempt may change: a session, a timeout, an attempt too early or too many. */
const passing: readonly number[] = [401, 408, 425, 429];
/** Browsers take no more than 64 KB that outlive the page. */
const outlivesPage = 60_000;

/** Why a lead has not arrived. */
export class NotDelivered extends Error {
  /** The server would refuse this lead every time. */
  readonly refused: boolean;
  /** The server has had too many requests (429). */
  readonly busy: boolean;
  /** Milliseconds to wait, from `Retry-After`. */
  readonly wait: number | undefined;

  constructor({ status, statusText, headers }: Response) {
    super(`${status}: ${statusText}`);
    this.refused = status >= 400 && status < 500 && !passing.includes(status);
    this.busy = status === 429;
    this.wait = readWait(headers.get('Retry-After'));
  }
}

/**
 * Sends a lead once (C1). It has arrived if a 2xx has the body of the endpoint, `{ "ok": true }`: a page that a host
 * answers everything with has never seen the lead. Everything else is a failure, also a redirect, which would end as such a page.
 */
export async function sendLead({ key, to, body }: Lead): Promise<void> {
  const text = JSON.stringify(body);
  const response = await fetch(to, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: text,
    credentials: 'same-origin',
    redirect: 'error',
    keepalive: text.length < outlivesPage,
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new NotDelivered(response);
  const answer: unknown = await response.json();
  if ((answer as { ok?: unknown } | null)?.ok !== true) throw new TypeError(`${response.status}: the response does not confirm the lead`);
}

/** `Retry-After`: seconds, or a date. */
function readWait(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
