import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { reversal } from '../../language/duties.ts';
import { englishName } from '../../model/language-name.ts';
import { writtenClauses } from '../../model/written-clauses.ts';
import { type ClauseInLanguages, clausesInLanguages } from '../clause-translations.ts';
import type { SiteCheck } from '../content-check.ts';

/** Clauses that deny, require or allow something else in one language than in the source. */
export const reversedDuties: SiteCheck = {
  run: (content) => clausesInLanguages(writtenClauses(content)).flatMap(reversed),
};

function reversed({ source, translations }: ClauseInLanguages): Diagnostic[] {
  const pairs = translations.flatMap((clause) => {
    // WL4017 reports a text that was left in the source language.
    const pair = clause.text === source.text ? undefined : reversal(source, clause);
    return pair ? [{ clause, pair }] : [];
  });
  // If all translations differ from the source, only the source is reported.
  const atSource = pairs.length > 1 && pairs.length === translations.length;
  return (atSource ? pairs.slice(0, 1) : pairs).map(({ clause, pair: [own, other] }) => {
    const [place, opposite] = atSource ? [source, clause] : [clause, source];
    const [here, there] = atSource ? [own, other] : [other, own];
    const related = [{ file: opposite.file, dataPath: opposite.dataPath, message: 'The other text is here.' }];
    return finding('WL4019', { file: place.file, dataPath: place.dataPath, related }, [
      `'${place.id}' may mean the opposite of the ${englishName(opposite.language)} text: “${here.sentence}” ${here.verb}, “${there.sentence}” ${there.verb}.`,
      'Compare both sentences and correct the wrong one. If they mean the same, suppress this finding with a reason.',
    ]);
  });
}
