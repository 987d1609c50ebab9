import * as z from 'zod/mini';

/** Values of a form by field name; an unticked box is absent. */
export type FormValues = Readonly<Record<string, string>>;

/** An invalid field, and the key of the message. */
export interface Problem {
  readonly field: string;
  readonly key: string;
}

/** At most one problem per field, in the order of the fields: the first rule that a field breaks is the one that is reported. */
export function problemsIn(schema: z.ZodMiniType, values: Readonly<Record<string, unknown>>): readonly Problem[] {
  const issues = z.safeParse(schema, values).error?.issues ?? [];
  const problems = new Map<string, Problem>();
  for (const { path, message } of issues) {
    const field = String(path[0]);
    if (!problems.has(field)) problems.set(field, { field, key: message });
  }
  return [...problems.values()];
}
