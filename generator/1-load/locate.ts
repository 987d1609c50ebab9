import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { Fix, FixIntent } from '../diagnostics/fix.ts';

type Located = Partial<Place> & { readonly dataPath?: readonly string[] };
type Reported = Located & {
  readonly related?: readonly Located[];
  readonly found?: string;
  readonly part?: readonly [number, number];
  readonly fixIntent?: FixIntent;
  readonly fix?: Fix;
  readonly suggestionIntent?: FixIntent;
  readonly suggestion?: Fix;
};

/**
 * Adds lines and columns to diagnostics and readings that have only a file and a data path, and turns the intent of a fix into edits of its
 * file. Parses the sources with ts-morph, which is loaded only if something must be located.
 */
export async function locate<Value extends Reported>(diagnostics: readonly Value[], root: string): Promise<(Value & Partial<Place>)[]> {
  const open = (place: Located) => place.file && !place.line && place.dataPath?.length;
  if (
    !diagnostics.some(
      (diagnostic) => open(diagnostic) || diagnostic.fixIntent || diagnostic.suggestionIntent || diagnostic.related?.some(open),
    )
  )
    return [...diagnostics];
  const { openFinder } = await import('./positions/find-position.ts');
  const finder = openFinder((file) => readText(join(root, file)));
  const place = <Value extends Located>(value: Value, { found, part }: Pick<Reported, 'found' | 'part'> = {}): Value => {
    if (!open(value)) return value;
    return { ...value, ...finder.place({ file: value.file as string, path: value.dataPath ?? [], found, part }) };
  };
  return diagnostics.map((diagnostic) => {
    const { fixIntent, suggestionIntent, part, ...rest } = diagnostic;
    const { file, dataPath: path = [] } = diagnostic;
    const fix = fixIntent && file ? finder.fix({ file, path }, fixIntent) : diagnostic.fix;
    const suggestion = suggestionIntent && file ? finder.fix({ file, path }, suggestionIntent) : diagnostic.suggestion;
    const related = diagnostic.related?.map((other) => place(other));
    return {
      ...place(rest as Value, diagnostic),
      ...(related && { related }),
      ...(fix && { fix }),
      ...(suggestion && { suggestion }),
    };
  });
}

/** The text of a file; undefined if it cannot be read: its findings are then reported without lines. */
export function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
