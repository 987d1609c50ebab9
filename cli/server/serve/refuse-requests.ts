import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { decoded, endpointFolder } from '../../../generator/index.ts';
import type { Log } from '../../log.ts';
import { isTooLong } from '../endpoints.ts';
import { addressOf, type HttpResponse, pathOf, textResponse } from '../http-messages.ts';

const addressLimit = 8192;

const headerLimit = 100;

/**
 * The response to an invalid request; undefined for a valid one. 400 unless it names one host (RFC 9112, 3.2) and its address can be decoded, 414
 * if the address is too long, 431 for too many headers.
 */
export function refuseRequest(request: IncomingMessage): HttpResponse | undefined {
  const { rawHeaders, httpVersion } = request;
  if (rawHeaders.length > 2 * headerLimit) return textResponse(431, `A request must not have more than ${headerLimit} headers.`);
  const hosts = hostsIn(rawHeaders);
  if (hosts.length > 1 || (hosts.length === 0 && httpVersion !== '1.0') || !hosts.every(isHost))
    return textResponse(400, 'A request must name one host.');
  const address = addressOf(request);
  if (address.length > addressLimit) return textResponse(414, `An address must not have more than ${addressLimit} characters.`);
  return isReadable(pathOf(address)) ? undefined : textResponse(400, 'This address cannot be decoded.');
}

/** The values of the headers that name a host; names and values alternate. */
const hostsIn = (rawHeaders: readonly string[]): readonly string[] =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');

/** Whether a text is empty or a host with or without a port (RFC 9110, 7.2): it becomes part of addresses. */
const isHost = (text: string) => /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i.test(text);

/** Whether a path can be decoded, and has no control characters, which file names never contain. */
const isReadable = (path: string) => !/\p{Cc}/u.test(decoded(path) ?? '\0');

/** Error code of Node's parser → status; any other is 400. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Rejects malformed and timed-out requests, CONNECT, and other expectations than `100-continue`, each with one line of the log. Closes the
 * connection, because parsers may disagree about the bytes that follow.
 */
export function refuseMalformed(server: Server, log: Log): void {
  const refuse = (socket: Duplex, status: number) => {
    // Node removes the listener of a CONNECT socket, and the error of a client that has left would end the process.
    socket.on('error', () => socket.destroy());
    log('request', { path: '-', status });
    const text = `${STATUS_CODES[status]}\n`;
    const headers = `Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${text.length}\r\nCache-Control: no-store\r\nConnection: close\r\n`;
    const allowed = status === 405 ? 'Allow: GET, HEAD\r\n' : '';
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}${allowed}\r\n${text}`);
    // Stops reading after a second.
    setTimeout(() => socket.destroy(), 1000).unref();
  };
  const current = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', (request, response) => current.set(request.socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = current.get(socket);
    if (error.code === 'ECONNRESET' || !socket.writable || (answer?.headersSent && !answer.writableFinished)) socket.destroy();
    else refuse(socket, statuses[error.code ?? ''] ?? 400);
  });
  server.on('connect', (_, socket) => refuse(socket, 405));
  server.on('checkExpectation', (request, response) => {
    log('request', { method: request.method ?? '-', path: '-', status: 417 });
    response.writeHead(417, { 'Cache-Control': 'no-store', Connection: 'close' }).end();
  });
}

/** Invites a client that waits for `100 Continue` to send its body only if an endpoint reads it. */
export function continueOnlyWhereRead(server: Server): void {
  server.on('checkContinue', (request, response) => {
    if (pathOf(addressOf(request)).startsWith(endpointFolder) && !isTooLong(request)) response.writeContinue();
    server.emit('request', request, response);
  });
}
