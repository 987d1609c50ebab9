import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { clausesReferred, type Outline } from '../../model/outline.ts';
import { tokensIn } from '../../model/wording.ts';
import type { SiteCheck } from '../check.ts';
import { type Clause, type Version, versionsOf } from '../documents.ts';
import { correction, tokenText } from '../suggestion.ts';

/** References inside contract documents lead somewhere: to a clause that is there, not to the citing one, and forwards in a range (T9). */
export const references: SiteCheck = {
  name: 'references',
  run: (content) =>
    versionsOf(content).flatMap((version) =>
      version.clauses.flatMap((clause) =>
        tokensIn(clause.text).flatMap(({ kind, id, surface }) => {
          const found = tokenText(kind, id, surface);
          if (kind === 'ref') return reference(version, clause, id).map((one) => ({ found, ...one }));
          return kind === 'doc' ? otherDocument(version, clause, { id, surface }) : [];
        }),
      ),
    ),
};

function reference({ outline, clauses }: Version, clause: Clause, cited: string): Diagnostic[] {
  const found = clausesReferred(outline.sections, cited);
  const worded = new Set(clauses.map(({ id }) => id));
  const fault = (message: string, more: Remedy) => [finding(clause, message, more)];
  const range = cited.split('..');
  const unknown = range.filter((id) => clausesReferred(outline.sections, id).length === 0);
  if (unknown.length) {
    return fault(
      `'${clause.id}' cites {ref:${cited}}, but the document '${outline.id}' has no clause '${unknown[0]}'.`,
      hintFor(unknown[0] ?? '', cited, outline),
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
  const silent = found.filter((id) => id.includes('.') && !worded.has(id));
  if (silent.length) {
    return fault(`'${clause.id}' cites {ref:${cited}}, but '${silent[0]}' is left out in this language.`, {
      hint: 'Cite only clauses that this version has.',
    });
  }
  return [];
}

type Remedy = Pick<Diagnostic, 'hint' | 'found' | 'expected' | 'mend' | 'cause'>;

function hintFor(id: string, cited: string, outline: Outline): Remedy {
  const { sections, changes } = outline;
  if (Object.hasOwn(changes?.omit ?? {}, id)) return { hint: `It is left out in this country: ${changes?.omit?.[id]}` };
  const known = Object.entries(sections).flatMap(([section, names]) => [section, ...names.map((name) => `${section}.${name}`)]);
  const cause = `clause ${outline.id}.${id}`;
  return { cause, ...correction(id, known, { noun: 'clauses', spelt: (name) => tokenText('ref', cited.replace(id, name)) }) };
}

function otherDocument({ page }: Version, clause: Clause, { id, surface }: { id: string; surface: string | undefined }): Diagnostic[] {
  const { documents = {} } = page.definition.value.structure as { documents?: Readonly<Record<string, unknown>> };
  if (Object.hasOwn(documents, id)) return [];
  return [
    finding(
      clause,
      `'${clause.id}' names {doc:${id}}, which is none of the documents that ${page.definition.file} lists.`,
      correction(id, Object.keys(documents), { noun: 'documents', spelt: (name) => tokenText('doc', name, surface) }),
    ),
  ];
}

function finding({ file, dataPath }: Clause, message: string, more: Remedy): Diagnostic {
  return { code: 'WL4003', severity: 'error', file, dataPath, message, ...more };
}
