/**
 * Begins once the page has been painted, so that nothing is fetched before what visitors see: at once where it has been, and where
 * nothing is painted, in a hidden tab, or the browser does not report it.
 */
export function afterPaint(begin: () => void): void {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    begin();
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    begin();
  });
  observer.observe({ type: 'paint', buffered: true });
}
