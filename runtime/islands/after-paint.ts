/**
 * Begins once the page has been painted, so that nothing is fetched before what visitors see: at once where it has been, and where
 * nothing is painted, in a hidden tab, or the browser does not report it. May call `begin` more than once. In one visit of fifty
 * Chromium has the entry and calls no observer, so it looks again every 100 ms; after three seconds the page counts as painted.
 */
export function afterPaint(begin: () => void, left = 30): void {
  const isReported = () => performance.getEntriesByType('paint').length > 0;
  if (!left || document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint') || isReported()) {
    begin();
    return;
  }
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  setTimeout(afterPaint, 100, begin, left - 1);
}
