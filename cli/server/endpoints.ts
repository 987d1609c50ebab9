import type { IncomingMessage } from 'node:http';
import { type Endpoint, type Keep, loadTheme } from '../../generator/index.ts';
import { type HttpResponse, textResponse } from './http-response.ts';
import { printFailure } from './print-failure.ts';
import { addressOf } from './request-address.ts';
import { laterResponse, TryLater } from './try-later.ts';

/** Answers requests to the endpoints of the theme. */
export type EndpointResponder = (request: IncomingMessage, path: string) => Promise<HttpResponse>;

/** The most bytes that a body may have, whatever the endpoint takes. */
const bodyLimit = 1024 * 1024;
/** Seconds after which a client may send again what could not be kept. */
const retryAfter = 30;
/** What Fetch can express: it has no TRACE and no CONNECT. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Opens the endpoints of the theme, each at the first request to it. `keep` keeps what one has accepted: where it rejects, the answer is 503, or
 * what the error says if it is a `TryLater`; `failed` gets the error. A body that is too long is answered with 413.
 */
export function openEndpoints(keep: Keep, failed: (error: unknown) => void = printFailure): EndpointResponder {
  const opened = new Map<string, Promise<Endpoint>>();
  return async (message, path) => {
    if (!methods.includes(message.method ?? ''))
      return textResponse(405, 'Nothing is done by this method.', { ...uncached, Allow: methods.join(', ') });
    if (isTooLong(message)) return tooLong();
    const { endpoints = {} } = await loadTheme();
    const open = Object.hasOwn(endpoints, path) ? endpoints[path as keyof typeof endpoints] : undefined;
    if (!open) return textResponse(404, 'There is no endpoint at this address.', uncached);
    const endpoint = opened.get(path) ?? open();
    opened.set(path, endpoint);
    // One that could not be opened is opened again by the next request.
    endpoint.catch(() => opened.delete(path));
    const answer = await answerOf(await endpoint, message, { keep, failed });
    return { ...answer, headers: { ...uncached, ...answer.headers }, servedPath: path };
  };
}

/** Whether a request announces a body that is too long. */
export const isTooLong = ({ headers }: IncomingMessage): boolean => Number(headers['content-length'] ?? 0) > bodyLimit;

const uncached = { 'Cache-Control': 'no-store' };
const tooLong = () => textResponse(413, `A body has no more than ${bodyLimit} bytes.`, { ...uncached, Connection: 'close' });

interface Keeping {
  readonly keep: Keep;
  readonly failed: (error: unknown) => void;
}

async function answerOf(endpoint: Endpoint, message: IncomingMessage, { keep, failed }: Keeping): Promise<HttpResponse> {
  let notKept: { readonly error: unknown } | undefined;
  const keepOrTell: Keep = async (submission) => {
    try {
      await keep(submission);
    } catch (error) {
      notKept = { error };
      throw error;
    }
  };
  try {
    const response = await endpoint.respond(requestOf(message), keepOrTell);
    const { 'content-type': type, ...headers } = Object.fromEntries(response.headers);
    return {
      status: response.status,
      ...(response.body && { body: new Uint8Array(await response.arrayBuffer()) }),
      ...(type && { type }),
      headers,
    };
  } catch (error) {
    if (error instanceof BodyTooLong) return tooLong();
    if (!notKept) throw error;
    if (notKept.error instanceof TryLater) return laterResponse(notKept.error);
    failed(notKept.error);
    return textResponse(503, 'This could not be kept. Send it again.', { 'Retry-After': String(retryAfter) });
  }
}

/** A request of Node in the words of Fetch. */
function requestOf(message: IncomingMessage): Request {
  const { method = 'GET', headers } = message;
  const origin = `http://${headers.host ?? 'localhost'}`;
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value.toString()] as [string, string]],
  );
  return new Request(new URL(addressOf(message), URL.canParse(origin) ? origin : 'http://localhost'), {
    method,
    headers: given,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: bodyOf(message), duplex: 'half' }),
  } as RequestInit);
}

class BodyTooLong extends Error {}

/** A client that is still sending would not get the response if the connection were closed, so what nobody reads is discarded. */
function bodyOf(message: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = message.iterator({ destroyOnReturn: false });
  let size = 0;
  const discard = async () => {
    await chunks.return?.();
    message.resume();
  };
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      size += value?.length ?? 0;
      if (done) controller.close();
      else if (size <= bodyLimit) controller.enqueue(value);
      else {
        controller.error(new BodyTooLong());
        await discard();
      }
    },
    cancel: discard,
  });
}
