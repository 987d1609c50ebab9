import type { Finding, PageRule } from '../inspect.ts';
import { takesFocus } from '../markup/focus.ts';
import { closest } from '../markup/markup.ts';

/** WL5011: the first thing that takes the focus is a link to the main part of the page (WCAG 2.4.1). */
export const skipLink: PageRule = {
  name: 'skip link',
  run({ route, markup }) {
    const first = markup.ofHtml.find((element) => takesFocus(element) && element.attributes.get('tabindex') !== '-1');
    const href = first?.name === 'a' ? (first.attributes.get('href') ?? '') : '';
    const target = href.startsWith('#') ? markup.byId(href.slice(1)) : undefined;
    const fault =
      !href.startsWith('#') || href === '#'
        ? 'does not begin with a link to the main part of the page'
        : !target
          ? `begins with a link to '${href}', and nothing on the page has that id`
          : closest(target, ({ name }) => name === 'main')
            ? undefined
            : `begins with a link to '${href}', which is not in <main>`;
    if (!fault) return [];
    return [
      {
        code: 'WL5011',
        subject: fault,
        message: `The page ${route.path} ${fault}.`,
        hint: `Let the body begin with <a href="#content">, and give <main> the id 'content'.`,
      } satisfies Finding,
    ];
  },
};
