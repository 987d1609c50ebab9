import type { Diagnostic } from '../diagnostic.ts';

/** The cause of the finding that a whole file is in another language, or that the files of pages are exchanged in one. */
export const causeOfForeignFile = (what: string): string => `foreign file ${what}`;

/** The cause of the finding that two texts of a folder are in each other's place. */
export const causeOfExchange = (...where: readonly string[]): string => `exchanged texts ${where.join(' ')}`;

export const isOfWholeFile = ({ cause }: Diagnostic): boolean => cause?.startsWith(causeOfForeignFile('')) ?? false;
export const isExchange = ({ cause }: Diagnostic): boolean => cause?.startsWith(causeOfExchange('')) ?? false;

/** Removes what else is found in a file or a text that belongs elsewhere as a whole. */
export function withoutForeign(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const places = new Set(findings.flatMap((one) => (isOfWholeFile(one) ? one.file : isExchange(one) ? placeOf(one) : [])));
  return findings.filter((one) => isOfWholeFile(one) || isExchange(one) || !(places.has(one.file) || places.has(placeOf(one))));
}

const placeOf = ({ file, dataPath = [] }: Diagnostic) => `${file} ${dataPath.join('.')}`;
