import { unambiguousMatch } from '../../diagnostics/closest-match.ts';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { asSuggestion, correction, tokenText } from '../../diagnostics/suggestion.ts';
import type { PageWithCopies } from '../../model/content.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Outline } from '../../model/outline.ts';
import { replaceTokens, tokensIn } from '../../model/text-tokens.ts';
import { onceInLineage } from '../causes.ts';
import type { SiteCheck } from '../content-check.ts';
import { type Clause, outlineFileOf, type Version, versionsOf } from '../documents.ts';
import { causeOfDefinition, causeOfTerm, pairs, rootOf } from '../outline-typos.ts';

/** Defined terms: each is listed in the outline, defined once, before its first use, and used. */
export const definedTerms: SiteCheck = {
  run: (content) => {
    const versions = versionsOf(content).filter(isWhole);
    const typos = typosIn(versions);
    const definitions = versions.flatMap((version) => usesIn(version).flatMap((use) => (use.kind === 'def' ? placeOf(version, use) : [])));
    const findings = versions.flatMap((version) => {
      const { outline } = version;
      const own = typos.filter((typo) => typo.outline.id === rootOf(outline).id);
      return findingsIn(version, own, new Set(definitions)).map((finding) => ({ outline, finding }));
    });
    return [...typos.map(misnamed), ...onceInLineage(findings)];
  },
};

/** Missing clauses are reported separately; without them definitions cannot be checked. */
const isWhole = ({ missing }: Version) => missing.length === 0;

/** A term and the clause that defines it, equal in every language of a document and of those that inherit its clauses. */
const placeOf = ({ outline }: Version, { id, clause }: Pick<Use, 'id' | 'clause'>) => `${rootOf(outline).id} ${id} ${clause.id}`;

type Use = ReturnType<typeof usesIn>[number];

/** A term of an outline that no text uses, while several texts use one with nearly the same name. */
interface TermTypo {
  readonly page: PageWithCopies;
  readonly outline: Outline;
  readonly term: string;
  readonly match: string;
}

/** Terms are listed once, in the root outline. */
function typosIn(versions: readonly Version[]): TermTypo[] {
  const roots = new Map(versions.filter(({ outline }) => !outline.base).map(({ page, outline }) => [outline.id, { page, outline }]));
  return [...roots.values()].flatMap(({ page, outline }) => {
    const uses = groupBy(versions.filter((one) => rootOf(one.outline).id === outline.id).flatMap(usesIn), ({ id }) => id);
    const areInSeveralFiles = (all: readonly Use[]) => all.some(({ clause }) => clause.file !== all[0]?.clause.file);
    const strange = [...uses].filter(([id, all]) => areInSeveralFiles(all) && !outline.terms.includes(id)).map(([id]) => id);
    const unused = outline.terms.filter((term) => !uses.has(term));
    return pairs(unused, strange).map(([term, match]) => ({ page, outline, term, match }));
  });
}

function usesIn({ clauses }: Version) {
  return clauses.flatMap((clause) =>
    tokensIn(clause.text).flatMap(({ kind, id, surface }) => (kind === 'def' || kind === 'term' ? { kind, id, surface, clause } : [])),
  );
}

/** Whether a written text that is not in the outline defines a term. */
const definesOutside = ({ page, language }: Version, term: string): boolean =>
  JSON.stringify(page.copies.get(language)?.value)?.includes(`{def:${term}|`) ?? false;

function misnamed({ page, outline, term, match }: TermTypo): Diagnostic {
  const place = { file: outlineFileOf(page), dataPath: ['terms', `${outline.terms.indexOf(term)}`] };
  const suggestionIntent = { title: `Write ${match}`, changes: [{ replace: term, by: match }] };
  return finding('WL4004', { ...place, found: term, expected: match, cause: causeOfTerm(outline, match), suggestionIntent }, [
    `The outline of '${outline.id}' lists the term '${term}', which no text has; the texts have '${match}'.`,
    `Did you mean '${match}'? Otherwise rename it in all texts.`,
  ]);
}

