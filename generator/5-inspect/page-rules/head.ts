import type { Markup, MarkupElement } from '../../markup/markup.ts';
import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';
import { headOf, metaPlace } from '../shared/page-head.ts';

/** WL5032: the head declares encoding and viewport once, early enough and without forbidding zoom. */
export const head: PageRule = {
  *run({ route, markup }) {
    for (const [fault, hint, element] of faultsOf(markup))
      yield findingOnPage('WL5032', { subject: fault, element: element?.index }, [`The page ${route.path} ${fault}.`, hint]);
  },
};

/** The encoding has to be among the first 1024 bytes (HTML, section 4.2.5.4). */
const encodingWithin = 1024;
const encodingHint = 'Write <meta charset="utf-8"> as the first element of its head.';

/** The faults, each with the element that is there once too often. */
function* faultsOf(markup: Markup): Iterable<[fault: string, hint: string, element?: MarkupElement | undefined]> {
  const metas = markup.named('meta');
  const named = (name: string) => metas.filter(({ attributes }) => attributes.get('name') === name);
  const encodings = metas.filter(({ attributes }) => attributes.has('charset'));
  const [encoding] = encodings;
  if (encodings.length !== 1 || encoding?.attributes.get('charset')?.toLowerCase() !== 'utf-8')
    yield ['does not declare exactly once that its encoding is UTF-8', encodingHint, encodings[1]];
  else if (encoding.start > encodingWithin || !encoding.parent || markup.named('head')[0]?.index !== encoding.index - 1)
    yield ['has another element before its encoding', encodingHint];
  const [first, second] = named('viewport');
  const viewport = first?.attributes.get('content') ?? '';
  if (second || !viewport.includes('width=device-width'))
    yield [
      'does not declare exactly once that it fits the screen',
      'Write <meta name="viewport" content="width=device-width, initial-scale=1">.',
      second,
    ];
  else if (/user-scalable\s*=\s*(no|0)|maximum-scale/i.test(viewport))
    yield ['prevents visitors from zooming', 'Delete user-scalable and maximum-scale from its viewport (WCAG 1.4.4).'];
  const titles = markup.named('title').filter(({ parent }) => parent?.name === 'head');
  const canonicals = markup.named('link').filter(({ attributes }) => attributes.get('rel') === 'canonical');
  if (titles[1]) yield [`has ${titles.length} titles`, 'Keep one of them.', titles[1]];
  const [, description] = named('description');
  if (description) yield ['has more than one description', 'Keep one of them.', description];
  if (canonicals[1]) yield ['has more than one canonical address', 'Keep one of them.', canonicals[1]];
  if (named('theme-color').length === 0) yield ['has no theme-color', 'Write one for light and one for dark.'];
}

/** WL3026: a page with noindex does not name another one as canonical: search engines that follow the one cannot follow the other. */
export const repeatedPages: PageRule = {
  *run({ route, page, markup }, { origin }) {
    const { canonical, indexed } = headOf(markup);
    if (indexed || route.status !== 200 || canonical === '' || canonical === origin + route.path) return;
    yield findingOnPage('WL3026', { subject: `${page.id} noindex` }, [
      `The page ${route.path} has noindex, but also the canonical address ${canonical}.`,
      'Delete its noindex: a page that repeats another one is not listed.',
    ]);
  },
};

/** WL5030: every page has a title (WCAG 2.4.2) and a description. Their lengths have text limits (WL2020). */
export const titles: PageRule = {
  *run({ route, page, markup }) {
    for (const part of ['title', 'description'] as const) {
      if (headOf(markup)[part]) continue;
      const subject = `${page.id} ${route.copyLanguage} ${part}`;
      yield findingOnPage('WL5030', { subject, ...metaPlace(page, route, part) }, [
        `The page ${route.path} has no ${part}.`,
        `Write the ${part} into the copy of the page, under meta.`,
      ]);
    }
  },
};

/** WL5034: previews show the page's title and description, with an image and its alternative text (Open Graph). */
export const previews: PageRule = {
  *run({ route, page, markup }, { origin }) {
    const { openGraph, title, description, canonical } = headOf(markup);
    const finding = (name: string, message: string, hint: string) => {
      const element = markup.named('meta').find(({ attributes }) => attributes.get('property') === name)?.index;
      return findingOnPage('WL5034', { subject: `${page.id} ${name}`, fault: name, element }, [message, hint]);
    };
    const expected: readonly (readonly [name: string, value: string])[] = [
      ['og:title', title],
      ['og:description', description],
      ['og:url', canonical || origin + route.canonical],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['twitter:card', 'summary_large_image'],
    ];
    for (const [name, value] of expected) {
      const given = openGraph.get(name);
      // A missing title or description is reported separately (WL5030).
      if (value === '' || given?.join('\n') === value) continue;
      const fault = given ? `is '${given.join("', '")}'` : 'is missing';
      const hint = name.startsWith('og:image')
        ? 'Name an image of this size in head.shareImage of the theme.'
        : 'Write the same value as in the page.';
      yield finding(name, `The ${name} of ${route.path} ${fault}; '${value}' is expected.`, hint);
    }
    const [image = '', ...others] = openGraph.get('og:image') ?? [];
    const isWhole = (origin.startsWith('https://') && others.length === 0) || isLocal(origin);
    if (!isWhole || !image.startsWith(`${origin}/`))
      yield finding(
        'og:image',
        `The og:image of ${route.path} is '${image}'; one whole https address on this site is expected.`,
        `Begin it with ${origin}/.`,
      );
    if (!openGraph.get('og:image:alt')?.join('').trim())
      yield finding(
        'og:image:alt',
        `The picture in previews of ${route.path} has no description.`,
        'Write it in the dictionary, at the key that the theme names in head.shareImage.',
      );
  },
};

/** A site on a developer's machine. */
const isLocal = (origin: string) => /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin);
