import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { treeMemory } from '../measure/tree-memory.ts';
import type { MeasuredServer } from './start-measured.ts';

const asked = 'GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n';

/** Opens connections that stay open, asks on each, and on each again when all are open. Returns the number of second answers. */
export async function holdConnections(
  server: MeasuredServer,
  count: number,
): Promise<{ readonly answered: number; readonly megabytes: number }> {
  const sockets: Socket[] = [];
  for (let opened = 0; opened < count; opened += 100)
    sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => openAndAsk(server.port)))));
  const megabytes = (treeMemory(server.pid) ?? 0) / 1024;
  const answers = await Promise.all(sockets.map((socket) => ask(socket).catch(() => false)));
  for (const socket of sockets) socket.destroy();
  return { answered: answers.filter(Boolean).length, megabytes };
}

async function openAndAsk(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await ask(socket).catch(() => false);
  return socket;
}

async function ask(socket: Socket): Promise<boolean> {
  socket.write(asked);
  const [part] = await once(socket, 'data', { signal: AbortSignal.timeout(20_000) });
  return String(part).startsWith('HTTP/1.1 200');
}

/**
 * Runs clients that send one byte of a request in a second, while others ask for pages. Returns the milliseconds within which 99 of 100
 * pages are answered, and the seconds after which the last slow connection was closed.
 */
export async function sufferSlowClients(server: MeasuredServer, count: number, others: () => Promise<{ readonly slowest: number }>) {
  const started = performance.now();
  const sockets = Array.from({ length: count }, () => connect(server.port, '127.0.0.1').on('error', () => {}));
  const closed = Promise.all(sockets.map((socket) => once(socket.resume(), 'close').catch(() => {})));
  let sent = 0;
  const drip = setInterval(() => {
    const byte = asked[sent++ % asked.indexOf('\r\n\r\n')] ?? 'a';
    for (const socket of sockets) if (socket.writable) socket.write(byte);
  }, 1000);
  const { slowest } = await others();
  await closed;
  clearInterval(drip);
  return { slowest, seconds: (performance.now() - started) / 1000 };
}
