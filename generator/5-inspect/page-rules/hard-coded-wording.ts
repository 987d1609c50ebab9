import { closest, decode, type Markup, type MarkupElement } from '../../markup/markup.ts';
import { bareWords, elementsWithoutWording, isTranslatable, wordingAttributes } from '../../markup/translatable.ts';
import type { Page } from '../../model/content.ts';
import { closing, opening } from '../../model/pseudo-marks.ts';
import { valuesIn } from '../../model/structure-values.ts';
import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';
import type { SiteFacts } from '../shared/site-facts.ts';

/** WL2021: text outside of ⟦ and ⟧ on a page in the pseudo-locale is hard-coded in a component, where translators cannot find it. */
export const hardCodedWording: PageRule = {
  run({ route, page, markup }, known) {
    const allowed = allowedIn(known, page);
    return shownWording(markup)
      .filter(({ text }) => !isName(text, allowed))
      .map(({ text, place, element }) => {
        // Equal words on several pages are one fault.
        return findingOnPage('WL2021', { severity: 'warning', subject: `${text.trim()} ${place}`, element: element?.index }, [
          `The page ${route.path} shows “${text.trim()}” in ${place}, which is in none of the content files.`,
          'Put the words into the dictionary or the copy of the page, and let the component read them.',
        ]);
      });
  },
};

interface Shown {
  readonly text: string;
  /** `<p class="date">`, or `the aria-label of <button>`. */
  readonly place: string;
  readonly element: MarkupElement | undefined;
}

/** The text outside of ⟦ and ⟧, everything on an ordinary page, in elements and in attributes. A text may contain elements: `⟦From <b>249 €</b>⟧`. */
export function shownWording({ html, elements }: Markup): Shown[] {
  const wording: Shown[] = [];
  const add = (text: string, element: MarkupElement | undefined, attribute?: string) => {
    // HTML 3.2.6.2
    if (!/\p{L}|=>/u.test(text) || closest(element, ({ attributes }) => attributes.get('translate') === 'no')) return;
    const classes = element?.attributes.get('class');
    const name = element ? `<${element.name}${classes === undefined ? '' : ` class="${classes}"`}>` : 'the page';
    wording.push({ text, place: attribute ? `the ${attribute} of ${name}` : name, element });
  };
  const starts = new Map(elements.map((element) => [element.start, element]));
  let open: MarkupElement | undefined;
  let depth = 0;
  for (const { index, 0: piece } of html.matchAll(/<!--.*?-->|<[^>]*>|[^<]+/gs)) {
    while (open && open.contentEnd <= index) open = open.parent;
    if (!piece.startsWith('<')) {
      if (open && elementsWithoutWording.has(open.name)) continue;
      const [outside, after] = outsideOf(piece, depth);
      depth = after;
      add(decode(outside), open);
    }
    const element = starts.get(index);
    if (!element) continue;
    open = element;
    for (const [attribute, value] of element.attributes)
      if (wordingAttributes.includes(attribute)) add(outsideOf(value, 0)[0], element, attribute);
  }
  return wording;
}

function outsideOf(text: string, before: number): [outside: string, depth: number] {
  let [outside, depth] = ['', before];
  for (const character of text) {
    if (character === opening) depth++;
    else if (character === closing) depth = Math.max(0, depth - 1);
    else if (depth === 0) outside += character;
  }
  return [outside, depth];
}

function allowedIn({ brand, languages }: SiteFacts, { definition }: Page): ReadonlySet<string> {
  const wordings = [
    // Names, addresses and telephone numbers of the brand.
    ...stringsIn(brand.value),
    // Languages are shown by their name for themselves (WCAG 3.1.2).
    ...Object.values(languages).flatMap(({ name, nativeName }) => [nativeName, name]),
    // People and places in the structure of the page. Its ids and icons are in lower case and never shown.
    ...stringsIn(definition.value.structure).filter((text) => /\p{Lu}/u.test(text)),
    // Networks and other sites, which the brand file names.
    ...Object.keys(brand.value.externalLinks),
  ];
  return new Set(wordings.map(bareWords));
}

const stringsIn = (value: unknown): string[] => valuesIn(value, []).flatMap(([text]) => (typeof text === 'string' ? [text] : []));

/** Whether a text has nothing to translate, or is allowed as it is. */
function isName(text: string, allowed: ReadonlySet<string>): boolean {
  const words = bareWords(text);
  return !isTranslatable(text) || allowed.has(words) || allowed.has(words.toLowerCase());
}
