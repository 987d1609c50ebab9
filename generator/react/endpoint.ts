/** A submission that an endpoint has accepted. */
export interface Submission {
  /** Submissions with the same key and body are one. Absent if the client sent no key (draft-ietf-httpapi-idempotency-key-header). */
  readonly key?: string;
  /** The body, as it is kept and delivered. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The address by which a person's data are found again, to be shown or deleted. */
  readonly email?: string;
  /** The hash of the document that was accepted, as `dist/reports/documents.json` lists it. */
  readonly acceptedHash?: string;
  /** How many seconds it took to fill in the form; absent if that is not known. */
  readonly seconds?: number;
  /** Whether a machine has probably sent it: it is kept and marked, and not handed over. */
  readonly suspect?: boolean;
}

/** Keeps a submission. Resolves once it is durable; rejects if it is not kept: the endpoint passes that error on. */
export type Keep = (submission: Submission) => Promise<void>;

/**
 * An address below `/api/` that a server answers, as a function from Request to Response (Fetch). `dev`, `preview` and `serve` run it; any
 * other host needs a server of its own for it.
 */
export interface Endpoint {
  /** Answers a request. It reports acceptance only after `keep` has resolved. */
  respond(request: Request, keep: Keep): Promise<Response>;
}

/** The place of an endpoint. */
export interface EndpointPlace {
  /** A path of the site, or an address elsewhere. */
  readonly endpoint: string;
  /** Scheme and host of the site. */
  readonly origin: string;
}
