import type { Diagnostic } from './diagnostic.ts';
import type { Fix } from './fix.ts';

/**
 * One report per cause: of the findings that name the same cause, the first error (without any, the first finding) is told, and
 * the others are its further places. A remedy that mends one place alone is no remedy of the cause, and is left out; what only
 * follows from the cause needs none. Where several texts agree on a name, the slip may be where they all look for it, so that their
 * remedy is a suggestion.
 */
export function groupByCause(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  const placeless = new Set<string>();
  for (const diagnostic of diagnostics) {
    const { cause, file } = diagnostic;
    if (cause && file) groups.set(cause, [...(groups.get(cause) ?? []), diagnostic]);
  }
  return diagnostics.flatMap((diagnostic) => {
    if (!diagnostic.file && !diagnostic.address) {
      const key = [diagnostic.code, diagnostic.message].join('\0');
      if (placeless.has(key)) return [];
      placeless.add(key);
    }
    const group = groups.get(diagnostic.cause ?? '') ?? [];
    if (group.length < 2 || !group.includes(diagnostic)) return [diagnostic];
    const told =
      group.find(({ severity, follows }) => severity === 'error' && !follows) ?? group.find(({ follows }) => !follows) ?? group[0];
    return diagnostic === told
      ? [
          withOthers(
            told,
            group.filter((one) => one !== told && !(one.follows && isAtPlace(one, told))),
          ),
        ]
      : [];
  });
}

function withOthers(told: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  const { fix, suggestion, ...rest } = told;
  const all = together(fix, others, 'fix');
  const isOneText = others.every((one) => one.follows || isSameText(one, told));
  const allFixed = isOneText ? all : undefined;
  const allSuggested = isOneText ? together(suggestion, others, 'suggestion') : (all ?? together(suggestion, others, 'suggestion'));
  return {
    ...rest,
    ...(allFixed && { fix: allFixed }),
    ...(allSuggested && { suggestion: allSuggested }),
    ...(others.length && { also: others.flatMap(furtherPlace) }),
  };
}

/** Whether two findings are about one text, in the same or another language. */
const isSameText = (one: Diagnostic, other: Diagnostic) => folderOf(one) === folderOf(other) && pathOf(one) === pathOf(other);
const folderOf = ({ file = '' }: Diagnostic) => file.slice(0, file.lastIndexOf('/'));
const pathOf = ({ dataPath = [] }: Diagnostic) => dataPath.join('.');

/** What follows from a finding at its own place says nothing more. */
const isAtPlace = (one: Diagnostic, told: Diagnostic) => one.file === told.file && pathOf(one) === pathOf(told);

/** A remedy with the same one of all other findings; nothing where one of them has another, or has none and needs one. */
function together(remedy: Fix | undefined, others: readonly Diagnostic[], kind: 'fix' | 'suggestion'): Fix | undefined {
  if (!remedy) return undefined;
  const isSame = (one: Diagnostic) => one[kind]?.title === remedy.title;
  if (!others.every((one) => isSame(one) || (one.follows && !one[kind]))) return undefined;
  return { title: remedy.title, edits: [remedy, ...others.flatMap((one) => one[kind] ?? [])].flatMap(({ edits }) => edits) };
}

function furtherPlace({ code, file, message, line, column, endLine, endColumn, dataPath }: Diagnostic) {
  if (!file) return [];
  const found = { line, column, endLine, endColumn, dataPath };
  return [{ code, file, message, ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) }];
}
