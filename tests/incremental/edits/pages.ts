import { type Edit, reword } from '../edit.ts';

const help = 'pages/help/page.ts';
const privacy = 'pages/privacy/page.ts';

/** Pages come, go and move, in all countries or in one. */
export const pages: readonly Edit[] = [
  {
    name: 'a page more',
    changes: [
      {
        file: 'pages/about/page.ts',
        text: `import { definePage } from 'wortlaut';

export default definePage({ template: 'notice', path: '/:locale/about', source: 'en', structure: { mood: 'waiting', way: 'home' } });
`,
      },
      {
        file: 'pages/about/en.ts',
        text: `import { defineCopy } from 'wortlaut';

export default defineCopy('notice', {
  meta: { title: 'About us | {brand:product}', description: 'Who makes {brand:product}, and why it is made.' },
  heading: 'About us',
  text: 'Three people and a till.',
  button: 'To the start',
});
`,
      },
      {
        file: 'pages/about/de.ts',
        text: `import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'Über uns | {brand:product}', description: 'Wer {brand:product} macht, und warum es gemacht wird.' },
  heading: 'Über uns',
  text: 'Drei Leute und eine Kasse.',
  button: 'Zum Anfang',
});
`,
      },
    ],
  },
  { name: 'a page fewer', changes: [{ gone: 'pages/privacy' }] },
  {
    name: 'a page under another name',
    changes: [{ folder: 'pages/privacy', renamed: 'pages/data' }],
  },
  reword('the path of a page', privacy, ['/:locale/privacy', '/:locale/your-data']),
  reword('a path with its former one', help, [
    "path: '/:locale/help',\n  redirectFrom: [",
    "path: '/:locale/support',\n  redirectFrom: ['/:locale/help', ",
  ]),
  reword('no former path', help, ["  redirectFrom: ['/:locale/advice'],\n", '']),
  reword('a further address', help, ['addresses: [', "addresses: [{ path: '/hilfe', country: 'at', language: 'de' }, "]),
  reword('the structure of a page', help, ["mood: 'waiting'", "mood: 'lost'"]),
  {
    name: 'the order of sections',
    changes: [
      { file: privacy, find: "      { id: 'visit', text: ['request'] },\n", replace: '' },
      { file: privacy, find: 'sections: [\n', replace: "sections: [\n      { id: 'visit', text: ['request'] },\n" },
    ],
  },
  {
    name: 'a page in another language',
    changes: [
      {
        file: help,
        find: "source: 'en',",
        replace: "source: 'en',\n  gaps: { 'at-de': { gap: 'fallback', language: 'en' }, 'ch-de': { gap: 'fallback', language: 'en' } },",
      },
      { file: help, find: "language: 'de' }],", replace: "language: 'en' }]," },
      { gone: 'pages/help/de.ts' },
    ],
  },
  reword('a page that a locale does not have', privacy, [
    "source: 'en',",
    "source: 'en',\n  gaps: { 'ch-de': { gap: 'omit', reason: 'Not asked for there' } },",
  ]),
  {
    name: 'no edition',
    changes: [{ gone: 'pages/welcome' }],
  },
  reword('an edition in fewer languages', 'pages/welcome/page.ts', ["extraLocales: ['ch-en'],\n", '']),
  {
    name: 'a home page in another language',
    changes: [
      {
        file: 'pages/welcome/page.ts',
        find: "source: 'en',",
        replace: "source: 'en',\n  gaps: { 'ch-de': { gap: 'fallback', language: 'en' } },",
      },
      { gone: 'pages/welcome/de.ts' },
    ],
  },
  reword('a page that search engines leave out', privacy, ["source: 'en',", "source: 'en',\n  indexed: false,"]),
  reword('a placeholder', help, ["source: 'en',", "source: 'en',\n  placeholder: 'Somebody has yet to write it.',"]),
];
