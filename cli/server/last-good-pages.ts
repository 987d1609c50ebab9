import { BoundedMap } from './bounded-map.ts';
import type { AddressResponse } from './dev-response.ts';

const maxPages = 50;

/** Stores the last error-free version of each page; at most `maxPages`, the most recent ones. */
export class LastGoodPages {
  readonly #pages = new BoundedMap<AddressResponse>(maxPages);

  /** The response itself; for a page that cannot be rendered, the last error-free one at this address. */
  orLastGood(address: string, response: AddressResponse): AddressResponse {
    if (response.status === 500) return this.#pages.get(address) ?? response;
    this.#pages.set(address, response);
    return response;
  }
}
