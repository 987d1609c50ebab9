import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '../command-errors.ts';

/** The address at which only this computer can connect. */
const thisComputer = '127.0.0.1';

/** Starts to listen and returns the address for browsers. Throws a usage error for a port, with a free one, or an address that cannot be used. */
export async function listen(server: Server, port: number, address = thisComputer): Promise<string> {
  try {
    await open(server, port, address);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new UsageError(`Another program uses port ${port}. Choose a free one, for example --port ${await freePort(address)}.`);
    }
    if (code === 'EACCES')
      throw new UsageError(`Port ${port} is reserved for the system. Choose one from 1024 on, for example --port 4173.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EINVAL' || code === 'EAI_AGAIN')
      throw new UsageError(
        `This computer does not have the address '${address}'. Give --address one of its addresses, or 0.0.0.0 for all.`,
      );
    throw error;
  }
  return urlOf(server.address() as AddressInfo);
}

/** The address for a browser; `localhost` if only this computer can connect. */
export function urlOf({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  const host = address === thisComputer ? 'localhost' : address.includes(':') ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

/** Waits for Ctrl-C or SIGTERM, which then no longer end the process. A second one does. */
export function stopSignal(): Promise<void> {
  return new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const others = process.listeners(signal);
      // First, because a signal without a listener is lost.
      process.once(signal, () => stop());
      for (const other of others) process.off(signal, other);
    }
  });
}

/** Waits for Ctrl-C or SIGTERM, then calls `stop` and closes every connection. Returns the exit code 0. */
export async function untilStopped(server: Server, stop: () => unknown = () => {}): Promise<0> {
  await stopSignal();
  await stop();
  return new Promise((done) => {
    server.close(() => done(0));
    server.closeAllConnections();
  });
}

/** Milliseconds for which running requests may go on. */
const usualTime = 10_000;

/** Accepts no new connections, waits for running requests, and closes those that exceed the time. */
export async function endGracefully(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  const closed = new Promise<void>((done) => server.close(() => done()));
  // Closes connections whose last response allowed further requests.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), usualTime);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

function open(server: Server, port: number, address: string): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, address, () => {
      server.off('error', failed);
      done();
    });
  });
}

/** A port that no program uses. */
async function freePort(address: string): Promise<number> {
  const probe = createServer();
  await open(probe, 0, address);
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
