import type { StartTag } from './tag.ts';

const memos: unknown[] = [];

/** Caches a value per start tag, which elements with equal tags share. Call it at module level: each call takes a slot in every tag. */
export function memoizePerTag<Value>(compute: (tag: StartTag) => Value): (tag: StartTag) => Value {
  const slot = memos.push(compute) - 1;
  return (tag) => {
    if (tag.memos[slot] === undefined) tag.memos[slot] = compute(tag);
    return tag.memos[slot] as Value;
  };
}

/** How many slots for memoized values exist so far. */
export const memosPerTag = (): number => memos.length;

/** A predicate over start tags that is rarely true. `Markup.matching` finds the matching elements without visiting the others. */
export interface TagFilter {
  /** How many filters were registered before it. */
  readonly place: number;
  /** Whether it holds for a tag; the answer may depend on nothing but the tag. */
  readonly matches: (tag: StartTag) => boolean;
}

const filters: TagFilter[] = [];

/** Registers a filter. Call it at module level. */
export function tagFilter(matches: (tag: StartTag) => boolean): TagFilter {
  const filter = { place: filters.length, matches };
  filters.push(filter);
  return filter;
}

/** A filter that matches only tags in HTML content, not those inside SVG. */
export function htmlTagFilter(matches: (tag: StartTag) => boolean): TagFilter {
  return tagFilter((tag) => !tag.inSvg && matches(tag));
}

/** How many filters are registered so far. */
export const tagFilterCount = (): number => filters.length;

/** The places of the filters that match a tag. Filters registered since the last call are tested now. */
export function matchedFilters(tag: StartTag): readonly number[] {
  for (; tag.tested < filters.length; tag.tested++) if (filters[tag.tested]?.matches(tag)) tag.matched = [...tag.matched, tag.tested];
  return tag.matched;
}
