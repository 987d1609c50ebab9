import type { PageRule } from '../page-rule.ts';

/** WL3003: the page has all anchors that its definition declares. */
export const anchors: PageRule = {
  name: 'anchors',
  run({ route, page, markup }) {
    if (route.status !== 200) return [];
    return page.anchors
      .filter((anchor) => !markup.byId(anchor))
      .map((anchor) => ({
        code: 'WL3003',
        subject: `${page.id}#${anchor}`,
        file: page.definition.file,
        dataPath: ['anchors', String(page.anchors.indexOf(anchor))],
        message: `The page '${page.id}' lists the place '#${anchor}', but ${route.path} has no element with that id.`,
        hint: 'Give the element the id, or take the place out of this list.',
      }));
  },
};
