import { missingFolder } from './missing-folder.ts';
import { type RespondingSite, respond } from './respond.ts';

/**
 * The function of a site on Vercel, before its files and for its endpoints (vercel.com/docs/routing-middleware/api). It passes a request for
 * a file on, and the host sends the file. It fetches not-found pages itself, with the cookie of the visitor, who may see a protected preview.
 */
export default (site: RespondingSite) =>
  (request: Request): Promise<Response> =>
    respond(site, request, {
      endpoints: process.env.ENDPOINTS_ORIGIN,
      visitor: request.headers.get('X-Real-IP'),
      read: (path, asked) =>
        asked
          ? new Response(null, { headers: { 'x-middleware-next': '1' } })
          : fetch(new URL(missingFolder + path, request.url), { headers: { Cookie: request.headers.get('Cookie') ?? '' } }),
    });
