export type ReviewSort = 'own' | 'newest' | 'oldest' | 'best' | 'worst';

/** Sort keys of a review: ISO date, stars, and 1 if it is in the language of the page. */
interface Sortable {
  readonly date: string;
  readonly rating: number;
  readonly own: number;
}

/** Items in an order; among those with as many stars the newest comes first (P13). */
export function inOrder<Item>(items: readonly Item[], sort: ReviewSort, read: (item: Item) => Sortable): Item[] {
  const compare: Readonly<Record<ReviewSort, (a: Sortable, b: Sortable) => number>> = {
    own: (a, b) => b.own - a.own || byText(b.date, a.date),
    newest: (a, b) => byText(b.date, a.date),
    oldest: (a, b) => byText(a.date, b.date),
    best: (a, b) => b.rating - a.rating || byText(b.date, a.date),
    worst: (a, b) => a.rating - b.rating || byText(b.date, a.date),
  };
  return items.toSorted((a, b) => compare[sort](read(a), read(b)));
}

/** ISO dates sort as text. */
const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
