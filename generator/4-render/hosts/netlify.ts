import type { Host } from '../host.ts';
import { functionText, headerFile, pathsWithoutFunction } from './function-text.ts';

/**
 * Netlify. An edge function answers each request except those for hashed files: rules of `_redirects` match neither capitals nor missing
 * pages by language. `_headers` is for files that Netlify sends itself (docs.netlify.com/routing/headers: not for answers of a function).
 * The folder of the site is beside the configuration, as `site`.
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
      `export default respond(site);\nexport const config = ${JSON.stringify({ path: '/*', excludedPath: [...pathsWithoutFunction(site), '/.netlify/*'] })};`,
    ),
  }),
};
