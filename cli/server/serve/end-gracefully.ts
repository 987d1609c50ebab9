import type { Server } from 'node:http';

/** Milliseconds that requests have to come to their end. */
const usualTime = 10_000;

/** Takes no new connections, lets the requests that run come to their end, and closes what does not in time. */
export async function endGracefully(server: Server, atMost = usualTime): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  const closed = new Promise<void>((done) => server.close(() => done()));
  // A connection whose response began before stays open for more.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), atMost);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
