/**
 * An address below `/api/` that a server answers and no file, in the words of Fetch. The servers of `dev` and `preview` answer with it; in
 * production it is what the host has to do.
 */
export interface Endpoint {
  /** Answers a request. `accepted` is called once with what a request has brought that is accepted. */
  respond(request: Request, accepted: (body: unknown) => void): Promise<Response>;
}

/** Where the endpoint of a site is. */
export interface EndpointPlace {
  /** A path of the site, or an address elsewhere. */
  readonly endpoint: string;
  /** Scheme and host of the site. */
  readonly origin: string;
}
