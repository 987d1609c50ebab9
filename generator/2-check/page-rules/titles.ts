import type { Finding, PageRule } from '../inspect.ts';
import { metaPlace } from '../meta-place.ts';
import { headOf } from '../page-head.ts';

/** Letters that lists of search results show of each, as a rule of thumb. */
const room = { title: 60, description: 155 } as const;

/** WL5030: a title (WCAG 2.4.2) and a description that lists of search results show whole. */
export const titles: PageRule = {
  name: 'titles',
  run({ route, page, markup }) {
    const head = headOf(markup);
    return (['title', 'description'] as const).flatMap((part): Finding[] => {
      const text = head[part];
      const length = lettersOf(text);
      const most = room[part];
      const fault = !text ? 'is missing' : length > most ? `has ${length} letters` : undefined;
      if (!fault) return [];
      return [
        {
          code: 'WL5030',
          subject: `${page.id} ${route.copyLanguage} ${part}`,
          message: `The ${part} of ${route.path} ${fault}${text ? `; at most ${most} are shown: '${text}'` : ''}.`,
          hint: `Write at most ${most} letters, what is special first.`,
          expected: `at most ${most} letters`,
          found: `${length} letters`,
          ...metaPlace(page, route, part),
        },
      ];
    });
  },
};

const segmenter = new Intl.Segmenter();

/** What readers count as letters (UAX 29); texts without combining signs and emoji need no segmenter. */
function lettersOf(text: string): number {
  if (/^[ -\u02ff\u2010-\u205e\u20a0-\u20bf]*$/.test(text)) return text.length;
  let letters = 0;
  for (const _ of segmenter.segment(text)) letters++;
  return letters;
}
