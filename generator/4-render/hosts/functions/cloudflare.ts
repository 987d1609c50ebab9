import { type RespondingSite, respond } from './respond.ts';

/** The environment of a worker of a Pages project. */
interface Environment {
  /** The files of the site. */
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
  /** Set by the owner of the site: `wrangler pages secret put ENDPOINTS_ORIGIN`. */
  readonly ENDPOINTS_ORIGIN?: string;
}

/**
 * The worker of a Pages project (developers.cloudflare.com/pages/functions/advanced-mode). The host redirects `/x.html` to `/x`
 * (/pages/configuration/serving-pages), so files are requested without that ending.
 */
export default (site: RespondingSite) => ({
  fetch: (request: Request, { ASSETS, ENDPOINTS_ORIGIN }: Environment): Promise<Response> =>
    respond(site, request, {
      endpoints: ENDPOINTS_ORIGIN,
      visitor: request.headers.get('CF-Connecting-IP'),
      read: (path, asked) => ASSETS.fetch(new Request(new URL(path.replace(/\.html$/, ''), request.url), asked)),
    }),
});
