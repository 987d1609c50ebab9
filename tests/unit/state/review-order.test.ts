import { expect, test } from 'vitest';
import { inOrder, type ReviewSort } from '../../../runtime/state/review-order.ts';

const reviews = [
  { name: 'Luc', date: '2026-06-05', rating: 4, own: 0 },
  { name: 'Birgit', date: '2026-09-14', rating: 5, own: 0 },
  { name: 'Petra', date: '2026-05-18', rating: 5, own: 0 },
  { name: 'Nuria', date: '2026-08-30', rating: 3, own: 1 },
];

test.each<[ReviewSort, string[]]>([
  ['own', ['Nuria', 'Birgit', 'Luc', 'Petra']],
  ['newest', ['Birgit', 'Nuria', 'Luc', 'Petra']],
  ['oldest', ['Petra', 'Luc', 'Nuria', 'Birgit']],
  ['best', ['Birgit', 'Petra', 'Luc', 'Nuria']],
  ['worst', ['Nuria', 'Luc', 'Birgit', 'Petra']],
])('P13 reviews in the order %s; among equals the newest comes first', (sort, names) => {
  expect(inOrder(reviews, sort, (review) => review).map(({ name }) => name)).toEqual(names);
});

test('P13 sorting does not change the original list', () => {
  inOrder(reviews, 'oldest', (review) => review);
  expect(reviews[0]?.name).toBe('Luc');
});
