import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';
import { headOf } from '../shared/page-head.ts';

/**
 * WL5034: previews in messengers and networks show the page's title and description, with an image and its alternative text (Open Graph).
 */
export const previews: PageRule = {
  *run({ route, page, markup }, { origin }) {
    const { openGraph, title, description, canonical } = headOf(markup);
    const finding = (name: string, message: string, hint: string) =>
      findingOnPage('WL5034', { subject: `${page.id} ${name}` }, [message, hint]);
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
      yield finding(name, `The ${name} of ${route.path} ${fault}; '${value}' is expected.`, 'Write the same value as in the page.');
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
