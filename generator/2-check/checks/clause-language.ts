import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { wordsOf } from '../../language/amounts.ts';
import { foreignLanguage } from '../../language/foreign-language.ts';
import { lexiconOf } from '../../language/lexicons.ts';
import { readClauses } from '../../language/read-clauses.ts';
import type { WrittenClause } from '../../model/written-clauses.ts';
import type { SiteCheck } from '../content-check.ts';

/** Each clause is in the language of its file, and no two clauses of a file are equal. */
export const clauseLanguage: SiteCheck = {
  name: 'clause-language',
  run: (content) => {
    const clauses = readClauses(content).map(({ clause }) => clause);
    return [...clauses.flatMap(language), ...repeated(clauses)];
  },
};

function language(clause: WrittenClause): Diagnostic[] {
  const plain = wordsOf(clause.text);
  if (clause.source === clause.text && plain.split(/\s+/).length > 2) {
    return [fault(clause, 'is the source text, not a translation', 'Translate it.')];
  }
  const found = foreignLanguage(plain, clause.language);
  if (found === undefined) return [];
  const [own, other] = [clause.language, found].map((code) => lexiconOf(code)?.name);
  return [fault(clause, `reads like ${other}, but stands in the ${own} file`, `Write it in ${own}.`)];
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
        ...fault(clause, `has the same text as '${before.id}'`, 'Write what this clause says.'),
        related: [{ file: before.file, dataPath: before.dataPath, message: 'It stands here.' }],
      },
    ];
  });
}

function fault({ id, file, dataPath }: WrittenClause, says: string, hint: string): Diagnostic {
  return finding('WL4017', { file, dataPath }, [`'${id}' ${says}.`, hint]);
}
