import type { ComponentType } from 'react';
import { componentName } from '../generator/model/component-name.ts';
import { type EventRecording, recordEvents } from './islands/event-replay.ts';
import { sendWithoutScript } from './islands/form-without-script.ts';
import { hydrationTriggers, isStored, whenIdle } from './islands/hydration-triggers.ts';
import { drawScrollLine } from './scroll-line.ts';

declare global {
  interface Document {
    /** Speculation rules: the page is not shown yet. Absent in browsers that do not prerender. */
    readonly prerendering?: boolean;
  }
}

/*
 * What runs in the browser before anything is used: it finds the islands and waits for the trigger of each. React and an island's
 * own file are fetched then and not before. Nothing here prevents the back-forward cache.
 */
const files = import.meta.glob<Record<string, unknown>>('./islands/*.tsx');

document.documentElement.dataset.script = '';
closePanels();
rememberChoices();
start();

/** Waits until the page is whole, because a script from the cache runs while it is still parsed, and until it is shown. */
function start(): void {
  const awaited = document.readyState === 'loading' ? 'DOMContentLoaded' : document.prerendering && 'prerenderingchange';
  if (awaited) {
    document.addEventListener(awaited, start);
    return;
  }
  drawScrollLine();
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const recording = recordEvents(root);
    const begin = once(() => void tryToHydrate(root, recording));
    const trigger = hydrationTriggers[root.dataset.when ?? ''] ?? hydrationTriggers.load;
    trigger?.(root, begin);
    // A form that is being filled in can be sent, even if the network fails meanwhile.
    if (root.querySelector('form')) root.addEventListener('focusin', begin, { once: true });
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

/** On failure the static markup stays, and the browser handles the recorded events (X4), or the code that sends forms without script. */
async function tryToHydrate(root: HTMLElement, recording: EventRecording): Promise<void> {
  const hydrated = await fetchAndHydrate(root, () => recording.release()).catch((error: unknown) => {
    recording.release();
    root.dataset.failed = '';
    reportError(error);
    return false;
  });
  if (!hydrated && root.querySelector('form'))
    sendWithoutScript(root, () => fetchAndHydrate(root, () => delete root.dataset.failed).catch(() => false));
  recording.replay();
}

/** Fetches an island's script and hydrates it. Between `ready` and the first handler of the island nothing else runs. */
async function fetchAndHydrate(root: HTMLElement, ready: () => void): Promise<true> {
  const name = root.dataset.island ?? '';
  const [{ hydrate }, file] = await Promise.all([import('./islands/hydrate.ts'), files[`./islands/${name}.tsx`]?.()]);
  const component = file?.[componentName(name)] as ComponentType<object>;
  const props: object = JSON.parse(root.dataset.props ?? '{}');
  ready();
  hydrate(root, component, props);
  return true;
}

/** Leads that an earlier visit could not deliver (decision 17). The script for it is fetched only if there are any. */
async function sendWaitingLeads(): Promise<void> {
  if (!isStored('outbox:')) return;
  const { deliver } = await import('./state/outbox.ts');
  await deliver();
}
