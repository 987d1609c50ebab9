import { expect, test } from 'vitest';
import { asCheck } from '../../generator/compile/configuration/custom-checks.ts';
import { EndlessWork, inTime } from '../../generator/package/in-time.ts';

/* Rendering a page has an end. */

test('a loop without end is stopped', () => {
  const loop = () => {
    let count = 1;
    while (count > 0) count += 1 / count;
  };
  expect(() => inTime(loop, 50)).toThrow(EndlessWork);
});

test('a check of a site that does not end is stopped', () => {
  const endless = {
    name: 'endless',
    codes: {},
    run: () => {
      for (;;);
    },
  };
  const check = asCheck('wortlaut.config.ts', 50)(endless);
  expect(() => 'run' in check && check.run({} as never, {} as never)).toThrow(/^it does not end: /);
});

test('work that has the processor for a moment only is done again, with more time', () => {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  let times = 0;
  const work = () => {
    times += 1;
    if (times < 3) Atomics.wait(clock, 0, 0, 150);
    return 'done';
  };
  expect([inTime(work, 50), times]).toEqual(['done', 3]);
});

test('values and errors are passed on', () => {
  const error = new TypeError('no');
  expect(inTime(() => undefined)).toBe(undefined);
  expect(() =>
    inTime(() => {
      throw error;
    }),
  ).toThrow(error);
});
