import type { ComponentType } from 'react';
import { hold } from './islands/event-replay.ts';
import { sendWithoutScript } from './islands/form-without-script.ts';
import { isStored, moments, whenIdle } from './islands/hydration-triggers.ts';
import { drawScrollLine } from './scroll-line.ts';

declare global {
  interface Document {
    /** Speculation rules: the page is not shown yet. Absent in browsers that do not prerender. */
    readonly prerendering?: boolean;
  }
}

/*
 * What runs in the browser before anything is used: it finds the islands and waits for their moment. React and an
 * island's own file are fetched then and not before. Nothing here hinders the back-forward cache.
 */
const files = import.meta.glob<Record<string, unknown>>('./islands/*.tsx');

document.documentElement.dataset.script = '';
closePanels();
rememberChoices();
drawScrollLine();
if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
else start();

function start(): void {
  for (const mark of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const held = hold(mark);
    const begin = once(() => void wake(mark, held));
    const moment = moments[mark.dataset.when ?? ''] ?? moments.load;
    moment?.(mark, begin);
    // Whoever fills in a form can send it, even if the network fails meanwhile.
    if (mark.querySelector('form')) mark.addEventListener('focusin', begin, { once: true });
  }
  whenIdle(() => void sendWaitingLeads().catch(reportError));
}

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}

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
    const [country = '', language = ''] = link.dataset.choice?.split('-') ?? [];
    try {
      localStorage.setItem('country', country);
      localStorage.setItem('language', language);
    } catch {
      // A storage that takes nothing keeps nobody from going (X4).
    }
  });
}

/** A failure leaves the static markup as it is, and what was held is handed to the browser (X4), or to what sends a form without script. */
async function wake(mark: HTMLElement, held: ReturnType<typeof hold>): Promise<void> {
  const woken = await bringToLife(mark, () => held.release()).catch((error: unknown) => {
    held.release();
    mark.dataset.failed = '';
    reportError(error);
    return false;
  });
  if (!woken && mark.querySelector('form'))
    sendWithoutScript(mark, () => bringToLife(mark, () => delete mark.dataset.failed).catch(() => false));
  held.replay();
}

/** Fetches an island's script and hydrates it. Between `ready` and the first handler of the island nothing else runs. */
async function bringToLife(mark: HTMLElement, ready: () => void): Promise<true> {
  const name = mark.dataset.island ?? '';
  const [{ hydrate }, file] = await Promise.all([import('./islands/hydrate.ts'), files[`./islands/${name}.tsx`]?.()]);
  const component = file?.[componentName(name)] as ComponentType<object>;
  const props: object = JSON.parse(mark.dataset.props ?? '{}');
  ready();
  hydrate(mark, component, props);
  return true;
}

/** `country-picker` → `CountryPicker` */
function componentName(file: string): string {
  return file.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Leads that an earlier visit could not deliver (decision 17). The script for it is fetched only if there are any. */
async function sendWaitingLeads(): Promise<void> {
  if (!isStored('outbox:')) return;
  const { deliver } = await import('./state/outbox.ts');
  await deliver();
}
