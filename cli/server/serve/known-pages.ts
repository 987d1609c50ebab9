import type { Submission } from '../../../generator/index.ts';
import type { BuiltSite } from '../built-site.ts';
import type { HttpResponse } from '../http-messages.ts';

/* Browsers name the page that a submission was sent from, and the document that it accepted. Other clients can name anything. */

const isKnown = (site: BuiltSite, path: string) => site.find(path).status !== 404;

/** Marks a submission whose `page` or `document` the site does not have. It is kept: the address may be that of an earlier build. */
export function markUnknownAddresses(submission: Submission, site: BuiltSite | undefined): Submission {
  if (!site) return submission;
  const { page, document } = submission.body;
  const pageIsUnknown = typeof page === 'string' && !isKnown(site, page);
  const documentIsUnknown = typeof document === 'string' && document !== '' && !site.documents.has(document);
  return {
    ...submission,
    body: { ...submission.body, ...(pageIsUnknown && { pageIsUnknown }), ...(documentIsUnknown && { documentIsUnknown }) },
  };
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
