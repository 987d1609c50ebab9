/**
 * How far a list is scrolled when each of its slides is at its start, as far as the list scrolls. Slides that are all visible at once,
 * beside each other or below, have their places: they take turns too.
 */
export function stopsOf(list: HTMLElement): readonly number[] {
  const slides = [...list.children] as HTMLElement[];
  const end = list.scrollWidth - list.clientWidth;
  const placeOf = (slide?: HTMLElement) => (slide ? slide.offsetLeft + slide.offsetTop : 0);
  return slides.map((slide) => Math.min(end > 1 ? end : Number.POSITIVE_INFINITY, placeOf(slide) - placeOf(slides[0])));
}

/** How many different stops there are. */
export function positionsOf(stops: readonly number[]): number {
  return stops.filter((stop, index) => index === 0 || stop > (stops[index - 1] ?? 0) + 1).length;
}

/** The slide at the next stop; past the last one the first, and back (S6). Several slides may share the last stop. */
export function neighbour(stops: readonly number[], shown: number, direction: 1 | -1): number {
  const here = stops[shown] ?? 0;
  if (direction > 0)
    return Math.max(
      0,
      stops.findIndex((stop) => stop > here + 1),
    );
  const before = stops.filter((stop) => stop < here - 1);
  return stops.indexOf(Math.max(...(before.length > 0 ? before : stops)));
}

/** The slide that is shown where a list is scrolled to. Of several that stop there, the one already shown stays. */
export function slideAt(stops: readonly number[], scrolled: number, shown: number): number {
  const distances = stops.map((stop) => Math.abs(stop - scrolled));
  const nearest = Math.min(...distances);
  return (distances[shown] ?? Number.POSITIVE_INFINITY) <= nearest + 1 ? shown : distances.indexOf(nearest);
}
