import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timer } from '../../../runtime/state/timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('S9 a timer runs once, after its time', () => {
  const done = vi.fn();
  timer(5000, done).resume();
  vi.advanceTimersByTime(4999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(done).toHaveBeenCalledOnce();
});

test('S9 a paused timer continues with the remaining time, after any number of pauses', () => {
  const done = vi.fn();
  const time = timer(5000, done);
  time.resume();
  vi.advanceTimersByTime(3000);
  time.pause();
  time.pause();
  vi.advanceTimersByTime(60_000);
  time.resume();
  time.resume();
  vi.advanceTimersByTime(1000);
  time.pause();
  vi.advanceTimersByTime(60_000);
  time.resume();
  vi.advanceTimersByTime(999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});
