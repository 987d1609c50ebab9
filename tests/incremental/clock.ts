import { vi } from 'vitest';

/** The clock of a process beside that of the file system. */
export const clocks = ['right', 'a week ahead', 'a week behind'] as const;
export type Clock = (typeof clocks)[number];

const week = 7 * 24 * 60 * 60 * 1000;
const differences = { right: 0, 'a week ahead': week, 'a week behind': -week };

/** Runs something while the process has this clock. */
export async function atClock<T>(clock: Clock, run: () => Promise<T>): Promise<T> {
  const now = Date.now;
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => now.call(Date) + differences[clock]);
  try {
    return await run();
  } finally {
    spy.mockRestore();
  }
}
