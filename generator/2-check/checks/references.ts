import { unambiguousMatch } from '../../diagnostics/closest-match.ts';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { asSuggestion, correction, tokenText } from '../../diagnostics/suggestion.ts';
import type { SharedContent } from '../../model/content.ts';
import { clausesReferred, type Outline, partsOf } from '../../model/outline.ts';
import { tokensIn } from '../../model/text-tokens.ts';
import { onceInLineage } from '../causes.ts';
import type { SiteCheck } from '../content-check.ts';
import { type Clause, outlineFileOf, type Version, versionsOf } from '../documents.ts';
import { causeOfClause, causeOfReference, namesIn, typoOf, typosInLineage } from '../outline-typos.ts';

/** References in contract documents are valid: to an existing clause, not to the citing one, and forwards in a range. */
export const references: SiteCheck = {
  run: (content) =>
    onceInLineage(
      versionsOf(content).flatMap((version) =>
        version.clauses.flatMap((clause) =>
          tokensIn(clause.text)
            .flatMap(({ kind, id, surface }) => {
              if (kind === 'doc') return otherDocument(version, clause, { id, surface }) ?? [];
              const fault = kind === 'ref' && reference(version, clause, { cited: id, content });
              return fault ? { found: tokenText(kind, id, surface), ...fault } : [];
            })
            .map((finding) => ({ outline: version.outline, finding })),
        ),
      ),
    ),
};

interface Cited {
  readonly cited: string;
  readonly content: SharedContent;
}

function reference(version: Version, clause: Clause, { cited, content }: Cited): Diagnostic | undefined {
  const { outline, clauses, missing } = version;
  const referred = clausesReferred(outline.sections, cited);
  const range = cited.split('..');
  const unknown = range.filter((id) => clausesReferred(outline.sections, id).length === 0);
  const [omitted] = unknown.flatMap((id) => omittedAs(outline, id) ?? []);
  if (omitted !== undefined) return citedAndOmitted(version, clause, omitted);
  const citation = `'${clause.id}' cites {ref:${cited}}`;
  if (unknown[0] !== undefined)
    return fault(
      clause,
      `${citation}, but the document '${outline.id}' has no clause '${unknown[0]}'.`,
      hintFor(unknown[0], version, { cited, content }),
    );
  const cause = causeOfReference(outline, clause.id);
  if (!referred.length)
    return fault(clause, `${citation}, a range that runs backwards.`, { hint: `Write {ref:${range[1]}..${range[0]}}.`, cause });
  if (referred.includes(clause.id))
    return fault(clause, `${citation}, which is the clause itself.`, { hint: 'Cite another clause, or remove the reference.', cause });
  // A clause without a text is reported separately.
  const unworded = referred.find((id) => id.includes('.') && !clauses.some((one) => one.id === id) && !missing.includes(id));
  if (unworded === undefined) return undefined;
  return fault(clause, `${citation}, but '${unworded}' is omitted in this language.`, { hint: 'Cite only clauses that this version has.' });
}

type Remedy = Pick<Diagnostic, 'hint' | 'found' | 'expected' | 'fixIntent' | 'suggestionIntent' | 'cause' | 'follows'>;

/** The entry by which a document omits a clause: its own, or that of its section. */
function omittedAs({ changes: { omit = {} } = {} }: Outline, id: string): string | undefined {
  return [id, partsOf(id)[0]].find((name) => Object.hasOwn(omit, name));
}

/** Reported for the document that omits the clause: the citation is right in other documents. */
function citedAndOmitted({ page, outline }: Version, { id, file, dataPath }: Clause, omitted: string): Diagnostic {
  const related = [{ file, dataPath, message: `'${id}' cites it here.` }];
  const cause = `omission ${outline.id} ${omitted}`;
  return finding('WL4003', { file: outlineFileOf(page), dataPath: ['omit', omitted], related, cause }, [
    `The document '${outline.id}' omits '${omitted}', which '${id}' cites.`,
    `Override '${id}' there with a text without the reference, or keep '${omitted}'.`,
  ]);
}

function hintFor(id: string, { page, outline, clauses }: Version, { cited, content }: Cited): Remedy {
  const clauseNames = namesIn(outline);
  const typo = typoOf(typosInLineage(content.contracts, page), id);
  if (typo) return { hint: `The outline calls it '${typo.id}'.`, cause: typo.cause, follows: true };
  const corrected = correction(id, clauseNames, { noun: 'clauses', spelt: (name) => tokenText('ref', cited.replace(id, name)) });
  // A name of the outline without a text may itself be the typo.
  const name = unambiguousMatch(id, clauseNames);
  const isWorded = clauses.some((one) => one.id === name || one.id === `${name}.heading`);
  return { cause: causeOfClause(outline, id), ...(isWorded ? corrected : asSuggestion(corrected)) };
}

function otherDocument(
  { page }: Version,
  clause: Clause,
  { id, surface }: { id: string; surface: string | undefined },
): Diagnostic | undefined {
  const { documents = {} } = page.definition.value.structure as { documents?: Readonly<Record<string, unknown>> };
  if (Object.hasOwn(documents, id)) return undefined;
  return fault(
    clause,
    `'${clause.id}' names {doc:${id}}, but ${page.definition.file} does not list this document.`,
    correction(id, Object.keys(documents), { noun: 'documents', spelt: (name) => tokenText('doc', name, surface) }),
  );
}

const fault = ({ file, dataPath }: Clause, message: string, more: Remedy): Diagnostic =>
  finding('WL4003', { file, dataPath, ...more, message });
