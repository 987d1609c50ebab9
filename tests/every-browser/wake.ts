import type { IslandName } from '../../runtime/islands/registry.ts';
import type { Visitor } from './visitor.ts';

/** Hydrates an island like a visitor's pointer, and waits for it. */
export async function wake(visitor: Visitor, name: IslandName): Promise<void> {
  await visitor.finds([], asleep, [name]);
}

/**
 * Touches the islands of these names, or all that only wait for a visitor, and returns those that React has not taken over yet.
 * Islands that it has given up stay in the list. Runs in the page.
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
