import { type HttpResponse, textResponse } from './http-response.ts';

/** A request that is answered when it comes again after some seconds, not before. */
export class TryLater extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super(`to be sent again in ${seconds} seconds`);
    this.seconds = seconds;
  }
}

/** 429 with the seconds in Retry-After (RFC 6585, 4). */
export const laterResponse = ({ seconds }: Pick<TryLater, 'seconds'>): HttpResponse =>
  textResponse(429, `Too much in too short a time. Send it again in ${seconds} seconds.`, {
    'Cache-Control': 'no-store',
    'Retry-After': String(Math.max(1, Math.ceil(seconds))),
  });
