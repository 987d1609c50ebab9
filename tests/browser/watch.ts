import type { Page } from 'playwright/test';

export interface Watch {
  /** Announces a fault that the test itself causes. */
  allow(fault: RegExp): void;
}

/**
 * Collects faults that must never happen on any page: errors and warnings of the console, uncaught errors, violations of the
 * policy, layout shifts, and requests to another origin.
 */
export async function watch(page: Page, baseURL: string | undefined): Promise<Watch & { faults(): readonly string[] }> {
  const reported: string[] = [];
  const allowed: RegExp[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) reported.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', ({ message }) => {
    if (!abandonedTransition.test(message)) reported.push(`uncaught: ${message}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin)
      reported.push(`request to another origin: ${request.url()}`);
  });
  await page.addInitScript(reportShiftsAndViolations);
  return {
    allow: (fault) => void allowed.push(fault),
    faults: () => reported.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
  };
}

/**
 * Chromium's own rejected promise, which scripts of the page cannot catch, when the fade between two pages comes too late on a busy
 * machine. Visitors see the page without the fade.
 */
const abandonedTransition = /^Transition was aborted because of invalid state/;

/** Runs in the page, before anything of it. */
function reportShiftsAndViolations(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`policy violation: ${violatedDirective} ${blockedURI}`);
  });
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { readonly node?: Node }[];
  }
  // Shifts after an interaction, such as turning the phone, are expected; earlier ones are faults. Tools print shifts below the
  // threshold as 0.000: the last pixel between a font and its fallback.
  const visible = 0.0005;
  let acted = Number.POSITIVE_INFINITY;
  // The browser's own time, as that of the shifts: a test's clock comes later and changes the times of events.
  const time = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get;
  for (const act of ['pointerdown', 'keydown', 'input', 'resize'])
    addEventListener(act, (event) => (acted = Math.min(acted, time?.call(event) ?? event.timeStamp)), true);
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.getAttribute('class') : node?.textContent));
      if (startTime < acted && value >= visible) console.error(`layout shift of ${value}: ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
