import { neighbour, positionsOf, slideAt, stopsOf } from '../state/slides.ts';

interface Slides {
  /** Index of the slide that is shown. */
  readonly shown: number;
  /** The number of positions of the list: fewer than slides if several are visible at once. */
  readonly positions: number;
  /** The visitor has moved the list, by a button or by scrolling it. */
  readonly moved: boolean;
  /** On to the next slide, by itself. */
  advance(): void;
  /** To the slide before or after, for the visitor. */
  step(direction: 1 | -1): void;
  /** To this slide, for the visitor. */
  go(index: number): void;
}

/**
 * A list of slides that scrolls sideways. Only the list is scrolled, never the page; how it moves is left to the styles. `changed` is called
 * after each change, with true for another slide.
 */
export function watchSlides(list: HTMLElement, changed: (isNew: boolean) => void): Slides {
  let shown = 0;
  let moved = false;
  let positions = list.children.length;
  /** Slides that a button or the timer has left since the list last came to rest. */
  const left = new Set<number>();

  const settle = () => {
    const stops = stopsOf(list);
    const at = slideAt(stops, list.scrollLeft, shown);
    // Chromium drops a scroll that begins while the last one is snapping, unless it is requested again. A visitor has scrolled to any other.
    const isLost = at !== shown && left.has(at);
    left.clear();
    if (isLost) list.scrollTo({ left: stops[shown] ?? 0 });
    if (isLost || at === shown) return;
    shown = at;
    moved = true;
    changed(true);
  };
  const show = (choose: (stops: readonly number[]) => number) => {
    const stops = stopsOf(list);
    const before = shown;
    shown = choose(stops);
    left.add(before);
    changed(shown !== before);
    list.scrollTo({ left: stops[shown] ?? 0 });
  };
  const byVisitor = (choose: (stops: readonly number[]) => number) => {
    moved = true;
    show(choose);
  };
  new ResizeObserver(() => {
    positions = positionsOf(stopsOf(list));
    changed(false);
  }).observe(list);
  onScrollEnd(list, settle);
  for (const type of ['pointerdown', 'wheel', 'keydown']) list.addEventListener(type, () => left.clear(), { passive: true });
  return {
    get shown() {
      return Math.min(shown, positions - 1);
    },
    get positions() {
      return positions;
    },
    get moved() {
      return moved;
    },
    advance: () => show((stops) => neighbour(stops, shown, 1)),
    step: (direction) => byVisitor((stops) => neighbour(stops, shown, direction)),
    go: (index) => byVisitor(() => index),
  };
}

/** When a list has stopped scrolling; without `scrollend`, after a pause. */
function onScrollEnd(list: HTMLElement, settle: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, 150);
  };
  if ('onscrollend' in window) list.addEventListener('scrollend', settle);
  else list.addEventListener('scroll', pause);
}
