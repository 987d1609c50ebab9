import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Outline } from '../model/outline.ts';

/** A finding, and the outline of the checked document. */
export interface FoundIn {
  readonly outline: Outline;
  readonly finding: Diagnostic;
}

/** Reports a fault of a document's text for that document, and not again for each one that inherits the text. */
export function onceInLineage(found: readonly FoundIn[]): Diagnostic[] {
  const documents = new Map<string, Set<string>>();
  for (const { outline, finding } of found) {
    const key = placeOf(finding);
    documents.set(key, (documents.get(key) ?? new Set()).add(outline.id));
  }
  return found
    .filter(({ outline, finding }) => !basesOf(outline).some((id) => documents.get(placeOf(finding))?.has(id)))
    .map(({ finding }) => finding);
}

const placeOf = ({ code, file, dataPath = [], found }: Diagnostic) => JSON.stringify([code, file, dataPath, found]);

const basesOf = ({ base }: Outline): string[] => (base ? [base.id, ...basesOf(base)] : []);
