import type { Page } from 'playwright/test';
import type { Watch } from '../watch.ts';

export interface State {
  readonly name: string;
  /** Goes where the island is, brings it into the state and proves that it is in it. */
  show(page: Page, watch: Watch): Promise<void>;
  /** Where the island shows at these widths alone. */
  readonly widths?: readonly number[];
  /** The element that the state changes, if it is not the island itself. */
  readonly within?: string;
}

/** An island without a state does not compile. */
export type States = readonly [State, ...State[]];
