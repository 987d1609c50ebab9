/**
 * Begins once the page has been painted, so that nothing is fetched before what visitors see: at once where it has been, and where nothing is
 * painted, in a hidden tab; two seconds later at the latest, because a browser may not report a paint.
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
