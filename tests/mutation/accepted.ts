import type { Mutant } from './mutants.ts';

/** Faults that no check of words can distinguish from a right text, each with the reason. Other survivors are gaps in the checks. */
export const accepted: readonly { readonly why: string; readonly is: (mutant: Mutant) => boolean }[] = [
  {
    why: 'the two parties or terms have this order in another language, too: word order alone does not say who owes whom',
    is: ({ mutation, detail }) => mutation === 'tokens swapped' && /^\{(?:term|def):/.test(detail),
  },
  {
    why: 'the two clauses name the same terms, facts and references; only their words differ',
    is: ({ mutation }) => mutation === 'clauses swapped' || mutation === 'clause replaced by the next',
  },
  {
    why: 'the definition itself got the word of another term, or the word is as like this term as its own; forms of one term are not compared with each other',
    is: ({ mutation, detail }) => mutation === 'word of the token altered' && /^\{(?:term|def):/.test(detail),
  },
  {
    why: 'the clause contains the term again, and a pronoun may have taken its place',
    is: ({ mutation, detail }) => mutation === 'token dropped' && /^\{term:/.test(detail),
  },
  {
    why: 'the clause contains the other term, too, and this word is a form of it as well',
    is: ({ mutation, detail }) => mutation === 'token altered' && /^\{term:/.test(detail),
  },
];
