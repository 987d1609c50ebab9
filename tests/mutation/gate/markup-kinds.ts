import { type FaultyPage, faultAt, faultOf, type Place, renamed, replaceIn, withAttribute, withInner, withOuter } from './edit-html.ts';
import type { OutputKind } from './fault.ts';

/* Faults of a template or a component in the markup of one page. */

const markup = ['WL50'] as const;

interface Alteration {
  readonly codes?: readonly string[];
  readonly fits: (place: Place) => boolean;
  readonly edit: (place: Place) => FaultyPage;
}

/** A kind that alters one element. */
function at(name: string, { codes = markup, fits, edit }: Alteration): OutputKind {
  return { name, codes, fault: (_, page, random) => faultAt(page, random, { fits, edit }) };
}

const is =
  (...names: readonly string[]) =>
  ({ element }: Place) =>
    names.includes(element.name);
const has = ({ element }: Place, name: string) => element.attributes.has(name);
const isHidden = ({ element }: Place): boolean => {
  for (let around: typeof element.parent = element; around; around = around.parent)
    if (around.attributes.get('aria-hidden') === 'true' || around.name === 'svg' || around.name === 'noscript') return true;
  return false;
};
const tag = ({ html, element }: Place) => html.slice(element.start, element.contentStart).slice(0, 60);
const inMain = ({ element }: Place): boolean => {
  for (let around: typeof element.parent = element; around; around = around.parent) if (around.name === 'main') return true;
  return false;
};
const isInert = ({ element }: Place): boolean => {
  for (let around: typeof element.parent = element; around; around = around.parent) if (around.attributes.has('inert')) return true;
  return false;
};
/** Whether the heading before is below level 2; after an h3, an h4 does not skip a level. */
const followsMinor = ({ html, element }: Place) =>
  Number([...html.slice(0, element.start).matchAll(/<h([1-6])[\s>]/g)].at(-1)?.[1] ?? 0) > 2;
const referencing = ['aria-labelledby', 'aria-describedby', 'aria-controls'];

