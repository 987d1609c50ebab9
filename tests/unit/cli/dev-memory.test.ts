import { expect, test, vi } from 'vitest';
import { openDevSite } from '../../../cli/server/dev-site.ts';
import { collectGarbage } from '../../support/collect-garbage.ts';
import { root } from '../../support/paths.ts';
import { siteFolder } from '../../support/site-folder.ts';

// More than five hundred pages are rendered beside a check of the whole site.
vi.setConfig({ testTimeout: 180_000 });

/* The development server runs all day: its memory must not grow with its requests. */

const site = await siteFolder();

function heapUsed(): number {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

test('hundreds of addresses take no more memory than two hundred', async () => {
  const dev = openDevSite({ root, content: site.content });
  const round = async (from: number, to: number) => {
    for (let number = from; number < to; number++) expect((await dev.respond(`/at-de/help/?visit=${number}`)).status).toBe(200);
    return heapUsed();
  };
  await round(0, 210);
  const before = await round(210, 230);
  const { body = '' } = await dev.respond('/at-de/help/');
  const after = await round(230, 530);
  await dev.close();
  // If each response were cached, there would be 300 pages.
  expect(after - before).toBeLessThan((300 * body.length) / 2);
});
