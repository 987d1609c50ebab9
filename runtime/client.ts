import { afterPaint, start, whenIdle } from 'wortlaut/client';
import type { toastEvent } from './shared/toast.ts';
import type { refusalEvent } from './state/refusal.ts';

document.documentElement.dataset.script = '';
rememberChoices();
if (new URLSearchParams(location.search).has('sent')) void import('./state/receipt.ts').then(({ forgetReceipt }) => forgetReceipt());
start({
  islands: import.meta.glob<Record<string, unknown>>('./*.tsx', { base: './islands' }),
  triggers: {
    refusal: (_root, begin) => {
      if (isStored('outbox-refused:')) afterPaint(() => whenIdle(begin));
      else document.addEventListener('lead-refused' satisfies typeof refusalEvent, begin, { once: true });
    },
    dialog: (root, begin) => void fetchEnhancements().then(({ linkedDialog }) => linkedDialog(root, begin), begin),
    toast: (_root, begin) => document.addEventListener('toast' satisfies typeof toastEvent, begin, { once: true }),
  },
  whenShown: enhanceAll,
  whenIdle: sendWaitingLeads,
});

/** Fetches the scripts without React, after the first paint. */
function fetchEnhancements(): Promise<typeof import('./enhancements.ts')> {
  return new Promise(afterPaint as (begin: (value?: unknown) => void) => void).then(() => import('./enhancements.ts'));
}

/** Enhances static markup, and repeats what a visitor has pressed in it before. */
function enhanceAll(): void {
  const presses: HTMLElement[] = [];
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-enhance]:not([data-enhanced]) button');
    if (button) presses.push(button);
  });
  setInert(false);
  void fetchEnhancements().then(({ enhancePage }) => enhancePage(presses), hideControls);
}

/** Hides controls without a script: they would do nothing. */
function hideControls(error: unknown): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-enhance]')) root.dataset.failed = '';
  setInert(true);
  reportError(error);
}

/** Lets nothing be pressed in the parts whose controls are in sight without a script, too, or lets it. */
function setInert(isInert: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-inert]')) part.inert = isInert;
}

/** A link that is a choice of country and language is saved when it is followed in this tab (A9, decision 35). */
function rememberChoices(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-choice]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const { choice = '' } = link.dataset;
    try {
      // A country has two letters; a language may have several parts.
      localStorage.setItem('country', choice.slice(0, 2));
      localStorage.setItem('language', choice.slice(3));
    } catch {
      // The link is followed even if nothing can be stored (X4).
    }
  });
}

/** Leads that an earlier visit could not deliver (decision 17). The script for it is fetched only if there are any. */
async function sendWaitingLeads(): Promise<void> {
  if (!isStored('outbox:')) return;
  await import('./state/outbox.ts').then(({ deliver }) => deliver());
}

/**
 * Whether the browser storage has an entry that begins like this. Checked here on every page, so that the script that reads the
 * entry is fetched only if there is one.
 */
function isStored(beginning: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(beginning));
  } catch {
    return false;
  }
}
