import { find } from '../../2-check/claims/find-place.ts';
import { uncheckedSentence } from '../../language/unchecked.ts';
import { undefinedWords } from '../../language/undefined-words.ts';
import type { Content } from '../../model/content.ts';
import { writtenClauses } from '../../model/written-clauses.ts';

/** The open questions with the texts that they concern, and the words that contracts do not define. */
export const questionSheet = (content: Content) => ({
  questions: Object.entries(content.questions?.value ?? {}).map(([name, { concerns, ...question }]) => ({
    ...question,
    name,
    concerns: concerns.flatMap((place) => {
      const lookup = find(content, place);
      return 'where' in lookup ? lookup : [];
    }),
  })),
  undefinedWords: undefinedWords(writtenClauses(content)),
  unchecked: uncheckedSentence(Object.keys(content.languages.value)),
});
