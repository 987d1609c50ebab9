import { escapeHtml } from '../markup/escape-html.ts';
import { closest, type Markup, type MarkupElement } from '../markup/markup.ts';
import { readMarkup } from '../markup/read-markup.ts';
import { fallbackMarks, withoutFallbackMarks } from '../model/fallback-marks.ts';
import { directionOf } from '../model/language-tag.ts';
import type { Language } from '../model/site.ts';
import { draftStylesPath } from './draft-styles.ts';

interface DraftPage {
  /** The language of the page. */
  readonly language: string;
  readonly names: Readonly<Record<string, Language>>;
}

/** A text between its marks, by offsets. */
interface Passage {
  readonly language: string;
  readonly start: number;
  readonly end: number;
}

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * A page of a draft: each text in another language has its own `lang` (WCAG 2.2, 3.1.2) and can be seen, and a notice counts them. Texts
 * outside of the body, in attributes and in props of islands are shown as they are, because nothing in them can be marked.
 */
export function draftPage(html: string, page: DraftPage): string {
  const markup = readMarkup(html);
  const places = new Map<string, Set<string>>();
  const insertions: Insertion[] = [
    { at: html.indexOf('</head>'), text: `<link rel="stylesheet" href="/${draftStylesPath}">\n` },
    ...passagesIn(html, places).flatMap((passage) => labelled(markup, passage, attributesOf(passage, page))),
  ];
  const body = html.indexOf('<body>\n') + '<body>\n'.length;
  insertions.push({ at: body, text: `${notice(places, page)}\n` });
  return withoutFallbackMarks(withInsertions(html, insertions));
}

/** The marked texts; adds the places of each language. A mark whose other half a template has cut off is left out. */
function passagesIn(html: string, places: Map<string, Set<string>>): Passage[] {
  const open: Passage[] = [];
  const found: Passage[] = [];
  for (const { 0: mark, index, groups } of html.matchAll(fallbackMarks)) {
    const { language, place = '' } = groups ?? {};
    if (language !== undefined) {
      places.set(language, (places.get(language) ?? new Set()).add(place));
      open.push({ language, start: index, end: index });
    } else {
      const passage = open.pop();
      if (passage) found.push({ ...passage, end: index + mark.length });
    }
  }
  return found;
}

/** Elements whose content cannot have a span. */
const plain = new Set(['html', 'head', 'title', 'textarea', 'script', 'style', 'select', 'optgroup', 'option']);

/**
 * A text that is all of an element becomes an attribute of it, any other one a span. React hydrates islands, so theirs get no elements.
 */
function labelled(markup: Markup, { start, end }: Passage, attributes: string): Insertion[] {
  const element = elementAt(markup, start);
  if (!element || elementAt(markup, end - 1) !== element || start < element.contentStart) return [];
  const { name, tag, contentStart, contentEnd } = element;
  const isWhole = start === contentStart && end === contentEnd;
  if (isWhole && name !== 'title' && !tag.attributes.has('lang') && !tag.attributes.has('dir'))
    return [{ at: contentStart - 1, text: attributes }];
  const isHydrated = closest(element, ({ attributes: own }) => own.has('data-island')) !== undefined;
  if (isHydrated || tag.inSvg || plain.has(name)) return [];
  return [
    { at: start, text: `<span${attributes}>` },
    { at: end, text: '</span>' },
  ];
}

function attributesOf({ language }: Passage, page: DraftPage): string {
  const direction = (code: string) => page.names[code]?.direction ?? directionOf(code);
  const dir = direction(language) === direction(page.language) ? '' : ` dir="${direction(language)}"`;
  return ` lang="${escapeHtml(language)}"${dir} data-draft`;
}

/** The innermost element around an offset, its start tag included. */
function elementAt({ elements }: Markup, offset: number): MarkupElement | undefined {
  let [low, high] = [0, elements.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((elements[middle] as MarkupElement).start <= offset) low = middle + 1;
    else high = middle;
  }
  return closest(elements[low - 1], ({ contentStart, contentEnd }) => offset < Math.max(contentStart, contentEnd));
}

function withInsertions(html: string, insertions: readonly Insertion[]): string {
  let written = '';
  let from = 0;
  for (const { at, text } of insertions.toSorted((one, other) => one.at - other.at)) {
    written += html.slice(from, at) + text;
    from = at;
  }
  return written + html.slice(from);
}

/** How many texts of the page are not in its language, in English like all that the generator says. */
function notice(places: ReadonlyMap<string, ReadonlySet<string>>, { language, names }: DraftPage): string {
  const nameOf = (code: string) => names[code]?.name ?? code;
  const shown = [...places].map(([code, { size }]) => ({ name: nameOf(code), size })).sort((one, other) => other.size - one.size);
  const count = shown.reduce((sum, { size }) => sum + size, 0);
  const [first] = shown;
  const one = count === 1;
  const where =
    shown.length === 1 && first
      ? `${one ? 'It is' : 'They are'} shown in ${first.name}.`
      : `Shown instead: ${shown.map(({ name, size }) => `${size} in ${name}`).join(', ')}.`;
  const said =
    count === 0
      ? `All texts of this page are in ${nameOf(language)}.`
      : `${count} ${one ? 'text' : 'texts'} of this page ${one ? 'is' : 'are'} not translated into ${nameOf(language)}. ${where}`;
  return `<aside class="draft-notice" lang="en" dir="ltr" aria-label="Draft"><p><strong>Draft.</strong> ${escapeHtml(said)}</p></aside>`;
}
