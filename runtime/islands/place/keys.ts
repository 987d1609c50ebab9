/**
 * Moves through the options of a list by the arrow keys, from the search field on and back to it, and lets Enter in the search
 * field take the only option that is left. Everything else is left to the browser. Returns a function that stops it.
 */
export function moveByKeys(part: HTMLElement | null, search: HTMLInputElement | null): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const options = [...(part?.querySelectorAll<HTMLAnchorElement>('li:not([hidden]) a') ?? [])];
    const [only] = options;
    if (event.key === 'Enter' && event.target === search && only && options.length === 1) {
      event.preventDefault();
      only.click();
    }
    const stops = [...(search ? [search] : []), ...options];
    const here = stops.indexOf(document.activeElement as HTMLAnchorElement);
    const next = stops[here + (steps[event.key] ?? 0)];
    if (here < 0 || !next || !(event.key in steps)) return;
    event.preventDefault();
    next.focus();
  };
  part?.addEventListener('keydown', onKeyDown);
  return () => part?.removeEventListener('keydown', onKeyDown);
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
