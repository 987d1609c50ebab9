import type { Markup } from '../markup/markup.ts';
import type { PageWithCopies } from '../model/content.ts';
import type { Route } from '../model/manifest.ts';
import type { Finding } from './finding.ts';
import type { SiteFacts } from './shared/site-facts.ts';

/** One page as visitors get it. */
export interface InspectedPage {
  /** Its address, and what the address says of it. */
  readonly route: Route;
  /** Its definition and its texts, as they are written. */
  readonly page: PageWithCopies;
  /** Its HTML. */
  readonly markup: Markup;
}

/** One rule over the HTML of one page. Its file is named after what it finds. */
export interface PageRule {
  readonly name: string;
  run(page: InspectedPage, known: SiteFacts): Finding[];
}
