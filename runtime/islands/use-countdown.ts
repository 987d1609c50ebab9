import { useEffect, useState } from 'react';
import { useReducedMotion } from '../shared/use-reduced-motion.ts';
import { type Remaining, remaining, untilNextSecond } from '../state/countdown.ts';

interface Clock {
  /** Nothing before script has taken over. */
  readonly left: Remaining | undefined;
  /** Whether there is nothing to pause: the end is reached, or motion is reduced (WCAG 2.2.2). */
  readonly still: boolean;
  readonly paused: boolean;
  toggle(): void;
}

/** The time until an instant, updated every second unless paused, in a hidden tab or under reduced motion. Does not run without an end. */
export function useCountdown(end: number | undefined): Clock {
  const [left, setLeft] = useState<Remaining>();
  const [paused, setPaused] = useState(false);
  const reduced = useReducedMotion();

  useEffect(() => {
    if (paused || end === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const now = Date.now();
      const next = remaining(end, now);
      setLeft(next);
      if (!next.over && !document.hidden && !reduced) {
        timer = setTimeout(tick, untilNextSecond(end, now));
      }
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    addEventListener('pageshow', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
      removeEventListener('pageshow', tick);
    };
  }, [end, paused, reduced]);

  return { left, still: reduced || left?.over === true, paused, toggle: () => setPaused(!paused) };
}
