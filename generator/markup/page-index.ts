import { groupBy } from '../model/group-by.ts';
import type { Markup, MarkupElement } from './markup.ts';
import { matchedFilters, type TagFilter, tagFilterCount } from './tag-filters.ts';

type Elements = readonly MarkupElement[];

/** Finds elements by name, tag filter and id. Each index is built on its first use. */
export class PageIndex implements Pick<Markup, 'named' | 'matching' | 'byId'> {
  readonly #elements: Elements;
  #byName: Map<string, MarkupElement[]> | undefined;
  #byFilter: MarkupElement[][] = [];
  #byId: Map<string, MarkupElement> | undefined;

  constructor(elements: Elements) {
    this.#elements = elements;
  }

  named(name: string): Elements {
    this.#byName ??= groupBy(this.#elements, ({ name }) => name);
    return this.#byName.get(name) ?? none;
  }

  matching({ place }: TagFilter): Elements {
    if (place >= this.#byFilter.length) this.#byFilter = groupedByFilter(this.#elements);
    return this.#byFilter[place] ?? none;
  }

  byId(id: string): MarkupElement | undefined {
    this.#byId ??= firstById(this.#elements);
    return this.#byId.get(id);
  }
}

const none: Elements = [];

function groupedByFilter(elements: Elements): MarkupElement[][] {
  const byFilter: MarkupElement[][] = Array.from({ length: tagFilterCount() }, () => []);
  for (const element of elements) {
    for (const place of matchedFilters(element.tag)) byFilter[place]?.push(element);
  }
  return byFilter;
}

function firstById(elements: Elements): Map<string, MarkupElement> {
  const byId = new Map<string, MarkupElement>();
  for (const element of elements) {
    const id = element.attributes.size > 0 ? element.attributes.get('id') : undefined;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
  }
  return byId;
}
