import { unambiguousMatch } from '../../diagnostics/closest-match.ts';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { asSuggestion, correction, tokenText } from '../../diagnostics/suggestion.ts';
import type { Page } from '../../model/content.ts';
import type { Outline } from '../../model/outline.ts';
import { tokensIn } from '../../model/text-tokens.ts';
import type { SiteCheck } from '../content-check.ts';
import { type Clause, type Version, versionsOf } from '../documents.ts';
import { type FoundIn, onceInLineage } from '../once-in-lineage.ts';
import { causeOfTerm, pairs, rootOf } from '../outline-typos.ts';

/** Defined terms: each is listed in the outline, defined once, before its first use, and used. */
export const definedTerms: SiteCheck = {
  name: 'defined-terms',
  run: (content) => {
    const versions = versionsOf(content).filter(isWhole);
    const typos = typosIn(versions);
    return [...typos.map(misnamed), ...onceInLineage(versions.flatMap((version) => termsOf(version, typos)))];
  },
};

/** Missing clauses are reported separately; without them definitions cannot be checked. */
const isWhole = ({ missing }: Version) => missing.length === 0;

interface Use {
  readonly kind: 'def' | 'term';
  readonly id: string;
  readonly surface: string | undefined;
  readonly clause: Clause;
}

/** A term of an outline that no text uses, while several texts use one with nearly the same name. */
interface TermTypo {
  readonly page: Page;
  readonly outline: Outline;
  readonly term: string;
  readonly match: string;
}

/** Terms are listed once, in the root outline. */
function typosIn(versions: readonly Version[]): TermTypo[] {
  const roots = new Map(versions.filter(({ outline }) => !outline.base).map(({ page, outline }) => [outline.id, { page, outline }]));
  return [...roots.values()].flatMap(({ page, outline }) => {
    const files = new Map<string, Set<string>>();
    for (const version of versions.filter((one) => rootOf(one.outline).id === outline.id))
      for (const { id, clause } of usesIn(version)) files.set(id, (files.get(id) ?? new Set()).add(clause.file));
    const strange = [...files].filter(([id, own]) => own.size > 1 && !outline.terms.includes(id)).map(([id]) => id);
    const unused = outline.terms.filter((term) => !files.has(term));
    return pairs(unused, strange).map(([term, match]) => ({ page, outline, term, match }));
  });
}

function usesIn({ clauses }: Version): Use[] {
  return clauses.flatMap((clause) =>
    tokensIn(clause.text).flatMap(({ kind, id, surface }): Use[] =>
      kind === 'def' || kind === 'term' ? [{ kind, id, surface, clause }] : [],
    ),
  );
}

function misnamed({ page, outline, term, match }: TermTypo): Diagnostic {
  return finding('WL4004', {
    file: page.definition.file.replace(/page\.ts$/, 'outline.ts'),
    dataPath: ['terms', `${outline.terms.indexOf(term)}`],
    message: `The outline of '${outline.id}' lists the term '${term}', which no text names; its texts name '${match}'.`,
    hint: `Did you mean '${match}'? Otherwise rename it in all texts.`,
    found: term,
    expected: match,
    cause: causeOfTerm(outline, match),
    suggestionIntent: { title: `Write ${match}`, changes: [{ replace: term, by: match }] },
  });
}

function termsOf(version: Version, typos: readonly TermTypo[]): FoundIn[] {
  const { outline } = version;
  const own = typos.filter((typo) => typo.outline.id === rootOf(outline).id);
  return findingsIn(version, own).map((finding) => ({ outline, finding }));
}

function findingsIn(version: Version, typos: readonly TermTypo[]): Diagnostic[] {
  const { outline, page } = version;
  const uses = usesIn(version);
  const named = uses.map(({ id }) => id);
  const unknown = uses.filter(({ id }) => !outline.terms.includes(id));
  return [
    ...unknown.map(({ kind, id, surface, clause }) => {
      const corrected = correction(id, outline.terms, { noun: 'terms', spelt: (name) => tokenText(kind, name, surface) });
      // A name of the outline that no text uses may itself be the typo.
      const isTypo = typos.some((typo) => typo.match === id);
      const isNamed = named.includes(unambiguousMatch(id, outline.terms) ?? '');
      return fault(clause, `'${clause.id}' names {${kind}:${id}}, which is none of the terms that the outline lists.`, {
        cause: causeOfTerm(outline, id),
        ...(isTypo ? { follows: true as const } : isNamed ? corrected : asSuggestion(corrected)),
      });
    }),
    ...outline.terms.flatMap((term) => {
      if (typos.some((typo) => typo.term === term)) return [];
      const own = uses.filter(({ id }) => id === term);
      const [definition, second] = own.filter(({ kind }) => kind === 'def');
      const first = own[0];
      if (!definition) {
        return first
          ? [
              fault(first.clause, `'${first.clause.id}' uses the term '${term}', which no clause of this version defines.`, {
                hint: `Write {def:${term}|…} where it is defined.`,
                found: written(first),
              }),
            ]
          : [unused(term, outline.id, page.definition.file)];
      }
      if (second) {
        return [
          fault(second.clause, `'${second.clause.id}' defines the term '${term}' again.`, {
            hint: `Write {term:${term}|…}: '${definition.clause.id}' defines it.`,
            found: written(second),
            related: [{ file: definition.clause.file, dataPath: definition.clause.dataPath, message: 'It is defined here.' }],
          }),
        ];
      }
      if (first && first !== definition) {
        return [
          fault(first.clause, `'${first.clause.id}' uses the term '${term}' before '${definition.clause.id}' defines it.`, {
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
  return finding('WL4004', { file }, [
    `The outline of '${document}' lists the term '${term}', which no clause defines or uses.`,
    'Take it out of the list of terms.',
  ]);
}

function fault(
  { file, dataPath }: Clause,
  message: string,
  more: Pick<Diagnostic, 'hint' | 'found' | 'fixIntent' | 'suggestionIntent' | 'related' | 'cause' | 'follows'>,
): Diagnostic {
  return finding('WL4004', { file, dataPath, ...more }, [message]);
}

const written = ({ kind, id, surface }: Use) => tokenText(kind, id, surface);
