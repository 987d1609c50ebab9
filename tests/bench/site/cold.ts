import { type Figures, middle } from '../measure/median.ts';
import { type BareLoop, runLoop } from './floors.ts';
import { type Build, build, forget, forgetEverything, type MeasuredSite, middleBuild } from './measured-site.ts';

const rounds = 3;

export interface Cold {
  readonly loop: Figures;
  /** The loop that writes page by page. */
  readonly floor: Figures;
  readonly cold: Build;
  /** A build without redirect pages. */
  readonly withRules: Build;
  /** A build that also bundles the browser's part. */
  readonly coldest: Build;
}

/** Runs the loop and builds with an empty cache in turns, so that a machine that slows down slows both. */
export async function measureCold(site: MeasuredSite, loop: BareLoop): Promise<Cold> {
  await forgetEverything(site);
  const coldest = await build(site);
  const loops: Figures[] = [];
  const floors: Figures[] = [];
  const builds: Build[] = [];
  const buildsWithRules: Build[] = [];
  for (let round = 0; round < rounds; round++) {
    loops.push(await runLoop(loop, site));
    floors.push(await runLoop(loop, site, 'synchronous'));
    await forget(site);
    buildsWithRules.push(await build(site, '--host', 'netlify'));
    await forget(site);
    builds.push(await build(site));
  }
  return {
    loop: middle(loops),
    floor: middle(floors),
    cold: middleBuild(builds),
    withRules: middleBuild(buildsWithRules),
    coldest,
  };
}
