/** Moves an element to the right with the pointer, and closes it beyond a threshold; short of it, it slides back (S9). */
export function closeOnSwipe(element: HTMLElement, threshold: number, close: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let start: number | undefined;
  const moved = (event: PointerEvent) => (start === undefined ? 0 : Math.max(0, event.clientX - start));
  const end = (event: PointerEvent, beyond: boolean) => {
    if (start === undefined) return;
    start = undefined;
    element.releasePointerCapture(event.pointerId);
    if (beyond) close();
    else element.style.translate = '';
  };
  element.style.translate = '';
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || (event.target as Element).closest('a, button')) return;
      start = event.clientX;
      element.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  const follow = (event: PointerEvent) => {
    if (start !== undefined) element.style.translate = `${moved(event)}px`;
  };
  element.addEventListener('pointermove', follow, { signal });
  element.addEventListener('pointerup', (event) => end(event, moved(event) > threshold), { signal });
  element.addEventListener('pointercancel', (event) => end(event, false), { signal });
  return () => listening.abort();
}
