import { join } from 'node:path';
import { type PageSize, pageSize } from './measure/page-size.ts';
import type { Floors, Row } from './report/row.ts';
import { changeRow, coldRows, devRow, grownRow, realSiteRows, unchangedRow } from './report/rows.ts';
import { changes } from './site/changes.ts';
import { measureCold } from './site/cold.ts';
import { measureDev } from './site/dev.ts';
import { prepareLoop, prepareStart } from './site/floors.ts';
import { growthFactor, measureGrown } from './site/growth.ts';
import { measureChange, measureUnchanged } from './site/incremental.ts';
import { prepareRealSite, prepareSite } from './site/measured-site.ts';
import { measureRealSite } from './site/real-site.ts';
import type { SyntheticSize } from './synthetic-site.ts';

export interface Wanted extends SyntheticSize {
  /** The folder for all files of the run, within the project. */
  readonly folder: string;
  /** Whether a site five times as large is built, too. */
  readonly growth: boolean;
  /** Called with the name of each measurement. */
  readonly tell: (what: string) => void;
}

export interface Measured {
  readonly floors: Floors;
  readonly rows: readonly Row[];
  /** A page of the build and the same page of the loop. */
  readonly sizes: { readonly ours: PageSize; readonly theirs: PageSize };
}

/** Builds the synthetic site cold, warm and after changes, beside the floors that it is compared with. */
export async function benchmark({ folder, growth, tell, ...size }: Wanted): Promise<Measured> {
  tell(`writing ${size.pages} pages`);
  const site = await prepareSite(`${folder}/project`, size);
  const bareLoop = await prepareLoop(folder);
  const empty = await prepareStart(folder);
  tell('the bare loop and cold builds, in turns');
  const all = await measureCold(site, bareLoop);
  const { loop, floor, cold } = all;
  tell('bare starts and builds in which nothing changed, in turns');
  const { start, unchanged } = await measureUnchanged(site, empty);
  const floors = { loop: loop.milliseconds, floor: floor.processor, start: start.milliseconds };
  const rows: Row[] = [
    { name: 'bare start of node --import tsx', ...start },
    { name: 'bare loop, data in memory before', ...loop },
    { name: 'floor: the loop with synchronous writing', ...floor },
    ...coldRows(all, floors),
    unchangedRow(unchanged, floors),
  ];
  tell('the real site built and checked, and the TypeScript compiler, in turns');
  rows.push(...realSiteRows(await measureRealSite(await prepareRealSite(`${folder}/real`)), floors, size));
  if (growth) {
    tell('five times as many pages');
    const grown = await measureGrown(site);
    rows.push(grownRow(grown.cold, cold, size), devRow(grown.dev, { pages: size.pages * growthFactor }));
  }
  // Bars that depend on the time of one message fail if that time is missing.
  let message = Number.NaN;
  // The last one changes the code itself, so that Wortlaut is compiled again.
  for (const change of changes) {
    tell(change.name);
    const rebuilt = await measureChange(site, change);
    if (change.bar === 'message') message = rebuilt.milliseconds;
    rows.push(changeRow(change, rebuilt, { ...floors, cold: cold.milliseconds, message }));
  }
  tell('a message of one page, in dev');
  rows.push(devRow(await measureDev(site), size));
  const sizes = { ours: await pageSize(join(site.out, 'site'), size), theirs: await pageSize(bareLoop.out, size) };
  return { floors, rows, sizes };
}
