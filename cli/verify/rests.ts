import { setTimeout as pauseFor } from 'node:timers/promises';

/** Milliseconds for which a server is waited for that limits requests, all rests together. */
const longestRest = 300_000;

/** How often a server may limit requests without an answer in between. */
const mostRefusals = 3;

/** Milliseconds of a rest for which the server gives no time. */
const usualRest = 5000;

/**
 * Rests as a server asks, for all connections together: with 429, or 503 with a time. Returns whether the same is to be asked again; false for
 * any other answer, and where it would take too long.
 */
export function restsOf(): (response: Response) => Promise<boolean> {
  let until = 0;
  let rested = 0;
  let refusals = 0;
  return async (response) => {
    const asked = response.headers.get('Retry-After');
    if (!isLimited(response)) {
      refusals = 0;
      return false;
    }
    const now = performance.now();
    const next = Math.max(until, now + restIn(asked));
    if (now >= until) refusals += 1;
    rested += next - Math.max(until, now);
    until = next;
    if (rested > longestRest || refusals > mostRefusals) return false;
    await pauseFor(until - now);
    return true;
  };
}

/** Whether a server asks for a rest. */
export const isLimited = ({ status, headers }: Response): boolean => status === 429 || (status === 503 && headers.has('Retry-After'));

/** The milliseconds in a Retry-After: seconds, or a day with a time (RFC 9110, 10.2.3). */
function restIn(asked: string | null): number {
  if (asked === null) return usualRest;
  const milliseconds = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now();
  return Number.isNaN(milliseconds) ? usualRest : Math.max(0, milliseconds);
}
