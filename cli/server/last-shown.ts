import type { Shown } from './dev-answer.ts';
import { Recent } from './recent.ts';

const most = 50;

/** Remembers how pages looked when they could last be made; of many, those that were asked for last. */
export class LastShown {
  readonly #pages = new Recent<Shown>(most);

  /** The answer itself, or in the place of a page that cannot be made the last that could be at this address. */
  instead(address: string, answer: Shown): Shown {
    if (answer.status === 500) return this.#pages.get(address) ?? answer;
    this.#pages.keep(address, answer);
    return answer;
  }
}
