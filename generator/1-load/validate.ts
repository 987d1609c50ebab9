import type { z } from 'zod';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { describeIssue } from './describe-issue.ts';
import { type Kind, schemas } from './schemas/schemas.ts';

/** The value if it fits its kind of file, or a diagnostic for each field that does not (WL1003, WL1013). */
export function validate<Name extends Kind>(
  kind: Name,
  value: unknown,
  file: string,
): { value: z.output<(typeof schemas)[Name]> } | { diagnostics: Diagnostic[] } {
  if (kind === 'wording' && isWording(value)) return { value: value as z.output<(typeof schemas)[Name]> };
  const result = schemas[kind].safeParse(value);
  if (result.success) return { value: value as z.output<(typeof schemas)[Name]> };
  return { diagnostics: result.error.issues.map((issue) => describeIssue(issue, kind, { file, value })) };
}

/** A fast path: most files are nothing but texts in groups, and the schema takes many times as long. */
function isWording(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const key in value) {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    if (typeof inner !== 'string' && !isWording(inner)) return false;
  }
  return true;
}
