import { groupBy } from '../../../generator/model/group-by.ts';

/** The given number of the values, chosen by chance without repeats. */
export function chosen<Value>(values: readonly Value[], count: number, random: (below: number) => number): Value[] {
  const left = [...values];
  const found: Value[] = [];
  while (found.length < count && left.length) found.push(...left.splice(random(left.length), 1));
  return found;
}

/** Resources that a fault occupies: its kind, and the files or pages that it changes or names. */
interface Held {
  readonly kind: { readonly name: string };
  readonly holds: readonly string[];
}

/**
 * Faults that can be made at once without one being mistaken for another: each of its own kind, and in files or pages of its own. Half of the
 * places of each kind are always used; a further fault is left out unless a batch of the others has room for it.
 */
export function batchesOf<Seed extends Held>(seeds: readonly Seed[], places: number): Seed[][] {
  const batches: { seeds: Seed[]; held: Set<string> }[] = [];
  const needed = Math.ceil(places / 2);
  const kinds = [...groupBy(seeds, ({ kind }) => kind).values()];
  const add = (seed: Seed, opens: boolean) => {
    const wanted = [`kind ${seed.kind.name}`, ...seed.holds];
    let batch = batches.find(({ held }) => !wanted.some((one) => held.has(one)));
    if (!batch) {
      if (!opens) return;
      batch = { seeds: [], held: new Set() };
      batches.push(batch);
    }
    batch.seeds.push(seed);
    for (const one of wanted) batch.held.add(one);
  };
  for (const seed of kinds.flatMap((own) => own.slice(0, needed))) add(seed, true);
  for (const seed of kinds.flatMap((own) => own.slice(needed))) add(seed, false);
  return batches.map(({ seeds: own }) => own);
}
