import { type BareLoop, runLoop } from './floors.ts';
import { median } from '../measure/median.ts';
import { type Build, build, forget, forgetEverything, type MeasuredSite } from './measured-site.ts';

const rounds = 3;

export interface Cold {
  readonly loop: Pick<Build, 'milliseconds' | 'megabytes'>;
  readonly cold: Build;
  /** With the browser's part to be bundled as well. */
  readonly coldest: Build;
}

/** The loop and builds of which nothing is cached, in turns, so that a machine that slows down slows both. */
export async function measureCold(site: MeasuredSite, loop: BareLoop): Promise<Cold> {
  await forgetEverything(site);
  const coldest = await build(site);
  const loops: Pick<Build, 'milliseconds' | 'megabytes'>[] = [];
  const builds: Build[] = [];
  for (let round = 0; round < rounds; round++) {
    loops.push(await runLoop(loop, site));
    await forget(site);
    builds.push(await build(site));
  }
  return { loop: middle(loops), cold: { ...middle(builds), rendered: builds[0]?.rendered }, coldest };
}

/** The medians of time and memory. */
export function middle(runs: readonly Pick<Build, 'milliseconds' | 'megabytes'>[]): Pick<Build, 'milliseconds' | 'megabytes'> {
  return {
    milliseconds: median(runs.map(({ milliseconds }) => milliseconds)),
    megabytes: median(runs.map(({ megabytes }) => megabytes)),
  };
}
