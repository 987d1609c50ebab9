import type { z } from 'zod';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { type Kind, schemas } from './schemas.ts';

/** The value as its kind of file must be, or one diagnostic per field that is not. */
export function validate<Name extends Kind>(
  kind: Name,
  value: unknown,
  file: string,
): { value: z.output<(typeof schemas)[Name]> } | { diagnostics: Diagnostic[] } {
  if (kind === 'wording' && isWording(value)) return { value: value as z.output<(typeof schemas)[Name]> };
  const result = schemas[kind].safeParse(value);
  if (result.success) return { value: value as z.output<(typeof schemas)[Name]> };
  return { diagnostics: result.error.issues.map((issue) => describe(deepest(issue), kind, { file, value })) };
}

/** Whether a value is texts in groups, beyond doubt: most of the content is, and the schema takes many times as long. */
function isWording(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const key in value) {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    if (typeof inner !== 'string' && !isWording(inner)) return false;
  }
  return true;
}

type Issue = z.core.$ZodIssue;

/** Inside a union, the branch that came furthest says best what is wrong. */
function deepest(issue: Issue): Issue {
  if (issue.code !== 'invalid_union' || !issue.errors.length) return issue;
  const inner = issue.errors
    .flat()
    .reduce<Issue | undefined>((best, next) => (!best || next.path.length > best.path.length ? next : best), undefined);
  return inner?.path.length ? deepest({ ...inner, path: [...issue.path, ...inner.path] }) : issue;
}

function describe(issue: Issue, kind: Kind, { file, value }: { file: string; value: unknown }): Diagnostic {
  const dataPath = issue.path.map(String);
  const at = dataPath.length ? `'${dataPath.join('.')}'` : 'The definition';
  return {
    code: kind === 'facts' && dataPath.length > 1 ? 'WL1013' : 'WL1003',
    severity: 'error',
    file,
    dataPath,
    message: `${at} ${expectation(issue, valueAt(value, issue.path))}.`,
    hint: `${didYouMean(issue, valueAt(value, issue.path))}Compare it with another ${nouns[kind]} of the content folder.`,
  };
}

function didYouMean(issue: Issue, found: unknown): string {
  if (issue.code !== 'invalid_value' || typeof found !== 'string') return '';
  const near = nearest(found, issue.values.map(String));
  return near === undefined ? '' : `Did you mean '${near}'? `;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );
}

const nouns: Record<Kind, string> = {
  site: 'site file',
  brand: 'brand file',
  navigation: 'navigation file',
  languages: 'language',
  country: 'country file',
  facts: 'fact',
  claims: 'claim',
  pages: 'list of pages',
  page: 'page file',
  suppressions: 'suppression',
  wording: 'text file',
};

const articles: Record<string, string> = {
  int: 'a whole number',
  string: 'a text',
  array: 'a list',
  object: 'a group in braces',
  record: 'a group in braces',
  nonoptional: 'a value',
};

function expectation(issue: Issue, found: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return found === undefined
        ? `is missing; ${articles[issue.expected] ?? `a ${issue.expected}`} is expected`
        : `must be ${articles[issue.expected] ?? `a ${issue.expected}`}`;
    case 'invalid_value':
      return `must be ${issue.values.map((value) => `'${String(value)}'`).join(' or ')}`;
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? issue.message}`;
    case 'too_small':
      if (issue.origin !== 'number' && issue.origin !== 'int') return 'is empty';
      return issue.inclusive ? `must be ${issue.minimum} or more` : `must be more than ${issue.minimum}`;
    case 'invalid_union':
      return 'has none of the shapes that are allowed here';
    default:
      return `is not right: ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`;
  }
}

const formats: Record<string, string> = {
  date: 'a date as YYYY-MM-DD',
  datetime: 'a date or an instant in ISO 8601',
  email: 'an email address',
  url: 'an address that begins with https://',
};
