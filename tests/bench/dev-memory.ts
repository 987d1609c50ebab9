import { appendFile, rm } from 'node:fs/promises';
import { startDevIn } from '../support/dev-session.ts';
import { listenTo } from '../support/listen-to.ts';
import { memoryOf } from './measure/tree-memory.ts';
import { forget, prepareRealSite } from './site/measured-site.ts';

const most = 1.3;
const counts = [1, 20, 40, 100, 200];

export interface DevMemory {
  /** Number of edits → the most MB of the development server after an edit since the number before. */
  readonly after: ReadonlyMap<number, number>;
  /** The last of these, divided by the first. */
  readonly growth: number;
  readonly holds: boolean;
}

/** Edits a template of a copy of the real site, each time when the check of the edit before has ended, and reads the memory of `dev`. */
export async function measureDevMemory(folder: string): Promise<DevMemory> {
  const site = await prepareRealSite(folder);
  await forget(site);
  const dev = await startDevIn(site.project, { tool: site.project, env: { WORTLAUT_CACHE: site.cache } });
  const after = new Map<number, number>();
  let largest = 0;
  try {
    const prints = listenTo(dev.process.stderr);
    for (let edit = 1; edit <= Math.max(...counts); edit++) {
      await appendFile(`${site.project}/runtime/pages/support.tsx`, `// ${edit}\n`);
      await prints(/support\.tsx {2}\d+ ms\n/);
      await (await fetch(`${dev.origin}/de-de/support/`)).text();
      largest = Math.max(largest, memoryOf(dev.process.pid ?? 0) / 1024);
      if (!counts.includes(edit)) continue;
      after.set(edit, largest);
      largest = 0;
    }
  } finally {
    await dev.end();
    await rm(folder, { recursive: true, force: true });
  }
  const growth = (after.get(Math.max(...counts)) ?? Number.NaN) / (after.get(1) ?? Number.NaN);
  return { after, growth, holds: growth <= most };
}

/** The result in one line. */
export function describeDevMemory({ after, growth }: DevMemory): string {
  const megabytes = [...after].map(([edits, size]) => `${size.toFixed(0)} MB within ${edits}`).join(', ');
  return `edits of a template, each checked: ${megabytes}; ${growth.toFixed(2)} × (at most ${most} ×)`;
}
