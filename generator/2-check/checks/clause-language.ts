import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Check } from '../check.ts';
import { wordsOf } from '../language/amounts.ts';
import { lexicons } from '../language/lexicons.ts';
import { readClauses, type WrittenClause } from '../written-clauses.ts';

/** Each clause is worded in the language of its file, and no two clauses of a file say the same. */
export const clauseLanguage: Check = {
  name: 'clause-language',
  run: (content) => {
    const clauses = readClauses(content).map(({ clause }) => clause);
    return [...clauses.flatMap(language), ...repeated(clauses)];
  },
};

function language(clause: WrittenClause): Diagnostic[] {
  const plain = wordsOf(clause.text);
  if (clause.source === clause.text && plain.split(/\s+/).length > 2) {
    return [finding(clause, 'is the source text, not a translation', 'Translate it.')];
  }
  const found = languageOf(plain);
  if (found === undefined || found === clause.language) return [];
  const [own, other] = [clause.language, found].map((code) => lexicons.get(code)?.name);
  return [finding(clause, `reads like ${other}, but stands in the ${own} file`, `Write it in ${own}.`)];
}

/** The language whose small words a text is made of, if it is one beyond doubt: three of them, and twice as many as of any other. */
function languageOf(text: string): string | undefined {
  const all = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = [...lexicons]
    .map(([code, lexicon]) => ({ code, score: all.filter((word) => lexicon.function.includes(word)).length }))
    .sort((one, other) => other.score - one.score);
  const [first, second] = scores;
  return first && first.score >= 3 && first.score >= 2 * (second?.score ?? 0) ? first.code : undefined;
}

function repeated(clauses: readonly WrittenClause[]): Diagnostic[] {
  const first = new Map<string, WrittenClause>();
  return clauses.flatMap((clause) => {
    if (clause.isHeading) return [];
    const key = `${clause.file}\0${clause.text}`;
    const before = first.get(key);
    if (!before) {
      first.set(key, clause);
      return [];
    }
    return [
      {
        ...finding(clause, `has the same text as '${before.id}'`, 'Write what this clause says.'),
        related: [{ file: before.file, dataPath: before.dataPath, message: 'It stands here.' }],
      },
    ];
  });
}

function finding({ id, file, dataPath }: WrittenClause, says: string, hint: string): Diagnostic {
  return { code: 'WL4017', severity: 'warning', file, dataPath, message: `'${id}' ${says}.`, hint };
}
