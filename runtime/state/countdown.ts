export interface Remaining {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly over: boolean;
}

/** The time from an instant to the end, in whole units. It stays at zero once the end is reached (S8). Instants are milliseconds. */
export function remaining(end: number, now: number): Remaining {
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    over: left === 0,
  };
}

/** Milliseconds until the shown second changes. */
export function untilNextSecond(end: number, now: number): number {
  return (end - now) % 1000 || 1000;
}

/** At least two digits, so that the clock keeps its width. */
export function twoDigits(amount: number): string {
  return String(amount).padStart(2, '0');
}
