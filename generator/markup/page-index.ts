import { groupBy } from '../model/group-by.ts';
import type { Markup, MarkupElement } from './markup.ts';
import { matchedFilters, tagFilterCount } from './tag-filters.ts';

type Elements = readonly MarkupElement[];

/** Finds elements by name, tag filter and id. Each index is built on its first use. */
export function indexOf(elements: Elements): Pick<Markup, 'named' | 'matching' | 'byId'> {
  let byName: Map<string, MarkupElement[]> | undefined;
  let byId: Map<string | undefined, MarkupElement[]> | undefined;
  let byFilter: MarkupElement[][] = [];
  return {
    named(name) {
      byName ??= groupBy(elements, (element) => element.name);
      return byName.get(name) ?? none;
    },
    matching({ place }) {
      if (place >= byFilter.length) byFilter = groupedByFilter(elements);
      return byFilter[place] ?? none;
    },
    byId(id) {
      byId ??= groupBy(elements, ({ attributes }) => (attributes.size > 0 ? attributes.get('id') : undefined));
      return byId.get(id)?.[0];
    },
  };
}

const none: Elements = [];

function groupedByFilter(elements: Elements): MarkupElement[][] {
  const byFilter: MarkupElement[][] = Array.from({ length: tagFilterCount() }, () => []);
  for (const element of elements) for (const place of matchedFilters(element.tag)) byFilter[place]?.push(element);
  return byFilter;
}
