import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Page } from '../model/content.ts';
import type { Route } from '../model/manifest.ts';

/** What must hold for the HTML of every page: one h1, ids that are unique, the anchors that may be linked to, nothing inline. */
export function checkMarkup(html: string, route: Route, page: Page): Diagnostic[] {
  const place = { severity: 'error', file: page.definition.file } as const;
  const headings = html.split('<h1').length - 1;
  const ids = new Set<string>();
  const twice = new Set<string>();
  for (const [, id = ''] of html.matchAll(/\sid="([^"]*)"/g)) (ids.has(id) ? twice : ids).add(id);
  // Quotation marks in texts and values are escaped, so this can only be an attribute.
  const inline = / (style|on[a-z]+)="/.exec(html)?.[1];
  const absent = page.anchors.filter((anchor) => route.status === 200 && !ids.has(anchor));
  return [
    ...(headings === 1
      ? []
      : [
          {
            ...place,
            code: 'WL5001' as const,
            message: `The page ${route.path} has ${headings || 'no'} main heading${headings > 1 ? 's' : ''}; exactly one is expected.`,
            hint: 'Make the title an h1 and the others h2.',
          },
        ]),
    ...[...twice].map((id) => ({
      ...place,
      code: 'WL5002' as const,
      dataPath: ['id', id],
      message: `The id '${id}' stands more than once on ${route.path}.`,
      hint: 'Give each element an id of its own.',
    })),
    ...(inline
      ? [
          {
            ...place,
            code: 'WL5003' as const,
            message: `The page ${route.path} has an inline '${inline}', which the security policy forbids.`,
            hint: 'Use a class, or an island.',
          },
        ]
      : []),
    ...absent.map((anchor) => ({
      ...place,
      code: 'WL3003' as const,
      dataPath: ['anchor', anchor],
      message: `The page '${page.id}' lists the place '#${anchor}', but ${route.path} has no element with that id.`,
      hint: 'Give the element the id, or take the place out of pages.ts.',
    })),
  ];
}
