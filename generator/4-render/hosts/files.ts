import type { Host } from '../host.ts';

/** Any file server, which knows neither redirects nor headers: a page leads from each address that redirects. */
export const files: Host = { redirectPages: true, files: () => ({}) };
