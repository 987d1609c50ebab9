import { run } from '../measure/run.ts';
import { type Build, build, forget, type MeasuredSite } from './measured-site.ts';

/** How many machines share the build. */
export const shardCount = 8;

/** Builds every shard as on a machine of its own, one after the other, and merges them. The sum of the times, and the most memory. */
export async function measureShards(site: MeasuredSite): Promise<Build> {
  const parts: Build[] = [];
  const machine = (number: number): MeasuredSite => ({
    ...site,
    out: `${site.out}-shard-${number}`,
    cache: `${site.cache}-shard-${number}`,
  });
  const numbers = Array.from({ length: shardCount }, (_, index) => index + 1);
  for (const number of numbers) {
    await forget(machine(number));
    parts.push(await build(machine(number), '--shard', `${number}/${shardCount}`));
  }
  const merging = machine(0);
  await forget(merging);
  const folders = numbers.map((number) => machine(number).out);
  const args = ['cli/main.mjs', 'merge', ...folders, '--content', site.content, '--out', merging.out, '--quiet'];
  const merged = await run({ cwd: site.project, args, env: { WORTLAUT_CACHE: merging.cache } });
  const all = [...parts, merged];
  return {
    milliseconds: all.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    megabytes: Math.max(...all.map(({ megabytes }) => megabytes)),
    rendered: parts.reduce((sum, { rendered = 0 }) => sum + rendered, 0),
  };
}
