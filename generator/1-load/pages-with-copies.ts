import type { Page } from '../model/content.ts';

/** All pages of a site, some of them with copies; made without copying the whole map, because there is one for each batch. */
export class PagesWithCopies implements ReadonlyMap<string, Page> {
  readonly #all: ReadonlyMap<string, Page>;
  readonly #some: ReadonlyMap<string, Page>;

  /** `some` takes the place of pages of the same names among `all`. */
  constructor(all: ReadonlyMap<string, Page>, some: ReadonlyMap<string, Page>) {
    this.#all = all;
    this.#some = some;
  }

  get size(): number {
    return this.#all.size;
  }

  has(id: string): boolean {
    return this.#all.has(id);
  }

  get(id: string): Page | undefined {
    return this.#some.get(id) ?? this.#all.get(id);
  }

  keys(): MapIterator<string> {
    return this.#all.keys();
  }

  *entries(): MapIterator<[string, Page]> {
    for (const [id, page] of this.#all) yield [id, this.#some.get(id) ?? page];
  }

  *values(): MapIterator<Page> {
    for (const [, page] of this.entries()) yield page;
  }

  [Symbol.iterator](): MapIterator<[string, Page]> {
    return this.entries();
  }

  forEach(callback: (page: Page, id: string, pages: ReadonlyMap<string, Page>) => void): void {
    for (const [id, page] of this.entries()) callback(page, id, this);
  }
}
