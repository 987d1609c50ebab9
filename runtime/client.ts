import { afterPaint, start, whenIdle } from 'wortlaut/client';
import { drawScrollLine } from './scroll-line.ts';
import { refusalEvent } from './state/refusal.ts';
import { toastEvent } from './state/toast.ts';

document.documentElement.dataset.script = '';
closePanels();
rememberChoices();
if (new URLSearchParams(location.search).has('sent')) void import('./state/receipt.ts').then(({ forgetReceipt }) => forgetReceipt());
start({
  islands: import.meta.glob<Record<string, unknown>>('./*.tsx', { base: './islands' }),
  triggers: {
    refusal: (_root, begin) => {
      if (isStored('outbox-refused:')) afterPaint(() => whenIdle(begin));
      else document.addEventListener(refusalEvent, begin, { once: true });
    },
    toast: (_root, begin) => document.addEventListener(toastEvent, begin, { once: true }),
  },
  whenShown: drawScrollLine,
  whenIdle: sendWaitingLeads,
});

/**
 * A panel closes when a link in it is followed, also to a place on the same page, and when the focus goes elsewhere, so
 * that it never covers what has the focus (WCAG 2.4.11). Escape and a click outside are the browser's own.
 */
function closePanels(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href]')) target.closest<HTMLElement>('[popover="auto"]')?.hidePopover();
  });
  document.addEventListener('focusin', ({ target }) => {
    for (const panel of document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open')) {
      const opener = target instanceof Element && target.closest(`[popovertarget="${panel.id}"]`);
      if (target instanceof Element && !panel.contains(target) && !opener) panel.hidePopover();
    }
  });
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
