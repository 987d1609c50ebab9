import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '../command-errors.ts';

/** Only this computer can connect. */
const host = '127.0.0.1';

/** Starts to listen and returns the address. A port that cannot be used is a usage error with a free one. */
export async function listen(server: Server, port: number): Promise<string> {
  try {
    await open(server, port);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new UsageError(`Port ${port} is taken by another program. Choose a free one, for example --port ${await freePort(port + 1)}.`);
    }
    if (code === 'EACCES')
      throw new UsageError(`Port ${port} is reserved for the system. Choose one from 1024 up, for example --port 4173.`);
    throw error;
  }
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Waits for Ctrl-C or a request to end, then closes every connection. Returns the exit code 0. */
export function untilStopped(server: Server): Promise<0> {
  return new Promise((done) => {
    const stop = () => {
      server.close(() => done(0));
      server.closeAllConnections();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const others = process.listeners(signal);
      // First, because a signal without a listener is lost.
      process.once(signal, stop);
      for (const other of others) process.off(signal, other);
    }
  });
}

function open(server: Server, port: number): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      done();
    });
  });
}

async function freePort(from: number): Promise<number> {
  for (let port = from; port < Math.min(from + 50, 65_536); port++) {
    const probe = createServer();
    const free = await open(probe, port).then(
      () => true,
      () => false,
    );
    await new Promise((closed) => probe.close(closed));
    if (free) return port;
  }
  return 0;
}
