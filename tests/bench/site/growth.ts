import { writeSyntheticContent } from '../synthetic-content.ts';
import { measureDev } from './dev.ts';
import { type Build, build, forget, type MeasuredSite } from './measured-site.ts';

/** The factor by which the grown site has more pages. */
export const growthFactor = 5;

interface Grown {
  readonly cold: Build;
  /** Milliseconds from saving a text until dev serves the new page. */
  readonly dev: number;
}

/** Measures a cold build of a site of the same kind with five times as many pages, and a text saved in it. */
export async function measureGrown(site: MeasuredSite): Promise<Grown> {
  const grown = {
    ...site,
    pages: site.pages * growthFactor,
    content: `${site.content}-grown`,
    out: `${site.out}-grown`,
    cache: `${site.cache}-grown`,
  };
  await writeSyntheticContent(grown.content, grown);
  await forget(grown);
  const cold = await build(grown);
  return { cold, dev: await measureDev(grown) };
}
