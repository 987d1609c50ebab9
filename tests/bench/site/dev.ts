import { startDev } from '../../support/dev-session.ts';
import { median } from '../measure/median.ts';
import { measureTimeToPage } from '../measure/time-to-page.ts';
import { country, pageIds } from '../synthetic-site.ts';
import type { MeasuredSite } from './measured-site.ts';

const rounds = 15;

/** Milliseconds from saving a text until dev serves the new page. */
export async function measureDev(site: MeasuredSite): Promise<number> {
  const id = pageIds(site).at(-1) as string;
  const dev = await startDev(site.content);
  try {
    const text = {
      file: `pages/${id}/de.ts`,
      address: `/${country}-de/${id}/`,
      words: '\n  heading: "',
      instead: (round: number) => `\n  heading: "${round}. `,
    };
    return median(await measureTimeToPage(dev, text, rounds));
  } finally {
    await dev.end();
  }
}
