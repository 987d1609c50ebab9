import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { groupBy } from '../model/group-by.ts';
import type { Outline } from '../model/outline.ts';

/** Reports a fault of a document's text for that document, and not again for each one that inherits the text. */
export function onceInLineage(findings: readonly { readonly outline: Outline; readonly finding: Diagnostic }[]): Diagnostic[] {
  const reports = groupBy(findings, ({ finding }) => placeOf(finding));
  return findings.flatMap(({ outline, finding }) => {
    const bases = basesOf(outline);
    return reports.get(placeOf(finding))?.some((report) => bases.includes(report.outline.id)) ? [] : finding;
  });
}

const placeOf = ({ code, file, dataPath = [], found }: Diagnostic) => JSON.stringify([code, file, dataPath, found]);

const basesOf = ({ base }: Outline): string[] => (base ? [base.id, ...basesOf(base)] : []);
