import { type Remaining, remaining, untilNextSecond } from '../state/countdown.ts';

interface ClockState {
  readonly left: Remaining;
  readonly paused: boolean;
  /** Whether there is nothing to pause: the end is reached, or motion is reduced (WCAG 2.2.2). */
  readonly still: boolean;
}

/**
 * Shows the time until an instant, every second unless paused, in a hidden tab or under reduced motion. Returns the function that pauses and
 * resumes it.
 */
export function runClock(end: number, show: (state: ClockState) => void): () => void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  let paused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    clearTimeout(timer);
    const now = Date.now();
    const left = remaining(end, now);
    show({ left, paused, still: reduced.matches || left.over });
    if (!paused && !left.over && !document.hidden && !reduced.matches) timer = setTimeout(tick, untilNextSecond(end, now));
  };
  const catchUp = () => {
    if (!paused) tick();
  };
  document.addEventListener('visibilitychange', catchUp);
  addEventListener('pageshow', catchUp);
  reduced.addEventListener('change', catchUp);
  tick();
  return () => {
    paused = !paused;
    tick();
  };
}

/** Hides a button that has nothing to stop. The focus does not go with it: it moves to what follows. */
export function rest(button: HTMLElement, still: boolean, next?: HTMLElement | null): void {
  if (still && button === document.activeElement) next?.focus();
  button.classList.toggle('resting', still);
}
