import type { IncomingMessage } from 'node:http';
import type { Problem } from '../../runtime/forms/check.ts';
import { bodyLimit } from '../../runtime/forms/endpoint.ts';
import { type HttpResponse, jsonResponse, textResponse } from './http-response.ts';
import { isBot, type Lead, readForm, readLead } from './offer-rules.ts';
import { readBody } from './read-body.ts';

export type { Lead };

/** The endpoint of the offer forms, `/api/offer`. */
export interface Offers {
  respond(request: IncomingMessage): Promise<HttpResponse>;
}

const keyLimit = 1000;

/** The endpoint. Requests with the same idempotency key are one lead and get the same response. */
export function openOffers(onLead: (lead: Lead) => void): Offers {
  const accepted = new Map<string, HttpResponse>();
  return {
    async respond(request) {
      if (request.method !== 'POST') return textResponse(405, 'Leads are sent here with POST.', { Allow: 'POST' });
      const kind = kindOf(request);
      if (!kind)
        return textResponse(415, 'Leads are sent as JSON or as a form.', { Accept: 'application/json, application/x-www-form-urlencoded' });
      const text = await readBody(request, bodyLimit);
      if (text === undefined) return textResponse(413, `A lead is no longer than ${bodyLimit / 1024} KB.`, { Connection: 'close' });
      const values = kind === 'form' ? Object.fromEntries(new URLSearchParams(text)) : {};
      const body = kind === 'form' ? values : readJson(text);
      if (!body) return jsonResponse(400, { ok: false, error: 'The body is no JSON object.' });

      const key = request.headers['idempotency-key']?.toString();
      const before = key === undefined ? undefined : accepted.get(key);
      if (before) return before;
      const read = isBot(body) ? undefined : kind === 'form' ? readForm(values) : readLead(body);
      if (read && 'problems' in read) return refused(kind, read.problems);
      if (read) onLead(read.lead);
      const answer = kind === 'json' ? jsonResponse(202, { ok: true }) : redirectBack(request, values.back);
      if (key !== undefined) remember(accepted, key, answer);
      return answer;
    },
  };
}

function kindOf({ headers }: IncomingMessage): 'json' | 'form' | undefined {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function refused(kind: 'json' | 'form', problems: readonly Problem[]): HttpResponse {
  if (kind === 'json') return jsonResponse(422, { ok: false, problems });
  return textResponse(
    422,
    `Missing or wrong: ${problems.map(({ field }) => field).join(', ')}. Go back and correct it; what you entered is still there.`,
  );
}

/** Redirects a form without script to its place on the page that sent it, which then confirms it. The target is always on this site. */
function redirectBack({ headers }: IncomingMessage, place = ''): HttpResponse {
  const from = URL.canParse(headers.referer ?? '') ? new URL(headers.referer as string) : undefined;
  const page = from?.host === headers.host ? from : undefined;
  const query = new URLSearchParams(page?.search);
  query.set('sent', '1');
  // An address that begins with two slashes would name another host.
  const path = page?.pathname.replace(/^\/+/, '/') ?? '/';
  return { status: 303, headers: { Location: `${path}?${query}${/^[\w-]+$/.test(place) ? `#${place}` : ''}` } };
}

function remember(accepted: Map<string, HttpResponse>, key: string, answer: HttpResponse): void {
  accepted.set(key, answer);
  const [oldest] = accepted.keys();
  if (accepted.size > keyLimit && oldest !== undefined) accepted.delete(oldest);
}
