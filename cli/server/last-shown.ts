import type { Shown } from './dev-answer.ts';

const most = 50;

/** Remembers how pages looked when they could last be made; of many, those that were asked for last. */
export class LastShown {
  readonly #pages = new Map<string, Shown>();

  /** The answer itself, or in the place of a page that cannot be made the last that could be at this address. */
  instead(address: string, answer: Shown): Shown {
    const last = this.#pages.get(address);
    if (answer.status === 500) return last ?? answer;
    this.#pages.delete(address);
    this.#pages.set(address, answer);
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= most) break;
      this.#pages.delete(oldest);
    }
    return answer;
  }
}
