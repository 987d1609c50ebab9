import { useEffect, useRef, useState } from 'react';
import { neighbour, positionsOf, slideAt, stopsOf } from '../state/slides.ts';

export interface Slides {
  /** Index of the slide that is shown. */
  readonly shown: number;
  /** The number of positions of the list: fewer than slides if several are visible at once. All slides until it is known. */
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

/** A list of slides that scrolls sideways. Only the list is scrolled, never the page; how it moves is left to the styles. */
export function useSlides(id: string): Slides {
  const [shown, setShown] = useState(0);
  const [moved, setMoved] = useState(false);
  const [positions, setPositions] = useState(Number.POSITIVE_INFINITY);
  const aim = useRef(0);
  /** A button has started to scroll the list, which has not come to rest since; no visitor has taken it over. */
  const isMoving = useRef(false);

  useEffect(() => {
    const list = document.getElementById(id);
    if (!list) return undefined;
    const settle = () => {
      const stops = stopsOf(list);
      const at = slideAt(stops, list.scrollLeft, aim.current);
      const isLost = isMoving.current && at !== aim.current;
      isMoving.current = false;
      // Chromium drops a scroll that begins while the last one is snapping, unless it is requested again.
      if (isLost) list.scrollTo({ left: stops[aim.current] ?? 0 });
      if (isLost || at === aim.current) return;
      aim.current = at;
      setShown(at);
      setMoved(true);
    };
    settle();
    const sized = new ResizeObserver(() => setPositions(positionsOf(stopsOf(list))));
    sized.observe(list);
    const stopListening = onScrollEnd(list, settle);
    const listening = new AbortController();
    const stopCorrecting = () => {
      isMoving.current = false;
    };
    for (const type of ['pointerdown', 'wheel']) list.addEventListener(type, stopCorrecting, { passive: true, signal: listening.signal });
    return () => {
      listening.abort();
      sized.disconnect();
      stopListening();
    };
  }, [id]);

  const show = (choose: (stops: readonly number[]) => number) => {
    const list = document.getElementById(id);
    if (!list) return;
    const stops = stopsOf(list);
    aim.current = choose(stops);
    setShown(aim.current);
    isMoving.current = true;
    list.scrollTo({ left: stops[aim.current] ?? 0 });
  };
  const neighbourOf = (direction: 1 | -1) => show((stops) => neighbour(stops, aim.current, direction));
  return {
    shown: Math.min(shown, positions - 1),
    positions,
    moved,
    advance: () => neighbourOf(1),
    step: (direction) => {
      setMoved(true);
      neighbourOf(direction);
    },
    go: (index) => {
      setMoved(true);
      show(() => index);
    },
  };
}

/** When a list has stopped scrolling; without `scrollend`, after a pause. */
function onScrollEnd(list: HTMLElement, settle: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, 150);
  };
  const [type, listener] = 'onscrollend' in window ? ['scrollend', settle] : ['scroll', pause];
  list.addEventListener(type as string, listener as () => void);
  return () => {
    clearTimeout(timer);
    list.removeEventListener(type as string, listener as () => void);
  };
}
