import type { CodeDefinition } from '../code-definition.ts';

/** WL2030 to WL2034. Strong words, emphasis and links inside of texts. */
export const richText = {
  WL2030: {
    title: 'The markup of a text is incomplete.',
    cause:
      'In a text **two asterisks** make words strong, *one* gives them emphasis, and [words](page#place) link to a page of the site. Each mark has a beginning and an end, and strong words and emphasis are not nested. Write a backslash before a literal character; in TypeScript quotation marks it is doubled.',
    bad: "answer: 'You have **30 days to change your mind.'",
    good: "answer: 'You have **30 days** to change your mind.' or footnote: 'from 29 €\\\\*'",
    coverage: 'incomplete',
  },
  WL2031: {
    title: 'A translation has other markup than its source.',
    cause:
      'A translation links to the same pages as its source, and has equally many strong and stressed passages. Order and words are free.',
    bad: "source 'Ask [our **support**](support)', translation 'Fragen Sie den Support'",
    good: "'Fragen Sie [unseren **Support**](support)'",
    foundBy: 'compiler',
    coverage: 'incomplete',
  },
  WL2032: {
    title: 'A text has markup where only plain words are shown.',
    cause:
      'Titles, labels, buttons, attributes and the dictionary cannot show markup. A place that can has the type RichText in the props of its template (runtime/props) and is drawn with RichWords.',
    bad: "heading: '**Fast** and simple'",
    good: "heading: 'Fast and simple'",
    foundBy: 'compiler',
    coverage: 'incomplete',
  },
} as const satisfies Record<string, CodeDefinition>;
