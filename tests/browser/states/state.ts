import type { Page } from 'playwright/test';
import type { Watch } from '../watch.ts';

export interface State {
  readonly name: string;
  /** Visits the island, brings it into the state and proves that state. */
  show(page: Page, watch: Watch): Promise<void>;
  /** By day pages.spec.ts or another state inspects the same elements. */
  readonly onlyAtNight?: true;
  /** The widths of the window in px, by default 320, at night 1280 as well. The state is reached at the first, and again where a panel of it has closed. */
  readonly widths?: readonly number[];
  /** The element that the state changes, if it is not the island itself. */
  readonly within?: string;
}

/** An island without a state does not compile. */
export type States = readonly [State, ...State[]];
