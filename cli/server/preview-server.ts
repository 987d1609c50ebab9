import { createServer, type Server } from 'node:http';
import type { Keep, Submission } from '../../generator/index.ts';
import { BoundedMap } from './bounded-map.ts';
import { watchOutput } from './built-site.ts';
import { openEndpoints } from './endpoints.ts';
import { textResponse } from './http-messages.ts';
import { requestListener } from './request-listener.ts';
import { siteResponse } from './site-response.ts';

interface PreviewOptions {
  /** Called once for each submission that an endpoint accepts. */
  readonly onAccepted?: (submission: Submission) => void;
}

/** A server for `<folder>/site` that responds like a production host. Stores no submissions. */
export function createPreviewServer(folder: string, { onAccepted = () => {} }: PreviewOptions = {}): Server {
  const current = watchOutput(folder);
  return createServer(
    requestListener({
      endpoints: openEndpoints(onceByKey(onAccepted)),
      respond: async (address) => {
        const site = await current();
        return site
          ? siteResponse(site, address)
          : textResponse(503, `The folder ${folder} does not contain a built site; build it first.`);
      },
    }),
  );
}

const maxKeys = 1000;

/** Passes on each submission once that is sent again under its key, and all without a key. */
function onceByKey(pass: (submission: Submission) => void): Keep {
  const keys = new BoundedMap<true>(maxKeys);
  return async (submission) => {
    const name = submission.key && submission.key + JSON.stringify(submission.body);
    if (name && keys.get(name)) return;
    if (name) keys.set(name, true);
    pass(submission);
  };
}
