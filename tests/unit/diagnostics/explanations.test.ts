import { expect, test } from 'vitest';
import { codes } from '../../../generator/index.ts';

test('every code has a title, a cause, and an example with and without its fault', () => {
  const incomplete = Object.entries(codes).filter(([, { title, cause, bad, good }]) => ![title, cause, bad, good].every(Boolean));
  expect(incomplete).toEqual([]);
});

test('an example of several lines keeps its lines and their indentation', () => {
  expect(codes.WL1017.bad.split('\n')).toEqual(['<<<<<<< HEAD', "  heading: 'Help',", '=======', "  heading: 'Support',", '>>>>>>> main']);
  expect(codes.WL1017.good).toBe("  heading: 'Support',");
});
