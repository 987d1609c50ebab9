import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { folded, isFolded, warningsByCode } from './folded-warnings.ts';
import { asParagraph, placeOf } from './phrases.ts';
import type { PrettyOptions } from './pretty.ts';

/** Diagnostics as workflow commands, one line each, which GitHub shows as annotations. Many warnings of one code are one. */
export function github(diagnostics: readonly Diagnostic[], { codes, verbose }: Pick<PrettyOptions, 'codes' | 'verbose'>): string {
  const kinds = warningsByCode(diagnostics).filter((kind) => isFolded(kind, verbose));
  const inOne = new Set(kinds.flat());
  return [
    ...diagnostics.filter((diagnostic) => !inOne.has(diagnostic)).map(annotation),
    ...kinds.map((kind) => `::warning title=${kind[0]?.code}::${escapeData(folded(kind, codes))}\n`),
  ].join('');
}

function annotation(diagnostic: Diagnostic): string {
  const { severity, code, file, line, column, endLine, endColumn, also = [] } = diagnostic;
  // GitHub only marks columns within one line.
  const columns = endLine === undefined || endLine === line ? { col: column, endColumn } : {};
  const properties = Object.entries({ file, line, endLine, ...columns, title: code })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const further = also.length ? [`Also: ${also.map((place) => placeOf({ ...place, dataPath: [] })).join(', ')}.`] : [];
  return `::${severity} ${properties.join(',')}::${escapeData([asParagraph(diagnostic), ...further].join('\n'))}\n`;
}

const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
