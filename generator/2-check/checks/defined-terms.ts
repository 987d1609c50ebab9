import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { tokensIn } from '../../model/wording.ts';
import type { SiteCheck } from '../check.ts';
import { type Clause, type Version, versionsOf } from '../documents.ts';
import { correction, tokenText } from '../suggestion.ts';

/** Defined terms: each is in the outline's list, defined once, before it is used, and used. */
export const definedTerms: SiteCheck = {
  name: 'defined-terms',
  run: (content) => versionsOf(content).filter(isWhole).flatMap(termsOf),
};

/** A version that lacks clauses is told so; what it defines cannot be judged. */
const isWhole = ({ missing }: Version) => missing.length === 0;

interface Use {
  readonly kind: 'def' | 'term';
  readonly id: string;
  readonly surface: string | undefined;
  readonly clause: Clause;
}

function termsOf({ outline, clauses, page }: Version): Diagnostic[] {
  const uses = clauses.flatMap((clause) =>
    tokensIn(clause.text).flatMap(({ kind, id, surface }): Use[] =>
      kind === 'def' || kind === 'term' ? [{ kind, id, surface, clause }] : [],
    ),
  );
  const unknown = uses.filter(({ id }) => !outline.terms.includes(id));
  return [
    ...unknown.map(({ kind, id, surface, clause }) =>
      finding(clause, `'${clause.id}' names {${kind}:${id}}, which is none of the terms that the outline lists.`, {
        cause: `term ${outline.id}.${id}`,
        ...correction(id, outline.terms, { noun: 'terms', spelt: (name) => tokenText(kind, name, surface) }),
      }),
    ),
    ...outline.terms.flatMap((term) => {
      const own = uses.filter(({ id }) => id === term);
      const [definition, second] = own.filter(({ kind }) => kind === 'def');
      const first = own[0];
      if (!definition) {
        return first
          ? [
              finding(first.clause, `'${first.clause.id}' uses the term '${term}', which no clause of this version defines.`, {
                hint: `Write {def:${term}|…} where it is defined.`,
                found: written(first),
              }),
            ]
          : [unused(term, outline.id, page.definition.file)];
      }
      if (second) {
        return [
          finding(second.clause, `'${second.clause.id}' defines the term '${term}' again.`, {
            hint: `Write {term:${term}|…}: '${definition.clause.id}' defines it.`,
            found: written(second),
            related: [{ file: definition.clause.file, dataPath: definition.clause.dataPath, message: 'It is defined here.' }],
          }),
        ];
      }
      if (first && first !== definition) {
        return [
          finding(first.clause, `'${first.clause.id}' uses the term '${term}' before '${definition.clause.id}' defines it.`, {
            hint: 'Define it here, or move the clause.',
            found: written(first),
          }),
        ];
      }
      return [];
    }),
  ];
}

function unused(term: string, document: string, file: string): Diagnostic {
  return {
    code: 'WL4004',
    severity: 'error',
    file,
    message: `The outline of '${document}' lists the term '${term}', which no clause defines or uses.`,
    hint: 'Take it out of the list of terms.',
  };
}

function finding(
  { file, dataPath }: Clause,
  message: string,
  more: Pick<Diagnostic, 'hint' | 'found' | 'mend' | 'related' | 'cause'>,
): Diagnostic {
  return { code: 'WL4004', severity: 'error', file, dataPath, message, ...more };
}

const written = ({ kind, id, surface }: Use) => tokenText(kind, id, surface);
