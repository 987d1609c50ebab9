import { type Finding, findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';
import { headOf } from '../shared/page-head.ts';

/**
 * WL5034: previews in messengers and networks show the page's title and description, with an image and its alternative text (Open Graph).
 */
export const previews: PageRule = {
  name: 'previews',
  run({ route, page, markup }, { origin }) {
    const { openGraph, title, description, canonical } = headOf(markup);
    const [image = '', ...others] = openGraph.get('og:image') ?? [];
    const wanted: [name: string, value: string][] = [
      // A missing title or description is reported separately (WL5030).
      ...(title ? [['og:title', title] as [string, string]] : []),
      ...(description ? [['og:description', description] as [string, string]] : []),
      ['og:url', canonical || origin + route.canonical],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['twitter:card', 'summary_large_image'],
    ];
    const finding = (name: string, message: string, hint: string): Finding =>
      findingOnPage('WL5034', { subject: `${page.id} ${name}` }, [message, hint]);
    return [
      ...wanted
        .filter(([name, value]) => openGraph.get(name)?.join('\n') !== value)
        .map(([name, value]) => {
          const given = openGraph.get(name);
          const fault = given ? `says '${given.join("', '")}'` : 'is missing';
          return finding(name, `The ${name} of ${route.path} ${fault}; '${value}' is expected.`, 'Previews show the same as the page.');
        }),
      ...(image.startsWith(`${origin}/`) && origin.startsWith('https://') && others.length === 0
        ? []
        : isLocal(origin) && image.startsWith(`${origin}/`)
          ? []
          : [
              finding(
                'og:image',
                `The og:image of ${route.path} is '${image}'; one whole https address on this site is expected.`,
                `Begin it with ${origin}/.`,
              ),
            ]),
      ...(openGraph.get('og:image:alt')?.join('').trim()
        ? []
        : [
            finding(
              'og:image:alt',
              `The picture in previews of ${route.path} has no description.`,
              'Write it in the dictionary, under the key that the theme names in head.shareImage.',
            ),
          ]),
    ];
  },
};

/** A site on a developer's machine. */
const isLocal = (origin: string) => /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin);
