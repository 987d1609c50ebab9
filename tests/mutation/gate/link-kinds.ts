import { type FaultyPage, faultAt, type Place, replaceIn, withAttribute, withInner, withOuter } from './edit-html.ts';
import type { OutputKind } from './fault.ts';

/* Faults in the links and resources of pages, and in parts that pages may not contain. */

const routes = ['WL30'] as const;
const security = ['WL50', 'WL30'] as const;

function at(
  name: string,
  codes: readonly string[],
  { fits, edit }: { readonly fits: (place: Place) => boolean; readonly edit: (place: Place) => FaultyPage },
): OutputKind {
  return { name, codes, fault: (_, page, random) => faultAt(page, random, { fits, edit }) };
}

const href = ({ element }: Place) => element.attributes.get('href') ?? '';
const isLink = ({ element }: Place) => element.name === 'a';
const toPage = (place: Place) => isLink(place) && /^\/[^/]/.test(href(place)) && !href(place).includes('#');
const toPlace = (place: Place) => isLink(place) && /#./.test(href(place));
const toTerms = (place: Place) => isLink(place) && (place.element.attributes.get('rel') ?? '').includes('terms-of-service');
const leaving = (place: Place) => isLink(place) && href(place).startsWith('https:');
const tag = ({ html, element }: Place) => html.slice(element.start, element.contentStart).slice(0, 60);
const set =
  (name: string, value: string, words: readonly string[] = [value]) =>
  (place: Place) => ({ html: withAttribute(place, name, value), detail: tag(place), words });
const scriptOf = ({ element }: Place) => element.name === 'script' && element.attributes.has('src');
const styleOf = ({ element }: Place) => element.name === 'link' && element.attributes.get('rel') === 'stylesheet';
const paragraph = ({ element }: Place) => element.name === 'p';
const inserted = (name: string, markup: string, codes: readonly string[] = security): OutputKind =>
  at(name, codes, {
    fits: paragraph,
    edit: (place) => ({ html: withOuter(place, `${place.outer}${markup}`), detail: markup.slice(0, 50) }),
  });

export const linkKinds: readonly OutputKind[] = [
  at('link to a page that is missing', routes, { fits: toPage, edit: (place) => set('href', `${href(place)}nowhere/`)(place) }),
  at('link to a place that is missing', routes, {
    fits: toPlace,
    edit: (place) => set('href', href(place).replace(/#.*/, '#not-there'), ['not-there'])(place),
  }),
  at('link to a redirect', routes, { fits: toPage, edit: (place) => set('href', href(place).replace(/\/$/, ''))(place) }),
  at('link in capitals', routes, {
    fits: (place) => toPage(place) && /^\/[a-z]{2}-/.test(href(place)),
    edit: (place) =>
      set(
        'href',
        href(place).replace(/^\/../, (code) => code.toUpperCase()),
      )(place),
  }),
  at('consent link elsewhere', ['WL3032'], { fits: toTerms, edit: (place) => set('href', href(place).replace(/[^/]+\/$/, ''))(place) }),
  at('consent link that does not say what it is', ['WL3032'], { fits: toTerms, edit: set('rel', 'noopener', []) }),
  at('script that is missing', routes, { fits: scriptOf, edit: set('src', '/assets/client-gone.js') }),
  at('style that is missing', routes, { fits: styleOf, edit: set('href', '/assets/style-gone.css') }),
  at('image that is missing', routes, {
    fits: paragraph,
    edit: (place) => ({
      html: withInner(place, '<img src="/assets/gone.png" alt="A till" width="9" height="9">'),
      detail: tag(place),
      words: ['/assets/gone.png'],
    }),
  }),
  at('form that sends to nowhere', [...routes, 'WL50'], {
    fits: ({ element }) => element.name === 'form',
    edit: (place) => ({ html: withAttribute(place, 'action', '/api/nowhere/'), detail: tag(place) }),
  }),
  at('foreign origin of a script', security, { fits: scriptOf, edit: set('src', 'https://cdn.example/x.js', ['cdn.example']) }),
  at('foreign origin of an image', security, {
    fits: paragraph,
    edit: (place) => ({
      html: withInner(place, '<img src="https://cdn.example/x.png" alt="A till" width="9" height="9">'),
      detail: tag(place),
      words: ['cdn.example'],
    }),
  }),
  at('link to an address that the brand file does not name', security, {
    fits: leaving,
    edit: set('href', 'https://elsewhere.example/', ['elsewhere.example']),
  }),
  at('link without https', security, { fits: leaving, edit: (place) => set('href', href(place).replace('https:', 'http:'))(place) }),
  at('javascript: address', security, { fits: toPage, edit: set('href', 'javascript:alert(1)', ['javascript:']) }),
  at('new tab without a word', security, {
    fits: (place) => toPage(place) && place.words !== '',
    edit: (place) => ({ html: withAttribute(place, 'target', '_blank'), detail: tag(place) }),
  }),
  at('new tab with a way back', security, {
    fits: leaving,
    edit: (place) => ({ html: withAttribute(place, 'rel', 'opener'), detail: tag(place) }),
  }),
  inserted('inline style', '<p style="color:red">x</p>'),
  inserted('inline handler', '<p onclick="go()">x</p>'),
  inserted('inline script', '<script>go()</script>'),
  inserted('foreign frame', '<iframe src="https://elsewhere.example/" title="Map"></iframe>'),
  {
    name: 'base element',
    codes: security,
    fault: (_, page) => replaceIn(page, '<meta charset="utf-8">', '<meta charset="utf-8"><base href="https://elsewhere.example/">'),
  },
  at('mail address that is invalid', security, {
    fits: paragraph,
    edit: (place) => ({ html: withInner(place, '<a href="mailto:nobody at all">Write</a>'), detail: tag(place), words: ['nobody at all'] }),
  }),
  at('telephone number that is invalid', security, {
    fits: paragraph,
    edit: (place) => ({ html: withInner(place, '<a href="tel:030-CALL">Call</a>'), detail: tag(place), words: ['030-CALL'] }),
  }),
];
