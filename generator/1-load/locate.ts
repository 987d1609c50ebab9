import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { Fix, Mend } from '../diagnostics/fix.ts';

type Located = Partial<Place> & { readonly dataPath?: readonly string[] };
type Reported = Located & { readonly related?: readonly Located[]; readonly found?: string; readonly mend?: Mend; readonly fix?: Fix };

/**
 * Adds lines and columns to diagnostics and readings that only know a file and the path of a value in it, and turns what
 * mends a value into a change of its file. Reads the sources with ts-morph, which is loaded only when there is something to find.
 */
export async function locate<Value extends Reported>(diagnostics: readonly Value[], root: string): Promise<(Value & Partial<Place>)[]> {
  const open = (place: Located) => place.file && !place.line && place.dataPath?.length;
  if (!diagnostics.some((diagnostic) => open(diagnostic) || diagnostic.mend || diagnostic.related?.some(open))) return [...diagnostics];
  const { openFinder } = await import('./positions/find-position.ts');
  const finder = openFinder((file) => readText(join(root, file)));
  const place = <Value extends Located>(value: Value, found?: string): Value => {
    if (!open(value)) return value;
    return { ...value, ...finder.place({ file: value.file as string, path: value.dataPath ?? [], found }) };
  };
  return diagnostics.map((diagnostic) => {
    const { mend, ...rest } = diagnostic;
    const { file, dataPath: path = [] } = diagnostic;
    const fix = mend && file ? finder.fix({ file, path }, mend) : diagnostic.fix;
    const related = diagnostic.related?.map((other) => place(other));
    return { ...place(rest as Value, diagnostic.found), ...(related && { related }), ...(fix && { fix }) };
  });
}

/** Nothing for a file that cannot be read: what is found in it is told without its line. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
