import type { RenderedSite } from '../../support/inspect.ts';
import { randomFrom } from '../../support/random.ts';
import type { Outcome } from './result.ts';
import { seedContent } from './seed-content.ts';
import { seedEnvironment } from './seed-environment.ts';
import { seedFiles } from './seed-files.ts';
import { seedOutput } from './seed-output.ts';
import { seedTheme } from './seed-theme.ts';

/** Seeds faults of every kind in the content and the rendered pages: a fixed number of each, always the same. Uses all processors. */
export async function runGate(site: RenderedSite, places: number): Promise<Outcome[]> {
  const random = randomFrom(5000);
  return [
    ...(await seedContent(site.content, places, random)),
    ...(await seedFiles(places, random)),
    ...(await seedOutput(site, places, random)),
    ...(await seedTheme(places, random)),
    ...(await seedEnvironment()),
  ];
}
