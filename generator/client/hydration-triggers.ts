/** Calls `begin` when the script of an island is to be fetched; more than one call counts once. */
export type HydrationTrigger = (root: HTMLElement, begin: () => void) => void;

/** First signs of use, also of assistive technology and password managers, which may send a click or a changed value alone. */
const uses = ['pointerenter', 'pointerdown', 'focusin', 'keydown', 'click', 'input', 'change', 'submit'];

/** When an island's script is fetched at the latest, by its `data-when`; never before the first paint. Its first use fetches it always. */
export const hydrationTriggers: Readonly<Record<string, HydrationTrigger>> = {
  load: (_root, begin) => afterPaint(begin),

  idle: (_root, begin) => afterPaint(() => whenIdle(begin)),

  visible: (root, begin) => whenSeen(root, () => afterPaint(begin)),

  interaction: () => {},

  nearby: (root, begin) => onFirstUse(root.parentElement ?? root, begin),
};

/** Calls `begin` when a visitor points at an element, moves the focus into it, presses a key or changes a value there. */
export function onFirstUse(used: HTMLElement, begin: () => void): void {
  const listening = new AbortController();
  const onUse = () => {
    listening.abort();
    begin();
  };
  for (const use of uses) used.addEventListener(use, onUse, { signal: listening.signal, passive: true });
}

/** Calls `begin` when an element is nearly in the window. */
export function whenSeen(root: HTMLElement, begin: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      begin();
    },
    { rootMargin: '200px' },
  );
  // The root element itself may have no box (`display: contents`).
  for (const part of [root, ...root.children]) observer.observe(part);
}

/** Begins when the browser has nothing else to do, two seconds later at the latest. */
export function whenIdle(begin: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 });
  else setTimeout(begin, 200);
}

/**
 * Calls `begin` after the first paint, so that no script delays it: at once in a hidden tab, which is not painted, and after two seconds
 * at the latest, because a browser may not report a paint.
 */
export function afterPaint(begin: () => void): void {
  if (document.hidden) {
    begin();
    return;
  }
  const observer = new PerformanceObserver(painted);
  const timer = setTimeout(painted, 2000);
  observer.observe({ type: 'paint', buffered: true });

  function painted(): void {
    observer.disconnect();
    clearTimeout(timer);
    begin();
  }
}
