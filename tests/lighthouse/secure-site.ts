import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPreviewServer } from '../../cli/commands/preview.ts';
import { makeCertificate } from '../support/certificate.ts';

/** A site that is served until it is stopped. */
interface ServedSite {
  /** Scheme, host and port. */
  readonly origin: string;
  stop(): void;
}

/**
 * Serves a built site over TLS and HTTP/2, as its hosts do: the files of a page share one connection. Over HTTP/1.1, Lighthouse's model
 * opens a connection for each.
 */
export async function serveSecurely(folder: string): Promise<ServedSite> {
  const preview = createPreviewServer(folder);
  const temporary = mkdtempSync(join(tmpdir(), 'wortlaut-lighthouse-'));
  const server = createSecureServer(makeCertificate(temporary));
  rmSync(temporary, { recursive: true });
  server.on('request', (request, response) => preview.emit('request', request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}
