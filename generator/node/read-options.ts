import { statSync } from 'node:fs';
import { isAbsolute, resolve, sep } from 'node:path';
import { closestMatch } from '../diagnostics/closest-match.ts';
import { isDay } from '../markup/date-time.ts';
import { expectedOrigin, isOrigin } from '../model/contact.ts';
import { type BuildOptions, type CheckOptions, OptionError } from './site-options.ts';

/** The functions of `wortlaut/node`. */
export type FunctionName = 'build' | 'check';

/** The options as plain data with their defaults. Paths are absolute. */
export type PlainOptions = Omit<BuildOptions & CheckOptions, 'progress' | 'signal'> & {
  readonly folder: string;
  readonly content: string;
  readonly out: string;
};

/** A kind of value in words, and whether a value is of that kind. */
type Kind = readonly [words: string, includes: (value: unknown) => boolean];

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const path: Kind = ['the path of a folder', isText];
const flag: Kind = ['true or false', (value) => typeof value === 'boolean'];

const common: Readonly<Record<string, Kind>> = {
  folder: path,
  content: path,
  origin: [expectedOrigin(''), (value) => isOrigin(String(value))],
  production: flag,
  today: ['an ISO date, such as 2027-06-30', isDay],
  progress: ['a function', (value) => typeof value === 'function'],
  signal: ['an AbortSignal', (value) => value instanceof AbortSignal],
};

const optionsOf: Readonly<Record<FunctionName, Readonly<Record<string, Kind>>>> = {
  build: {
    ...common,
    out: path,
    hosts: ["a list of hosts, such as ['nginx']", (value) => Array.isArray(value) && value.length > 0 && value.every(isText)],
    force: flag,
  },
  check: { ...common, types: flag, files: ['an object of texts by their path in the content folder', isFiles] },
};

/** The options of a function as plain data. Throws an OptionError for the first wrong one. */
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
      `The output folder '${out}' and the content folder '${content}' overlap. Name another output folder with the option 'out'.`,
    );
  return { ...plain, folder, content, out };
}

function refuseWrong(name: FunctionName, option: string, value: unknown): void {
  const options = optionsOf[name];
  const kind = Object.hasOwn(options, option) ? options[option] : undefined;
  if (!kind) {
    const near = closestMatch(option, Object.keys(options));
    throw new OptionError(
      `'${option}' is not an option of ${name}.${near ? ` Did you mean '${near}'?` : ''} The options are ${Object.keys(options).join(', ')}.`,
    );
  }
  if (!kind[1](value)) throw new OptionError(`The option '${option}' of ${name} is ${literal(value)}; expected ${kind[0]}.`);
}

function refuseMissing(folder: string, subject: string, remedy: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) throw new OptionError(`${subject} ${stats ? 'is a file' : 'does not exist'}. ${remedy}`);
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : typeof value === 'object' ? 'an object' : String(value));

function isFiles(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const isInside = (path: string) => !isAbsolute(path) && path.split(/[\\/]/).every((part) => part !== '' && part !== '..');
  return Object.entries(value).every(([path, text]) => isInside(path) && (typeof text === 'string' || text === null));
}

const isWithin = (folder: string, outer: string) => folder === outer || folder.startsWith(outer.endsWith(sep) ? outer : outer + sep);
