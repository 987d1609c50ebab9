import { code } from '../code-definition.ts';

/** WL2030 to WL2034. Strong words, emphasis and links inside of texts. */
export const richText = {
  WL2030: code({ coverage: 'incomplete' })`The markup of a text is incomplete.
    In a text **two asterisks** make words strong, *one* gives them emphasis, and [words](page#place) link to a page of the site. Each mark has a beginning and an end, and strong words and emphasis are not nested. Write a backslash before a literal character; in TypeScript quotation marks it is doubled.
    - answer: 'You have **30 days to change your mind.'
    + answer: 'You have **30 days** to change your mind.' or footnote: 'from 29 €\\\\*'`,
  WL2031: code({ foundBy: 'compiler', coverage: 'incomplete' })`A translation has other markup than its source.
    A translation links to the same pages as its source, and has equally many strong and stressed passages. Order and words are free.
    - source 'Ask [our **support**](support)', translation 'Fragen Sie den Support'
    + 'Fragen Sie [unseren **Support**](support)'`,
  WL2032: code({ foundBy: 'compiler', coverage: 'incomplete' })`A text has markup where only plain words are shown.
    Titles, labels, buttons, attributes and the dictionary cannot show markup. A place that can has the type RichText in the props of its template (runtime/props) and is drawn with RichWords.
    - heading: '**Fast** and simple'
    + heading: 'Fast and simple'`,
};
