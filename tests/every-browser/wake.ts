import type { IslandName } from '../../runtime/islands/registry.ts';
import { asleep } from '../browser/wake.ts';
import type { Visitor } from './visitor.ts';

/** Hydrates an island like a visitor's pointer, and waits for it. */
export async function wake(visitor: Visitor, name: IslandName): Promise<void> {
  await visitor.finds([], asleep, [name]);
}
