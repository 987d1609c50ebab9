import type { Host } from '../host.ts';
import { functionText, headerFile, pathsWithoutFunction } from './function-text.ts';
import { tooLongHeaders } from './served-files.ts';

/**
 * Cloudflare Pages. A function answers each request except those for hashed files, because `_redirects` may have 2,000 static and 100
 * dynamic rules (developers.cloudflare.com/pages/configuration/redirects), and none matches capitals or languages that are not offered.
 * `_headers` is for hashed files, and for a project that has used up its function requests and is set to answer without them.
 */
export const cloudflare: Host = {
  redirectPages: false,
  script: 'cloudflare',
  nextStep: "Publish the folder of the site with 'wrangler pages deploy'.",
  files: (site) => ({
    '_worker.js': functionText(site, 'export default respond(site);'),
    '_routes.json': `${JSON.stringify({ version: 1, include: ['/*'], exclude: pathsWithoutFunction(site) })}\n`,
    _headers: headerFile(site.headers),
  }),
  // developers.cloudflare.com/pages/configuration/headers
  limits: (site) =>
    tooLongHeaders(
      site,
      2000,
      'Cloudflare ignores lines above 2,000 in _headers: files that it sends without the function lack this header.',
    ),
};
