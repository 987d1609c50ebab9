import { asleep, type PartName } from '../browser/wake.ts';
import type { Visitor } from './visitor.ts';

/** Hydrates an island like a visitor's pointer, and waits for it. */
export async function wake(visitor: Visitor, name: PartName): Promise<void> {
  await visitor.finds([], asleep, [name]);
}
