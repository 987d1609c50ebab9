import { takesFocus } from '../../markup/focus.ts';
import { closest } from '../../markup/markup.ts';
import { htmlTagFilter } from '../../markup/tag-filters.ts';
import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5011: the first focusable element is a link to the main part of the page (WCAG 2.4.1). */
export const skipLink: PageRule = {
  *run({ route, markup }) {
    const [first] = markup.matching(isReached);
    const href = first?.name === 'a' ? (first.attributes.get('href') ?? '') : '';
    const leads = href.length > 1 && href.startsWith('#');
    const target = leads ? markup.byId(href.slice(1)) : undefined;
    // A missing target is reported by the rule on links.
    if ((leads && !target) || closest(target, ({ name }) => name === 'main')) return;
    const fault = leads
      ? `begins with a link to '${href}', which is not in <main>`
      : 'does not begin with a link to the main part of the page';
    yield findingOnPage('WL5011', { subject: fault }, [
      `The page ${route.path} ${fault}.`,
      `Begin the body with <a href="#content">, and give <main> the id 'content'.`,
    ]);
  },
};

const isReached = htmlTagFilter((tag) => takesFocus(tag) && tag.attributes.get('tabindex') !== '-1');
