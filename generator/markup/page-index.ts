import type { Markup, MarkupElement } from './markup.ts';
import { markCount, marksOf, type TagFilter } from './tag-filters.ts';

type Elements = readonly MarkupElement[];

/** Finds elements by name, mark and id without looking at all of them: whoever asks first has them sorted. */
export class PageIndex implements Pick<Markup, 'named' | 'marked' | 'byId'> {
  readonly #elements: Elements;
  #byName: Map<string, MarkupElement[]> | undefined;
  #byMark: MarkupElement[][] = [];
  #byId: Map<string, MarkupElement> | undefined;

  constructor(elements: Elements) {
    this.#elements = elements;
  }

  named(name: string): Elements {
    this.#byName ??= sortedByName(this.#elements);
    return this.#byName.get(name) ?? none;
  }

  marked({ place }: TagFilter): Elements {
    if (place >= this.#byMark.length) this.#byMark = sortedByMark(this.#elements);
    return this.#byMark[place] ?? none;
  }

  byId(id: string): MarkupElement | undefined {
    this.#byId ??= firstById(this.#elements);
    return this.#byId.get(id);
  }
}

const none: Elements = [];

function sortedByName(elements: Elements): Map<string, MarkupElement[]> {
  const byName = new Map<string, MarkupElement[]>();
  for (const element of elements) {
    const alike = byName.get(element.name);
    if (alike) alike.push(element);
    else byName.set(element.name, [element]);
  }
  return byName;
}

function sortedByMark(elements: Elements): MarkupElement[][] {
  const byMark: MarkupElement[][] = Array.from({ length: markCount() }, () => []);
  for (const element of elements) {
    for (let left = marksOf(element.tag); left !== 0; left &= left - 1) byMark[31 - Math.clz32(left & -left)]?.push(element);
  }
  return byMark;
}

function firstById(elements: Elements): Map<string, MarkupElement> {
  const byId = new Map<string, MarkupElement>();
  for (const element of elements) {
    const id = element.attributes.size > 0 ? element.attributes.get('id') : undefined;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
  }
  return byId;
}
