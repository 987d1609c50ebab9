import type { PageRule } from '../inspect-page.ts';

/** WL3003: the places that a page lists for others to link to are there. */
export const anchors: PageRule = {
  name: 'anchors',
  run({ route, page, markup }) {
    if (route.status !== 200) return [];
    return page.anchors
      .filter((anchor) => !markup.byId(anchor))
      .map((anchor) => ({
        code: 'WL3003',
        subject: `${page.id}#${anchor}`,
        dataPath: ['anchor', anchor],
        message: `The page '${page.id}' lists the place '#${anchor}', but ${route.path} has no element with that id.`,
        hint: 'Give the element the id, or take the place out of pages.ts.',
      }));
  },
};
