import { statSync } from 'node:fs';
import { isAbsolute, resolve, sep } from 'node:path';
import { closestMatch } from '../diagnostics/closest-match.ts';
import { OptionError } from './option-error.ts';
import type { BuildOptions, CheckOptions } from './site-options.ts';

/** The functions of `wortlaut/node`. */
export type FunctionName = 'build' | 'check';

/** The options as plain data, with what is taken where one is left out. Paths are absolute. */
export type PlainOptions = Omit<BuildOptions & CheckOptions, 'progress' | 'signal'> & {
  readonly folder: string;
  readonly content: string;
  readonly out: string;
};

interface Expected {
  readonly what: string;
  isRight(value: unknown): boolean;
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const path: Expected = { what: 'the path of a folder', isRight: isText };
const flag: Expected = { what: 'true or false', isRight: (value) => typeof value === 'boolean' };

const everywhere: Readonly<Record<string, Expected>> = {
  folder: path,
  content: path,
  origin: {
    what: 'a scheme and a host, such as https://www.example.com',
    isRight: (value) => /^https?:\/\/[^/?#]+\/?$/.test(String(value)),
  },
  production: flag,
  today: { what: 'an ISO date, such as 2027-06-30', isRight: isDate },
  progress: { what: 'a function', isRight: (value) => typeof value === 'function' },
  signal: { what: 'an AbortSignal', isRight: (value) => value instanceof AbortSignal },
};

const known: Readonly<Record<FunctionName, Readonly<Record<string, Expected>>>> = {
  build: {
    ...everywhere,
    out: path,
    hosts: {
      what: "a list of hosts, such as ['nginx']",
      isRight: (value) => Array.isArray(value) && value.length > 0 && value.every(isText),
    },
    force: flag,
  },
  check: { ...everywhere, types: flag, files: { what: 'an object of texts by their path in the content folder', isRight: isFiles } },
};

/** The options of a function as plain data. Throws an OptionError for the first that cannot be meant. */
export function readOptions(name: FunctionName, given: BuildOptions & CheckOptions): PlainOptions {
  for (const [option, value] of Object.entries(given)) if (value !== undefined) refuseWrong(name, option, value);
  const { progress, signal, ...plain } = given;
  const folder = resolve(given.folder ?? '.');
  const [content, out] = [resolve(folder, given.content ?? 'content'), resolve(folder, given.out ?? 'dist')];
  refuseMissing(folder, `The folder '${given.folder ?? '.'}'`, "Name that of the site with the option 'folder'.");
  refuseMissing(
    content,
    `The content folder '${content}'`,
    "Name an existing one with the option 'content', or that of the site with 'folder'.",
  );
  if (name === 'build' && (isWithin(content, out) || isWithin(out, content)))
    throw new OptionError(
      `The output folder '${out}' and the content folder '${content}' lie in one another. Name a folder of its own with the option 'out'.`,
    );
  return { ...plain, folder, content, out };
}

function refuseWrong(name: FunctionName, option: string, value: unknown): void {
  const options = known[name];
  const expected = Object.hasOwn(options, option) ? options[option] : undefined;
  if (!expected) {
    const near = closestMatch(option, Object.keys(options));
    throw new OptionError(
      `'${option}' is no option of ${name}.${near ? ` Did you mean '${near}'?` : ''} Known are ${Object.keys(options).join(', ')}.`,
    );
  }
  if (!expected.isRight(value))
    throw new OptionError(`The option '${option}' of ${name} is ${written(value)}; expected is ${expected.what}.`);
}

function refuseMissing(folder: string, what: string, remedy: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found?.isDirectory()) throw new OptionError(`${what} ${found ? 'is a file' : 'does not exist'}. ${remedy}`);
}

const written = (value: unknown) => (typeof value === 'string' ? `'${value}'` : typeof value === 'object' ? 'an object' : String(value));

function isDate(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
}

function isFiles(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const isInside = (path: string) => !isAbsolute(path) && path.split(/[\\/]/).every((part) => part !== '' && part !== '..');
  return Object.entries(value).every(([path, text]) => isInside(path) && (typeof text === 'string' || text === null));
}

const isWithin = (folder: string, outer: string) => folder === outer || folder.startsWith(outer.endsWith(sep) ? outer : outer + sep);
