import { createServer, type Server } from 'node:http';
import { contentType, policyHeader, type Submission } from '../../generator/index.ts';
import { type BuiltSite, watchOutput } from './built-site.ts';
import { openEndpoints } from './endpoints.ts';
import { findAddress } from './find-address.ts';
import { type HttpResponse, textResponse } from './http-response.ts';
import { onceByKey } from './once-by-key.ts';
import { requestListener } from './request-listener.ts';

interface PreviewOptions {
  /** Called once for each submission that an endpoint has accepted. */
  readonly onAccepted?: (submission: Submission) => void;
}

/** A server for `<folder>/site` that responds like a production host. Stores nothing that it receives. */
export function createPreviewServer(folder: string, { onAccepted = () => {} }: PreviewOptions = {}): Server {
  const current = watchOutput(folder);
  const endpoints = openEndpoints(onceByKey(onAccepted));
  return createServer(
    requestListener({
      endpoints,
      respond: async (address) => {
        const site = await current();
        return site ? answerFrom(site, address) : textResponse(503, `There is no built site in ${folder}; build it first.`);
      },
    }),
  );
}

const hashed = /^assets\//;

async function answerFrom({ manifest, read }: BuiltSite, address: string): Promise<HttpResponse> {
  const found = findAddress(manifest, address);
  if ('location' in found) return { status: found.status, headers: { Location: found.location } };
  const file = found.status === 404 && found.file ? await read(found.file) : undefined;
  if (file && found.status === 404 && found.file) {
    const headers = hashed.test(found.file) ? { 'Cache-Control': 'public, max-age=31536000, immutable' } : {};
    return { status: 200, body: file, type: contentType(found.file, manifest.documents), headers };
  }
  const page = found.route && (await read(found.route.output));
  return page && found.route
    ? { status: found.status, body: page, type: contentType(found.route.output), headers: policyHeader(manifest) }
    : textResponse(404, '404 Not Found');
}
