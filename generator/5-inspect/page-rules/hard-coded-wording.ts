import { decode } from '../../markup/markup.ts';
import { voidElements } from '../../markup/read-markup.ts';
import { bareWords, elementsWithoutWording, isTranslatable, wordingAttributes } from '../../markup/translatable.ts';
import type { Page } from '../../model/content.ts';
import { closing, opening } from '../../model/pseudo-marks.ts';
import type { PageRule } from '../page-rule.ts';
import type { SiteFacts } from '../shared/site-facts.ts';

/** WL2021: text outside of ⟦ and ⟧ on a page in the pseudo-locale is hard-coded in a component, where no translator finds it. */
export const hardCodedWording: PageRule = {
  name: 'hard-coded wording',
  run({ route, page, markup: { html } }, known) {
    const allowed = allowedIn(known, page);
    return shownWording(html)
      .filter(({ text }) => !isName(text, allowed))
      .map(({ text, place }) => ({
        code: 'WL2021',
        severity: 'warning',
        // The same words on every page are one fault.
        subject: `${text.trim()} ${place}`,
        message: `The page ${route.path} shows “${text.trim()}” in ${place}, which comes from no content file.`,
        hint: 'Put the words into the dictionary or the copy of the page, and let the component read them.',
      }));
  },
};

interface Shown {
  readonly text: string;
  /** `<p class="date">`, or `the aria-label of <button>`. */
  readonly place: string;
}

const attributesWithWording = new RegExp(`\\s(${wordingAttributes.join('|')})="([^"]*)"`, 'g');
const pieces = /<!--.*?-->|<![^>]*>|<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/gs;

/** The text outside of the brackets, in elements and in attributes. A text may contain elements: `⟦From <b>249 €</b>⟧`. */
function shownWording(html: string): Shown[] {
  const found: Shown[] = [];
  const open: OpenElement[] = [];
  let depth = 0;
  for (const [, slash, tag = '', attributes = '', text] of html.matchAll(pieces)) {
    if (text !== undefined) {
      const { name = 'the page', isCode = false, isName = false } = open.at(-1) ?? {};
      const outside = isCode || isName ? '' : outsideOf(text, depth);
      depth = isCode ? depth : depthAfter(text, depth);
      if (/\p{L}/u.test(outside)) found.push({ text: decode(outside), place: name });
    } else if (slash) open.pop();
    else if (tag) {
      const element = `<${tag}${/\sclass="[^"]*"/.exec(attributes)?.[0] ?? ''}>`;
      const isName = open.at(-1)?.isName || /\stranslate="no"/.test(attributes);
      for (const [, name, value = ''] of attributes.matchAll(attributesWithWording)) {
        const outside = outsideOf(value, 0);
        if (!isName && /\p{L}/u.test(outside)) found.push({ text: decode(outside), place: `the ${name} of ${element}` });
      }
      if (!voidElements.has(tag) && !attributes.endsWith('/'))
        open.push({ name: element, isCode: elementsWithoutWording.has(tag), isName });
    }
  }
  return found;
}

interface OpenElement {
  readonly name: string;
  readonly isCode: boolean;
  /** It or an element around it has `translate="no"` (HTML 3.2.6.2). */
  readonly isName: boolean;
}

function outsideOf(text: string, before: number): string {
  let depth = before;
  let outside = '';
  for (const character of text) {
    if (character === opening) depth++;
    else if (character === closing) depth = Math.max(0, depth - 1);
    else if (depth === 0) outside += character;
  }
  return outside;
}

function depthAfter(text: string, before: number): number {
  return [...text].reduce(
    (depth, character) => (character === opening ? depth + 1 : character === closing ? Math.max(0, depth - 1) : depth),
    before,
  );
}

/** Text that is the same in every language. */
function allowedIn({ brand, languages }: SiteFacts, { definition }: Page): ReadonlySet<string> {
  const known = [
    // Names, addresses and telephone numbers of the brand.
    ...stringsIn(brand.value),
    // Languages are shown by their own name (WCAG 3.1.2).
    ...Object.values(languages).flatMap(({ name, nativeName }) => [nativeName, name]),
    // People and places in the structure of the page. Its ids and icons are in lower case and never shown.
    ...stringsIn(definition.value.structure).filter((text) => /\p{Lu}/u.test(text)),
    // Networks and other sites, which the brand file names.
    ...Object.keys(brand.value.externalLinks),
  ];
  return new Set(known.map(bareWords));
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
