import type { z } from 'zod';
import { closestMatch, unambiguousMatch } from '../diagnostics/closest-match.ts';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { Kind } from './schemas/schemas.ts';

export type Issue = z.core.$ZodIssue;

/**
 * The issues of a value: for a union, that of the branch that matches furthest. Each has the value, and as its message what is expected.
 * Each field that does not exist is an issue at its place, unless its name is a typo of a missing one.
 */
export function issuesOf(schema: z.ZodType, value: unknown): Issue[] {
  const issues = schema.safeParse(value, { error: expected, reportInput: true }).error?.issues.map(deepest).flatMap(eachField) ?? [];
  const typos = issues.flatMap((issue) => {
    const name = issue.input === undefined ? mistypedName(issue, value) : undefined;
    return name === undefined ? [] : [[...issue.path.slice(0, -1), name].join('.')];
  });
  return issues.filter((issue) => issue.code !== 'unrecognized_keys' || !typos.includes(issue.path.join('.')));
}

const eachField = (issue: Issue): Issue[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, path: [...issue.path, key], keys: [key] })) : [issue];

function deepest(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  // Most groups are not gaps, so an issue of the gap schema explains nothing.
  const ofShapes = issue.errors.flat().filter((inner) => inner.code !== 'invalid_union' || inner.discriminator === undefined);
  const inner = (ofShapes.length ? ofShapes : issue.errors.flat()).reduce<Issue | undefined>(
    (best, next) => (!best || next.path.length > best.path.length ? next : best),
    undefined,
  );
  return inner?.path.length ? deepest({ ...inner, path: [...issue.path, ...inner.path] }) : issue;
}

const types: Readonly<Record<string, string>> = {
  int: 'a whole number',
  string: 'a text',
  array: 'a list',
  object: 'a group in braces',
  record: 'a group in braces',
  nonoptional: 'a value',
};

const formats: Readonly<Record<string, string>> = {
  date: 'a date as YYYY-MM-DD',
  datetime: 'a date or an instant in ISO 8601',
  hostname: 'the name of a host such as example.org, without https:// and without a path',
};

/** The expectation, as it completes "must be". A schema with a message of its own does not use it. */
function expected(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected] ?? `a ${issue.expected}`;
    case 'invalid_value':
      return issue.values.map((value) => `'${String(value)}'`).join(' or ');
    case 'invalid_format':
      return issue.format === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(String(issue.input))
        ? 'a day that the calendar has'
        : formats[issue.format];
    case 'too_big':
      return `${issue.maximum} or less`;
    case 'too_small':
      return issue.inclusive ? `${issue.minimum} or more` : `more than ${issue.minimum}`;
    case 'invalid_union':
      return 'data: texts, numbers, true, false, null, lists and groups';
    case 'unrecognized_keys':
      return Object.keys((issue.inst as z.ZodObject).shape).join(', ');
    default:
      return undefined;
  }
}

/** The name of the value that has the fault; none for the whole value. */
export function ownerOf({ code, path }: Issue): string | undefined {
  const owner = code === 'unrecognized_keys' ? path.slice(0, -1) : path;
  return owner.length ? `'${owner.join('.')}'` : undefined;
}

/** The fault of a value, as it follows the name of the value. */
export function faultOf(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return `has a field '${issue.keys[0]}', which does not exist`;
  if (issue.code === 'invalid_key') return `has a name that is not ${issue.issues[0]?.message}`;
  if (issue.code === 'too_small' && typeof issue.input !== 'number') return 'is empty';
  return issue.input === undefined ? `is missing; ${issue.message} is expected` : `must be ${issue.message}`;
}

/** The hint that names the list of the values that fit. */
export const editorOffers = 'Press Ctrl-Space at this place: an editor lists what fits.';

const lastArgument = 'The call takes the values last, as in translate(source, { … }) and defineCopy(…, { … }).';

