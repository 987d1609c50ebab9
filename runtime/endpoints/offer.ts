import type { Endpoint, Submission } from 'wortlaut/react';
import type { Problem } from '../forms/check.ts';
import { bodyLimit } from '../forms/endpoint.ts';
import { isSuspect, readForm, readLead } from './offer-rules.ts';
import { readText } from './read-text.ts';

/** The most characters of an idempotency key. */
const keyLimit = 255;

/** The endpoint of the offer forms, `/api/offer`. Requests with the same idempotency key and body are one lead. */
export function openOffers(): Endpoint {
  return {
    async respond(request, keep) {
      if (request.method !== 'POST') return textResponse(405, 'Leads are sent here with POST.', { Allow: 'POST' });
      const kind = kindOf(request);
      if (!kind)
        return refusal(415, 'Leads are sent as JSON or as a form.', { Accept: 'application/json, application/x-www-form-urlencoded' });
      if ((request.headers.get('Idempotency-Key')?.length ?? 0) > keyLimit)
        return refusal(400, `An idempotency key has no more than ${keyLimit} characters.`);
      const sent = await readText(request, bodyLimit);
      if ('error' in sent) return refusal(sent.status, sent.error, { Connection: 'close' });
      const { text } = sent;
      const values = kind === 'form' ? Object.fromEntries(new URLSearchParams(text)) : {};
      const body = kind === 'form' ? values : readJson(text);
      if (!body) return refusal(400, 'The body is not a JSON object of the forms.');

      const read = kind === 'form' ? readForm(values) : readLead(body);
      if ('problems' in read) return refused(kind, read.problems);
      await keep({ ...submissionOf(request, read.lead), ...(isSuspect(body) && { suspect: true }) });
      return kind === 'json' ? jsonResponse(202, { ok: true }) : redirectBack(request, values);
    },
  };
}

function submissionOf({ headers }: Request, body: Readonly<Record<string, unknown>>): Submission {
  const key = headers.get('Idempotency-Key');
  const { email, hash, seconds } = body;
  return {
    body,
    ...(key && { key }),
    ...(typeof email === 'string' && { email }),
    ...(typeof hash === 'string' && { acceptedHash: hash }),
    ...(typeof seconds === 'number' && { seconds }),
  };
}

function kindOf({ headers }: Request): 'json' | 'form' | undefined {
  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && isHarmless(value, deepest) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Maximum depth of objects and lists: serializing deeper ones overflows the call stack. */
const deepest = 8;

/** Whether a value has no more levels than that, and no key that would be a prototype. */
function isHarmless(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.entries(value).every(([key, one]) => key !== '__proto__' && isHarmless(one, levels - 1));
}

function refused(kind: 'json' | 'form', problems: readonly Problem[]): Response {
  if (kind === 'json') return jsonResponse(422, { ok: false, problems });
  return textResponse(
    422,
    `Missing or wrong: ${problems.map(({ field }) => field).join(', ')}. Go back and correct it; what you entered is still there.`,
  );
}

/**
 * Redirects a form without script to its place on the page that sent it, which then confirms it. Where the endpoint has a host of its own, that page is
 * on the origin that browsers name, and Referer may have its origin alone: its path is among the fields, too.
 */
function redirectBack({ headers, url }: Request, { back = '', page = '' }: Readonly<Record<string, string | undefined>>): Response {
  const endpoint = new URL(url);
  const site = urlIn(headers.get('Origin')) ?? endpoint;
  const referer = urlIn(headers.get('Referer'));
  const from = referer?.host === site.host ? referer : undefined;
  const named = page.startsWith('/') && URL.canParse(page, site.origin) ? new URL(page, site.origin) : undefined;
  const path = from && from.pathname !== '/' ? from.pathname : named?.host === site.host ? named.pathname : '/';
  const query = new URLSearchParams(from?.search);
  query.set('sent', '1');
  const origin = site.host === endpoint.host ? '' : site.origin;
  // An address that begins with two slashes would name another host.
  const address = `${origin}${path.replace(/^\/+/, '/')}?${query}`;
  return new Response(null, { status: 303, headers: { Location: `${address}${/^[\w-]+$/.test(back) ? `#${back}` : ''}` } });
}

/** The address of a website that a header has. */
function urlIn(text: string | null): URL | undefined {
  return text && /^https?:/.test(text) && URL.canParse(text) ? new URL(text) : undefined;
}

function textResponse(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${text}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });
}

/** Refuses a lead for good: only this body tells a form that it is the endpoint that refuses. */
function refusal(status: number, error: string, headers: Readonly<Record<string, string>> = {}): Response {
  return jsonResponse(status, { ok: false, error }, headers);
}

function jsonResponse(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}
