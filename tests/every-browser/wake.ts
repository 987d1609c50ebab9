import type { IslandName } from '../../runtime/islands/registry.ts';
import type { Visitor } from './visitor.ts';

/** Brings an island to life as a visitor's pointer does, and waits until it is alive. */
export async function wake(visitor: Visitor, name: IslandName): Promise<void> {
  await visitor.finds([], asleep, [name]);
}

/**
 * The islands of these names, or all that wait for a visitor alone, that React has not taken over yet; each is touched. Those
 * that it has given up are in the list for good. Runs in the page.
 */
export function asleep(names?: readonly string[]): string[] {
  const marks = [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-when="refusal"])')];
  const meant = marks.filter(({ dataset }) => !names || names.includes(dataset.island ?? ''));
  const sleeping = meant.filter(
    (mark) => mark.dataset.failed !== undefined || !Object.keys(mark).some((key) => key.startsWith('__reactContainer')),
  );
  sleeping[0]?.firstElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (const mark of sleeping) mark.dispatchEvent(new PointerEvent('pointerenter', { bubbles: true }));
  if (sleeping.some(({ dataset }) => dataset.when === 'toast')) document.dispatchEvent(new Event('toast'));
  return sleeping.map(({ dataset }) => `${dataset.island}${dataset.failed === undefined ? '' : ', which has failed'}`);
}
