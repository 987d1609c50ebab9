import { leavesAtTop, scrolledShare } from './popup-rules.ts';
import type { Trigger } from './subscribers.ts';

export interface TriggerLimits {
  /** Milliseconds on the page. */
  readonly delay: number;
  /** Share of the page: 0.6 for 60 %. */
  readonly scroll: number;
}

/** Calls back once for each trigger: time, scrolling, and the mouse leaving at the top (S4). Returns a function that stops it. */
export function watchTriggers({ delay, scroll }: TriggerLimits, fire: (trigger: Trigger) => void): () => void {
  const scrolling = new AbortController();
  const leaving = new AbortController();
  const timer = setTimeout(() => fire('time'), delay);

  const onScroll = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrolledShare(window.scrollY, scrollHeight, clientHeight) < scroll) return;
    scrolling.abort();
    fire('scroll');
  };
  const onLeave = (event: MouseEvent) => {
    if (!leavesAtTop(event)) return;
    leaving.abort();
    fire('exit');
  };
  addEventListener('scroll', onScroll, { passive: true, signal: scrolling.signal });
  document.addEventListener('mouseout', onLeave, { signal: leaving.signal });

  return () => {
    clearTimeout(timer);
    scrolling.abort();
    leaving.abort();
  };
}
