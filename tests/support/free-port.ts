import { createServer } from 'node:net';

/** A port that nobody uses, so that two runs at once do not meet. */
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
