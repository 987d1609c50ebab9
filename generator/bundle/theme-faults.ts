import { readdirSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { closestMatch } from '../diagnostics/closest-match.ts';
import { type Diagnostic, DiagnosticError, finding, type Place } from '../diagnostics/diagnostic.ts';
import { readText } from '../package/read-text.ts';
import { themeFile } from '../package/roots.mjs';
import { framesOf } from '../package/stack-frames.ts';
import { sharedPrefix } from './bundle-inputs.ts';

/** A fault in a file of the theme or of the configuration, relative to the folder of the site. */
export interface ThemeFault extends Place, Pick<Diagnostic, 'cause'> {
  readonly message: string;
  readonly hint?: string;
}

/**
 * The faults of a `DiagnosticError`. Otherwise WL6005: the faults in theme files that an error names, each at its place: an error of the
 * bundler, or of a module that throws while it is loaded. Empty if the error names no file of the theme. `root` is the folder that contains
 * the theme as `runtime`.
 */
export function themeFaults(error: unknown, root: string): Diagnostic[] {
  if (error instanceof DiagnosticError) return [...error.diagnostics];
  return placesIn(error, { root, main: themeFile, what: 'theme' }).map(faultAt);
}

/** The files whose faults are looked for in an error. */
export interface MeantFiles {
  readonly root: string;
  /** The file that imports all others. */
  readonly main: string;
  /** Names of these files in messages. */
  readonly what: string;
}

/** Whether a file can be one that an author has written for theme or configuration, wherever it is. */
const isMeant = (file: string) => !/^(content|generator|cli|tests|node_modules)\/|^$/.test(file);

/** The faults in some files of the site that an error names, each place once; empty if it names none of them. */
export function placesIn(error: unknown, files: MeantFiles): ThemeFault[] {
  const allFaults = [ofBundler, ofStack].map((read) => read(error, files)).find((faults) => faults.length > 0) ?? [];
  const places = new Set<string>();
  return allFaults.filter(({ file, line }) => isMeant(file ?? '') && !places.has(`${file}:${line}`) && places.add(`${file}:${line}`));
}

export function faultAt({ message, hint = 'Correct it there; without this file no page is made.', ...place }: ThemeFault): Diagnostic {
  return finding('WL6005', place, [`${message.replace(/\.$/, '')}.`, hint]);
}

type Reader = (error: unknown, files: MeantFiles) => ThemeFault[];

/** The errors of Rolldown, Vite and Lightning CSS (Rolldown's `RolldownError`). */
interface BundlerError {
  readonly message: string;
  readonly id?: string;
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
}

const ofBundler: Reader = (error, { root }) => {
  const all = (error as { errors?: readonly BundlerError[] } | undefined)?.errors;
  return Array.isArray(all) ? all.flatMap((one: BundlerError) => bundlerFault(one, root)) : [];
};

function bundlerFault({ message, id, loc }: BundlerError, root: string): ThemeFault[] {
  const text = stripVTControlCharacters(message);
  const [, specifier = '', importer] = /failed to resolve import "(.+?)" from "(.+?)"/.exec(text) ?? [];
  if (importer) return [missing(specifier, relative(root, importer), root)];
  const [, framed, row, column] = /\[ (\S+?):(\d+):(\d+) \]/.exec(text) ?? [];
  const place = framed ? { file: framed, line: Number(row), column: Number(column) } : loc && { ...loc, column: loc.column + 1 };
  const [, settings, wrong, line, at] = /Failed to load tsconfig "(.+?)".*?message: "(.+?) at line (\d+) column (\d+)"/.exec(text) ?? [];
  if (settings)
    return [{ file: relative(root, settings), line: Number(line), column: Number(at), message: `This file is not JSON: ${wrong}` }];
  const file = place?.file ?? id;
  if (!file) return [];
  // Code frames have paths relative to the current folder.
  const named = relative(root, resolve(file));
  const unresolved = /Could not resolve '(.+?)'/.exec(text)?.[1] ?? /ENOENT: .*open '(.+?)'/.exec(text)?.[1];
  // Rolldown's places are in transformed code, so the name is searched in the source.
  if (unresolved !== undefined) return [missing(unresolved, named, root)];
  const [, exported, module] = /"(.+?)" is not exported by "(.+?)"/.exec(text) ?? [];
  if (exported) {
    const exporter = module?.startsWith(sharedPrefix) ? `'${module.slice(sharedPrefix.length)}'` : relative(root, resolve(module ?? ''));
    return [{ file: named, ...lineOf(exported, named, root), message: `${exporter} exports no '${exported}'` }];
  }
  const [said = ''] = text.replace(/^(?:\[[\w:.-]+\]\s*)+/, '').split('\n');
  if (!/\.([cm]?[jt]sx?|json|css|less|s[ac]ss|styl|svg)$/.test(named) && !isSentence.test(said)) return [unknownKind(named)];
  if (/top-level await/i.test(said)) return [{ file: named, ...lineOf('await', named, root), message: waits }];
  const imported = /^This file imports '(.+?)'/.exec(said)?.[1];
  if (imported)
    return [{ file: named, ...lineOf(imported, named, root), message: said, hint: 'Remove the import: islands run in browsers.' }];
  const sentence = isSentence.test(said) ? said : `This file cannot be read: ${said}`;
  return [{ file: named, ...(place && { line: place.line, column: place.column }), message: sentence }];
}

/** The beginning of an error of our own plugins. */
const isSentence = /^This (file|site|image|SVG) /;

const waits = 'This file waits while it is loaded (await outside of a function), which it cannot';

/** A file that is not a module, and that the plugins do not turn into one. */
const unknownKind = (file: string): ThemeFault => ({
  file,
  message: `A module imports this file, and nothing reads files with the ending ${/[^./]*$/.exec(file)?.[0]}`,
  hint: 'Import its text with ?raw or its address with ?url, or name a plugin of Vite for such files under vite.plugins in wortlaut.config.ts.',
});

/** The fault of a site without a theme. */
export const noTheme: ThemeFault = {
  file: themeFile,
  message: 'This file is missing: a site has its theme there, and without one there are no pages',
  hint: 'Run the command in the folder of the site, which has `content` and `runtime`, or write the theme.',
};

/** A module that throws while it is loaded, and other errors in the theme outside of a page. */
const ofStack: Reader = (error, { what }) => {
  const frame = framesOf(error).find(({ file }) => !file.startsWith('node_modules/'));
  if (!frame || !isMeant(frame.file)) return [];
  const said = textOf(error).split('\n')[0] ?? '';
  const isCircle = error instanceof ReferenceError && said.endsWith('before initialization');
  return [{ ...frame, message: `The ${what} stops with an error here: ${said}`, ...(isCircle && { hint: circle }) }];
};

const circle = 'Modules import each other in a circle, and this one is loaded first. Move what both need to a third module.';

/** The import of a missing file or package. */
function missing(wanted: string, file: string, root: string): ThemeFault {
  const isFile = /^[./]/.test(wanted);
  const path = wanted.startsWith('/') ? wanted : resolve(root, dirname(file), wanted);
  const near = isFile ? closestMatch(basename(path), namesIn(dirname(path))) : undefined;
  return {
    file,
    ...lineOf(isFile ? basename(path) : wanted, file, root),
    ...(!isFile && { cause: `package ${wanted}` }),
    message: `This file imports ${isFile ? relative(root, path) : `the package '${wanted}'`}, which does not exist`,
    hint: near
      ? `Did you mean ${near}?`
      : isFile
        ? 'Correct the name, or write the missing file.'
        : 'Correct the name; `npm install` installs packages that package.json names.',
  };
}

/** The place of an import in a theme file: the first import line with the name, or else the first line with it. */
function lineOf(name: string, file: string, root: string): Pick<ThemeFault, 'line' | 'column'> {
  const lines = (readText(resolve(root, file)) ?? '').split('\n');
  const imported = lines.findIndex((text) => /^\s*(?:import|export|@import|\}\s*from)\b/.test(text) && text.includes(name));
  const line = imported < 0 ? lines.findIndex((text) => text.includes(name)) : imported;
  return line < 0 ? {} : { line: line + 1, column: (lines[line]?.indexOf(name) ?? 0) + 1 };
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Names to suggest; empty for a missing folder. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
