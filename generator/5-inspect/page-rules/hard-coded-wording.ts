import { decode } from '../../markup/markup.ts';
import { voidElements } from '../../markup/read-markup.ts';
import { bareWords, elementsWithoutWording, isTranslatable, wordingAttributes } from '../../markup/translatable.ts';
import type { Page } from '../../model/content.ts';
import { closing, opening } from '../../model/pseudo-marks.ts';
import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';
import type { SiteFacts } from '../shared/site-facts.ts';

/** WL2021: text outside of ⟦ and ⟧ on a page in the pseudo-locale is hard-coded in a component, where translators cannot find it. */
export const hardCodedWording: PageRule = {
  run({ route, page, markup: { html, elements } }, known) {
    const allowed = allowedIn(known, page);
    return shownWording(html)
      .filter(({ text }) => !isName(text, allowed))
      .map(({ text, place, start }) => {
        const element = elements.find((one) => one.start === start)?.index;
        // Equal words on several pages are one fault.
        return findingOnPage('WL2021', { severity: 'warning', subject: `${text.trim()} ${place}`, element }, [
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
  /** Offset of the start tag of the element. */
  readonly start: number;
}

const attributesWithWording = new RegExp(`\\s(${wordingAttributes.join('|')})="([^"]*)"`, 'g');
const pieces = /<!--.*?-->|<![^>]*>|<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/gs;

/** The text outside of the brackets, in elements and in attributes. A text may contain elements: `⟦From <b>249 €</b>⟧`. */
function shownWording(html: string): Shown[] {
  const wording: Shown[] = [];
  const add = (text: string, place: string, start: number) => /\p{L}/u.test(text) && wording.push({ text: decode(text), place, start });
  const open: OpenElement[] = [];
  let depth = 0;
  for (const { index, 1: slash, 2: tag = '', 3: attributes = '', 4: text } of html.matchAll(pieces)) {
    if (text !== undefined) {
      const { name = 'the page', start = 0, isCode = false, isName = false } = open.at(-1) ?? {};
      if (isCode) continue;
      const [outside, after] = outsideOf(text, depth);
      depth = after;
      if (!isName) add(outside, name, start);
    } else if (slash) open.pop();
    else if (tag) {
      const name = `<${tag}${/\sclass="[^"]*"/.exec(attributes)?.[0] ?? ''}>`;
      const isName = open.at(-1)?.isName || /\stranslate="no"/.test(attributes);
      for (const [, attribute, value = ''] of attributes.matchAll(attributesWithWording))
        if (!isName) add(outsideOf(value, 0)[0], `the ${attribute} of ${name}`, index);
      if (!voidElements.has(tag) && !attributes.endsWith('/'))
        open.push({ name, start: index, isCode: elementsWithoutWording.has(tag), isName });
    }
  }
  return wording;
}

interface OpenElement extends Pick<Shown, 'start'> {
  readonly name: string;
  readonly isCode: boolean;
  /** It or an element around it has `translate="no"` (HTML 3.2.6.2). */
  readonly isName: boolean;
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

/** Text that is the same in every language. */
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

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Whether a text has nothing to translate, or is allowed as it is. */
function isName(text: string, allowed: ReadonlySet<string>): boolean {
  const words = bareWords(text);
  return !isTranslatable(text) || allowed.has(words) || allowed.has(words.toLowerCase());
}
