import type { Diagnostic } from './diagnostic.ts';

/**
 * One report per cause: of the findings that name the same cause, the first error (without any, the first finding) is told, and
 * the others are its further places. A remedy that mends one place alone is no remedy of the cause, and is left out.
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
    const told = group.find(({ severity }) => severity === 'error') ?? group[0];
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
  const { fix, ...rest } = told;
  const edits = [told, ...others].flatMap((one) => one.fix?.edits ?? []);
  const all = fix && others.every((one) => one.fix?.title === fix.title);
  return { ...rest, ...(all && { fix: { title: fix.title, edits } }), also: others.flatMap(furtherPlace) };
}

function furtherPlace({ code, file, message, line, column, endLine, endColumn, dataPath }: Diagnostic) {
  if (!file) return [];
  const found = { line, column, endLine, endColumn, dataPath };
  return [{ code, file, message, ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) }];
}
