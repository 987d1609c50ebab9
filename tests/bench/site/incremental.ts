import { type Figures, middle } from '../measure/median.ts';
import { countChanged, pagesIn } from '../measure/pages-in.ts';
import type { Change } from './changes.ts';
import { runStart } from './floors.ts';
import { type Build, build, type MeasuredSite } from './measured-site.ts';

const rounds = 3;

export interface Rebuilt extends Build {
  /** Pages whose bytes differ from those of the build before, in every round the same number. */
  readonly changed: number;
}

/** Runs bare starts and builds of an unchanged, already built site, in turns. */
export async function measureUnchanged(site: MeasuredSite, empty: string): Promise<{ start: Figures; unchanged: Rebuilt }> {
  const before = pagesIn(`${site.out}/site`);
  const starts: Figures[] = [];
  const builds: Build[] = [];
  for (let round = 0; round < 9; round++) {
    starts.push(await runStart(empty));
    builds.push(await build(site));
  }
  const rendered = builds[0]?.rendered;
  return { start: middle(starts), unchanged: { ...middle(builds), rendered, changed: countChanged(before, pagesIn(`${site.out}/site`)) } };
}

/** Builds after a change that differs each round. Afterwards the site is unchanged and built again. */
export async function measureChange(site: MeasuredSite, change: Change): Promise<Rebuilt> {
  const original = pagesIn(`${site.out}/site`);
  let before = original;
  const builds: Rebuilt[] = [];
  for (let round = 0; round < rounds; round++) {
    const takeBack = await change.make(site, round);
    const built = await build(site);
    await takeBack();
    const after = pagesIn(`${site.out}/site`);
    builds.push({ ...built, changed: countChanged(before, after) });
    before = after;
  }
  await build(site);
  const now = pagesIn(`${site.out}/site`);
  const left = countChanged(original, now) + countChanged(now, original);
  if (left > 0) throw new Error(`After '${change.name}' was taken back, ${left} pages are not as they were.`);
  const { rendered, changed } = builds.find((built) => built.rendered !== built.changed) ?? (builds[0] as Rebuilt);
  return { ...middle(builds), rendered, changed };
}
