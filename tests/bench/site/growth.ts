import { type Build, build, forget, type MeasuredSite } from './measured-site.ts';
import { writeSyntheticContent } from '../synthetic-content.ts';

/** How many times as many pages the grown site has. */
export const growth = 5;

/** A cold build of a site of the same kind with five times as many pages. */
export async function measureGrown(site: MeasuredSite): Promise<Build> {
  const grown = {
    ...site,
    pages: site.pages * growth,
    content: `${site.content}-grown`,
    out: `${site.out}-grown`,
    cache: `${site.cache}-grown`,
  };
  await writeSyntheticContent(grown.content, grown);
  await forget(grown);
  return build(grown);
}
