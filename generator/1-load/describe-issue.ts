import type { z } from 'zod';
import { closestMatch, unambiguousMatch } from '../diagnostics/closest-match.ts';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { type Kind, schemas } from './schemas/schemas.ts';

type Issue = z.core.$ZodIssue;

/** The issue; for a union, that of the branch that matches furthest. */
export function deepest(issue: Issue): Issue {
  if (issue.code !== 'invalid_union' || !issue.errors.length) return issue;
  // Most groups are not gaps, so an issue of the gap schema explains nothing.
  const ofShapes = issue.errors.flat().filter((inner) => inner.code !== 'invalid_union' || inner.discriminator === undefined);
  const inner = (ofShapes.length ? ofShapes : issue.errors.flat()).reduce<Issue | undefined>(
    (best, next) => (!best || next.path.length > best.path.length ? next : best),
    undefined,
  );
  return inner?.path.length ? deepest({ ...inner, path: [...issue.path, ...inner.path] }) : issue;
}

/** The diagnostic for a value that does not fit its schema: what is expected, and a fix if a name can only be a typo. */
export function describeIssue(outer: Issue, kind: Kind, { file, value }: { file: string; value: unknown }): Diagnostic {
  const issue = deepest(outer);
  const dataPath = issue.path.map(String);
  const at = dataPath.length ? `'${dataPath.join('.')}'` : 'The definition';
  const found = valueAt(value, issue.path);
  const isList = kind === 'wording' && Array.isArray(found);
  const diagnostic = finding(kind === 'facts' && dataPath.length > 1 ? 'WL1013' : 'WL1003', { file, dataPath }, [
    `${at} ${isList ? 'is a list; texts stand in a group, each under a name' : expectation(issue, found, mayBeNull(kind, value, issue.path))}.`,
    isList
      ? namesForTexts
      : `${didYouMean(issue, found)}${smallestUnit(issue, found)}${onlyOne.has(kind) ? 'An editor offers what may stand here (Ctrl-Space).' : `Compare it with another ${nouns[kind]} of the content folder.`}`,
  ]);
  const mistyped = found === undefined ? mistypedName(issue, value) : undefined;
  if (mistyped === undefined) return diagnostic;
  const [name, written] = [dataPath.at(-1) as string, mistyped];
  return {
    ...diagnostic,
    dataPath: [...dataPath.slice(0, -1), written],
    hint: `There is '${written}'; did you mean '${name}'?`,
    fixIntent: { title: `Call it ${name}`, changes: [{ rename: name }] },
  };
}

/** Translations and findings refer to a text by its name; a place in a list changes with each insertion. */
const namesForTexts = "Write { first: '…', second: '…' } with a name of its own for each text, the same in all languages.";

/** The unexpected name that can only be a typo of a missing one. */
function mistypedName(issue: Issue, value: unknown): string | undefined {
  const name = issue.path.at(-1);
  const group = valueAt(value, issue.path.slice(0, -1));
  if (typeof name !== 'string' || typeof group !== 'object' || group === null || Array.isArray(group)) return undefined;
  return unambiguousMatch(name, Object.keys(group));
}

/** Fields that are counted in fractions of a unit, such as cents: how many of them make one unit. */
const parts: Readonly<Record<string, readonly [count: number, of: string, unit: string]>> = {
  minor: [100, 'the smallest unit of its currency, such as cents', ''],
  basisPoints: [100, 'hundredths of a percent', ' %'],
  tenths: [10, 'tenths', ''],
};

function smallestUnit(issue: Issue, found: unknown): string {
  const [count, of, unit] = parts[String(issue.path.at(-1))] ?? [];
  if (count === undefined || typeof found !== 'number' || Number.isInteger(found)) return '';
  const whole = found * count;
  // 29.9 is a price of 29.90.
  const written = count === 100 && Number(found.toFixed(2)) === found ? found.toFixed(2) : String(found);
  return `It is counted in ${of}: write ${Math.round(whole)} for ${written}${unit}. `;
}

function didYouMean(issue: Issue, found: unknown): string {
  if (issue.code !== 'invalid_value' || typeof found !== 'string') return '';
  const near = closestMatch(found, issue.values.map(String));
  return near === undefined ? '' : `Did you mean '${near}'? `;
}

/** The name of a value that may be null, so that its author need not invent a placeholder. */
function mayBeNull(kind: Kind, value: unknown, path: readonly PropertyKey[]): string | undefined {
  const name = path.at(-1);
  if (name === undefined) return undefined;
  const left = schemas[kind].safeParse(withNull(value, path)).error?.issues ?? [];
  return left.some((issue) => issue.path.join('.') === path.join('.')) ? undefined : String(name);
}

function withNull(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (key === undefined) return null;
  if (Array.isArray(value)) return value.map((inner, index) => (index === key ? withNull(inner, rest) : inner));
  return { ...(value as object), [key]: withNull((value as Record<PropertyKey, unknown> | undefined)?.[key], rest) };
}

export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
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
  page: 'page file',
  suppressions: 'suppression',
  wording: 'text file',
};

/** Kinds with a single file, so there is no other to compare it with. */
const onlyOne: ReadonlySet<Kind> = new Set(['site', 'brand', 'navigation']);

const articles: Record<string, string> = {
  int: 'a whole number',
  string: 'a text',
  array: 'a list',
  object: 'a group in braces',
  record: 'a group in braces',
  nonoptional: 'a value',
};

export function expectation(issue: Issue, found: unknown, nullable?: string): string {
  switch (issue.code) {
    case 'invalid_type': {
      // Some schemas have their own messages.
      if (!issue.message.startsWith('Invalid input')) return `must be ${issue.message}`;
      const expected = `${nullable === undefined ? '' : `\`${nullable}: null\` or `}${articles[issue.expected] ?? `a ${issue.expected}`}`;
      return found === undefined ? `is missing; ${expected} is expected` : `must be ${expected}`;
    }
    case 'invalid_value':
      return `must be ${issue.values.map((value) => `'${String(value)}'`).join(' or ')}`;
    case 'invalid_format':
      return `must be ${isDay(issue, found) ? 'a day that the calendar has' : (formats[issue.format] ?? issue.message)}`;
    case 'too_small':
      if (issue.origin !== 'number' && issue.origin !== 'int') return 'is empty';
      return issue.inclusive ? `must be ${issue.minimum} or more` : `must be more than ${issue.minimum}`;
    case 'invalid_union':
      // The schema of each union has its own message.
      return `must be ${issue.message}`;
    case 'invalid_key':
      return `has a name of another form: ${issue.issues[0]?.message ?? issue.message}`;
    default:
      return `is not right: ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`;
  }
}

/** Whether a text has the form of a date that does not exist. */
const isDay = ({ format }: { readonly format: string }, found: unknown): boolean =>
  format === 'date' && typeof found === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(found);

const formats: Record<string, string> = {
  date: 'a date as YYYY-MM-DD',
  datetime: 'a date or an instant in ISO 8601',
  email: 'an email address',
  hostname: 'the name of a host such as example.org, without https:// and without a path',
  url: 'an address that begins with https://',
};
