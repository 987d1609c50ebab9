import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { type BuildInfoPlaces, keepBuildInfo, restoreBuildInfo } from '../cache/build-info.ts';
import { hasNoErrors, keepNoErrors } from '../cache/checked-types.ts';
import { type CodeFoundBy, codes } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { shortHash } from '../package/hash.ts';
import { compilerMissing, compilerNotStarted, faultOfRun } from './compiler-faults.ts';
import { findFiles } from './find-files.ts';
import { pageFileOf } from './places.ts';
import { type CompilerRun, findCompiler, runCompiler } from './run-compiler.ts';
import { typesKey } from './type-signature/types-key.ts';

/**
 * Runs the native TypeScript compiler over the content, and over the theme where the content is that of its project, and says what
 * it found, in whichever file. The sentences that the content's types produce are taken out of the compiler's message; other errors
 * keep the compiler's words. With a cache, only what has changed is compiled, and nothing where only words have changed of which the
 * types know no more than their shape. That the compiler did not come to its end is an error.
 */
export async function checkTypes(content: string, project: string, cache?: string): Promise<Diagnostic[]> {
  const compiler = findCompiler(project);
  if (!compiler) return [compilerMissing()];
  const folder = resolve(content);
  // The compiler would open a pipe and wait for ever; WL1038 reports it.
  if (findFiles(folder).strange.length) return [];
  const config = configFor(folder, project);
  const settings = `${compiler.version}\n${config}`;
  const keyNow = async () => (cache === undefined ? undefined : typesKey({ folder, project, cache, settings }));
  const key = await keyNow();
  if (cache !== undefined && key !== undefined && (await hasNoErrors(cache, key))) return [];
  const name = `types-${shortHash(settings)}`;
  // Checks at the same time do not share these.
  const own = resolve(project, '.wortlaut', `${name}-${process.pid}-${++runs}`);
  const info = cache === undefined ? undefined : { kept: join(cache, `${name}.tsbuildinfo`), used: `${own}.tsbuildinfo` };
  const compile = async () => {
    await mkdir(dirname(own), { recursive: true });
    await writeFile(`${own}.json`, config);
    if (info) await restoreBuildInfo(info);
    return runCompiler(compiler, project, ['--project', `${own}.json`, ...incremental(info)]);
  };
  const run = await compile().catch((error: Error) => error);
  await rm(`${own}.json`, { force: true }).catch(() => {});
  const { errors, fault } = run instanceof Error ? { errors: [], fault: compilerNotStarted(run) } : answerOf(run);
  if (info) await keepBuildInfo(info, !fault);
  // What was edited meanwhile may have been compiled as it was or as it is.
  if (cache !== undefined && key !== undefined && !fault && !errors.length && key === (await keyNow())) await keepNoErrors(cache, key);
  const placed = errors.map((error) => ({ ...error, file: relative(dirname(folder), resolve(project, error.file)) }));
  return [...(fault ? [fault] : []), ...placed.map(describe)];
}

let runs = 0;

const incremental = (info: BuildInfoPlaces | undefined) => (info ? ['--incremental', '--tsBuildInfoFile', info.used] : []);

/** The errors in files of the site, and why the answer cannot be relied on. An error in the settings is no error in the site. */
function answerOf(run: CompilerRun): { errors: CompilerError[]; fault: Diagnostic | undefined } {
  const found = parseOutput(run.stdout);
  const errors = found.filter(({ file }) => !file.endsWith('.json'));
  const [ofSettings] = found.filter(({ file }) => file.endsWith('.json'));
  const unread = ofSettings ? `${ofSettings.file}: ${ofSettings.text}` : lineNotUnderstood(run.stdout);
  return { errors, fault: faultOfRun(run, found.length, unread) };
}

/**
 * What concerns an author: the content, the model whose types it imports, and the theme. A content folder elsewhere is compiled with
 * what the theme declares to the model, and without the templates, which belong to the content of their project.
 */
