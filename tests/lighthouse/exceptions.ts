import type { Visit } from './visits.ts';

/** An audit that pages of a kind fail by design. It does not count there. */
export interface Exception {
  readonly audit: string;
  readonly applies: (visit: Visit) => boolean;
  readonly reason: string;
}

const exceptions: readonly Exception[] = [
  {
    audit: 'is-crawlable',
    applies: ({ indexed }) => !indexed,
    reason:
      'kept out of search engines on purpose: the demonstration, not-found pages, imprint and privacy, contracts that are still to come',
  },
  {
    audit: 'http-status-code',
    applies: ({ status }) => status === 404,
    reason: 'a not-found page answers with status 404, as it has to',
  },
  {
    audit: 'errors-in-console',
    applies: ({ status }) => status === 404,
    reason: 'the browser itself reports the status 404 of a not-found page in its console',
  },
];

/** The exceptions for an address. */
export const exceptionsFor = (visit: Visit): Exception[] => exceptions.filter(({ applies }) => applies(visit));
