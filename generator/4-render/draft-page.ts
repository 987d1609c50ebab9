import { escapeHtml } from '../markup/escape-html.ts';
import { closest, type Markup, type MarkupElement } from '../markup/markup.ts';
import { readMarkup } from '../markup/read-markup.ts';
import { fallbackMarks, withoutFallbackMarks } from '../model/fallback-marks.ts';
import { directionOf } from '../model/language-tag.ts';
import { type DraftPage, draftNotice, draftStylesPath } from './draft-notice.ts';

/** A text between its marks, by offsets. */
interface Passage {
  readonly language: string;
  readonly start: number;
  readonly end: number;
}

/** A text to insert at an offset. */
interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * Marks the texts of a draft that are in another language by `lang` (WCAG 2.2, 3.1.2) and visibly, and adds a notice that counts them. An
 * element with such a text in an attribute that people read or hear is marked, too. Texts outside of the body, in other attributes and in
 * props of islands cannot be marked.
 */
export function draftPage(html: string, page: DraftPage): string {
  const markup = readMarkup(html);
  const places = new Map<string, Set<string>>();
  const passages = passagesIn(html, places);
  const insertions: Insertion[] = [
    { at: html.indexOf('</head>'), text: `<link rel="stylesheet" href="/${draftStylesPath}">\n` },
    ...passages.flatMap((passage) => labelled(markup, passage, attributesOf(passage, page))),
    ...[...withMarkedAttributes(html, markup, passages)].map(([element, passage]) => ({
      at: endOfTag(html, element),
      text: `${isWordless(html, element) ? languageOf(passage, page) : ''} data-draft-attributes`,
    })),
  ];
  const body = html.indexOf('<body>\n') + '<body>\n'.length;
  insertions.push({ at: body, text: `${draftNotice(places, page)}\n` });
  return withoutFallbackMarks(withInsertions(html, insertions));
}

/** The marked texts; adds the places of each language. A mark whose other half a template has cut off is left out. */
function passagesIn(html: string, places: Map<string, Set<string>>): Passage[] {
  const open: Passage[] = [];
  const passages: Passage[] = [];
  for (const { 0: mark, index, groups } of html.matchAll(fallbackMarks)) {
    const { language, place = '' } = groups ?? {};
    if (language !== undefined) {
      places.set(language, (places.get(language) ?? new Set()).add(place));
      open.push({ language, start: index, end: index });
    } else {
      const passage = open.pop();
      if (passage) passages.push({ ...passage, end: index + mark.length });
    }
  }
  return passages;
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
  const isHydrated = closest(element, (outer) => outer.attributes.has('data-island')) !== undefined;
  if (isHydrated || tag.inSvg || plain.has(name)) return [];
  return [
    { at: start, text: `<span${attributes}>` },
    { at: end, text: '</span>' },
  ];
}

/** The attributes whose texts people read or hear, before an offset within their value. */
const readAttribute =
  /\s(?:alt|label|placeholder|title|aria-(?:braillelabel|brailleroledescription|description|label|placeholder|roledescription|valuetext))="[^"]*$/;

/** The elements with a text in another language in their attributes, each with the first such text. */
function withMarkedAttributes(html: string, markup: Markup, passages: readonly Passage[]): ReadonlyMap<MarkupElement, Passage> {
  const passagesByElement = new Map<MarkupElement, Passage>();
  for (const passage of passages) {
    const element = elementAt(markup, passage.start);
    if (element && passage.start < element.contentStart && readAttribute.test(html.slice(element.start, passage.start)))
      passagesByElement.set(element, passagesByElement.get(element) ?? passage);
  }
  return passagesByElement;
}

/** Whether the language of an element is that of its attributes alone. */
const isWordless = (html: string, { tag, contentStart, contentEnd }: MarkupElement): boolean =>
  !tag.attributes.has('lang') &&
  !tag.attributes.has('dir') &&
  html
    .slice(contentStart, contentEnd)
    .replace(/<[^>]*>/g, '')
    .trim() === '';

/** The offset at which a start tag takes another attribute. */
const endOfTag = (html: string, { contentStart }: MarkupElement): number => contentStart - (html[contentStart - 2] === '/' ? 2 : 1);

const attributesOf = (passage: Passage, page: DraftPage): string => `${languageOf(passage, page)} data-draft`;

function languageOf({ language }: Passage, page: DraftPage): string {
  const direction = (code: string) => page.names[code]?.direction ?? directionOf(code);
  const dir = direction(language) === direction(page.language) ? '' : ` dir="${direction(language)}"`;
  return ` lang="${escapeHtml(language)}"${dir}`;
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
  let result = '';
  let from = 0;
  for (const { at, text } of insertions.toSorted((one, other) => one.at - other.at)) {
    result += html.slice(from, at) + text;
    from = at;
  }
  return result + html.slice(from);
}
