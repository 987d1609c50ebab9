import { unambiguousMatch } from '../../diagnostics/closest-match.ts';
import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { asSuggestion, correction, tokenText } from '../../diagnostics/suggestion.ts';
import type { SharedContent } from '../../model/content.ts';
import { clausesReferred, type Outline, partsOf } from '../../model/outline.ts';
import { tokensIn } from '../../model/text-tokens.ts';
import type { SiteCheck } from '../content-check.ts';
import { type Clause, type Version, versionsOf } from '../documents.ts';
import { onceInLineage } from '../once-in-lineage.ts';
import { causeOfClause, typoOf, typosInLineage } from '../outline-typos.ts';

/** References in contract documents are valid: to an existing clause, not to the citing one, and forwards in a range. */
export const references: SiteCheck = {
  name: 'references',
  run: (content) =>
    onceInLineage(
      versionsOf(content).flatMap((version) =>
        version.clauses.flatMap((clause) =>
          tokensIn(clause.text)
            .flatMap(({ kind, id, surface }) => {
              const found = tokenText(kind, id, surface);
              if (kind === 'ref') return reference(version, clause, { cited: id, content }).map((one) => ({ found, ...one }));
              return kind === 'doc' ? otherDocument(version, clause, { id, surface }) : [];
            })
            .map((one) => ({ outline: version.outline, finding: one })),
        ),
      ),
    ),
};

interface Cited {
  readonly cited: string;
  readonly content: SharedContent;
}

function reference(version: Version, clause: Clause, { cited, content }: Cited): Diagnostic[] {
  const { outline, clauses, missing } = version;
  const found = clausesReferred(outline.sections, cited);
  const worded = new Set(clauses.map(({ id }) => id));
  const fault = (message: string, more: Remedy) => [finding('WL4003', { file: clause.file, dataPath: clause.dataPath, message, ...more })];
  const range = cited.split('..');
  const unknown = range.filter((id) => clausesReferred(outline.sections, id).length === 0);
  const leftOut = unknown.flatMap((id) => omittedAs(outline, id) ?? [])[0];
  if (leftOut !== undefined) return [citedAndLeftOut(version, clause, leftOut)];
  if (unknown.length) {
    return fault(
      `'${clause.id}' cites {ref:${cited}}, but the document '${outline.id}' has no clause '${unknown[0]}'.`,
      hintFor(unknown[0] ?? '', version, { cited, content }),
    );
  }
  if (!found.length)
    return fault(`'${clause.id}' cites {ref:${cited}}, a range that runs backwards.`, {
      hint: `Write {ref:${range[1]}..${range[0]}}.`,
    });
  if (found.includes(clause.id))
    return fault(`'${clause.id}' cites {ref:${cited}}, which is the clause itself.`, {
      hint: 'Cite another clause, or leave the reference out.',
    });
  // A clause without a text is reported separately.
  const unworded = found.filter((id) => id.includes('.') && !worded.has(id) && !missing.includes(id));
  if (unworded.length) {
    return fault(`'${clause.id}' cites {ref:${cited}}, but '${unworded[0]}' is left out in this language.`, {
      hint: 'Cite only clauses that this version has.',
    });
  }
  return [];
}

type Remedy = Pick<Diagnostic, 'hint' | 'found' | 'expected' | 'fixIntent' | 'suggestionIntent' | 'cause' | 'follows'>;

/** The entry by which a document omits a clause: its own, or that of its section. */
function omittedAs({ changes: { omit = {} } = {} }: Outline, id: string): string | undefined {
  return [id, partsOf(id)[0]].find((name) => Object.hasOwn(omit, name));
}

/** Reported for the document that omits the clause: the citation is right in other documents. */
function citedAndLeftOut({ page, outline }: Version, { id, file, dataPath }: Clause, omitted: string): Diagnostic {
  return finding('WL4003', {
    file: page.definition.file.replace(/page\.ts$/, 'outline.ts'),
    dataPath: ['omit', omitted],
    message: `The document '${outline.id}' leaves out '${omitted}', which '${id}' cites.`,
    hint: `Word '${id}' anew there without the reference, or keep '${omitted}'.`,
    related: [{ file, dataPath, message: `'${id}' cites it here.` }],
    cause: `omission ${outline.id} ${omitted}`,
  });
}

function hintFor(id: string, { page, outline, clauses }: Version, { cited, content }: Cited): Remedy {
  const { sections } = outline;
  const known = Object.entries(sections).flatMap(([section, names]) => [section, ...names.map((name) => `${section}.${name}`)]);
  const typo = typoOf(typosInLineage(content.contracts, page), id);
  if (typo) return { hint: `The outline calls it '${typo.id}'.`, cause: typo.cause, follows: true };
  const corrected = correction(id, known, { noun: 'clauses', spelt: (name) => tokenText('ref', cited.replace(id, name)) });
  // A name of the outline without a text may itself be the typo.
  const name = unambiguousMatch(id, known);
  const isWorded = clauses.some((one) => one.id === name || one.id === `${name}.heading`);
  return { cause: causeOfClause(outline, id), ...(isWorded ? corrected : asSuggestion(corrected)) };
}

function otherDocument({ page }: Version, clause: Clause, { id, surface }: { id: string; surface: string | undefined }): Diagnostic[] {
  const { documents = {} } = page.definition.value.structure as { documents?: Readonly<Record<string, unknown>> };
  if (Object.hasOwn(documents, id)) return [];
  return [
    fault(
      clause,
      `'${clause.id}' names {doc:${id}}, which is none of the documents that ${page.definition.file} lists.`,
      correction(id, Object.keys(documents), { noun: 'documents', spelt: (name) => tokenText('doc', name, surface) }),
    ),
  ];
}

function fault({ file, dataPath }: Clause, message: string, more: Remedy): Diagnostic {
  return finding('WL4003', { file, dataPath, ...more }, [message]);
}
