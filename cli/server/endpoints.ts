import type { IncomingMessage } from 'node:http';
import type { Endpoint, Keep } from '../../generator/index.ts';
import { siteHere } from '../options.ts';
import { addressOf, type HttpResponse, laterResponse, TryLater, textResponse } from './http-messages.ts';

export type EndpointResponder = (request: IncomingMessage, path: string) => Promise<HttpResponse>;

/** The maximal number of bytes of a body, for every endpoint. */
const bodyLimit = 1024 * 1024;
/** Seconds after which a client may repeat a submission that could not be kept. */
const retryAfter = 30;
/** The methods of Fetch, which lacks TRACE and CONNECT. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Opens the endpoints of the theme, each at the first request to it. `keep` stores accepted submissions. If it rejects with a `TryLater`, the
 * response is 429; for any other error it is 503, and `failed` gets the error. The response to a body that is too long is 413.
 */
export function openEndpoints(keep: Keep, failed: (error: unknown) => void = printFailure): EndpointResponder {
  const opened = new Map<string, Promise<Endpoint>>();
  const site = siteHere();
  return async (message, path) => {
    if (!methods.includes(message.method ?? '')) return textResponse(501, 'This server does not support the method.', uncached);
    if (isTooLong(message)) return tooLong();
    const { endpoints = {} } = await site.theme();
    const open = Object.hasOwn(endpoints, path) ? endpoints[path as keyof typeof endpoints] : undefined;
    if (!open) return textResponse(404, 'The site has no endpoint at this address.', uncached);
    const endpoint = opened.get(path) ?? open();
    opened.set(path, endpoint);
    // After a failure, the next request opens it again.
    endpoint.catch(() => opened.delete(path));
    const answer = await answerOf(await endpoint, message, { keep, failed });
    return { ...answer, headers: { ...uncached, ...answer.headers }, servedPath: path };
  };
}

export const isTooLong = ({ headers }: IncomingMessage): boolean => Number(headers['content-length'] ?? 0) > bodyLimit;

const uncached = { 'Cache-Control': 'no-store' };
const tooLong = () => textResponse(413, `A body must not exceed ${bodyLimit} bytes.`, { ...uncached, Connection: 'close' });

/** Prints the reason of a failed response to the terminal. */
export function printFailure(error: unknown): void {
  process.stderr.write(`A response failed: ${error instanceof Error ? error.message : String(error)}\n`);
}

interface Keeping {
  readonly keep: Keep;
  readonly failed: (error: unknown) => void;
}

async function answerOf(endpoint: Endpoint, message: IncomingMessage, { keep, failed }: Keeping): Promise<HttpResponse> {
  let notKept: { readonly error: unknown } | undefined;
  const keepOrRemember: Keep = async (submission) => {
    try {
      await keep(submission);
    } catch (error) {
      notKept = { error };
      throw error;
    }
  };
  try {
    const response = await endpoint.respond(requestOf(message), keepOrRemember);
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
    return textResponse(503, 'The submission could not be kept. Send it again.', { 'Retry-After': String(retryAfter) });
  }
}

function requestOf(message: IncomingMessage): Request {
  const { method = 'GET', headers } = message;
  const origin = `http://${headers.host ?? 'localhost'}`;
  return new Request(new URL(addressOf(message), URL.canParse(origin) ? origin : 'http://localhost'), {
    method,
    headers: Object.entries(headers).map(([name, value = '']) => [name, value.toString()]),
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: bodyOf(message), duplex: 'half' }),
  } as RequestInit);
}

class BodyTooLong extends Error {}

/** The body as a stream. The rest is read and discarded: a client that is still sending would not get a response if the connection closed. */
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
