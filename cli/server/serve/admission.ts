import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Keep } from '../../../generator/index.ts';
import { BoundedMap } from '../bounded-map.ts';
import { TryLater } from '../try-later.ts';
import { openClientNames } from './client-address.ts';

/** Throws a `TryLater` for a network address that has sent too much. */
export type Admit = (address: string) => Promise<void>;

/** As many submissions one address may send in a minute: behind one address there may be everybody in one building. */
const perMinute = 60;

/** Admits `points` requests of each address in `seconds`. Only hashes of addresses stay in memory, with a key that ends with the process. */
export function limitRate({ points = perMinute, seconds = 60 } = {}): Admit {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  const nameOf = openClientNames();
  return async (address) => {
    try {
      await limiter.consume(nameOf(address));
    } catch (limited) {
      if (!(limited instanceof RateLimiterRes)) throw limited;
      throw new TryLater(Math.ceil(limited.msBeforeNext / 1000));
    }
  };
}

/** Seconds in which no person fills in a form. */
const leastSeconds = 2;
/** Seconds that a submission has to wait that came faster. */
const waiting = 5;
/** As many keys are remembered. */
const keysInMemory = 10_000;

/**
 * Keeps a submission that was filled in faster than by a person only when it comes again under its key, after the time that Retry-After names: the
 * outbox of a page does that, a machine that posts once does not. A submission without a key or without its seconds is kept at once.
 */
export function keepFromPeople(keep: Keep, now: () => number = Date.now): Keep {
  const early = new BoundedMap<number>(keysInMemory);
  return async (submission) => {
    const { key, seconds } = submission;
    if (key !== undefined && seconds !== undefined && seconds < leastSeconds) {
      const due = early.get(key) ?? now() + waiting * 1000;
      early.set(key, due);
      if (due > now()) throw new TryLater(Math.ceil((due - now()) / 1000));
    }
    await keep(submission);
  };
}
