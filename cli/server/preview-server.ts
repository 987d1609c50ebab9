import { createServer, type Server } from 'node:http';
import type { Submission } from '../../generator/index.ts';
import { watchOutput } from './built-site.ts';
import { openEndpoints } from './endpoints.ts';
import { textResponse } from './http-response.ts';
import { onceByKey } from './once-by-key.ts';
import { requestListener } from './request-listener.ts';
import { siteResponse } from './site-response.ts';

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
        return site ? siteResponse(site, address) : textResponse(503, `There is no built site in ${folder}; build it first.`);
      },
    }),
  );
}
