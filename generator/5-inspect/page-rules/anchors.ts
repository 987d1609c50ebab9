import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL3003: the page has all anchors that its definition declares. */
export const anchors: PageRule = {
  *run({ route, page, markup }) {
    if (route.status !== 200) return;
    for (const [index, anchor] of page.anchors.entries()) {
      if (markup.byId(anchor)) continue;
      const place = { file: page.definition.file, dataPath: ['anchors', String(index)] };
      yield findingOnPage('WL3003', { subject: `${page.id}#${anchor}`, ...place }, [
        `The page '${page.id}' declares the anchor '#${anchor}', but ${route.path} has no element with that id.`,
        'Give an element this id, or delete the anchor from this list.',
      ]);
    }
  },
};
