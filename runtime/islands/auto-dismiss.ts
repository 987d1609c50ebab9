import { timer } from '../state/timer.ts';

/**
 * Closes a toast on Escape and, if it is given a time, when that has passed. The time stands still while the pointer or
 * the focus is on the toast and while the tab is hidden. F8 brings the focus to the toast; closing brings it back (S9).
 */
export function autoDismiss(region: HTMLElement, time: number | undefined, close: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const countdown = time === undefined ? undefined : timer(time, close);
  let hovered = region.matches(':hover');
  let focused = region.contains(document.activeElement);
  let before: HTMLElement | undefined;

  const settle = () => (hovered || focused || document.hidden ? countdown?.pause() : countdown?.resume());
  const note = (change: () => void) => () => {
    change();
    settle();
  };
  region.addEventListener(
    'pointerenter',
    note(() => (hovered = true)),
    { signal },
  );
  region.addEventListener(
    'pointerleave',
    note(() => (hovered = false)),
    { signal },
  );
  region.addEventListener(
    'focusin',
    note(() => (focused = true)),
    { signal },
  );
  region.addEventListener(
    'focusout',
    note(() => (focused = false)),
    { signal },
  );
  document.addEventListener('visibilitychange', settle, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !document.querySelector('dialog:modal')) close();
      if (event.key !== 'F8') return;
      event.preventDefault();
      if (!focused && document.activeElement instanceof HTMLElement) before = document.activeElement;
      region.focus();
    },
    { signal },
  );
  settle();
  return () => {
    listening.abort();
    countdown?.pause();
    if (region.contains(document.activeElement)) before?.focus();
  };
}
