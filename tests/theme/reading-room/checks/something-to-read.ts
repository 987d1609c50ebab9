import { definePageRule } from 'wortlaut/node';

/** ROOM0003: every page has a paragraph to read. */
export const somethingToRead = definePageRule({
  name: 'something-to-read',
  codes: {
    ROOM0003: {
      title: 'A page has nothing to read.',
      cause: 'Whoever follows a link comes to read. A page needs a paragraph at least.',
      bad: '<main><h1>Opening hours</h1></main>',
      good: '<main><h1>Opening hours</h1><p>From ten to six.</p></main>',
    },
  },
  run: ({ route, page, markup }) =>
    markup.named('p').length > 0
      ? []
      : [
          {
            code: 'ROOM0003',
            subject: page.id,
            message: `The page ${route.path} has no paragraph.`,
            hint: 'Write one into its texts.',
          },
        ],
});
