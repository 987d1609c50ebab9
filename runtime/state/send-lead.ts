import type { Lead } from './outbox-store.ts';

/** The endpoint of the theme. A page names the endpoint in `data-leads` if its site has another one. */
export const ownEndpoint = '/api/offer';
/** Milliseconds after which the request is aborted. */
const timeout = 10_000;
/** The statuses with which the endpoint refuses a lead. Every other one may come from a server on the way, and passes. */
const final: readonly number[] = [400, 413, 415, 422];
/** Browsers take no more than 64 KB that outlive the page. */
const outlivesPage = 60_000;

/** Why a lead has not arrived. */
export class NotDelivered extends Error {
  /** The endpoint itself would refuse this lead every time. */
  readonly refused: boolean;
  /** The server has had too many requests (429). */
  readonly busy: boolean;
  /** Milliseconds to wait, from `Retry-After`. */
  readonly wait: number | undefined;

  constructor({ status, statusText, headers }: Response, refused: boolean) {
    super(`${status}: ${statusText}`);
    this.refused = refused;
    this.busy = status === 429;
    this.wait = readWait(headers);
  }
}

/**
 * Sends a lead once (C1). It has arrived if the body of a 2xx is JSON or empty (decision 39): the page that a network or a host answers
 * everything with has never seen the lead. Everything else is a failure, also a redirect, which would end as such a page. A lead that has
 * waited since an earlier build goes to the endpoint that the site has now.
 */
export async function sendLead({ key, body }: Lead): Promise<void> {
  const text = JSON.stringify(body);
  const response = await fetch(document.documentElement.dataset.leads ?? ownEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: text,
    credentials: 'same-origin',
    redirect: 'error',
    keepalive: text.length < outlivesPage,
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new NotDelivered(response, await isRefusal(response));
  const receipt = await response.text();
  if (receipt.trim() !== '' && parsed(receipt) === undefined) throw new TypeError(`${response.status}: the response is not JSON`);
}

/** Whether the endpoint itself refuses the lead: only its own answer contains `"ok": false`. */
async function isRefusal(response: Response): Promise<boolean> {
  if (!final.includes(response.status)) return false;
  const answer = parsed(await response.text().catch(() => ''));
  return (answer as { ok?: unknown } | null | undefined)?.ok === false;
}

/** The value of a JSON text; undefined for any other text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `Retry-After`: seconds, or a date by the clock of the server, which `Date` shows: that of the visitor may be wrong by days. */
function readWait(headers: Headers): number | undefined {
  const header = headers.get('Retry-After');
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const wait = Date.parse(header) - (Date.parse(headers.get('Date') ?? '') || Date.now());
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