function configFor(folder: string, project: string): string {
  const theme = folder === resolve(project, 'content') ? '../runtime' : '../runtime/register.ts';
  const place = relative(resolve(project, '.wortlaut'), folder);
  const include = [place, '../generator/model', theme];
  return JSON.stringify({ extends: '../tsconfig.json', include, exclude: ['**/node_modules'] });
}

interface CompilerError {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly number: string;
  readonly text: string;
}

const errorLine = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/;

/** `file(line,column): error TSnnnn: text`, with continuation lines indented. */
export function parseOutput(output: string): CompilerError[] {
  const errors: CompilerError[] = [];
  for (const line of output.split('\n')) {
    const start = errorLine.exec(line);
    if (start) {
      const [, file = '', row, column, number = '', text = ''] = start;
      errors.push({ file, line: Number(row), column: Number(column), number, text });
    } else if (/^\s+\S/.test(line)) {
      const last = errors.pop();
      if (last) errors.push({ ...last, text: `${last.text}\n${line.trim()}` });
    }
  }
  return errors;
}

/** The first line that is neither an error in a file nor the continuation of one. */
function lineNotUnderstood(output: string): string | undefined {
  const lines = output.split('\n');
  const first = lines.findIndex((line) => errorLine.test(line));
  return lines.find((line, index) => line.trim() !== '' && !errorLine.test(line) && (index < first || first < 0 || !/^\s/.test(line)));
}

const sentence = /["`]('[^'"`\n]+' (?:is missing|must|has|names|is empty|does not exist|cannot|is not (?:read|in the))[^"\n]*?)["`]/g;

