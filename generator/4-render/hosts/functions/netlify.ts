import { type RespondingSite, respond } from './respond.ts';

/** The used part of the context of an edge function (docs.netlify.com/edge-functions/api). */
interface Context {
  readonly ip: string;
  /** Passes a request on to the files of the site. */
  next(request: Request, options: { readonly sendConditionalRequest: boolean }): Promise<Response>;
}

declare const Netlify: { readonly env: { get(name: string): string | undefined } };

/** The edge function of a site on Netlify. */
export default (site: RespondingSite) =>
  (request: Request, context: Context): Promise<Response> =>
    respond(site, request, {
      endpoints: Netlify.env.get('ENDPOINTS_ORIGIN'),
      visitor: context.ip,
      read: (path, asked) => context.next(new Request(new URL(path, request.url), asked), { sendConditionalRequest: asked !== undefined }),
    });
