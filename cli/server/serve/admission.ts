import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Keep } from '../../../generator/index.ts';
import { BoundedMap } from '../bounded-map.ts';
import { TryLater } from '../http-messages.ts';
import { openClientNames } from './client-address.ts';

/** Rejects with a `TryLater` for a network address that sends too many requests. */
export type Admit = (address: string) => Promise<void>;

/**
 * Admits `points` requests of each address in `seconds`: a whole building may share one address. Only hashes of addresses are stored, in memory,
 * with a key that ends with the process.
 */
export function limitRate({ points = 60, seconds = 60 } = {}): Admit {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  const nameOf = openClientNames();
  return async (address) => {
    try {
      await limiter.consume(nameOf(address));
    } catch (limited) {
      if (!(limited instanceof RateLimiterRes)) throw limited;
      // A clock that is put back must not make the time longer.
      throw new TryLater(Math.min(seconds, Math.ceil(limited.msBeforeNext / 1000)));
    }
  };
}

/** The minimal number of seconds in which a person fills in a form. */
const minSeconds = 2;
/** The maximal number of stored keys. */
const maxKeys = 10_000;

/**
 * Keeps a submission that was filled in faster than by a person only if it is repeated with the same key after Retry-After, the rest of that time: the
 * outbox of a page does so, but a program that posts once does not. A submission without a key or without its seconds is kept at once.
 */
export function keepFromPeople(keep: Keep, now: () => number = () => performance.now()): Keep {
  const early = new BoundedMap<number>(maxKeys);
  return async (submission) => {
    const { key, seconds } = submission;
    if (key !== undefined && seconds !== undefined && seconds < minSeconds) {
      const due = early.get(key) ?? now() + (minSeconds - Math.max(0, seconds)) * 1000;
      early.set(key, due);
      if (due > now()) throw new TryLater(Math.ceil((due - now()) / 1000));
    }
    await keep(submission);
  };
}
