import type { CodeDefinition } from '../code-definition.ts';

/** WL2030 to WL2034. Strong words, emphasis and links inside of texts. */
export const richText = {
  WL2030: {
    title: 'The markup of a text is not whole.',
    cause:
      'In a text **two asterisks** make words strong, *one* gives them emphasis, and [words](page#place) link to a page of the site. Each mark has a beginning and an end, and strong words and emphasis do not stand in each other. A character that is meant as itself has a backslash before it, which TypeScript wants doubled between quotation marks.',
    bad: "answer: 'You have **30 days to change your mind.'",
    good: "answer: 'You have **30 days** to change your mind.' or footnote: 'from 29 €\\\\*'",
    coverage: 'incomplete',
  },
  WL2031: {
    title: 'A translation has other markup than its source.',
    cause:
      'A translation links to the same pages as its source, and has as many strong words and as many with emphasis. Their order is free, and so are the words.',
    bad: "source 'Ask [our **support**](support)', translation 'Fragen Sie den Support'",
    good: "'Fragen Sie [unseren **Support**](support)'",
    foundBy: 'compiler',
    coverage: 'incomplete',
  },
  WL2032: {
    title: 'A text has markup where only plain words are shown.',
    cause:
      'Titles, labels, buttons and attributes have no room for markup, and neither has the dictionary. A place that shows it has the type RichText in the shape of its template (runtime/props) and is drawn with RichWords.',
    bad: "heading: '**Fast** and simple'",
    good: "heading: 'Fast and simple'",
    foundBy: 'compiler',
    coverage: 'incomplete',
  },
} as const satisfies Record<string, CodeDefinition>;
