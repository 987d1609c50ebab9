import { afterEach, expect, test } from 'vitest';
import { foundIn } from '../support/project-copy.ts';
import { openReadingRoom } from './reading-room-site.ts';

/* Mistakes in lists and feeds are reported in words for their authors. */

const room = openReadingRoom();
afterEach(() => room.restore());

interface Fault {
  readonly file: string;
  readonly words: string;
  readonly by: string;
  readonly expected: object;
  /** The codes of further errors that it causes. */
  readonly others?: readonly string[];
}

/** Edits a file, builds, and expects the error whose code begins the title. */
function isReported(title: string, { file, words, by, expected, others = [] }: Fault): void {
  test(title, async () => {
    room.edit(file, words, by);
    const ended = await room.command(['build', '--format', 'json']);
    expect(ended.code).toBe(1);
    const errors = foundIn(ended).filter(({ severity }) => severity === 'error');
    const code = title.slice(0, 6);
    expect(errors).toContainEqual(expect.objectContaining({ code, ...expected }));
    expect(errors.map((one) => one.code).sort()).toEqual([code, ...others].sort());
  });
}

isReported('WL6001 a template asks for pages of a template that no page lists', {
  file: 'runtime/pages/shelf.tsx',
  words: "page.pages({ template: 'article' })",
  by: "page.pages({ template: 'artcle' as 'article' })",
  expected: {
    file: 'runtime/pages/shelf.tsx',
    message:
      "The template 'shelf' failed on /ar/ (page 'home'): no page lists pages of the template 'artcle'; the nearest that is listed is 'article'. The same happens on /en/ and /fr/.",
  },
});

isReported('WL6001 a template asks for the parts of a list on a page without a list', {
  file: 'content/pages/journal/page.ts',
  words: "  lists: { template: 'article', size: 2 },\n",
  by: '',
  expected: {
    file: 'runtime/pages/journal.tsx',
    message:
      "The template 'journal' failed on /ar/journal/ (page 'journal'): this page lists no pages, and its template asks for 'article'; write lists: { template: 'article' } into its page.ts. The same happens on /en/journal/ and /fr/journal/.",
  },
  // The feed and the home page show entries, too.
  others: ['WL6001', 'WL6025'],
});

isReported('WL1044 an entry has a date that is not a day', {
  file: 'content/pages/moths/page.ts',
  words: '2026-04-20',
  by: '2026-04-31',
  expected: {
    file: 'content/pages/moths/page.ts',
    message: "Lists sort the page 'moths' by its date, but '2026-04-31' is not a day of the calendar.",
  },
});

isReported('WL3040 an entry has the address of a part of the list', {
  file: 'content/pages/moths/page.ts',
  words: '/what-the-moths-left',
  by: '/2',
  expected: {
    file: 'content/pages/moths/page.ts',
    message: "The address /ar/journal/2/ of 'moths' is kept for entries of the list 'journal', whose further addresses end with numbers.",
  },
});

isReported('WL6025 a feed shows a word that is missing in the dictionary', {
  file: 'runtime/documents/atom-feed.ts',
  words: "text('title')",
  by: "text('titel' as 'title')",
  expected: {
    file: 'runtime/theme.ts',
    message:
      "The document 'feed.xml' of the theme failed for /ar/feed.xml: it shows the text 'journal.titel', which the dictionary does not have.",
  },
});

isReported('WL6025 a feed throws', {
  file: 'runtime/documents/atom-feed.ts',
  words: 'const instant = (date: string): string =>',
  by: 'const instant = (date: string): string => date.nothing.at(0) ??',
  expected: { file: 'runtime/documents/atom-feed.ts', line: 34 },
});

isReported('WL6025 a feed was updated when it was built', {
  file: 'runtime/documents/atom-feed.ts',
  words: "instant(entries[0]?.structure.date ?? '1970-01-01')",
  by: 'new Date().toISOString()',
  expected: {
    file: 'runtime/theme.ts',
    message: expect.stringMatching(
      /^The document 'feed\.xml' of the theme failed for \/ar\/feed\.xml: it renders .* when it is rendered again/,
    ),
  },
});

isReported('WL6024 the name of a document lacks an ending', {
  file: 'runtime/theme.ts',
  words: "'feed.xml': {",
  by: 'feed: {',
  expected: {
    message: "The document 'feed' of the theme is not the name of one file in lower case with an ending, as 'feed.xml' is.",
  },
});

isReported('WL6024 a document has the address of a page', {
  file: 'content/pages/hours/page.ts',
  words: '/:locale/hours',
  by: '/:locale/feed.xml',
  expected: { message: "The document 'feed.xml' of the theme has the address /ar/feed.xml, where /ar/feed.xml/ is already." },
});
