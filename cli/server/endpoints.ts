import type { IncomingMessage } from 'node:http';
import { type Keep, loadTheme } from '../../generator/index.ts';
import { type HttpResponse, textResponse } from './http-response.ts';

/** Answers requests to the endpoints of the theme. */
export type EndpointResponder = (request: IncomingMessage, path: string) => Promise<HttpResponse>;

/** Opens the endpoints of the theme, each at the first request to it. `keep` keeps what one has accepted. */
export function openEndpoints(keep: Keep): EndpointResponder {
  const opened = new Map<string, ReturnType<typeof load>>();
  return async (message, path) => {
    const endpoint = opened.get(path) ?? load(path);
    opened.set(path, endpoint);
    const found = await endpoint;
    if (!found) return textResponse(404, 'There is no endpoint at this address.');
    const response = await found.respond(requestOf(message), keep);
    const { 'content-type': type, ...headers } = Object.fromEntries(response.headers);
    return {
      status: response.status,
      ...(response.body && { body: new Uint8Array(await response.arrayBuffer()) }),
      ...(type && { type }),
      headers,
    };
  };
}

async function load(path: string) {
  const { endpoints = {} } = await loadTheme();
  return endpoints[path as keyof typeof endpoints]?.();
}

/** A request of Node in the words of Fetch. */
function requestOf(message: IncomingMessage): Request {
  const { method = 'GET', headers, url = '/' } = message;
  const origin = `http://${headers.host ?? 'localhost'}`;
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value.toString()] as [string, string]],
  );
  return new Request(new URL(url, URL.canParse(origin) ? origin : 'http://localhost'), {
    method,
    headers: given,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: bodyOf(message), duplex: 'half' }),
  } as RequestInit);
}

/** A client that is still sending would not get the response if the connection were closed, so what nobody reads is discarded. */
function bodyOf(message: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = message.iterator({ destroyOnReturn: false });
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return?.();
      message.resume();
    },
  });
}
