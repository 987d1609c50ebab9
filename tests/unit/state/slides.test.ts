import { expect, test } from 'vitest';
import { neighbour, positionsOf, slideAt, stopsOf } from '../../../runtime/state/slides.ts';

const four = [0, 300, 600, 900];
/** Three slides are visible at once, so the last three share a stop. */
const crowded = [0, 100, 200, 200, 200];

test('S6 next and previous slides continue around the ends', () => {
  expect([0, 1, 2, 3].map((shown) => neighbour(four, shown, 1))).toEqual([1, 2, 3, 0]);
  expect([0, 1, 2, 3].map((shown) => neighbour(four, shown, -1))).toEqual([3, 0, 1, 2]);
});

test('S6 every step moves if several slides are visible at once', () => {
  expect([0, 1, 2, 4].map((shown) => neighbour(crowded, shown, 1))).toEqual([1, 2, 0, 0]);
  expect([0, 1, 2, 4].map((shown) => neighbour(crowded, shown, -1))).toEqual([2, 0, 1, 1]);
});

test('a list that does not scroll stays where it is', () => {
  expect(neighbour([0, 0, 0], 0, 1)).toBe(0);
  expect(neighbour([0, 0, 0], 0, -1)).toBe(0);
});

test('the shown slide is the nearest; of several slides at one stop it stays the same', () => {
  expect([0, 140, 160, 899.6].map((scrolled) => slideAt(four, scrolled, 0))).toEqual([0, 0, 1, 3]);
  expect(slideAt(crowded, 200, 3)).toBe(3);
  expect(slideAt(crowded, 200, 0)).toBe(2);
});

test('no slide stops beyond the end of the list', () => {
  const slides = [40, 340, 640].map((offsetLeft) => ({ offsetLeft }));
  const list = { children: slides, scrollWidth: 1000, clientWidth: 600 } as unknown as HTMLElement;
  expect(stopsOf(list)).toEqual([0, 300, 400]);
});

test('S6 the number of positions equals the number of different stops', () => {
  expect([four, crowded, [0, 0, 0], []].map(positionsOf)).toEqual([4, 3, 1, 0]);
});
