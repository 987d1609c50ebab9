import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { wordsOf } from '../../language/amounts.ts';
import { foreignLanguage } from '../../language/foreign-language.ts';
import { groupBy } from '../../model/group-by.ts';
import { englishName } from '../../model/language-name.ts';
import { type WrittenClause, writtenClauses } from '../../model/written-clauses.ts';
import type { SiteCheck } from '../content-check.ts';

/** Each clause is in the language of its file, and no two clauses of a file are equal. */
export const clauseLanguage: SiteCheck = {
  run: (content) => {
    const clauses = writtenClauses(content);
    return [...clauses.flatMap(language), ...repeated(clauses)];
  },
};

function language(clause: WrittenClause): Diagnostic[] {
  const plain = wordsOf(clause.text);
  if (clause.source === clause.text && plain.split(/\s+/).length > 2)
    return [fault(clause, 'is the source text, not a translation', 'Translate it.')];
  const foreign = foreignLanguage(plain, clause.language);
  if (foreign === undefined) return [];
  const [own, other] = [clause.language, foreign].map(englishName);
  return [fault(clause, `seems to be ${other}, but this is the ${own} file`, `Write it in ${own}.`)];
}

function repeated(clauses: readonly WrittenClause[]): Diagnostic[] {
  const groups = groupBy(clauses, ({ file, text, isHeading }) => (isHeading ? undefined : `${file}\0${text}`));
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.map((clause) => ({
      ...fault(clause, `has the same text as '${first?.id}'`, 'Write the text of this clause.'),
      related: [{ file: clause.file, dataPath: first?.dataPath ?? [], message: 'The other clause is here.' }],
    })),
  );
}

function fault({ id, file, dataPath }: WrittenClause, predicate: string, hint: string): Diagnostic {
  return finding('WL4017', { file, dataPath }, [`'${id}' ${predicate}.`, hint]);
}
