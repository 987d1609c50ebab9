import type { Submission } from '../../../generator/index.ts';
import type { BuiltSite } from '../built-site.ts';
import type { HttpResponse } from '../http-messages.ts';

/* Browsers name the page that a submission was sent from. Other clients can name anything. */

const isKnown = (site: BuiltSite, path: string) => site.find(path).status !== 404;

/** A submission with a mark if its `page` is not an address of the site: it is kept, because the address may be that of an earlier build. */
export function markUnknownPage(submission: Submission, site: BuiltSite | undefined): Submission {
  const { page } = submission.body;
  if (!site || typeof page !== 'string' || isKnown(site, page)) return submission;
  return { ...submission, body: { ...submission.body, pageIsUnknown: true } };
}

/** A redirect to another address than one of the site leads to its start. */
export function redirectWithin(response: HttpResponse, site: BuiltSite | undefined): HttpResponse {
  const { location } = response.headers ?? {};
  const target = site && location !== undefined && URL.canParse(location, site.manifest.origin) && new URL(location, site.manifest.origin);
  if (!target || isKnown(site, target.pathname)) return response;
  target.pathname = '/';
  return {
    ...response,
    headers: { ...response.headers, location: location.startsWith('/') ? `/${target.search}${target.hash}` : target.href },
  };
}
