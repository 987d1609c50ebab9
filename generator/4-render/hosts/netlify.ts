import type { Host } from '../host.ts';
import { functionText, respondingSite } from './function-text.ts';
import { pathsWithoutFunction } from './hashed-files.ts';
import { headerFile } from './header-file.ts';

/**
 * Netlify. An edge function answers each request but those for hashed files: no rule of `_redirects` knows capitals, or the page of a
 * language for what does not exist. `_headers` is for what Netlify sends itself (docs.netlify.com/routing/headers: not for what a
 * function answers). The folder of the site lies beside the configuration, as `site`.
 */
export const netlify: Host = {
  redirectPages: false,
  script: 'netlify',
  nextStep: "Copy the folder of the site beside netlify.toml as 'site', and publish there with 'netlify deploy --prod'.",
  files: ({ headers }) => ({ _headers: headerFile(headers) }),
  configuration: (site) => ({
    'netlify.toml': '[build]\npublish = "site"\nedge_functions = "edge-functions"\n',
    'edge-functions/respond.js': functionText(
      site,
      respondingSite(site),
      `export default respond(site);\nexport const config = ${JSON.stringify({ path: '/*', excludedPath: [...pathsWithoutFunction(site), '/.netlify/*'] })};`,
    ),
  }),
};
