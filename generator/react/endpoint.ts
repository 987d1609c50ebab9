/** What a request to an endpoint has brought, and the endpoint has accepted. */
export interface Submission {
  /** Submissions with the same key are one: the first is kept. Absent if the client sent none (draft-ietf-httpapi-idempotency-key-header). */
  readonly key?: string;
  /** What was sent, as it is kept and handed over. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The address by which a person's data are found again, to be shown or deleted. */
  readonly email?: string;
  /** The hash of the document that was accepted, as `dist/reports/documents.json` lists it. */
  readonly acceptedHash?: string;
  /** How many seconds it took to fill in the form; absent if that is not known. */
  readonly seconds?: number;
}

/** Keeps a submission. Resolves when it cannot be lost any more; rejects if it could not be kept, or not yet: the endpoint lets that error pass. */
export type Keep = (submission: Submission) => Promise<void>;

/**
 * An address below `/api/` that a server answers and no file, in the words of Fetch. The servers of `dev`, `preview` and `serve` answer with it;
 * on any other host it is what the host has to do.
 */
export interface Endpoint {
  /** Answers a request, and says that it has accepted something only after `keep` has resolved. */
  respond(request: Request, keep: Keep): Promise<Response>;
}

/** Where the endpoint of a site is. */
export interface EndpointPlace {
  /** A path of the site, or an address elsewhere. */
  readonly endpoint: string;
  /** Scheme and host of the site. */
  readonly origin: string;
}
