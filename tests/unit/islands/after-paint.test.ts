import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '../../../runtime/islands/after-paint.ts';

let painted: boolean;
let callObservers: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  painted = false;
  const observers: (() => void)[] = [];
  callObservers = () => {
    for (const call of observers) call();
  };
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    readonly #call: () => void;
    constructor(call: () => void) {
      this.#call = call;
    }
    observe() {
      observers.push(this.#call);
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('performance', { getEntriesByType: () => (painted ? [{}] : []) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that has been painted, or is hidden, has nothing to wait for', () => {
  const begin = vi.fn();
  painted = true;
  afterPaint(begin);
  expect(begin).toHaveBeenCalledTimes(1);
  painted = false;
  vi.stubGlobal('document', { hidden: true });
  afterPaint(begin);
  expect(begin).toHaveBeenCalledTimes(2);
});

test('it begins when an observer is called', () => {
  const begin = vi.fn();
  afterPaint(begin);
  expect(begin).not.toHaveBeenCalled();
  callObservers();
  expect(begin).toHaveBeenCalled();
});

test('it begins where the paint is reported and no observer is called', () => {
  const begin = vi.fn();
  afterPaint(begin);
  vi.advanceTimersByTime(150);
  expect(begin).not.toHaveBeenCalled();
  painted = true;
  vi.advanceTimersByTime(100);
  expect(begin).toHaveBeenCalledTimes(1);
});

test('after three seconds a page counts as painted', () => {
  const begin = vi.fn();
  afterPaint(begin);
  vi.advanceTimersByTime(2_900);
  expect(begin).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(begin).toHaveBeenCalledTimes(1);
});
