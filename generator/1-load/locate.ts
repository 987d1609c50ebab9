import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from '../diagnostics/diagnostic.ts';

type Located = Partial<Place> & { readonly dataPath?: readonly string[] };
type Reported = Located & { readonly related?: readonly Located[] };

/**
 * Adds lines and columns to diagnostics and readings that only know a file and the path of a value in it. Reads the
 * sources with ts-morph, which is loaded only when there is something to find.
 */
export async function locate<Value extends Reported>(diagnostics: readonly Value[], root: string): Promise<(Value & Partial<Place>)[]> {
  const open = (place: Located) => place.file && !place.line && place.dataPath?.length;
  if (!diagnostics.some((diagnostic) => open(diagnostic) || diagnostic.related?.some(open))) return [...diagnostics];
  const { openFinder } = await import('./find-position.ts');
  const files = new Set(diagnostics.flatMap((diagnostic) => [diagnostic, ...(diagnostic.related ?? [])]).flatMap(({ file }) => file ?? []));
  const sources = new Map<string, string>();
  for (const file of files) {
    const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
    if (text !== undefined) sources.set(file, text);
  }
  const find = openFinder(sources);
  const place = <Value extends Located>(value: Value): Value => {
    if (!open(value)) return value;
    const found = find(value.file as string, value.dataPath ?? []);
    return found ? { ...value, ...found } : value;
  };
  return diagnostics.map((diagnostic) => ({ ...place(diagnostic), ...(diagnostic.related && { related: diagnostic.related.map(place) }) }));
}
