/** The checks that need words which Wortlaut does not have. */
export const unchecked = (language: string) =>
  `Numbers in words, opening hours without a weekday, scores such as 4.9 of 5, quotation marks, link names, labels of required fields, the language of texts, what clauses deny, require or allow, at least and at most, and words that lack a definition are not checked in ${language}.`;
