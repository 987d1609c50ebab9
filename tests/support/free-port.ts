import { createServer } from 'node:net';

/** A free port, so that two runs at once do not collide. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? found(address.port) : failed(new Error('No port is free.'))));
    });
  });
}