// The more particular sentence comes first.
const kinds: readonly (readonly [RegExp, CodeFoundBy<'compiler'>])[] = [
  [/is not in the (?:outline|base)/, 'WL4006'],
  [/the outline has it/, 'WL4002'],
  [/ names \{(?:ref|doc)/, 'WL4003'],
  [/ names \{(?:def|term)/, 'WL4004'],
  [/is not read by this template/, 'WL2025'],
  [/ the argument \{/, 'WL2026'],
  [/must be a (?:text in|group of)/, 'WL2027'],
  [/is missing/, 'WL2001'],
  [/does not exist in the source/, 'WL2002'],
  [/ the link \(/, 'WL2031'],
  [/ shows as characters/, 'WL2032'],
  [/placeholder/, 'WL2003'],
  [/ names \{/, 'WL1009'],
  [/ is empty/, 'WL2007'],
  [/cannot be left out/, 'WL2008'],
];

export function describe({ file, line, column, number, text }: CompilerError): Diagnostic & { code: CodeFoundBy<'compiler'> } {
  const said = [...text.matchAll(sentence)].at(-1)?.[1];
  if (!said) {
    return {
      code: 'WL6006',
      severity: 'error',
      file,
      line,
      column,
      message: `${text.split('\n')[0]} (${number})`,
      hint: 'Give the value the type that its place asks for.',
    };
  }
  const code = kinds.find(([pattern]) => pattern.test(said))?.[1] ?? 'WL1003';
  const end = said.indexOf('. ');
  return {
    code,
    severity: 'error',
    file,
    line,
    column,
    message: end > 0 ? said.slice(0, end + 1) : said,
    ...(end > 0 && { hint: said.slice(end + 2) }),
  };
}

/**
 * Type errors that nothing else has found. A fault that a check sees too is reported once, in the check's words; of a file
 * that cannot be loaded, the compiler has nothing to add. The others must know their places already.
 */
export function withoutRepeats(types: readonly Diagnostic[], others: readonly Diagnostic[]): Diagnostic[] {
  // A name of an earlier version breaks the types of whatever uses the file; until it is corrected, they say nothing new.
  if (others.some(({ code }) => code === 'WL1040')) return [];
  // The files beside it are translations of one that was not read, or it of them.
  const unread = new Set(
    others
      .filter(({ code }) => codes[code].distortsTypes)
      .flatMap(({ file, related = [] }) => [file, ...related.map((other) => other.file)])
      .flatMap((file) => (file ? [dirname(file)] : [])),
  );
  // Where a source text differs from all its translations, the compiler names every one of them.
  const places = others.flatMap((other) => [other, ...(other.code === 'WL4012' ? (other.related ?? []) : [])]);
  const reported = new Set(places.map(({ file, line }) => `${file}:${line}`));
  // A text may begin on the line below its name, and a mistyped name is reported instead of the one that is missing.
  const named = new Set(others.flatMap(({ file, dataPath = [], expected }) => [`${file} ${dataPath.join('.')}`, `${file} ${expected}`]));
  const said = new Set(others.map(({ message }) => message));
  // A name that is reported to be missing is not reported again wherever the compiler meets it.
  const missing = new Set(others.flatMap(({ cause }) => (cause ? [cause.slice(cause.indexOf(' ') + 1)] : [])));
  // A link that leads nowhere is reported where it stands, and not again in translations that have another.
  const astray = new Set(others.flatMap(({ found }) => /^\]\((.+)\)$/.exec(found ?? '')?.[1] ?? []));
  // A text that cannot be read is reported where it stands, and not again in the translations, which are compared with it.
  const misfits = others.flatMap(({ code, file, dataPath = [] }) =>
    code === 'WL1003' && file && dataPath.length ? [{ folder: dirname(file), path: dataPath.join('.') }] : [],
  );
  const repeatsMisfit = (file: string, path: string) =>
    misfits.some((one) => one.folder === dirname(file) && (`${path}.`.startsWith(`${one.path}.`) || `${one.path}.`.startsWith(`${path}.`)));
  const misspelt = namesReportedIn(others);
  const unlisted = others.flatMap(({ cause = '' }) => /^register facts\/(.+)\.ts$/.exec(cause)?.[1] ?? []);
  return types.filter(
    ({ code, file, line, message }) =>
      !unlisted.some((theme) => namesFactOf(theme, message)) &&
      !(file && unread.has(dirname(file))) &&
      !(file && repeatsMisfit(file, /^'([^']+)'/.exec(message)?.[1] ?? '?')) &&
      !(code === 'WL6006' && misspelt(file ?? '', message)) &&
      !reported.has(`${file}:${line}`) &&
      !said.has(message) &&
      !astray.has(/ the link \(([^)]+)\)/.exec(message)?.[1] ?? '') &&
      !named.has(`${file} ${/^'([^']+)'/.exec(message)?.[1] ?? ''}`) &&
      !missing.has(/^(?:Argument of type|Type) '"([^"]+)"' is not assignable/.exec(message)?.[1] ?? ''),
  );
}

/**
 * Whether the compiler's own words speak of a name that is reported already: a page that the list lacks, wherever a link leads to it, or
 * a text that the dictionaries have under different names, where a component asks for it.
 */
function namesReportedIn(others: readonly Diagnostic[]): (file: string, message: string) => boolean {
  const pages = new Set(
    others.flatMap(({ code, file = '' }) => (code === 'WL1011' ? (pageFileOf(file.slice(file.indexOf('/') + 1))?.id ?? []) : [])),
  );
  const texts = new Set(
    others.flatMap(({ code, file = '', dataPath = [], expected }) =>
      /^WL20(?:01|02|10)$/.test(code) && file.includes('/dictionaries/')
        ? [dataPath.at(-1) ?? [], expected?.split('.').at(-1) ?? []].flat()
        : [],
    ),
  );
  return (file, message) => {
    const page = /^(?:Argument of t|T)ype '"([^"]+)"' is not assignable to (?:parameter of )?type 'PageId'/.exec(message)?.[1];
    if (page !== undefined) return pages.has(page);
    if (!/(?:^|\/)runtime\//.test(file)) return false;
    const asked = /^Argument of type '(.+?)' is not assignable to parameter of type 'Key</.exec(message)?.[1];
    const names = asked?.match(/(?<=")[^"|]+(?=")/g) ?? /^Property '([^']+)' does not exist on type/.exec(message)?.slice(1) ?? [];
    return names.some((name) => texts.has(name));
  };
}

/** Whether a message names a fact of a file: `{fact:trial.period}`, `"trial.period"`. */
function namesFactOf(theme: string, message: string): boolean {
  return [':', '"', "'"].some((before) => message.includes(`${before}${theme}.`));
}
