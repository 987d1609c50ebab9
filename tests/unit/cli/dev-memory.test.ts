import { expect, test } from 'vitest';
import { openDevSite } from '../../../cli/server/dev-site.ts';
import { collectGarbage } from '../../support/collect-garbage.ts';
import { root } from '../../support/paths.ts';
import { siteFolder } from '../../support/site-folder.ts';

/* The development server runs all day: its memory must not grow with its requests. */

const site = await siteFolder();

function heapUsed(): number {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

test('a thousand addresses take no more memory than some hundreds', async () => {
  const dev = openDevSite({ root, content: site.content });
  const round = async (from: number, to: number) => {
    for (let number = from; number < to; number++) expect((await dev.respond(`/at-de/help/?visit=${number}`)).status).toBe(200);
    return heapUsed();
  };
  await round(0, 250);
  const before = await round(250, 450);
  const { body = '' } = await dev.respond('/at-de/help/');
  const after = await round(450, 1050);
  await dev.close();
  // If each response were cached, there would be 600 pages.
  expect(after - before).toBeLessThan((600 * body.length) / 2);
}, 60_000);
