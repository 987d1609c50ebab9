import type { Host } from '../host.ts';
import { functionText, respondingSite } from './function-text.ts';
import { pathsWithoutFunction } from './hashed-files.ts';
import { headerFile } from './header-file.ts';

/**
 * Cloudflare Pages. A function answers each request but those for hashed files, because `_redirects` may have 2,000 static and 100 dynamic
 * rules (developers.cloudflare.com/pages/configuration/redirects), which knows neither capitals nor languages that are not offered. The
 * function sets the headers of what it answers; `_headers` is for the rest, and for a day on which the project has used up its requests
 * of functions and is set to answer without them.
 */
export const cloudflare: Host = {
  redirectPages: false,
  script: 'cloudflare',
  nextStep: "Publish the folder of the site with 'wrangler pages deploy'.",
  files: (site) => ({
    '_worker.js': functionText(site, respondingSite(site), 'export default respond(site);'),
    '_routes.json': `${JSON.stringify({ version: 1, include: ['/*'], exclude: pathsWithoutFunction(site) })}\n`,
    _headers: headerFile(site.headers),
  }),
};
