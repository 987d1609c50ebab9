import { writeHeaderRules } from '../headers.ts';
import type { Host } from '../host.ts';

/** Hosts that read `_redirects` and `_headers`, and any file server, which shows the redirect pages. A site without `--host` is for these. */
export const rulesFiles: Host = {
  redirectPages: true,
  files: ({ redirects, headers }) => ({
    _headers: writeHeaderRules(headers),
    _redirects: redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join(''),
  }),
};