function findingsIn(version: Version, typos: readonly TermTypo[], definitions: ReadonlySet<string>): Diagnostic[] {
  const { outline, page } = version;
  const uses = usesIn(version);
  const unknown = uses.filter(({ id }) => !outline.terms.includes(id));
  return [
    ...unknown.map(({ kind, id, surface, clause }) => {
      const corrected = correction(id, outline.terms, { noun: 'terms', spelt: (name) => tokenText(kind, name, surface) });
      // A name of the outline that no text uses may itself be the typo.
      const isTypo = typos.some((typo) => typo.match === id);
      const match = unambiguousMatch(id, outline.terms);
      const isUsed = uses.some((use) => use.id === match);
      return fault(clause, `'${clause.id}' names {${kind}:${id}}, but the outline does not list this term.`, {
        cause: causeOfTerm(outline, id),
        ...(isTypo ? { follows: true as const } : isUsed ? corrected : asSuggestion(corrected)),
      });
    }),
    ...outline.terms.flatMap((term) => {
      if (typos.some((typo) => typo.term === term)) return [];
      const own = uses.filter(({ id }) => id === term);
      const [definition, second] = own.filter(({ kind }) => kind === 'def');
      const first = own[0];
      if (!definition) {
        const lost = version.clauses.find((clause) => definitions.has(placeOf(version, { id: term, clause })));
        if (first && lost) {
          const words = replaceTokens(lost.text, () => '');
          const word = own.find(({ surface }) => surface && words.includes(surface))?.surface;
          return fault(lost, `'${lost.id}' does not define the term '${term}', as it does in other languages.`, {
            cause: causeOfDefinition(outline, term),
            hint: `Write {def:${term}|${word ?? '…'}} there.`,
            ...(word && { found: word }),
          });
        }
        if (first)
          return fault(first.clause, `'${first.clause.id}' uses the term '${term}', which no clause of this version defines.`, {
            cause: causeOfDefinition(outline, term),
            hint: definesOutside(version, term)
              ? 'A clause that the outline does not list defines it: list that again, or define the term in another.'
              : `Write {def:${term}|…} where it is defined.`,
            found: textOf(first),
          });
        return finding('WL4004', { file: outlineFileOf(page), dataPath: ['terms', `${outline.terms.indexOf(term)}`] }, [
          `The outline of '${outline.id}' lists the term '${term}', which no clause defines or uses.`,
          'Remove it from the list of terms.',
        ]);
      }
      if (second)
        return fault(second.clause, `'${second.clause.id}' defines the term '${term}' again.`, {
          cause: causeOfDefinition(outline, term),
          hint: `Write {term:${term}|…}: '${definition.clause.id}' defines it.`,
          found: textOf(second),
          related: [{ file: definition.clause.file, dataPath: definition.clause.dataPath, message: 'It is defined here.' }],
        });
      if (own.length === 1 && !unknown.length && !outline.base && version.language === page.definition.value.source)
        return fault(definition.clause, `'${definition.clause.id}' defines the term '${term}', which no clause uses.`, {
          hint: `Write {term:${term}|…} where it is meant, or remove the definition in every language, and the term from the outline.`,
          found: textOf(definition),
        });
      if (!first || first === definition) return [];
      return fault(first.clause, `'${first.clause.id}' uses the term '${term}' before '${definition.clause.id}' defines it.`, {
        cause: causeOfDefinition(outline, term),
        hint: 'Define it here, or move the clause.',
        found: textOf(first),
      });
    }),
  ];
}

const fault = ({ file, dataPath }: Clause, message: string, more: Omit<Diagnostic, 'code' | 'severity' | 'message'>): Diagnostic =>
  finding('WL4004', { file, dataPath, ...more, message });

const textOf = ({ kind, id, surface }: Use) => tokenText(kind, id, surface);
