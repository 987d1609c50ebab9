import { useEffect, useState } from 'react';
import { useReducedMotion } from '../shared/use-reduced-motion.ts';
import { useHiddenTab } from '../state/use-hidden-tab.ts';
import { useHoverFocus } from './use-hover-focus.ts';
import { type Slides, useSlides } from './use-slides.ts';

export interface RotationSettings {
  /** Id of the list that scrolls. */
  readonly list: string;
  /** Milliseconds for which a slide is shown. */
  readonly every: number;
  /** Manual navigation stops it for good (S6). */
  readonly stopsForGood: boolean;
}

interface Rotation extends Pick<Slides, 'shown' | 'positions' | 'step' | 'go'> {
  readonly rotating: boolean;
  readonly paused: boolean;
  /** Nothing to pause: it was stopped for good, or motion is unwanted. */
  readonly still: boolean;
  toggle(): void;
}

/** Rotates slides endlessly unless paused, hovered or focused, in a hidden tab or under reduced motion (S6, decision 21). */
export function useRotation({ list, every, stopsForGood }: RotationSettings): Rotation {
  const [paused, setPaused] = useState(false);
  const { shown, positions, moved, advance, step, go } = useSlides(list);
  const { attended, forget } = useHoverFocus(list, '.carousel');
  const reduced = useReducedMotion();
  const hidden = useHiddenTab();
  const still = reduced || (stopsForGood && moved);
  const rotating = !(paused || still || attended || hidden);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every slide has its full time, however it was reached
  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setInterval(advance, every);
    return () => clearInterval(timer);
  }, [rotating, every, shown]);

  const toggle = () => {
    setPaused(!paused);
    // Once resumed it runs, although the pointer and the focus are still on the button.
    if (paused) forget();
  };
  return { shown, positions, step, go, rotating, paused, still, toggle };
}