/** The hint that names the found value; an editor offers names of fields, and not days or texts. */
const replaced = ({ input }: Issue): string => (isPlain(input) ? `Write such a value instead of ${literal(input)}.` : editorOffers);

/** The diagnostic for a value that does not fit its schema: what is expected, and a fix if a name can only be a typo. */
export function describeIssue(issue: Issue, kind: Kind, { file, value }: { file: string; value: unknown }): Diagnostic {
  const dataPath = issue.path.map(String);
  const diagnostic = finding(kind === 'facts' && dataPath.length > 1 ? 'WL1013' : 'WL1003', { file, dataPath }, [
    `${ownerOf(issue) ?? 'The definition'} ${faultOf(issue)}.`,
    value === undefined ? lastArgument : didYouMean(issue) || smallestUnit(issue) || example(issue, value) || replaced(issue),
  ]);
  const mistyped = issue.input === undefined ? mistypedName(issue, value) : undefined;
  if (mistyped === undefined) return diagnostic;
  const name = dataPath.at(-1) as string;
  return {
    ...diagnostic,
    dataPath: [...dataPath.slice(0, -1), mistyped],
    hint: `The group has '${mistyped}'; did you mean '${name}'?`,
    fixIntent: { title: `Call it ${name}`, changes: [{ rename: name }] },
  };
}

/** The unexpected name that can only be a typo of a missing one. */
function mistypedName({ path }: Issue, value: unknown): string | undefined {
  const name = path.at(-1);
  const group = path.slice(0, -1).reduce<unknown>((inner, key) => Object(inner)[key], value);
  return typeof name === 'string' && !Array.isArray(group) ? unambiguousMatch(name, Object.keys(Object(group))) : undefined;
}

/** Fields that are counted in fractions of a unit, such as cents: how many of them make one unit. */
const parts: Readonly<Record<string, readonly [count: number, of: string, unit: string]>> = {
  minor: [100, 'the smallest unit of its currency, such as cents', ''],
  basisPoints: [100, 'hundredths of a percent', ' %'],
  tenths: [10, 'tenths', ''],
};

function smallestUnit({ path, input }: Issue): string {
  const [count, of, unit] = parts[String(path.at(-1))] ?? [];
  if (count === undefined || typeof input !== 'number' || !Number.isFinite(input) || Number.isInteger(input)) return '';
  // 29.9 is a price of 29.90.
  const amount = count === 100 && Number(input.toFixed(2)) === input ? input.toFixed(2) : String(input);
  return `It is counted in ${of}: write ${Math.round(input * count)} for ${amount}${unit}.`;
}

export function didYouMean(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') {
    const near = closestMatch(issue.keys[0] ?? '', issue.message.split(', '));
    return near === undefined ? `The fields are ${issue.message}.` : `Did you mean '${near}'?`;
  }
  if (issue.code !== 'invalid_value' || typeof issue.input !== 'string') return '';
  const near = closestMatch(issue.input, issue.values.map(String));
  return near === undefined ? '' : `Did you mean '${near}'?`;
}

/** The hint that names a value that fits: of another entry of the file, or else the first that is allowed; otherwise an empty text. */
function example(issue: Issue, value: unknown): string {
  const { path } = issue;
  const [entry, ...within] = path;
  const allowed = issue.code === 'invalid_value' ? issue.values : undefined;
  const fits = (other: unknown) => (allowed ? allowed.includes(other as never) : isPlain(other));
  const at = (other: unknown) => within.reduce<unknown>((inner, key) => Object(inner)[key], other);
  const near = within.length ? Object.entries(Object(value)).find(([name, other]) => name !== String(entry) && fits(at(other))) : undefined;
  if (near) return `Compare it with '${near[0]}' beside it, which has ${String(path.at(-1))}: ${literal(at(near[1]))}.`;
  return allowed ? `Write one of them, such as ${String(path.at(-1))}: ${literal(allowed[0])}.` : '';
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));
