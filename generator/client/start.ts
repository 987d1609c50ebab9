import type { ComponentType } from 'react';
import { componentName } from '../model/component-name.ts';
import { type EventRecording, recordEvents } from './event-replay.ts';
import { followForeignChanges, type ServedIsland } from './foreign-changes.ts';
import { sendWithoutScript } from './form-without-script.ts';
import { type HydrationTrigger, hydrationTriggers, onFirstUse, whenIdle } from './hydration-triggers.ts';

declare global {
  interface Document {
    /** Speculation rules: the page is not shown yet. Absent in browsers that do not prerender. */
    readonly prerendering?: boolean;
  }
}

/** The parts that a theme adds to the start in the browser. */
interface Client {
  /** File → its module, as Vite's `import.meta.glob('./*.tsx', { base: './islands' })` lists the islands of a theme. */
  readonly islands: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;
  /** Triggers of the theme's own, beside those of Wortlaut: the value of `when` → the trigger. */
  readonly triggers?: Readonly<Record<string, HydrationTrigger>>;
  /** Called once, when the page is whole and shown, before islands are hydrated. */
  readonly whenShown?: () => void;
  /** Called once, when the browser has nothing else to do. */
  readonly whenIdle?: () => Promise<void>;
}

/**
 * Finds the islands of the page and waits for the trigger of each; React and the island's file are fetched then. It keeps the page eligible
 * for the back-forward cache. It starts once the page is parsed, because a cached script runs earlier, and once a prerendered page is shown.
 */
export function start(client: Client): void {
  const awaited = document.readyState === 'loading' ? 'DOMContentLoaded' : document.prerendering && 'prerenderingchange';
  if (awaited) {
    document.addEventListener(awaited, () => start(client), { once: true });
    return;
  }
  client.whenShown?.();
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const begin = awaitFirstUse(followForeignChanges(root), client);
    const when = root.dataset.when ?? '';
    const trigger = client.triggers?.[when] ?? hydrationTriggers[when] ?? hydrationTriggers.load;
    trigger?.(root, begin);
  }
  whenIdle(() => void client.whenIdle?.().catch(reportError));
}

/** Records the events of an island and hydrates it at its first use, or when the result is called. */
function awaitFirstUse(island: ServedIsland, client: Client): () => void {
  const recording = recordEvents(island.root);
  const begin = once(() => void tryToHydrate(island, recording, client));
  onFirstUse(island.root, begin);
  return begin;
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
 * On failure the static markup stays, and the browser handles the recorded events, or the code that sends forms without script. The
 * next use tries again: a phone loses its network for moments.
 */
async function tryToHydrate(island: ServedIsland, recording: EventRecording, client: Client): Promise<void> {
  const { root } = island;
  const fetchNow = (ready: () => void) => fetchAndHydrate(island, client.islands, ready);
  try {
    await fetchNow(() => recording.release());
    recording.replay();
  } catch (error) {
    recording.release();
    root.dataset.failed = '';
    reportError(error);
    const hasForm = root.querySelector('form') !== null;
    if (hasForm) sendWithoutScript(root, () => fetchNow(() => {}).catch(() => false));
    recording.replay();
    // After the replay: replayed events are not uses.
    if (!hasForm) awaitFirstUse(island, client);
  }
}

/** Fetches an island's script and hydrates it. Between `ready` and the first handler of the island nothing else runs. */
async function fetchAndHydrate(island: ServedIsland, islands: Client['islands'], ready: () => void): Promise<true> {
  const { root } = island;
  const name = root.dataset.island ?? '';
  const [{ hydrate }, file] = await Promise.all([import('./hydrate.ts'), islands[`./${name}.tsx`]?.()]);
  const component = file?.[componentName(name)] as ComponentType<object>;
  const props: object = JSON.parse(root.dataset.props ?? '{}');
  ready();
  delete root.dataset.failed;
  hydrate(island, component, props);
  return true;
}
