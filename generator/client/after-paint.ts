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
