import type { Heading, Page, SharedContent } from '../model/content.ts';
import { withFallbackMarks } from '../model/fallback-marks.ts';
import { listedTemplates } from '../model/listed-pages.ts';
import type { Address, Manifest } from '../model/manifest.ts';
import { memoize } from '../model/memoize.ts';
import { type LinkIndex, textAt } from './links.ts';

interface ListedSite {
  readonly content: SharedContent;
  readonly manifest: Pick<Manifest, 'draft'>;
  readonly links: LinkIndex;
}

/** A page in a list, with its source texts before resolution. */
export interface ListEntry extends Heading {
  readonly id: string;
  readonly href: string;
  /** The language and the tag of the text. */
  readonly language: string;
  readonly tag: string;
  readonly structure: unknown;
}

export interface ListPart {
  readonly template: string;
  /** From 1. */
  readonly number: number;
  readonly entries: readonly ListEntry[];
  /** All addresses of the list, in order. */
  readonly addresses: readonly string[];
}

/**
 * The pages of a template that have an address in a locale: the newest `date` of their structures first, those of one day and those
 * without a date by their ids. Undefined for a template whose pages no page lists.
 */
export function listedPages(site: ListedSite, template: string, locale: string): readonly ListEntry[] | undefined {
  const { content, links } = site;
  // Read even if the list is known, so that every query that uses it depends on them.
  const { pages, headings } = content;
  const lists = listsOf(links);
  const key = `${template} ${locale}`;
  const cached = lists.get(key);
  if (cached || !listedTemplates(pages).has(template)) return cached;
  const entries = [...pages.values()].flatMap((page): ListEntry[] => {
    const { id, definition } = page;
    const { value } = definition;
    const address = value.template === template ? links.inLocale(id, locale) : undefined;
    if (!address) return [];
    const ownHeading = headings.get(id)?.get(address.copyLanguage);
    const heading = site.manifest.draft ? { ...sourceHeading(site, page), ...ownHeading } : ownHeading;
    return [{ id, href: address.path, ...textAt(address), ...heading, structure: value.structure }];
  });
  const sorted = entries.sort((one, other) => compare(dateOf(other), dateOf(one)) || compare(one.id, other.id));
  lists.set(key, sorted);
  return sorted;
}

/** Replacement texts of a page in a draft. */
function sourceHeading({ content }: ListedSite, { id, definition }: Page): Heading {
  const { source } = definition.value;
  const texts = Object.entries(content.headings.get(id)?.get(source) ?? {});
  return Object.fromEntries(
    texts.map(([name, { text, file }]) => [name, { file, text: withFallbackMarks(text, source, `${id}.meta.${name}`) }]),
  );
}

/** Cached, because every entry reads its neighbours. */
const listsOf = memoize((_links: LinkIndex) => new Map<string, readonly ListEntry[]>(), new WeakMap());

/** The part of a list at an address; undefined if the page is not a list. */
export function partOf(site: ListedSite, { page, locale, number = 1 }: Address): ListPart | undefined {
  const { template, size } = site.content.pages.get(page)?.definition.value.lists ?? {};
  const first = locale && site.links.inLocale(page, locale.id);
  if (template === undefined || !first) return undefined;
  const entries = listedPages(site, template, locale.id) ?? [];
  const most = size ?? Math.max(1, entries.length);
  const count = Math.max(1, Math.ceil(entries.length / most));
  const addresses = Array.from(
    { length: count },
    (_, index) => (index ? site.links.numbered(first, index + 1) : first)?.path ?? first.path,
  );
  return { template, number, entries: entries.slice((number - 1) * most, number * most), addresses };
}

/** The next newer and the next older page of the same template; neither for a page that no list has. */
export function neighboursOf(site: ListedSite, { page, locale }: Address): { readonly newer?: ListEntry; readonly older?: ListEntry } {
  const template = site.content.pages.get(page)?.definition.value.template;
  const entries = (locale && template !== undefined && listedPages(site, template, locale.id)) || [];
  const index = entries.findIndex(({ id }) => id === page);
  const newer = index > 0 ? entries[index - 1] : undefined;
  const older = index < 0 ? undefined : entries[index + 1];
  return { ...(newer && { newer }), ...(older && { older }) };
}

/** The ISO date by which a page is sorted. */
function dateOf({ structure }: ListEntry): string {
  const { date } = (structure ?? {}) as { readonly date?: unknown };
  return typeof date === 'string' ? date : '';
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
