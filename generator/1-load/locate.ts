import { join } from 'node:path';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import type { FixIntent } from '../diagnostics/fix.ts';
import { readText } from '../package/read-text.ts';
import type { openFinder } from './positions/find-position.ts';

type Located = Partial<Place> & Partial<Pick<Diagnostic, 'code' | 'dataPath'>>;
type Reported = Located &
  Pick<Diagnostic, 'found' | 'part' | 'fixIntent' | 'fix' | 'suggestionIntent' | 'suggestion'> & { readonly related?: readonly Located[] };

/** Adds lines and columns to values with a file and a data path, and makes edits of intents. Loads the parser only on demand. */
export async function locate<Value extends Reported>(diagnostics: readonly Value[], root: string): Promise<(Value & Partial<Place>)[]> {
  let finder: Promise<ReturnType<typeof openFinder>> | undefined;
  const open = () => {
    finder ??= import('./positions/find-position.ts').then(({ openFinder }) => openFinder((file) => readText(join(root, file))));
    return finder;
  };
  const place = async <Value extends Located>(value: Value, { found, part }: Pick<Reported, 'found' | 'part'> = {}): Promise<Value> => {
    const { file, line, code, dataPath: path } = value;
    // A value that is wrong as a whole is at its definition (WL1003).
    if (!file || line || !path || !(path.length || code === 'WL1003')) return value;
    return { ...value, ...(await open()).place({ file, path, found, part }) };
  };
  const edits = async ({ file, dataPath: path = [] }: Located, intent: FixIntent | undefined) =>
    intent && file ? (await open()).fix({ file, path }, intent) : undefined;
  const located: (Value & Partial<Place>)[] = [];
  for (const diagnostic of diagnostics) {
    const { fixIntent, suggestionIntent, part, ...rest } = diagnostic;
    const fix = fixIntent ? await edits(diagnostic, fixIntent) : diagnostic.fix;
    const suggestion = suggestionIntent ? await edits(diagnostic, suggestionIntent) : diagnostic.suggestion;
    const related = diagnostic.related && (await Promise.all(diagnostic.related.map((other) => place(other))));
    located.push({
      ...(await place(rest as Value, diagnostic)),
      ...(related && { related }),
      ...(fix && { fix }),
      ...(suggestion && { suggestion }),
    });
  }
  return located;
}
