import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';

/** The base of relative addresses: the folder above the content, usually the project's root. */
export const base = '%SRCROOT%';

export interface Region {
  readonly startLine: number;
  readonly startColumn?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

/** A file, as a relative address (RFC 3986). */
export function artifact(file: string) {
  return { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: base };
}

/** A place in a file; without a line, the file. */
export function location(place: Partial<Place> & Pick<Diagnostic, 'dataPath'>) {
  const found = region(place);
  const name = place.dataPath?.join('.');
  return {
    physicalLocation: { artifactLocation: artifact(place.file ?? ''), ...(found && { region: found }) },
    ...(name && { logicalLocations: [{ fullyQualifiedName: name, kind: 'value' }] }),
  };
}

/** Lines and columns as SARIF counts them: from 1, the end behind the last sign. */
export function region({ line, column, endLine, endColumn }: Partial<Place>): Region | undefined {
  if (!line) return undefined;
  return { startLine: line, ...(column && { startColumn: column }), ...(endLine && { endLine }), ...(endColumn && { endColumn }) };
}