export const markupKinds: readonly OutputKind[] = [
  at('label removed from a field', {
    fits: (place) => place.element.name === 'label' && has(place, 'for'),
    edit: (place) => ({ html: withOuter(place, ''), detail: tag(place) }),
  }),
  at('name removed from a control', {
    fits: (place) => is('button', 'a', 'input', 'nav')(place) && has(place, 'aria-label') && !place.words && !isHidden(place),
    edit: (place) => ({ html: withAttribute(place, 'aria-label', undefined), detail: tag(place) }),
  }),
  at('alternative text removed', {
    fits: (place) => is('svg')(place) && place.outer.includes('<title') && place.element.attributes.get('role') === 'img',
    edit: (place) => ({
      html: withOuter(place, place.outer.replace(/<title.*?<\/title>/s, '').replace(/ aria-label(ledby)?="[^"]*"/, '')),
      detail: tag(place),
    }),
  }),
  at('image without alternative text', {
    fits: (place) => place.element.name === 'p' && !isHidden(place),
    edit: (place) => ({ html: withInner(place, '<img src="/favicon.svg" width="9" height="9">'), detail: tag(place) }),
  }),
  at('text of a link emptied', {
    fits: (place) =>
      place.element.name === 'a' && has(place, 'href') && !has(place, 'aria-label') && place.words !== '' && !isHidden(place),
    edit: (place) => ({ html: withInner(place, ''), detail: tag(place) }),
  }),
  at('text of a button emptied', {
    fits: (place) => place.element.name === 'button' && !has(place, 'aria-label') && place.words !== '' && !isHidden(place),
    edit: (place) => ({ html: withInner(place, ''), detail: tag(place) }),
  }),
  at('id doubled', {
    fits: (place) => has(place, 'id'),
    edit: (place) => {
      const id = place.element.attributes.get('id') ?? '';
      return { html: withOuter(place, `<p id="${id}">x</p>${place.outer}`), detail: id, words: [id] };
    },
  }),
  at('main heading removed', { fits: is('h1'), edit: (place) => ({ html: renamed(place, 'p'), detail: tag(place) }) }),
  at('second main heading', { fits: is('h2'), edit: (place) => ({ html: renamed(place, 'h1'), detail: tag(place) }) }),
  at('heading level skipped', {
    fits: (place) => is('h2')(place) && inMain(place) && !followsMinor(place),
    edit: (place) => ({ html: renamed(place, 'h4'), detail: tag(place) }),
  }),
  at('heading emptied', { fits: is('h2', 'h3'), edit: (place) => ({ html: withInner(place, ''), detail: tag(place) }) }),
  at('main removed', { fits: is('main'), edit: (place) => ({ html: renamed(place, 'div'), detail: tag(place) }) }),
  at('second main', {
    fits: (place) => is('section')(place) && inMain(place),
    edit: (place) => ({ html: renamed(place, 'main'), detail: tag(place) }),
  }),
  at('reference to an id that is missing', {
    fits: (place) => referencing.some((name) => has(place, name)),
    edit: (place) => {
      const name = referencing.find((one) => has(place, one)) ?? '';
      return { html: withAttribute(place, name, 'not-there'), detail: tag(place), words: ['not-there'] };
    },
  }),
  at('role that is invalid', {
    fits: is('section', 'ul'),
    edit: (place) => ({ html: withAttribute(place, 'role', 'buton'), detail: tag(place), words: ['buton'] }),
  }),
  at('aria attribute that is invalid', {
    fits: is('a', 'button'),
    edit: (place) => ({ html: withAttribute(place, 'aria-lable', 'x'), detail: tag(place), words: ['aria-lable'] }),
  }),
  at('aria value that is invalid', {
    fits: is('button'),
    edit: (place) => ({ html: withAttribute(place, 'aria-expanded', 'maybe'), detail: tag(place), words: ['maybe'] }),
  }),
  at('positive tabindex', {
    fits: is('a', 'button'),
    edit: (place) => ({ html: withAttribute(place, 'tabindex', '3'), detail: tag(place) }),
  }),
  at('focus inside what is hidden', {
    // Nothing in an inert part can have the focus.
    fits: (place) => is('p')(place) && inMain(place) && !isInert(place),
    edit: (place) => ({
      html: withOuter(place, `<div aria-hidden="true"><button type="button">x</button></div>${place.outer}`),
      detail: tag(place),
    }),
  }),
  at('table header without scope', {
    fits: (place) => has(place, 'scope'),
    edit: (place) => ({ html: withAttribute(place, 'scope', undefined), detail: tag(place) }),
  }),
  at('end tag missing', {
    fits: (place) => is('section', 'ul', 'span', 'a')(place) && inMain(place),
    edit: (place) => ({ html: withOuter(place, place.outer.replace(/<\/[\w-]+>$/, '')), detail: tag(place) }),
  }),
  at('end tag too many', {
    fits: (place) => is('p')(place) && inMain(place),
    edit: (place) => ({ html: withOuter(place, `${place.outer}</span>`), detail: tag(place) }),
  }),
  at('attribute twice', {
    fits: (place) => has(place, 'class') && inMain(place),
    edit: (place) => ({ html: withOuter(place, place.outer.replace(/^<[\w-]+/, '$& class="x"')), detail: tag(place), words: ['class'] }),
  }),
  at('button in a link', {
    fits: (place) => is('a')(place) && has(place, 'href'),
    edit: (place) => ({ html: withInner(place, '<button type="button">x</button>'), detail: tag(place) }),
  }),
  at('block in a paragraph', { fits: is('p'), edit: (place) => ({ html: withInner(place, '<div>x</div>'), detail: tag(place) }) }),
  at('list item outside a list', {
    fits: (place) => is('ul')(place) && inMain(place),
    edit: (place) => ({ html: renamed(place, 'div'), detail: tag(place) }),
  }),
  at('element that does not exist', {
    fits: (place) => is('span')(place) && inMain(place) && !isHidden(place),
    edit: (place) => ({ html: renamed(place, 'spam'), detail: tag(place), words: ['spam'] }),
  }),
  at('language of a part that is invalid', {
    fits: is('p', 'a'),
    edit: (place) => ({ html: withAttribute(place, 'lang', 'xx-Nowhere'), detail: tag(place), words: ['xx-Nowhere'] }),
  }),
  {
    name: 'language of the page removed',
    codes: ['WL3028'],
    fault: (_, page) => replaceIn(page, /<html lang="[^"]*"/, '<html'),
  },
  {
    name: 'language of the page another one',
    codes: [...markup, 'WL30'],
    fault: (_, page) => replaceIn(page, /<html lang="[^"]*"/, '<html lang="pt-PT"'),
  },
  {
    name: 'text unescaped',
    codes: markup,
    fault: (_, page, random) =>
      faultAt(page, random, {
        fits: (place) => is('p', 'h2', 'li')(place) && place.words !== '' && inMain(place) && !place.outer.slice(1).includes('<p'),
        edit: (place) => ({ html: withInner(place, `${place.words.replace(/[&<>]/g, '')} 3 < 4 <b`), detail: tag(place) }),
      }),
  },
  {
    name: 'skip link removed',
    codes: markup,
    fault: (_, page) => {
      const match = page && /<a [^>]*href="#(content|main)"[^>]*>.*?<\/a>/s.exec(page.html);
      return page && match ? faultOf(page, { html: page.html.replace(match[0], ''), detail: match[0].slice(0, 60) }) : undefined;
    },
  },
];
