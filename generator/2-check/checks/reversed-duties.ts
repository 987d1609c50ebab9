import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { reversal } from '../../language/duties.ts';
import { groupBy } from '../../model/group-by.ts';
import { englishName } from '../../model/language-name.ts';
import type { TextCheck } from '../content-check.ts';
import { type PlacedText, placedTexts } from '../text-sets.ts';

/** Texts that set another limit in one language than in the source, and clauses that deny, require or allow something else. */
export const reversedDuties: TextCheck = {
  runOn: (texts) => {
    const { base: { language = '', file = '' } = {} } = texts;
    const translations = groupBy(placedTexts(texts), ({ original, dataPath }) => (original === undefined ? undefined : String(dataPath)));
    return [...translations.values()].flatMap((all) => {
      const [{ original: text = '', ...first }] = all as [PlacedText];
      return reversed({ ...first, language, file, text }, all);
    });
  },
};

function reversed(source: PlacedText, translations: readonly PlacedText[]): Diagnostic[] {
  const pairs = translations.flatMap((other) => {
    // Another check reports a text that was left in the source language.
    const pair = other.text === source.text ? undefined : reversal(source, other, source.isClause);
    return pair ? [{ other, pair }] : [];
  });
  // If all translations differ from the source, only the source is reported.
  const atSource = pairs.length > 1 && pairs.length === translations.length;
  return (atSource ? pairs.slice(0, 1) : pairs).map(({ other, pair: [own, translated] }) => {
    const [place, opposite] = atSource ? [source, other] : [other, source];
    const [here, there] = atSource ? [own, translated] : [translated, own];
    const { file, dataPath, isClause } = place;
    const related = [{ file: opposite.file, dataPath, message: 'The other text is here.' }];
    return finding('WL4019', { file, dataPath, related }, [
      `'${dataPath.slice(isClause ? 1 : 0).join('.')}' may mean the opposite of the ${englishName(opposite.language)} text: “${here.sentence}” ${here.verb}, “${there.sentence}” ${there.verb}.`,
      'Compare both sentences and correct the wrong one. If they mean the same, suppress this finding with a reason.',
    ]);
  });
}
