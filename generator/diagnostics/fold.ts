import type { Diagnostic } from './diagnostic.ts';
import type { Fix } from './fix.ts';

/**
 * One report per cause: of the findings that name the same cause, the first error (without any, the first finding) is told, and
 * the others are its further places. A remedy that mends one place alone is no remedy of the cause, and is left out; what only
 * follows from the cause needs none.
 */
export function onePerCause(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const { cause, file } = diagnostic;
    if (cause && file) groups.set(cause, [...(groups.get(cause) ?? []), diagnostic]);
  }
  return diagnostics.flatMap((diagnostic) => {
    const group = groups.get(diagnostic.cause ?? '') ?? [];
    if (group.length < 2 || !group.includes(diagnostic)) return [diagnostic];
    const told =
      group.find(({ severity, follows }) => severity === 'error' && !follows) ?? group.find(({ follows }) => !follows) ?? group[0];
    return diagnostic === told
      ? [
          withOthers(
            told,
            group.filter((one) => one !== told),
          ),
        ]
      : [];
  });
}

function withOthers(told: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  const { fix, suggestion, ...rest } = told;
  const allFixed = together(fix, others, 'fix');
  const allSuggested = together(suggestion, others, 'suggestion');
  return {
    ...rest,
    ...(allFixed && { fix: allFixed }),
    ...(allSuggested && { suggestion: allSuggested }),
    also: others.flatMap(furtherPlace),
  };
}

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
